import { expect, test } from 'vitest';
import { isNearlyFull, shareUsed } from './fullness.ts';

const usageOf = (bytes: number, files: number) => ({
  plan: 'free' as const,
  bytes,
  files,
  maxBytes: 1_000,
  maxFiles: 20,
});

test('the used share is the larger of bytes and files, and at most 1', () => {
  expect([shareUsed(usageOf(100, 10)), shareUsed(usageOf(800, 1)), shareUsed(usageOf(3_000, 1))]).toEqual([
    0.5, 0.8, 1,
  ]);
});

test('users are warned from nine tenths on', () => {
  expect([
    isNearlyFull(usageOf(899, 1)),
    isNearlyFull(usageOf(900, 1)),
    isNearlyFull(usageOf(0, 18)),
  ]).toEqual([false, true, true]);
});
