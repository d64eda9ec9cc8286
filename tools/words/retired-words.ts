/** A word that the code, the docs and the screens no longer use. */
export type RetiredWord = {
  /**
   * Its forms in lowercase, matched as whole words and as parts of names: `stranger` also in `isStranger`,
   * `stranger-row`.
   */
  readonly forms: readonly string[];
  /** The replacement. */
  readonly instead: string;
  /** Matches only before a capital, as in `mostRows`: as a separate word it is ordinary English. */
  readonly onlyInNames?: true;
  readonly exceptions?: readonly WordException[];
};

export type WordException = {
  /** A file, or a folder with a trailing slash. */
  readonly where: string;
  /** Which lines; all if omitted. */
  readonly line?: RegExp;
  readonly because: string;
};

const storedName = 'stored or sent under this name: processes of the previous release read it';
const usualEnglish = 'ordinary English in its usual meaning';
const ofResumes = 'words of resumes and advertisements';

/** The complete list for `npm run check`. An unused exception is an error too. */
export const retiredWords: readonly RetiredWord[] = [
  {
    forms: ['fault', 'faults', 'faulty'],
    instead: 'error, or problem',
    exceptions: [
      { where: 'apps/web/src/features/admin/admin-texts.ts', because: 'a field of the API' },
      { where: 'packages/', because: ofResumes },
    ],
  },
  {
    forms: ['stranger', 'strangers'],
    instead: 'untrusted file, another user, outsider, or unrelated example',
    exceptions: [
      { where: 'apps/server/src/features/identity/proofs/proof.test.ts', because: 'the name of a person' },
      { where: 'apps/server/src/features/waitlist/waitlist.test.ts', because: 'an address' },
    ],
  },
  {
    forms: ['dear', 'dearer', 'dearest'],
    instead: 'expensive, costly',
    exceptions: [
      { where: 'apps/server/', line: /\bDear\b/, because: 'how an email begins' },
      { where: 'packages/contracts/', line: /\bDear\b/, because: 'how an email begins' },
      { where: 'apps/web/', line: /\bDear\b/, because: 'how an email begins' },
      { where: 'e2e/', line: /\bDear\b/, because: 'how an email begins' },
      { where: 'packages/engine/', because: ofResumes },
    ],
  },
  {
    forms: ['wish', 'wishes', 'wished'],
    instead: 'patch, preference, nice-to-have, request, or purpose',
    exceptions: [
      { where: 'apps/server/src/features/identity/emails/email-order.ts', because: storedName },
      { where: 'apps/server/src/features/writer/', because: storedName },
      { where: 'packages/contracts/src/writer.ts', because: storedName },
      { where: 'apps/server/src/features/candidate-emails/', because: usualEnglish },
      { where: 'apps/web/', because: 'the field of a brief has this name' },
      { where: 'packages/', because: ofResumes },
    ],
  },
  {
    forms: ['wall', 'walls'],
    instead: 'boundary, dependency rule; for integrity findings keyword stuffing',
    exceptions: [
      { where: 'apps/server/', line: /\bwall clock\b/, because: 'time as a clock on the wall shows it' },
      { where: 'e2e/', because: usualEnglish },
      {
        where: 'packages/documents/',
        line: /\bwall[- ]clock\b/,
        because: 'time as a clock on the wall shows it',
      },
      { where: 'packages/engine/src/integrity/stuffing.test.ts', because: ofResumes },
      { where: 'packages/engine/src/job/', because: ofResumes },
      { where: 'packages/engine/src/testing/', because: ofResumes },
      { where: 'packages/engine/src/words/', because: ofResumes },
      { where: 'packages/engine/src/criteria/skill.ts', line: /SonicWall/, because: 'the name of a product' },
      { where: 'packages/locales/', because: ofResumes },
    ],
  },
  { forms: ['postbox'], instead: 'email outbox' },
  {
    forms: ['anew'],
    instead: 'again, or a verb with re…: recompute, redraw, reload',
    exceptions: [{ where: 'packages/engine/src/testing/', because: ofResumes }],
  },
  {
    forms: ['ground', 'grounds'],
    instead: 'dependencies, context',
    exceptions: [
      { where: 'apps/web/', because: usualEnglish },
      { where: 'e2e/', because: usualEnglish },
      { where: 'packages/', because: usualEnglish },
    ],
  },
  {
    forms: ['judgement', 'judgements', 'rejudge'],
    instead: 'verdict, or analysis',
    exceptions: [
      { where: 'apps/web/', line: /\/rejudge/, because: storedName },
      { where: 'packages/contracts/src/batches.ts', line: /path:/, because: storedName },
    ],
  },
  {
    forms: ['patience'],
    instead: 'timeout',
    exceptions: [
      { where: 'apps/server/src/engine-tasks/', because: ofResumes },
      { where: 'packages/', because: ofResumes },
    ],
  },
  {
    forms: ['letter', 'letters'],
    onlyInNames: true,
    instead: 'email, or character',
    exceptions: [{ where: 'packages/', because: 'letters of a script' }],
  },
  {
    forms: ['most', 'least'],
    onlyInNames: true,
    instead: 'max…, min…',
  },
  { forms: ['tell', 'telling'], onlyInNames: true, instead: 'describe…, notify…, or distinctive' },
];

/** Files that are not checked: data, words of other languages, and pages that record the past. */
export const notRead: readonly WordException[] = [
  { where: 'samples/', because: 'resumes and advertisements in the words of their authors' },
  { where: 'packages/evaluation/cases/', because: 'labeled texts' },
  { where: 'packages/evaluation/golden/', because: 'results for the samples' },
  { where: 'apps/server/migrations/', because: 'tables as they were made' },
  { where: 'docs/decisions/', because: 'decisions are superseded, never rewritten' },
  { where: 'docs/names.md', because: 'says which words are retired' },
  { where: 'docs/words-on-screens.md', because: 'words of other languages' },
  { where: 'docs/research/', because: 'records of experiments' },
  { where: 'tools/vocabulary/', because: 'names of skills and titles' },
  { where: 'tools/writer/', because: 'sentences of job descriptions' },
  { where: 'tools/samples/', because: 'texts of the samples' },
  { where: 'tools/prose/', because: 'labeled texts' },
  { where: 'tools/asking/', because: 'labeled texts' },
  { where: 'tools/graded/', because: 'labeled texts' },
  { where: 'tools/meaning/', because: 'labeled texts' },
  { where: 'tools/words/', because: 'the list itself' },
];
