import { allMatches } from '../../words/all-matches.ts';
import { type DateRange, findDates } from '../dates/dates.ts';
import { labelOf } from '../sections/labels.ts';
import type { Line } from '../sections/lines.ts';
import type { Part } from './header-parts.ts';
import type { HeadingCandidate } from './heading-candidates.ts';

type Column = 'title' | 'organization' | 'dates' | 'from' | 'to' | 'other';
type Cell = { readonly text: string; readonly start: number };

const from = /^(?:from|start(?: date)?|date from|joined|date joined|sign(?:ed)?[ -]?on|embarked|began)$/;
const to = /^(?:to|until|end(?: date)?|date to|left|date left|sign(?:ed)?[ -]?off|disembarked|ended)$/;
const rank = /^(?:rank|capacity|grade and post|specialty and grade|subject taught)$/;
const employer =
  /^(?:hospital|trust|school|ship ?owner|operator|manning agent|institution|employer and address)$/;

/**
 * Maximum length of a table header cell; searching longer text for closing brackets takes time quadratic in its length.
 */
const longestHead = 200;

function columnOf(cell: string): Column {
  if (cell.length > longestHead) return 'other';
  const name = cell.replace(/^([^(]*)\(.*\)/, '$1').trim();
  if (from.test(name)) return 'from';
  if (to.test(name)) return 'to';
  if (rank.test(name)) return 'title';
  if (employer.test(name)) return 'organization';
  const label = labelOf(name);
  return label === 'title' || label === 'organization' || label === 'dates' ? label : 'other';
}

/** The cells of a row, separated by bars, tabs or wide gaps. Bars may enclose the row. */
function cellsOf({ text }: Line): readonly Cell[] {
  const found = allMatches(text, text.includes('|') ? /[^|]+/g : /(?:[^\t ]| (?! {2}))+/g);
  return found.flatMap(({ 0: cell, index }) => {
    const lead = cell.length - cell.trimStart().length;
    return cell.trim() === '' ? [] : [{ text: cell.trim(), start: index + lead }];
  });
}

/** Separators of cells: a line without one is a single cell. */
const hasColumns = /[|\t]| {3}/;

/** The columns named by a header line; `null` if it is not the header of a table about work. */
function readHead(line: Line): readonly Column[] | null {
  if (line.words > 24 || !hasColumns.test(line.text) || /\d/.test(line.text)) return null;
  const columns = cellsOf(line).map(({ text, start }) =>
    columnOf(line.folded.slice(start, start + text.length)),
  );
  const isDated = columns.includes('dates') || (columns.includes('from') && columns.includes('to'));
  const names = columns.filter((column) => column === 'title' || column === 'organization');
  return columns.length >= 3 && isDated && names.length > 0 && new Set(names).size === names.length
    ? columns
    : null;
}

/** The rows of tables whose header names each column, by line index; the header itself becomes an empty row. */
export function readTableRows(lines: readonly Line[], today: string): ReadonlyMap<number, HeadingCandidate> {
  const rows = new Map<number, HeadingCandidate>();
  let columns: readonly Column[] | null = null;
  for (const [index, line] of lines.entries()) {
    const head = readHead(line);
    const row: HeadingCandidate | null =
      head === null && columns !== null ? readRow(line, columns, today) : null;
    if (head !== null) rows.set(index, { line, range: null, parts: [], rank: 0 });
    else if (row !== null) rows.set(index, row);
    columns = head ?? (row === null ? null : columns);
  }
  return rows;
}

function readRow(line: Line, columns: readonly Column[], today: string): HeadingCandidate | null {
  const cells = cellsOf(line);
  if (cells.length !== columns.length) return null;
  const cellIn = (column: Column): Cell | undefined => cells[columns.indexOf(column)];
  const datesIn = (cell: Cell | undefined) =>
    cell ? findDates(`${line.folded.slice(cell.start, cell.start + cell.text.length)} 0`, today) : [];
  const [whole] = datesIn(cellIn('dates'));
  const [first, last] = [datesIn(cellIn('from'))[0], datesIn(cellIn('to'))[0]];
  const until = last?.to ?? last?.from ?? null;
  const place = { start: 0, end: line.text.length };
  const range: DateRange | null = first?.from
    ? { ...place, from: first.from, to: until, single: until === null }
    : whole
      ? { ...whole, ...place }
      : null;
  if (range === null) return null;
  const parts = (['title', 'organization'] as const).flatMap((kind): Part[] => {
    const cell = cellIn(kind);
    if (!cell || !/\p{L}{2}/u.test(cell.text)) return [];
    const [start, end] = [line.start + cell.start, line.start + cell.start + cell.text.length];
    return [{ kind, line, skill: null, start, end, text: cell.text, certainty: 1, afterComma: false }];
  });
  return parts.length === 0 ? null : { line, range, parts, rank: 2 };
}
