import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { createHandedTasks, type HandedTasks, NotBegun, ReadingEnded } from './handed-tasks.ts';

/** Answers each task with its name, in order; some tasks make it exit or stop answering. */
const program = `
  let last = Promise.resolve();
  process.on('message', ({ name }) => {
    last = last.then(() => {
      if (name === 'abort') process.abort();
      if (name === 'exit') process.exit(7);
      if (name === 'hang') return new Promise(() => {});
      return new Promise((resolve) => process.send({ outcome: name, residentMb: 1 }, () => resolve()));
    });
  });
  process.on('disconnect', () => process.exit());`;

const folder = mkdtempSync(path.join(tmpdir(), 'winnow-handed-'));
const file = path.join(folder, 'child.mjs');
writeFileSync(file, program);
afterAll(() => rmSync(folder, { recursive: true }));

let child: ChildProcess | null = null;
afterEach(() => {
  child?.kill('SIGKILL');
});

const patient = { timeoutMs: 60_000, ceilingMs: 60_000, memoryMb: 4000 };
const open = (limits = patient): HandedTasks => {
  child = fork(file, [], { serialization: 'advanced', stdio: 'ignore' });
  return createHandedTasks(child, limits);
};
const task = (name: string) => ({ name });

/** The outcome of each task: its answer, why it ended the child, or that it was not started. */
async function outcomes(tasks: HandedTasks, names: readonly string[], signal?: AbortSignal) {
  const settled = await Promise.allSettled(names.map((name) => tasks.hand(task(name), { signal })));
  return settled.map((one) => {
    if (one.status === 'fulfilled') return one.value.outcome;
    if (one.reason instanceof ReadingEnded) return one.reason.reason;
    return one.reason instanceof NotBegun ? 'not begun' : one.reason;
  });
}

describe('tasks sent to a child process', () => {
  test('are answered in order', async () => {
    const tasks = open();
    expect(await outcomes(tasks, ['one', 'two', 'three'])).toEqual(['one', 'two', 'three']);
    expect(tasks.isEmpty()).toBe(true);
  });

  test('keep their answers if a later one ends the child, and only that one is blamed', async () => {
    expect(await outcomes(open(), ['one', 'exit', 'two', 'three'])).toEqual([
      'one',
      'corrupt',
      'not begun',
      'not begun',
    ]);
    expect(await outcomes(open(), ['one', 'abort', 'two'])).toEqual(['one', 'too-large', 'not begun']);
  });

  test('wait without using up their time', async () => {
    const tasks = open({ ...patient, timeoutMs: 300 });
    const [first, ...others] = await outcomes(tasks, ['hang', 'one', 'two']);
    expect([first, ...others]).toEqual(['timeout', 'not begun', 'not begun']);
  });

  test('may have less time than others', async () => {
    const tasks = open();
    const hasty = tasks.hand(task('hang'), { timeoutMs: 1 });
    await expect(hasty).rejects.toMatchObject({ reason: 'timeout', usedMs: expect.any(Number) });
  });

  test('can be aborted, or be returned, without an answer', async () => {
    const tasks = open();
    const leaving = new AbortController();
    const left = outcomes(tasks, ['hang'], leaving.signal);
    const behind = outcomes(tasks, ['one']);
    leaving.abort('left');
    expect(await left).toEqual(['left']);
    tasks.giveBack();
    expect(await behind).toEqual(['not begun']);
    expect(tasks.isEmpty()).toBe(true);
  });
});
