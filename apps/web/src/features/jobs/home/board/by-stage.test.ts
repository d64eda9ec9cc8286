import type { AnalysisRow, Stage } from '@winnow/contracts';
import { expect, test } from 'vitest';
import { byStage, neighborOf, stageBeside } from './by-stage.ts';

const row = (id: string, stage: Stage, score: number | null, override: AnalysisRow['override'] = null) =>
  ({ id, stage, score, override }) as AnalysisRow;

const board = byStage([
  row('a', 'new', 40),
  row('b', 'new', 70),
  row('c', 'new', null),
  row('d', 'interview', 50),
  row('e', 'interview', 20, { score: 90, reason: 'Met her' }),
]);

test('every stage has its candidates, best first, by the effective score', () => {
  expect(board.map(({ stage, rows }) => [stage, rows.map(({ id }) => id)])).toEqual([
    ['new', ['b', 'a', 'c']],
    ['screening', []],
    ['interview', ['e', 'd']],
    ['offer', []],
    ['hired', []],
    ['declined', []],
  ]);
});

test('arrow keys move up and down a column, and across empty columns to the next', () => {
  expect(neighborOf(board, 'b', 'down')).toBe('a');
  expect(neighborOf(board, 'b', 'up')).toBeNull();
  expect(neighborOf(board, 'a', 'after')).toBe('d');
  expect(neighborOf(board, 'c', 'after')).toBe('d');
  expect(neighborOf(board, 'd', 'before')).toBe('a');
  expect(neighborOf(board, 'd', 'after')).toBeNull();
  expect(neighborOf(board, 'nobody', 'before')).toBeNull();
});

test('the stages end on both sides', () => {
  expect(stageBeside('new', 'before')).toBeNull();
  expect(stageBeside('new', 'after')).toBe('screening');
  expect(stageBeside('declined', 'after')).toBeNull();
});
