import { readingCopy } from '../../words/reading-copy.ts';
import type { Evidence, Resume } from '../resume.ts';
import { readLines } from '../sections/lines.ts';
import { addressLines, findAddresses, findAddressesBelow } from './addresses.ts';
import { personalWords } from './personal-words.ts';

/**
 * Where the text tells who the candidate is and not what they can do: name, contacts, address, pronouns, schools,
 * the years of education and the names of groups. Sorted, without overlaps. A matcher that looks past these judges the work alone.
 */
export function personalIntervals(resume: Resume): readonly Evidence[] {
  const { name, location, emails, phones, links, education, document } = resume;
  const facts = [name, location, ...emails, ...phones, ...links].flatMap((fact) => fact?.evidence ?? []);
  const schools = education.flatMap((entry) => entry.evidence);
  const copy = readingCopy(document.text);
  const top = readLines(document, addressLines);
  return merge([
    ...facts,
    ...schools,
    ...findAddresses(top),
    ...findAddressesBelow(copy, top.at(-1)?.end ?? copy.length),
    ...nameOccurrences(copy, name?.value ?? ''),
    ...personalWords(copy),
  ]);
}

/** Where the name stands whole, in any case and joined by spaces or hyphens. A lone first name may be a word or a skill. */
export function nameOccurrences(text: string, name: string): readonly Evidence[] {
  const parts = name.split(/[\s-]+/).filter((part) => /\p{L}/u.test(part));
  if (parts.length < 2) return [];
  const pattern = parts
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('[\\s-]{1,3}');
  return matches(text, new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'giu'));
}

const matches = (text: string, pattern: RegExp): readonly Evidence[] =>
  [...text.matchAll(pattern)].map((found) => ({ start: found.index, end: found.index + found[0].length }));

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
