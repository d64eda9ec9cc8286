import { expect, test, vi } from 'vitest';
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
  const results = [1].map((item) => double.add('one', item));
  await vi.waitFor(() => expect(groups).toHaveLength(1));
  results.push(...[2, 3, 4, 5].map((item) => double.add('one', item)));
  await expect(double.add('other', 7)).resolves.toBe(14);
  first.resolve();
  expect(await Promise.all(results)).toEqual([2, 4, 6, 8, 10]);
  expect(groups).toEqual(['one 1', 'other 7', 'one 2,3,4', 'one 5']);
  await expect(double.add('one', 6)).resolves.toBe(12);
});

test('if it fails for several, only those fail that fail alone', async () => {
  const work = createTogether<string, number, number>({
    max: 10,
    async work(_, items) {
      if (items.includes(3)) throw new Error('three');
      return items;
    },
  });
  const results = [1, 2, 3, 4].map((item) => work.add('key', item));
  const settled = await Promise.allSettled(results);
  expect(settled.map((each) => (each.status === 'fulfilled' ? each.value : String(each.reason)))).toEqual([
    1,
    2,
    'Error: three',
    4,
  ]);
});

test('the patient wait for what is expected, until there are enough or somebody hurries', async () => {
  const groups: string[] = [];
  const together = createTogether<string, number, number>({
    max: 3,
    async work(_, items) {
      groups.push(items.join());
      return items;
    },
  });
  const [arrived, absent] = [together.expect('key'), together.expect('key')];
  const first = together.add('key', 1, true);
  const second = together.add('key', 2, true);
  await new Promise((resolve) => setImmediate(resolve));
  expect(groups).toEqual([]);
  await Promise.all([together.add('key', 3, true), first, second]);
  expect(groups).toEqual(['1,2,3']);
  const patient = together.add('key', 4, true);
  await Promise.all([together.add('key', 5), patient]);
  expect(groups).toEqual(['1,2,3', '4,5']);
  const last = together.add('key', 6, true);
  arrived();
  absent();
  await last;
  expect(groups).toEqual(['1,2,3', '4,5', '6']);
});
