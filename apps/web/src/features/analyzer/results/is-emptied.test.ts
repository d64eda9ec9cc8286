import type { Batch } from '@winnow/contracts';
import { expect, test } from 'vitest';
import { isEmptied } from './is-emptied.ts';

const batchOf = (...items: readonly object[]) => ({ items }) as unknown as Batch;

test('a run whose resumes or results were deleted differs from one in which nothing could be scored', () => {
  expect(isEmptied(batchOf())).toBe(true);
  expect(isEmptied(batchOf({ state: 'done', analysis: null }, { state: 'failed', analysis: null }))).toBe(
    true,
  );
  expect(isEmptied(batchOf({ state: 'failed', analysis: null }))).toBe(false);
});
