// @vitest-environment node
import { expect, test } from 'vitest';
import { readFigures, readRecord, readTables } from './measured-quality.ts';

const record = readRecord();

test('the tables of the public record are read, with the command that makes each', () => {
  const tables = readTables(record);
  expect(tables.map(({ heading }) => heading)).toEqual([
    'Requirements and verdicts',
    'What a score means',
    'Waiting',
    'Load',
    'Speed',
  ]);
  for (const { command, columns, rows } of tables) {
    expect(command).toMatch(/^(node|npm) /);
    expect(rows.length).toBeGreaterThan(2);
    for (const row of rows) expect(row).toHaveLength(columns.length);
  }
});

test('a record without its table fails the build', () => {
  expect(() => readTables('## Speed\nnothing')).toThrow('no section "Requirements and verdicts"');
});

test('the figures beside the claims are numbers of the record', () => {
  const { order, verdicts, secondsOfRun, answers, errors } = readFigures(record);
  for (const share of [order, verdicts]) {
    expect(share).toBeGreaterThan(0);
    expect(share).toBeLessThan(1);
  }
  expect(secondsOfRun).toBeGreaterThan(0);
  expect(answers).toBeGreaterThan(1_000);
  expect(errors).toBeGreaterThanOrEqual(0);
});

test('a record without one of these figures fails the build', () => {
  const without = record.replace('| run pressed to all 50 on the screen |', '| something else |');
  expect(() => readFigures(without)).toThrow('does not say secondsOfRun');
});
