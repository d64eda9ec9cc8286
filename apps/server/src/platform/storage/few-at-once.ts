/** Concurrent operations: enough for a bucket's latency; a disk isn't faster with more. */
const few = 16;

/** Processes all values, a few at a time. If one fails, those in progress are finished first. */
export async function fewAtOnce<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < items.length; from += few) {
    const outcomes = await Promise.allSettled(items.slice(from, from + few).map(act));
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  }
}
