import type { DocumentFormat, HiddenText } from '@winnow/document-model';
import { assembleDocument, type DraftLine } from '../assemble-document.ts';
import type { ReadOutcome } from '../read-outcome.ts';

/** A date in structured files: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
type WrittenPeriod = {
  readonly start: string | null;
  readonly end: string | null;
  /** Whether it is current; such files omit the end. */
  readonly isOpen: boolean;
};

/** A generated heading and the entries below it: each entry is a list of lines, of which the first is its title. */
export type WrittenSection = {
  readonly heading: string | null;
  readonly entries: readonly (readonly (string | null)[])[];
};

/**
 * Creates a document from a structured resume: the values as they are in the file, in the order in which a person would
 * write them, under English headings. The same file gives the same text.
 * @param hidden text that readers do not see, and `beside` text outside of what the format shows
 */
export function writeResume(
  format: DocumentFormat,
  sections: readonly WrittenSection[],
  { hidden = [], beside = [] }: { hidden?: readonly HiddenText[]; beside?: readonly string[] } = {},
): ReadOutcome {
  return {
    ok: true,
    document: assembleDocument({
      format,
      lines: draftLines(sections),
      hidden,
      beside: beside.map((text): HiddenText => ({ technique: 'metadata', page: null, text })),
      pages: [],
      notes: [],
    }),
  };
}

function* draftLines(sections: readonly WrittenSection[]): Generator<DraftLine> {
  let block = 0;
  for (const { heading, entries } of sections) {
    const written = entries.map(linesOf).filter((lines) => lines.length > 0);
    if (written.length === 0) continue;
    if (heading !== null) yield draftLine(heading, { block, isHeading: true, gapBefore: true });
    for (const [index, lines] of written.entries()) {
      for (const [place, line] of lines.entries()) {
        yield draftLine(line, { block, isHeading: false, gapBefore: index > 0 && place === 0 });
      }
    }
    block += 1;
  }
}

const linesOf = (entry: readonly (string | null)[]): string[] =>
  entry
    .flatMap((value) => (value ?? '').split(/\r\n?|[\n\v\f\u2028\u2029\u0085]/))
    .filter((line) => line.trim() !== '');

function draftLine(
  text: string,
  { block, isHeading, gapBefore }: { block: number; isHeading: boolean; gapBefore: boolean },
): DraftLine {
  return {
    pieces: [{ text, box: null }],
    page: null,
    box: null,
    fontSize: null,
    bold: isHeading,
    headingLevel: isHeading ? 1 : null,
    block,
    gapBefore,
  };
}

/** "Data engineer, Harbour Foods": the values that are present, on one line. */
export const joined = (values: readonly (string | null)[], by = ', '): string | null =>
  values.filter((value) => value !== null && value !== '').join(by) || null;

/** "01/2018 - Present", without days, which resumes omit; `null` if both dates are unknown. */
export function periodLine({ start, end, isOpen }: WrittenPeriod): string | null {
  const [from, to] = [monthOf(start), monthOf(end) ?? (isOpen ? 'Present' : null)];
  return from !== null && to !== null ? `${from} - ${to}` : (from ?? to);
}

/** "03/2018" for "2018-03-15"; other values are returned unchanged. */
function monthOf(date: string | null): string | null {
  if (date === null) return null;
  const [, year, month] = /^\s*(\d{4})(?:-(\d{1,2}))?(?:-\d{1,2})?(?:T.{0,40})?\s*$/.exec(date) ?? [];
  if (year === undefined) return date;
  return month === undefined ? year : `${month.padStart(2, '0')}/${year}`;
}
