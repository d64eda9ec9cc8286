import type { GlossedLanguage } from './language.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** Folded words that join a head and its subject: "profesor de matematică", "Entwicklung von Software". */
const links: Readonly<Record<GlossedLanguage, ReadonlySet<string>>> = {
  de: words('von der des'),
  fr: words('de du des d en'),
  es: words('de del en'),
  it: words('di del dello della dei degli delle dell'),
  pt: words('de do da dos das em'),
  nl: words('van'),
  ro: words('de a al ale'),
  pl: words('ds'),
};

/** Between these the subject also follows its head without a word between. */
const subjectFollows: ReadonlySet<GlossedLanguage> = new Set(['fr', 'es', 'it', 'pt', 'ro', 'pl']);

/** English words that follow their modifiers: nouns for people by their work, and for tasks. */
const heads = words(
  `developer engineer engineering programmer manager director analyst specialist consultant technician teacher nurse
  physician assistant agent representative coordinator operator driver designer architect planner dispatcher worker clerk
  lawyer mechanic trainer leader chief advisor accountant management development analysis design planning administration
  processing control maintenance repair installation inspection programming law legislation teaching care research
  evaluation improvement coordination supervision system department services service equipment calculation writing
  production manufacturing`,
);

export const joinsHeadAndSubject = (foldedWord: string, language: GlossedLanguage): boolean =>
  links[language].has(foldedWord);

/** Whether English puts the subject before the head where the language puts it behind. */
export function standsBefore(
  head: string,
  subject: string | null,
  isLinked: boolean,
  language: GlossedLanguage,
): boolean {
  const last = head.slice(head.lastIndexOf(' ') + 1);
  if (!heads.has(last)) return false;
  if (!isLinked) return subjectFollows.has(language) && (subject === null || !neverSubjects.has(subject));
  return true;
}

/** Words that follow a head and are of another part of the sentence. */
const neverSubjects = words(
  `and or in with required essential preferred desirable at least minimum years months good strong responsible experience
  senior junior chief fluent level full time remote`,
);
