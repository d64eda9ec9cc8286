/** Local parts of shared mailboxes, and of placeholder addresses in templates. */
const roleWords = new Set(
  `admin administration agency application applications apply bewerbung bewerbungen business candidat candidate candidates
  candidature candidatures candidatos career careers carrieres contact contacto cv email empleo example firstname hello
  help hr info information jobs job karriere kontakt lastname mail mailbox me myname name noreply office personal
  personalabteilung post recruit recruiter recruiters recruiting recruitment recrutement reply resume resumes rh rrhh sales
  seleccion service staffing support talent team user username vacancies vacancy work your yourname`.split(
    /\s+/,
  ),
);

export const isRoleWord = (word: string): boolean => roleWords.has(word);
