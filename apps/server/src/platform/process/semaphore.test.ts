import { expect, test } from 'vitest';
import { createSemaphore } from './semaphore.ts';

test('a limited number runs at once, others wait in order, and a failed one releases its place', async () => {
  const semaphore = createSemaphore({ atOnce: 2, maxWaiting: 3 });
  const begun: number[] = [];
  const ends = Array.from({ length: 6 }, () => Promise.withResolvers<number>());
  const runs = ends.map(({ promise }, index) =>
    semaphore.run(() => {
      begun.push(index);
      return promise;
    }),
  );
  // Three are waiting when the sixth arrives.
  await expect(runs[5]).rejects.toMatchObject({ code: 'unavailable', details: { retryAfterSeconds: 5 } });
  expect(begun).toEqual([0, 1]);
  ends[1]?.reject(new Error('no'));
  await expect(runs[1]).rejects.toThrow('no');
  expect(begun).toEqual([0, 1, 2]);
  for (const [index, { resolve }] of ends.entries()) resolve(index);
  expect(await Promise.all([runs[0], runs[2], runs[3], runs[4]])).toEqual([0, 2, 3, 4]);
  expect(await semaphore.run(async () => 'free again')).toBe('free again');
});
