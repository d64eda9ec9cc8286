import { tidy } from '../../words/reading-copy.ts';
import { findDates } from '../dates/dates.ts';
import type { Fact } from '../resume.ts';
import { isProse } from '../sections/line-look.ts';
import type { Line } from '../sections/lines.ts';
import { headingKind, type Section } from '../sections/sections.ts';

const certified =
  /\b(?:certified|certification|certificate|certificat|zertifikat|zertifiziert|licensed|chartered|accredited)\b/;

/** Entries of sections on certificates, and short lines elsewhere that name one. */
export function readCertifications(sections: readonly Section[], today: string): readonly Fact<string>[] {
  const facts = new Map<string, Fact<string>>();
  for (const section of sections) {
    for (const line of section.lines) {
      const own =
        section.kind === 'certifications'
          ? couldBeEntry(line)
          : certified.test(line.folded) && line.words <= 12 && couldBeEntry(line);
      const fact = own ? readEntry(line, today) : null;
      if (fact && !facts.has(fact.value.toLowerCase())) facts.set(fact.value.toLowerCase(), fact);
    }
  }
  return [...facts.values()];
}

const couldBeEntry = (line: Line): boolean =>
  line.words <= 16 && !/@|https?:|www\./.test(line.text) && !isProse(line) && headingKind(line) === null;

/** "Grade | Number | Issued | Expires" names the columns of a table. */
const headOfTable = /^(?:grade|certificate|name|title|document|type|capacity|course)\s*\|.*\|/;

/** The line, or the first cell of a table's row, up to its date. */
function readEntry(line: Line, today: string): Fact<string> | null {
  if (headOfTable.test(line.folded)) return null;
  const date = findDates(line.folded, today)[0];
  const cell = line.text.search(/\s*[|\t]/);
  const until = cell > 3 ? cell : line.text.length;
  const end = date && date.start > 3 ? Math.min(date.start, until) : until;
  const written = line.text.slice(date && date.start <= 3 ? date.end : 0, end).replace(/[\s,(|:–—-]+$/, '');
  const value = tidy(written);
  if (value.length < 3 || value.length > 120 || !/\p{L}{2}/u.test(value)) return null;
  const lead = written.length - written.trimStart().length;
  const start = line.start + line.text.indexOf(written) + lead;
  return { value, evidence: [{ start, end: start + written.length - lead }] };
}
