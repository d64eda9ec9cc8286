import { expect, test } from 'vitest';
import { scoredVersion } from './scored-version.ts';

const scoredBy = (jobVersion: number) => ({ analysis: { jobVersion } });

test('a run that was scored again with other weights has the version of those', () => {
  const items = [scoredBy(2), { analysis: null }, scoredBy(2)];
  expect(scoredVersion({ jobVersion: 1, items })).toBe(2);
});

test('a run without results, or with results of several versions, has its own version', () => {
  expect(scoredVersion({ jobVersion: 1, items: [{ analysis: null }] })).toBe(1);
  expect(scoredVersion({ jobVersion: 1, items: [scoredBy(1), scoredBy(2)] })).toBe(1);
});
