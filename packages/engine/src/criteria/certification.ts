import type { Candidate } from '../candidate/candidate.ts';
import { readWords } from '../words/read-words.ts';
import { type Judging, missing, quote, type Verdict } from './criterion.ts';

/** Is the certificate or licence, or one of several that will do, named, among the certifications or in a line of its own? */
export function judgeCertification(
  name: string,
  candidate: Candidate,
  { isCopied, language }: Judging,
): Verdict {
  const ways = name.split(/(?<!\s)\s+or\s+/i).map((way) => readWords(way, language).map(({ stem }) => stem));
  const isNamed = (stems: ReadonlySet<string>): boolean =>
    ways.some((wanted) => wanted.length > 0 && wanted.every((stem) => stems.has(stem)));
  const fact = candidate.resume.certifications.find(({ value }) =>
    isNamed(new Set(readWords(value, candidate.language).map(({ stem }) => stem))),
  );
  const places =
    fact?.evidence ?? candidate.lines.filter((line) => line.showing !== 'piled' && isNamed(line.stems));
  const open = places.filter((place) => !isCopied(place));
  if (open.length === 0) return missing('Not named in the resume.');
  return { status: 'met', credit: 1, evidence: quote(candidate, open), reason: 'Named in the resume.' };
}
