import { expect, test } from 'vitest';
import { readCsv, readTabbed } from './delimited-text.ts';

test('quoted fields can contain commas, quotes and line breaks', () => {
  expect(readCsv('a,"b, ""c""\nd",e\r\nf,,\n')).toEqual([
    ['a', 'b, "c"\nd', 'e'],
    ['f', '', ''],
  ]);
});

test('tabs separate fields, and empty lines are not rows', () => {
  expect(readTabbed('a\tb\r\n\nc\td')).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
});
