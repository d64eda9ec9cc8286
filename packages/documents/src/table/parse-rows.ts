import { CsvError, parse } from 'csv-parse/sync';
import { decodeText } from '../text/decode-text.ts';
import type { TableProblem } from './table-outcome.ts';

/** A row and the line of the file on which it begins. */
export type ParsedRow = { readonly line: number; readonly cells: readonly string[] };

export type ParsedRows =
  | { readonly ok: true; readonly separator: string; readonly rows: readonly ParsedRow[] }
  | { readonly ok: false; readonly problem: TableProblem; readonly line: number };

const separators = [',', ';', '\t', '|'] as const;

/** Number of characters from which the separator is detected. */
const sampleLength = 64 * 1024;
const sampleRows = 50;

/** Reads delimiter-separated text in any of the variants that spreadsheets write. Rows without a value are left out. */
export function parseRows(bytes: Uint8Array): ParsedRows {
  if (bytes.length === 0) return { ok: false, problem: 'empty', line: 1 };
  const text = decodeText(bytes).replace(/\r\n?/g, '\n');
  // Workbooks are archives; UTF-16 without a byte order mark is full of zero bytes.
  if (text.startsWith('PK\u0003\u0004') || text.slice(0, sampleLength).includes('\0'))
    return { ok: false, problem: 'not-text', line: 1 };
  const [announcement = '', announced] = /^sep=([,;\t|])\n/i.exec(text) ?? [];
  const content = text.slice(announcement.length);
  const separator = announced ?? findSeparator(content);
  try {
    return { ok: true, separator, rows: rowsOf(content, separator, announcement === '' ? 0 : 1) };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error['lines'] === 'number' ? error['lines'] : 1;
    return { ok: false, problem: 'quote-open', line };
  }
}

function rowsOf(content: string, separator: string, linesBefore: number): ParsedRow[] {
  // With `info`, each record has the line count up to its end.
  const parsed = parse(content, { ...usual, delimiter: separator, info: true }) as unknown as {
    readonly record: readonly string[];
    readonly info: { readonly lines: number };
  }[];
  const rows: ParsedRow[] = [];
  let line = linesBefore + 1;
  for (const { record } of parsed) {
    const cells = record.map((cell) => cell.trim());
    if (cells.some((cell) => cell !== '')) rows.push({ line, cells });
    line += 1 + countLines(record);
  }
  return rows;
}

const usual = { relaxColumnCount: true, relaxQuotes: true, recordDelimiter: '\n', skipEmptyLines: false };

function countLines(record: readonly string[]): number {
  let count = 0;
  for (const cell of record)
    for (let at = cell.indexOf('\n'); at >= 0; at = cell.indexOf('\n', at + 1)) count += 1;
  return count;
}

/** The separator that divides the first rows into the most columns with a constant count. */
function findSeparator(content: string): string {
  const sample = content.slice(0, sampleLength);
  const whole = content.length > sample.length ? sample.slice(0, sample.lastIndexOf('\n') + 1) : sample;
  const rated = separators.map((separator) => ({ separator, rating: rate(whole || sample, separator) }));
  return rated.reduce((best, each) => (each.rating > best.rating ? each : best)).separator;
}

function rate(sample: string, separator: string): number {
  try {
    const records = parse(sample, { ...usual, delimiter: separator, to: sampleRows });
    const counts = records
      .filter((record) => record.some((cell) => cell.trim() !== ''))
      .map(({ length }) => length);
    const columns = counts[0] ?? 1;
    if (columns < 2) return 0;
    return columns * (counts.filter((count) => count === columns).length / counts.length);
  } catch {
    return 0;
  }
}
