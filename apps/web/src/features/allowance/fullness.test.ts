import { expect, test } from 'vitest';
import { isNearlyFull, shareHeld } from './fullness.ts';

const held = (bytes: number, files: number) => ({
  plan: 'free' as const,
  bytes,
  files,
  maxBytes: 1_000,
  maxFiles: 20,
});

test('what is held is as full as the fuller of bytes and files, and never more than full', () => {
  expect([shareHeld(held(100, 10)), shareHeld(held(800, 1)), shareHeld(held(3_000, 1))]).toEqual([
    0.5, 0.8, 1,
  ]);
});

test('people are told from nine tenths on', () => {
  expect([isNearlyFull(held(899, 1)), isNearlyFull(held(900, 1)), isNearlyFull(held(0, 18))]).toEqual([
    false,
    true,
    true,
  ]);
});
