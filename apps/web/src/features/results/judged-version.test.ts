import { expect, test } from 'vitest';
import { judgedVersion } from './judged-version.ts';

const judgedBy = (jobVersion: number) => ({ analysis: { jobVersion } });

test('a run that was scored again by other weights names the version of those', () => {
  const items = [judgedBy(2), { analysis: null }, judgedBy(2)];
  expect(judgedVersion({ jobVersion: 1, items })).toBe(2);
});

test('a run without results yet, or with results of several versions, names its own', () => {
  expect(judgedVersion({ jobVersion: 1, items: [{ analysis: null }] })).toBe(1);
  expect(judgedVersion({ jobVersion: 1, items: [judgedBy(1), judgedBy(2)] })).toBe(1);
});
