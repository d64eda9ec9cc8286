import { expect, test } from 'vitest';
import { createTurns, inBackground } from './priority-mutex.ts';

/** Takes a turn that lasts until it is ended, and notes who has theirs. */
function record() {
  const take = createTurns();
  const order: string[] = [];
  const first = Promise.withResolvers<void>();
  const all: Promise<unknown>[] = [take(() => first.promise)];
  const ask = (name: string) =>
    all.push(
      take(async () => {
        order.push(name);
      }),
    );
  async function finish(): Promise<string[]> {
    first.resolve();
    await Promise.all(all);
    return order;
  }
  return { ask, finish };
}

test('whoever waits for an answer goes before background work, each in the order of coming', async () => {
  const { ask, finish } = record();
  inBackground(() => ask('job 1'));
  ask('request 1');
  inBackground(() => ask('job 2'));
  ask('request 2');
  expect(await finish()).toEqual(['request 1', 'request 2', 'job 1', 'job 2']);
});

test('what background work begins later is background work too', async () => {
  const { ask, finish } = record();
  await inBackground(async () => {
    await Promise.resolve();
    ask('job');
  });
  ask('request');
  expect(await finish()).toEqual(['request', 'job']);
});

test('background work goes on however many requests there are', async () => {
  const { ask, finish } = record();
  inBackground(() => ask('job'));
  for (let number = 0; number < 50; number += 1) ask('request');
  expect((await finish()).indexOf('job')).toBe(20);
});

test('a request that comes in between two jobs is heard before the second', async () => {
  const { ask, finish } = record();
  inBackground(() => {
    ask('job 1');
    ask('job 2');
  });
  setImmediate(() => setImmediate(() => ask('request')));
  expect(await finish()).toEqual(['job 1', 'request', 'job 2']);
});

test('background work that is alone lets requests be heard before each of its turns', async () => {
  const take = createTurns();
  const order: string[] = [];
  const note = (name: string) =>
    take(async () => {
      order.push(name);
    });
  const job = inBackground(async () => {
    for (const number of [1, 2, 3]) await note(`job ${number}`);
  });
  const request = new Promise((resolve) => setImmediate(() => resolve(note('request'))));
  await Promise.all([job, request]);
  expect(order).toEqual(['job 1', 'request', 'job 2', 'job 3']);
});

test('work that fails passes its turn on', async () => {
  const take = createTurns();
  await expect(take(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await take(async () => 'yes')).toBe('yes');
});
