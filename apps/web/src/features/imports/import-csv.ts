import { type ImportItem, type RowProblem, writeCsv } from '@winnow/contracts';
import type { ImportsTexts } from './imports-texts.ts';

/** Problems of a row, with their columns. */
export function problemWords({ code, column }: RowProblem, { table }: ImportsTexts): string {
  return column === null ? table.problems[code] : table.inColumn(column, table.problems[code]);
}

/** The files of an import as CSV: the outcome of each, and which file a duplicate equals. */
export function writeReport(items: readonly ImportItem[], texts: ImportsTexts): Blob {
  const { file, line, bytes, state, reason, duplicateOf, toDo } = texts.csv;
  const rows = items.map((item) => [
    item.path,
    item.line,
    item.bytes,
    texts.itemStates[item.state],
    item.reason && texts.reasons[item.reason],
    item.duplicateOf,
    item.problems.map((problem) => problemWords(problem, texts)).join(' '),
  ]);
  return new Blob([writeCsv([file, line, bytes, state, reason, duplicateOf, toDo], rows)], {
    type: 'text/csv;charset=utf-8',
  });
}
