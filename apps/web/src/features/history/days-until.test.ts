import { expect, test } from 'vitest';
import { daysUntil } from './days-until.ts';

const now = new Date('2026-11-21T12:00:00Z');

test('a started day counts as one, and a past one as zero', () => {
  expect(daysUntil('2026-11-21T13:00:00Z', now)).toBe(1);
  expect(daysUntil('2026-11-28T12:00:00Z', now)).toBe(7);
  expect(daysUntil('2026-11-20T12:00:00Z', now)).toBe(0);
});
