import { type ImportItem, writeCsv } from '@winnow/contracts';
import type { ImportsTexts } from './imports-texts.ts';

/** The files of an import for spreadsheets: what became of each, and what duplicates are the same as. */
export function writeReport(items: readonly ImportItem[], texts: ImportsTexts): Blob {
  const { file, bytes, state, reason, duplicateOf } = texts.csv;
  const rows = items.map((item) => [
    item.path,
    item.bytes,
    texts.itemStates[item.state],
    item.reason && texts.reasons[item.reason],
    item.duplicateOf,
  ]);
  return new Blob([writeCsv([file, bytes, state, reason, duplicateOf], rows)], {
    type: 'text/csv;charset=utf-8',
  });
}
