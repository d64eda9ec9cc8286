import { readingCopy } from '../../words/reading-copy.ts';
import type { Evidence, Resume } from '../resume.ts';
import { readLines } from '../sections/lines.ts';
import { addressLines, findAddresses, findAddressesBelow } from './addresses.ts';
import { personalWords } from './personal-words.ts';

/**
 * Places that identify the candidate rather than their abilities: name, contacts, address, pronouns, schools, the years
 * of education and names of groups. Sorted, without overlaps. The matcher ignores these places.
 */
export function personalIntervals(resume: Resume): readonly Evidence[] {
  const { name, location, emails, phones, links, education, document } = resume;
  const facts = [name, location, ...emails, ...phones, ...links].flatMap((fact) => fact?.evidence ?? []);
  const schools = education.flatMap((entry) => entry.evidence);
  const copy = readingCopy(document.text);
  const top = readLines(document, copy, addressLines);
  return merge([
    ...facts,
    ...(resume.formerlyPersonal ?? []),
    ...schools,
    ...findAddresses(top),
    ...findAddressesBelow(copy, top.at(-1)?.end ?? copy.length),
    ...nameOccurrences(copy, name?.value ?? ''),
    ...personalWords(copy),
  ]);
}

/**
 * Places of the full name, in any case and joined by spaces or hyphens. A first name alone may be a word or a skill.
 */
export function nameOccurrences(text: string, name: string): readonly Evidence[] {
  const parts = inOneCase(name)
    .split(/[\s-]+/)
    .filter((part) => /\p{L}/u.test(part));
  const [first = '', ...others] = parts;
  if (others.length === 0) return [];
  const folded = inOneCase(text);
  const found: Evidence[] = [];
  for (let start = folded.indexOf(first); start !== -1; start = folded.indexOf(first, start + 1)) {
    const end = endOfParts(folded, start + first.length, others);
    if (end === -1 || isInWord(folded, start, end)) continue;
    found.push({ start, end });
    start = end - 1;
  }
  return found;
}

/**
 * Same length as the text, so that offsets are valid in both: a letter whose lowercase form has a different length
 * stays unchanged.
 */
function inOneCase(text: string): string {
  const lower = text.toLowerCase();
  const small =
    lower.length === text.length ? lower : text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  return small.replaceAll('ς', 'σ');
}

/** The end of the following parts, each after one to three spaces or hyphens; -1 if they do not follow. */
function endOfParts(text: string, from: number, parts: readonly string[]): number {
  let at = from;
  for (const part of parts) {
    const joint = at;
    while (at - joint < 3 && isJoint(text.charCodeAt(at))) at += 1;
    if (at === joint || !text.startsWith(part, at)) return -1;
    at += part.length;
  }
  return at;
}

const hyphen = 45;
const isJoint = (code: number): boolean =>
  code === hyphen ||
  code === 32 ||
  (code >= 9 && code <= 13) ||
  (code > 127 && /\s/.test(String.fromCharCode(code)));

const endsWithLetter = /[\p{L}\p{N}]$/u;
const beginsWithLetter = /^[\p{L}\p{N}]/u;

/**
 * Whether a letter or digit is adjacent to a place, so that it is part of a longer word. A letter may have two units.
 */
const isInWord = (text: string, start: number, end: number): boolean =>
  endsWithLetter.test(text.slice(Math.max(0, start - 2), start)) ||
  beginsWithLetter.test(text.slice(end, end + 2));

function merge(intervals: readonly Evidence[]): readonly Evidence[] {
  const merged: Evidence[] = [];
  for (const { start, end } of [...intervals].sort((a, b) => a.start - b.start || a.end - b.end)) {
    const last = merged.at(-1);
    if (last && start <= last.end)
      merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, end) };
    else merged.push({ start, end });
  }
  return merged;
}
