import { setImmediate } from 'node:timers/promises';

/** Does work for several items of one key at once. */
export type Together<Key, Item, Result> = {
  /** @param isPatient waits for those that are expected, as long as nobody else hurries */
  add(key: Key, item: Item, isPatient?: boolean): Promise<Result>;
  /** Says that an item will come. Call what is returned once, when it is added or does not come. */
  expect(key: Key): () => void;
};

type Options<Key, Item, Result> = {
  /** Returns a result for each item, in their order. */
  readonly work: (key: Key, items: readonly Item[]) => Promise<readonly Result[]>;
  /** Items at once. */
  readonly max: number;
};

/**
 * Work for several items costs less than for each: those that arrive while it is under way wait, and are next. If it
 * fails for several, it is done for each alone, so that none fails because of another.
 */
export function createTogether<Key, Item, Result>({
  work,
  max,
}: Options<Key, Item, Result>): Together<Key, Item, Result> {
  type Waiting = {
    readonly item: Item;
    readonly isPatient: boolean;
    resolve(result: Result): void;
    reject(error: unknown): void;
  };
  type Line = { readonly waiting: Waiting[]; expected: number; isWorking: boolean };
  const lines = new Map<Key, Line>();

  function lineOf(key: Key): Line {
    const line = lines.get(key) ?? { waiting: [], expected: 0, isWorking: false };
    lines.set(key, line);
    return line;
  }

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

  const canWait = ({ waiting, expected }: Line) =>
    waiting.length === 0 || (waiting.length < max && expected > 0 && waiting.every((each) => each.isPatient));

  async function goOn(key: Key, line: Line): Promise<void> {
    if (line.isWorking) return;
    line.isWorking = true;
    while (!canWait(line)) {
      // Items that are added in the same turn of the event loop are included.
      await setImmediate();
      await settle(key, line.waiting.splice(0, max));
    }
    line.isWorking = false;
    if (line.waiting.length === 0 && line.expected === 0) lines.delete(key);
  }

  return {
    add: (key, item, isPatient = false) =>
      new Promise((resolve, reject) => {
        const line = lineOf(key);
        line.waiting.push({ item, isPatient, resolve, reject });
        void goOn(key, line);
      }),

    expect(key) {
      const line = lineOf(key);
      line.expected += 1;
      return () => {
        line.expected -= 1;
        void goOn(key, line);
      };
    },
  };
}
