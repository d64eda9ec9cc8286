/** A bucket answers each question after a while, but many at once; a disk is no quicker with more. */
const few = 16;

/** Acts on everything, a few at a time. Those under way come to their end where one fails. */
export async function fewAtOnce<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < items.length; from += few) {
    const outcomes = await Promise.allSettled(items.slice(from, from + few).map(act));
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  }
}
