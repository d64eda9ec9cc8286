// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readTables } from './measured-quality.ts';

test('the tables of the public record are read, with the command that makes each', () => {
  const tables = readTables(readFileSync(join(import.meta.dirname, '../../../docs/quality.md'), 'utf8'));
  expect(tables.map(({ heading }) => heading)).toEqual([
    'Requirements and verdicts',
    'What a score means',
    'Speed',
  ]);
  for (const { command, columns, rows } of tables) {
    expect(command).toMatch(/^(node|npm) /);
    expect(rows.length).toBeGreaterThan(3);
    for (const row of rows) expect(row).toHaveLength(columns.length);
  }
});

test('a record without its table fails the build', () => {
  expect(() => readTables('## Speed\nnothing')).toThrow('no section "Requirements and verdicts"');
});
