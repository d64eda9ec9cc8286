import type { Batch, BatchItem } from '@winnow/contracts';

/** The run with one file updated, including counts. Ignores older updates. */
export function withItem(batch: Batch, item: BatchItem): Batch {
  const known = batch.items.find(({ id }) => id === item.id);
  if (!known || known.updatedAt > item.updatedAt) return batch;
  const items = batch.items.map((other) => (other.id === item.id ? item : other));
  const counts = { ...batch.counts };
  counts[known.state] -= 1;
  counts[item.state] += 1;
  return { ...batch, items, counts };
}
