import { fold } from '../words/reading-copy.ts';
import { byLanguage } from './by-language.ts';
import { type GlossedLanguage, glossedLocale } from './language.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** Folded words that join a head and its modifier: "profesor de matematică", "Entwicklung von Software". */
const linksOf = byLanguage((language) => words(fold(glossedLocale(language).glossary.links)));

/** English words that follow their modifiers: nouns for people by occupation, and for tasks. */
const heads = words(
  `developer engineer engineering programmer manager director analyst specialist consultant technician teacher nurse
  physician assistant agent representative coordinator operator driver designer architect planner dispatcher worker clerk
  lawyer mechanic trainer leader chief advisor accountant management development analysis design planning administration
  processing control maintenance repair installation inspection programming law legislation teaching care research
  evaluation improvement coordination supervision system department services service equipment calculation writing
  production manufacturing`,
);

export const joinsHeadAndSubject = (foldedWord: string, language: GlossedLanguage): boolean =>
  linksOf(language).has(foldedWord);

/** Whether English puts a word before its head, while the language puts it after. */
export function standsBefore(
  head: string,
  subject: string | null,
  isLinked: boolean,
  language: GlossedLanguage,
): boolean {
  const last = head.slice(head.lastIndexOf(' ') + 1);
  if (!heads.has(last)) return false;
  if (!isLinked)
    return (
      glossedLocale(language).glossary.subjectFollows && (subject === null || !neverSubjects.has(subject))
    );
  return true;
}

/** Words after a head that belong to another part of the sentence. */
const neverSubjects = words(
  `and or in with required essential preferred desirable at least minimum years months good strong responsible experience
  senior junior chief fluent level full time remote`,
);
