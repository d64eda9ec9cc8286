/** Nouns that head job titles, folded, singular, in several languages; used beside the vocabulary's titles. */
const nouns = `rep mgr engr asst exec admin sme cmo chro cxo svp evp avp avp dgm agm freelancer scrum-master manager engineer developer analyst consultant director administrator coordinator specialist assistant officer executive
supervisor technician architect designer programmer accountant auditor clerk secretary receptionist representative associate advisor
adviser lead leader head president vice-president vp ceo cto cfo coo cio chairman founder co-founder owner partner principal professor lecturer
teacher instructor trainer tutor researcher scientist intern trainee apprentice internship nurse physician doctor surgeon pharmacist
therapist dentist paramedic caregiver lawyer attorney paralegal counsel judge chef cook waiter waitress bartender barista cashier salesman
saleswoman salesperson seller buyer planner scheduler controller comptroller treasurer cashier teller banker broker trader underwriter
estimator surveyor foreman mechanic electrician plumber welder carpenter machinist operator driver pilot captain dispatcher
storekeeper warehouseman picker packer loader cleaner janitor housekeeper gardener guard editor writer copywriter journalist reporter
translator interpreter photographer producer artist animator illustrator musician librarian curator strategist recruiter tester
webmaster dba sysadmin devops fellow postdoc chief superintendent inspector investigator detective
merchandiser agent negotiator buyer economist statistician mathematician biologist chemist physicist geologist psychologist counselor
counsellor worker aide helper attendant steward stewardess hostess concierge stylist hairdresser beautician volunteer ambassador
evangelist expert professional practitioner facilitator mentor coach deputy registrar dean provost chancellor rector
marketer generalist handler maker operative keeper sergeant lieutenant corporal commander soldier
ingenieur entwickler berater leiter leiterin assistent assistentin kaufmann kauffrau sachbearbeiter sachbearbeiterin geschaftsfuhrer
techniker lehrer lehrerin krankenschwester krankenpfleger pflegefachkraft projektleiter projektmanager entwicklerin ingenieurin verkaufer
verkauferin buchhalter buchhalterin praktikant praktikantin werkstudent werkstudentin referent referentin mitarbeiter mitarbeiterin
developpeur developpeuse ingenieure directeur directrice responsable chargee charge conseiller conseillere comptable infirmier
infirmiere technicien technicienne vendeur vendeuse stagiaire alternant enseignant enseignante assistante gestionnaire chef redacteur
ingeniero ingeniera desarrollador desarrolladora programador programadora analista consultor consultora gerente jefe jefa director
directora coordinador coordinadora asistente contador contadora profesor profesora enfermero enfermera vendedor vendedora tecnico tecnica
administrador administradora becario becaria auxiliar encargado encargada abogado abogada
ingegnere sviluppatore sviluppatrice consulente direttore direttrice responsabile impiegato impiegata infermiere infermiera insegnante
addetto addetta tirocinante stagista commesso commessa contabile
engenheiro engenheira desenvolvedor desenvolvedora diretor diretora coordenador coordenadora estagiario estagiaria
enfermeiro enfermeira tecnico assessor assessora
ontwikkelaar adviseur medewerker medewerkster directeur leraar verpleegkundige verkoper boekhouder stagiair teamleider
inginer programator dezvoltator contabil profesor asistent asistenta vanzator sef coordonator specialist consilier
inzynier programista kierownik dyrektor specjalista ksiegowy ksiegowa nauczyciel pielegniarka sprzedawca asystent asystentka stazysta`;

const titleNouns = new Set(nouns.split(/\s+/));

/** Words that may stand in a title before or after its noun. */
const titleFillers = new Set(
  `senior junior sr jr assistant associate lead chief principal staff head deputy vice general regional national global area district
territory executive managing operations sales marketing human resources hr it project program product account business finance
software hardware system systems network web data database quality customer service support technical customer client field
part-time full-time freelance contract intern development design research care health retail store office administrative
engineering production financial clinical medical legal security training education communications event events supply chain procurement
logistics creative art graphic ui ux user experience interface interaction front back end full stack cloud mobile android ios java python php
mechanical electrical civil chemical industrial maintenance construction process quality safety registered licensed certified chartered
of and the for in to & / i ii iii iv v`.split(/\s+/),
);

const singular = (word: string): string =>
  word.endsWith('s') && !word.endsWith('ss') && word.length > 4 ? word.slice(0, -1) : word;

export const isTitleNoun = (foldedWord: string): boolean =>
  titleNouns.has(foldedWord) || titleNouns.has(singular(foldedWord));

export const isTitleFiller = (foldedWord: string): boolean => titleFillers.has(foldedWord);

/**
 * Where the title begins that ends a text: "Acme Hospital Staff Nurse" gives the place of "Staff". `null` where the
 * text does not end with a title's noun.
 */
export function titleTail(text: string, folded: string): number | null {
  const words = [...folded.matchAll(/[^\s,]+/g)];
  const last = words.at(-1);
  if (!last || !isTitleNoun(last[0])) return null;
  let start = last.index;
  for (const word of words.slice(0, -1).reverse()) {
    if (!isTitleFiller(word[0]) && !isTitleNoun(word[0])) break;
    start = word.index;
  }
  return start < text.length ? start : null;
}
