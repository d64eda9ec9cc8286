import { expect, test } from 'vitest';
import { createTogether } from './together.ts';

test('items that arrive while others are worked on come next, together, and get their own results', async () => {
  const groups: string[] = [];
  const first = Promise.withResolvers<void>();
  const double = createTogether<string, number, number>({
    max: 3,
    async work(key, items) {
      groups.push(`${key} ${items.join()}`);
      if (groups.length === 1) await first.promise;
      return items.map((item) => 2 * item);
    },
  });
  const results = [1, 2, 3, 4, 5].map((item) => double('one', item));
  await expect(double('other', 7)).resolves.toBe(14);
  first.resolve();
  expect(await Promise.all(results)).toEqual([2, 4, 6, 8, 10]);
  expect(groups).toEqual(['one 1', 'other 7', 'one 2,3,4', 'one 5']);
  await expect(double('one', 6)).resolves.toBe(12);
});

test('if it fails for several, only those fail that fail alone', async () => {
  const first = Promise.withResolvers<void>();
  let calls = 0;
  const work = createTogether<string, number, number>({
    max: 10,
    async work(_, items) {
      calls += 1;
      if (calls === 1) await first.promise;
      if (items.includes(3)) throw new Error('three');
      return items;
    },
  });
  const results = [1, 2, 3, 4].map((item) => work('key', item));
  first.resolve();
  const settled = await Promise.allSettled(results);
  expect(settled.map((each) => (each.status === 'fulfilled' ? each.value : String(each.reason)))).toEqual([
    1,
    2,
    'Error: three',
    4,
  ]);
});
