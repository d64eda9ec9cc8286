import type { CandidateFacts } from '@winnow/contracts';
import { type ChangedKind, compareVersions } from '../versions/compare-versions.ts';

const nothing: CandidateFacts = {
  name: null,
  emails: [],
  phones: [],
  links: [],
  place: null,
  experienceMonths: null,
  positions: [],
  education: [],
  skills: [],
  certifications: [],
  languages: [],
};

/** All facts of a resume as text, by kind. @param present text for "until today" */
export function wordsOfFacts(
  facts: CandidateFacts,
  present: string,
): Readonly<Record<ChangedKind, readonly string[]>> {
  const words: Record<ChangedKind, string[]> = {
    positions: [],
    education: [],
    skills: [],
    certifications: [],
    languages: [],
    contact: [],
  };
  for (const { kind, after } of compareVersions(nothing, facts, present))
    if (after !== null && !words[kind].includes(after)) words[kind].push(after);
  return words;
}
