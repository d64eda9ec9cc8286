/** A frequently asked question with its answer. */
export type FaqEntry = {
  /** Its id in URLs. */
  readonly id: string;
  readonly topic: FaqTopic;
  readonly question: string;
  /** Paragraphs are separated by a blank line. */
  readonly answer: string;
  /** Search words that don't occur in the entry. */
  readonly soughtBy?: string;
};

export const faqTopics = ['Files', 'Scores', 'Credits and plans', 'Privacy', 'Account'] as const;
export type FaqTopic = (typeof faqTopics)[number];

/** Real questions with true answers; update them when the product changes. */
export const faq: readonly FaqEntry[] = [
  {
    id: 'formats',
    topic: 'Files',
    question: 'Which files can Winnow read?',
    answer:
      'PDF, DOCX, DOC, RTF, ODT, TXT, HTML, JSON Resume, Europass XML, and pictures of pages (PNG, JPEG). Up to 10 MB per file and 50 files in a run; folders and ZIP archives are unpacked. Winnow goes by a file’s content, not its name. If the extension contradicts the content, such as a Word document named .pdf, the file is rejected, the reason names the right extension, and nothing is charged.',
    soughtBy: 'upload type word size limit support jpg json xml europass linkedin',
  },
  {
    id: 'unreadable',
    topic: 'Files',
    question: 'Why couldn’t a file be read?',
    answer:
      'Its row says why: it is password-protected, damaged, empty, too large, of an unsupported type, or has no text. A file without text is often a scan: Winnow recognizes scanned pages in English and tells you if it finds nothing.\n\nA file that cannot be read gets no score and costs no credit. Repair it or ask for another copy, then retry that row.',
    soughtBy: 'failed error broken encrypted protected',
  },
  {
    id: 'scan',
    topic: 'Files',
    question: 'Can Winnow read scanned resumes?',
    answer:
      'Yes, in English, on the server itself. Text recognition is less reliable than reading text, so the confidence is lower and the result says that the text was recognized.',
    soughtBy: 'ocr picture photo image',
  },
  {
    id: 'columns',
    topic: 'Files',
    question: 'Can it handle two-column layouts?',
    answer:
      'Yes. Columns, sidebars, tables and text boxes are read in the order a person would read them. Open a candidate to see the extracted text next to the original.',
    soughtBy: 'layout table design',
  },
  {
    id: 'score',
    topic: 'Scores',
    question: 'What does a score mean?',
    answer:
      'It is the share of your requirements that the resume supports, weighted by your weights, from 0 to 100. 60 or more is a strong match, 45 or more a good match, 25 or more a partial match, and anything below a weak match. It is not a probability and not a judgment of the person. The Features page says how well scores agree with people.',
  },
  {
    id: 'why',
    topic: 'Scores',
    question: 'Why did a candidate get this score?',
    answer:
      'Open the candidate. Each requirement shows its verdict, the reason, and the words in the resume that support it. Select a quote to see it marked in the original file.',
    soughtBy: 'explain evidence reason',
  },
  {
    id: 'not-mentioned',
    topic: 'Scores',
    question: 'What is the difference between not met and not found?',
    answer:
      'Not met: the resume shows that the requirement is not fulfilled, for example two years of experience where five are required. Not found: the resume does not mention it. Neither earns points, so both lower the score. A requirement that is not found is never shown as not met: a must-have then asks for your review, and next to the score you see how high it could still rise.',
  },
  {
    id: 'weights',
    topic: 'Scores',
    question: 'Can I change what counts?',
    answer:
      'Yes. Change the weight of a requirement, make it a must-have or a nice-to-have, reword it or remove it. The list re-ranks at once, in your browser, and costs nothing.',
  },
  {
    id: 'same',
    topic: 'Scores',
    question: 'Will the same resume get the same score tomorrow?',
    answer:
      'Yes. The score is computed by code, without randomness and without a language model. Each result keeps the version and the date it was computed with; “Verify score” computes it again and says whether it is identical. A newer version of Winnow, or a later date for a job that runs to the present, can give a new analysis another score.',
    soughtBy: 'random reproducible consistent',
  },
  {
    id: 'hidden',
    topic: 'Scores',
    question: 'What about hidden keywords and tricks?',
    answer:
      'Text that people cannot see is set aside and does not count. Instructions to a machine, keyword stuffing and sentences copied from your job description earn no points. You see all of it as flags; a flag never changes a score.',
    soughtBy: 'trick cheat white text prompt injection',
  },
  {
    id: 'bias',
    topic: 'Scores',
    question: 'Does a name, an age or a photo change the score?',
    answer:
      'No. Names, photos, contact details, addresses, pronouns and graduation years are removed before scoring. Changing them does not change a score by a single point; we measure that.',
    soughtBy: 'fair fairness discrimination race gender age',
  },
  {
    id: 'reject',
    topic: 'Scores',
    question: 'Does Winnow reject candidates?',
    answer:
      'Never. Candidates whose resume shows that a must-have is not met are listed in their own group, with the evidence. If a resume does not mention a must-have, the candidate needs review. A person decides, and Winnow records the reason.',
  },
  {
    id: 'credit',
    topic: 'Credits and plans',
    question: 'What does a credit pay for?',
    answer:
      'One resume analyzed for the first time against one job description, or one generated job description, on success only. You see the price before a run.',
    soughtBy: 'price pricing cost pay trial',
  },
  {
    id: 'free',
    topic: 'Credits and plans',
    question: 'What is free?',
    answer:
      'Files that cannot be read, duplicates, canceled runs and errors on our side; the same file against the same job description again; new weights, corrections, recomputed scores, comparisons and exports.',
    soughtBy: 'refund money back charge charged',
  },
  {
    id: 'roll-over',
    topic: 'Credits and plans',
    question: 'Do credits expire?',
    answer:
      'Monthly credits expire at the end of the month. Credits you buy do not expire and are used last.',
    soughtBy: 'unused left over rollover',
  },
  {
    id: 'cancel',
    topic: 'Credits and plans',
    question: 'How do I cancel my plan?',
    answer:
      'Under Billing. Your plan runs until the end of the month you paid for, then you are on Free. You keep your data and the credits you bought.',
    soughtBy: 'refund unsubscribe end subscription stop downgrade quit',
  },
  {
    id: 'invoice',
    topic: 'Credits and plans',
    question: 'Where are my invoices?',
    answer:
      'Under Billing, each as a PDF, with refunds next to them. Your billing address is there too; if you pay by bank transfer, a recent invoice can be reissued with a different address.',
    soughtBy: 'receipt bill vat tax payment',
  },
  {
    id: 'where',
    topic: 'Privacy',
    question: 'Where are resumes stored, and who can see them?',
    answer:
      'On the server you use, or in the file store that its operator has set up. Only you, members of your organization whose role includes candidates, and the people you share a link with can see them. They are not used for training and are not shown to anyone else.',
    soughtBy: 'gdpr security secure hosting server location train ai cloud',
  },
  {
    id: 'how-long',
    topic: 'Privacy',
    question: 'How long is data kept?',
    answer:
      'Resumes and results are deleted after 180 days, or after the retention period you choose in your settings, under “Review and privacy”. In an organization, owners and admins choose it. Deleting a resume deletes its analyses with it, at once. Deleting a run deletes its results and keeps the resumes in your library.',
    soughtBy: 'retention gdpr storage erase',
  },
  {
    id: 'take-away',
    topic: 'Privacy',
    question: 'Can I export or delete all my data?',
    answer:
      'Yes, both, in your settings, under “Your data”. The export is one archive with everything. Deleting your account deletes everything that is yours within a minute; billing records are kept, without your name, as the law requires.',
    soughtBy: 'gdpr close account remove erase backup portability',
  },
  {
    id: 'password',
    topic: 'Account',
    question: 'I forgot my password',
    answer:
      'Choose “Forgot your password?” on the login page. The email contains a link and a code; both work once, for up to an hour. Check your spam folder if nothing arrives.',
    soughtBy: 'reset login sign in',
  },
  {
    id: 'no-letter',
    topic: 'Account',
    question: 'The confirmation email doesn’t arrive',
    answer:
      'Wait a minute, check your spam folder, and check the spelling of your address. Then request another one on the confirmation page. If that doesn’t help, write to us below.',
    soughtBy: 'mail email verification spam confirm',
  },
  {
    id: 'two-step',
    topic: 'Account',
    question: 'How do I turn on two-step login?',
    answer:
      'In your settings, under “Two-step login”. Scan the code with an authenticator app and enter the six digits it shows. From then on, every login also asks for a code.\n\nSave the ten recovery codes you are then shown. If you lose your phone, log in with “Use a recovery code”: each code works once. You can create new ones in your settings.',
    soughtBy: 'mfa 2fa totp authenticator lost phone recovery code backup',
  },
  {
    id: 'devices',
    topic: 'Account',
    question: 'How do I log out everywhere?',
    answer: 'In your settings, under “Active sessions”. End one of them, or all others at once.',
    soughtBy: 'session sign out log out everywhere',
  },
];

