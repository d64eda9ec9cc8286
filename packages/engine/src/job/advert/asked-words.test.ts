import { expect, test } from 'vitest';
import { entriesOf, entryAround, sentenceAround } from './asked-words.ts';

const line = 'Knowledge of Microsoft Office and Point of Sale (POS) systems. Sage or similar, ideally at sea';
const at = (words: string) => ({ start: line.indexOf(words), end: line.indexOf(words) + words.length });
const said = ({ start, end }: { start: number; end: number }) => line.slice(start, end);

test('an entry is what stands between the joints of a line', () => {
  expect(said(entryAround(line, at('Office')))).toBe('Knowledge of Microsoft Office');
  expect(said(entryAround(line, at('Sale')))).toBe('Point of Sale');
});

test('a sentence ends at its full stop', () => {
  expect(said(sentenceAround(line, at('Office')))).toBe(line.slice(0, line.indexOf('.')));
  expect(said(sentenceAround(line, at('Sage')))).toBe('Sage or similar, ideally at sea');
});

test('alternatives stay together, and what is only ideal is cut off', () => {
  expect(entriesOf(line).map(said)).toEqual([
    'Knowledge of Microsoft Office',
    'Point of Sale',
    'POS',
    'systems',
    'Sage or similar',
    'at sea',
  ]);
});
