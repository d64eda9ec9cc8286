import { expect, test } from 'vitest';
import { withTables } from './quality-page.ts';
import { shown, toText } from './table.ts';

const table = {
  id: 'bees',
  columns: ['hive', 'bees'],
  rows: [
    ['first', '.50'],
    ['second, larger', '1.00'],
  ],
};

test('a table is written between its markers, and writing it again changes nothing', () => {
  const page = 'Before\n<!-- evaluate: bees -->\nold\n<!-- end -->\nafter <!-- end -->\n';
  const written = withTables(page, [table]);
  expect(written).toBe(
    'Before\n<!-- evaluate: bees -->\n| hive | bees |\n| --- | --- |\n| first | .50 |\n| second, larger | 1.00 |\n<!-- end -->\nafter <!-- end -->\n',
  );
  expect(withTables(written, [table])).toBe(written);
});

test('a page without a place for a table is an error', () => {
  expect(() => withTables('<!-- evaluate: honey --><!-- end -->', [table])).toThrow(
    'no place for the table "bees"',
  );
});

test('in a terminal, columns have equal widths', () => {
  expect(toText(table).split('\n')).toEqual([
    'hive            bees',
    '--------------  ----',
    'first           .50',
    'second, larger  1.00',
  ]);
});

test('a figure has two decimals, and a dash if there is nothing to count', () => {
  expect([0.5, 1, -0.254, 0, null, undefined].map(shown)).toEqual(['.50', '1.00', '-.25', '.00', '-', '-']);
});
