/** Work on items of one key, together with others of the same key. */
export type Together<Key, Item, Result> = (key: Key, item: Item) => Promise<Result>;

/**
 * Does work for several items at once, which costs less than for each: those that arrive while it is under way wait, and
 * are next. If it fails for several, it is done for each alone, so that none fails because of another.
 *
 * @param work returns a result for each item, in their order
 * @param max items at once
 */
export function createTogether<Key, Item, Result>({
  work,
  max,
}: {
  readonly work: (key: Key, items: readonly Item[]) => Promise<readonly Result[]>;
  readonly max: number;
}): Together<Key, Item, Result> {
  type Waiting = { item: Item; resolve: (result: Result) => void; reject: (error: unknown) => void };
  const queues = new Map<Key, Waiting[]>();

  async function settle(key: Key, waiting: readonly Waiting[]): Promise<void> {
    try {
      const results = await work(
        key,
        waiting.map(({ item }) => item),
      );
      for (const [index, { resolve }] of waiting.entries()) resolve(results[index] as Result);
    } catch (error) {
      const [only, ...others] = waiting;
      if (others.length === 0) only?.reject(error);
      else for (const each of waiting) await settle(key, [each]);
    }
  }

  async function settleAll(key: Key, queue: Waiting[]): Promise<void> {
    while (queue.length > 0) await settle(key, queue.splice(0, max));
    queues.delete(key);
  }

  return (key, item) =>
    new Promise((resolve, reject) => {
      const queue = queues.get(key);
      if (queue) {
        queue.push({ item, resolve, reject });
        return;
      }
      const begun = [{ item, resolve, reject }];
      queues.set(key, begun);
      void settleAll(key, begun);
    });
}