/**
 * The entries that match a search, best first: every word must begin a word of question, topic, answer or search
 * words; a word in the question counts most. All entries for an empty search.
 */
export function searchFaq(search: string, entries: readonly FaqEntry[] = faq): readonly FaqEntry[] {
  const wanted = wordsOf(search);
  if (wanted.length === 0) return entries;
  return entries
    .map((entry) => ({ entry, fit: fitOf(entry, wanted) }))
    .filter(({ fit }) => fit > 0)
    .sort((one, other) => other.fit - one.fit)
    .map(({ entry }) => entry);
}

function fitOf({ question, topic, answer, soughtBy = '' }: FaqEntry, wanted: readonly string[]): number {
  const places = [
    { words: wordsOf(question), counts: 4 },
    { words: wordsOf(soughtBy), counts: 3 },
    { words: wordsOf(topic), counts: 2 },
    { words: wordsOf(answer), counts: 1 },
  ];
  let fit = 0;
  for (const word of wanted) {
    const found = places.filter(({ words }) => words.some((each) => each.startsWith(word)));
    if (found.length === 0) return 0;
    fit += found.reduce((sum, { counts }) => sum + counts, 0);
  }
  return fit;
}

/** Stop words that occur in most questions. */
const everywhere = new Set(['a', 'an', 'the', 'is', 'are', 'do', 'does', 'i', 'my', 'to', 'of', 'and', 'it']);

function wordsOf(text: string): string[] {
  // Without accents, so that "contrasena" finds "contraseña".
  const plain = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => !everywhere.has(word)).map(stem);
}

/** A rough stem: finds "credit" by "credits", "deleting" by "delete", and an Arabic word without its article. */
function stem(word: string): string {
  if (word.length > 4 && /^\p{Script=Arabic}/u.test(word)) return word.replace(/^(?:[وبلكف]?ال|لل)/u, '');
  return word.length > 4 ? word.replace(/(?:ing|ed|es|s|e)$/, '') : word;
}
