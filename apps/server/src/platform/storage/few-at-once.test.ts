import { expect, test } from 'vitest';
import { fewAtOnce } from './few-at-once.ts';

const numbers = Array.from({ length: 100 }, (_, index) => index);

test('everything is done once, a few at a time', async () => {
  const done: number[] = [];
  let atOnce = 0;
  let max = 0;
  await fewAtOnce(numbers, async (number) => {
    atOnce += 1;
    max = Math.max(max, atOnce);
    await Promise.resolve();
    done.push(number);
    atOnce -= 1;
  });
  expect(done).toEqual(numbers);
  expect(max).toBe(16);
});

test('if one fails, those already running finish, and no more are started', async () => {
  const done: number[] = [];
  const work = fewAtOnce(numbers, async (number) => {
    if (number === 3) throw new Error('three');
    await Promise.resolve();
    done.push(number);
  });
  await expect(work).rejects.toThrow('three');
  expect(done).toEqual(numbers.slice(0, 16).filter((number) => number !== 3));
});
