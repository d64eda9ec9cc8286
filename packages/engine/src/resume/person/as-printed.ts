import type { Evidence, Fact, Resume } from '../resume.ts';

/** Removes linked words from the evidence, since they do not print the address. */
export function asPrinted(resume: Resume): Resume {
  const { wordsOfLinks } = resume;
  if (!wordsOfLinks) return resume;
  const isPrinted = (place: Evidence) => !wordsOfLinks.some((words) => overlap(words, place));
  const printed = (facts: readonly Fact<string>[]) =>
    facts.map((fact) => ({ ...fact, evidence: fact.evidence.filter(isPrinted) }));
  return { ...resume, emails: printed(resume.emails), links: printed(resume.links) };
}

/** Whether two places overlap. */
export const overlap = (one: Evidence, other: Evidence): boolean =>
  one.start < other.end && other.start < one.end;
