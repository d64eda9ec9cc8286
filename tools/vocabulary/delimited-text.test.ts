import { expect, test } from 'vitest';
import { readCsv, readTabbed } from './delimited-text.ts';

test('quoted fields hold commas, quotes and line breaks', () => {
  expect(readCsv('a,"b, ""c""\nd",e\r\nf,,\n')).toEqual([
    ['a', 'b, "c"\nd', 'e'],
    ['f', '', ''],
  ]);
});

test('tabs part fields and empty lines are no rows', () => {
  expect(readTabbed('a\tb\r\n\nc\td')).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
});
