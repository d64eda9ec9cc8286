import type { Batch, BatchItem } from '@winnow/contracts';
import { expect, test } from 'vitest';
import { withItem } from './with-item.ts';

const item = (id: string, state: BatchItem['state'], updatedAt: string) =>
  ({ id, state, updatedAt }) as BatchItem;
const batch = {
  items: [item('a', 'queued', '2026-11-21T10:00:00Z'), item('b', 'reading', '2026-11-21T10:00:00Z')],
  counts: { total: 2, queued: 1, reading: 1, judging: 0, done: 0, failed: 0, duplicate: 0, cancelled: 0 },
} as unknown as Batch;

test('an updated file also updates the counts', () => {
  const next = withItem(batch, item('a', 'done', '2026-11-21T10:00:05Z'));
  expect(next.items.map(({ state }) => state)).toEqual(['done', 'reading']);
  expect(next.counts).toMatchObject({ queued: 0, reading: 1, done: 1 });
});

test('outdated events and events of other runs change nothing', () => {
  expect(withItem(batch, item('a', 'done', '2026-11-21T09:00:00Z'))).toBe(batch);
  expect(withItem(batch, item('x', 'done', '2026-11-21T11:00:00Z'))).toBe(batch);
});
