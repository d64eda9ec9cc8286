import type { AdvertSection } from './advert-section.ts';

/** A table cell marked as essential or desirable. */
export type TableCell = { readonly start: number; readonly end: number; readonly section: AdvertSection };

type Span = { readonly start: number; readonly end: number; readonly text: string };

const essential = /^\W*(?:essential|required|must[- ]have|minimum)\b/i;
const desirable = /^\W*(?:desirable|preferred|nice[- ]to[- ]have)\b/i;
const either = /\bessential\b.{0,12}\bdesirable\b|^\W*E ?\/ ?D\W*$/i;
/** "✓", "x", "E", "Yes": a mark that only says which column applies. */
const mark = /^\W*(?:(?:[xXED]|yes|essential|desirable)\W*)?$/;
const isMarked = (text: string | undefined): boolean => text !== undefined && /\S/.test(text);

/** The columns of a table: for essential, for desirable, or for a mark of either. */
type Columns = { readonly must: number; readonly nice: number; readonly either: number };

/**
 * The cells of tables that separate essential from desirable requirements, as person specifications do: by a column for
 * each, or by a mark in each row. Columns are separated by tabs or vertical bars.
 */
export function readSpecificationTables(text: string): readonly TableCell[] {
  const cells: TableCell[] = [];
  let columns: Columns | null = null;
  for (const line of linesOf(text)) {
    const row = cellsOf(line);
    if (row.length < 2) columns = null;
    else {
      const header: Columns | null = columnsOf(row);
      if (header) columns = header;
      const known = columns;
      if (known)
        cells.push(
          ...row.map((cell, at) => ({ ...cell, section: sectionOf(row, at, header ? null : known) })),
        );
    }
  }
  return cells;
}

function columnsOf(row: readonly Span[]): Columns | null {
  const places = {
    must: row.findIndex(({ text }) => essential.test(text) && !either.test(text)),
    nice: row.findIndex(({ text }) => desirable.test(text)),
    either: row.findIndex(({ text }) => either.test(text)),
  };
  return (places.must >= 0 && places.nice >= 0) || places.either >= 0 ? places : null;
}

/** The cells of a row by their columns, or the first cell by the row's marks; nothing for a header. */
function sectionOf(row: readonly Span[], at: number, columns: Columns | null): AdvertSection {
  if (columns === null) return 'left-out';
  const { must, nice } = columns;
  const kind = row[columns.either]?.text;
  if (kind !== undefined) return at > 0 ? 'left-out' : /^\W*D/i.test(kind) ? 'nice' : 'must';
  const inMust = row[must]?.text;
  const inNice = row[nice]?.text;
  if (mark.test(inMust ?? '') && mark.test(inNice ?? ''))
    return at > 0 ? 'left-out' : !isMarked(inMust) && isMarked(inNice) ? 'nice' : 'must';
  if (at === must) return 'must';
  return at === nice ? 'nice' : 'left-out';
}

function* linesOf(text: string): Generator<Span> {
  let start = 0;
  for (const line of text.split('\n')) {
    yield { start, end: start + line.length, text: line };
    start += line.length + 1;
  }
}

function cellsOf({ start, text }: Span): readonly Span[] {
  const isFramed = /^\s*\|/.test(text);
  if (!text.includes('\t') && !isFramed && !/\s\|\s/.test(text)) return [];
  const cells: Span[] = [];
  let from = 0;
  for (const cell of text.split(text.includes('\t') ? '\t' : '|')) {
    cells.push({ start: start + from, end: start + from + cell.length, text: cell });
    from += cell.length + 1;
  }
  return isFramed ? cells.slice(1) : cells;
}
