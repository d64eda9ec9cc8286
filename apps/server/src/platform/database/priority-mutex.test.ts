import { expect, test } from 'vitest';
import { createPriorityMutex, inBackground } from './priority-mutex.ts';

/** Starts tasks that last until they are ended, and records which one is running. */
function record() {
  const take = createPriorityMutex();
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

test('requests go before background work, each in order of arrival', async () => {
  const { ask, finish } = record();
  inBackground(() => ask('task 1'));
  ask('request 1');
  inBackground(() => ask('task 2'));
  ask('request 2');
  expect(await finish()).toEqual(['request 1', 'request 2', 'task 1', 'task 2']);
});

test('work started by background work is background work too', async () => {
  const { ask, finish } = record();
  await inBackground(async () => {
    await Promise.resolve();
    ask('task');
  });
  ask('request');
  expect(await finish()).toEqual(['request', 'task']);
});

test('background work proceeds however many requests there are', async () => {
  const { ask, finish } = record();
  inBackground(() => ask('task'));
  for (let number = 0; number < 50; number += 1) ask('request');
  expect((await finish()).indexOf('task')).toBe(20);
});

test('a request that arrives between two tasks runs before the second', async () => {
  const { ask, finish } = record();
  inBackground(() => {
    ask('task 1');
    ask('task 2');
  });
  setImmediate(() => setImmediate(() => ask('request')));
  expect(await finish()).toEqual(['task 1', 'request', 'task 2']);
});

test('background work alone lets requests run before each of its turns', async () => {
  const take = createPriorityMutex();
  const order: string[] = [];
  const note = (name: string) =>
    take(async () => {
      order.push(name);
    });
  const task = inBackground(async () => {
    for (const number of [1, 2, 3]) await note(`task ${number}`);
  });
  const request = new Promise((resolve) => setImmediate(() => resolve(note('request'))));
  await Promise.all([task, request]);
  expect(order).toEqual(['task 1', 'request', 'task 2', 'task 3']);
});

test('failed work releases the lock', async () => {
  const take = createPriorityMutex();
  await expect(take(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await take(async () => 'yes')).toBe('yes');
});
