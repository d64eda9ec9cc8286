import { ApiError } from '@winnow/contracts';
import type { TaskQueue, Waiting } from '@winnow/documents/processes';
import { beforeEach, describe, expect, test } from 'vitest';
import { createFairQueue } from './fair-queue.ts';
import { type Requester, runRequester, userRequester, visitorRequester } from './requester.ts';

type Task = Waiting<Requester> & { readonly name: string };

let time = 0;
let queue: TaskQueue<Requester>;
const open = (processes: number) => {
  queue = createFairQueue({ processes, now: () => time });
};
beforeEach(() => {
  time = 0;
  open(2);
});

let count = 0;
function add(turn: Requester, name = `task ${count++}`): Task {
  const task = { turn, name, begin: () => {}, reject: () => {} };
  queue.add(task);
  return task;
}
const addMany = (many: number, turn: () => Requester) => Array.from({ length: many }, () => add(turn()));

/** Starts all tasks that may start now. */
function beginAll(): Task[] {
  const begun: Task[] = [];
  while (queue.peek() !== 'nothing') begun.push(queue.next() as Task);
  return begun;
}
const kindsOf = (tasks: readonly Waiting<Requester>[]) => tasks.map(({ turn: { kind } }) => kind);
const ownersOf = (tasks: readonly Waiting<Requester>[]) => tasks.map(({ turn: { of } }) => of);

/** Performs tasks until none is waiting, or `max` have ended; returns them in the order in which they ended. */
function performAll(usedMs: (task: Task) => number, max = Number.POSITIVE_INFINITY): Task[] {
  const ended: Task[] = [];
  let running = beginAll().map((task) => ({ task, until: time + usedMs(task) }));
  while (running.length > 0 && ended.length < max) {
    const next = running.toSorted((left, right) => left.until - right.until)[0];
    if (!next) break;
    time = next.until;
    running = running.filter((each) => each !== next);
    queue.ended(next.task, { usedMs: usedMs(next.task), how: 'answered' });
    ended.push(next.task);
    running.push(...beginAll().map((task) => ({ task, until: time + usedMs(task) })));
  }
  return ended;
}

function refusalOf(act: () => void): ApiError {
  try {
    act();
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  throw new Error('It was taken.');
}

describe('processes', () => {
  test('a run uses all but one, which is left to requests', () => {
    addMany(50, () => runRequester('anna'));
    expect(kindsOf(beginAll())).toEqual(['run', 'run']);
    add(userRequester('boris'));
    expect(queue.peek()).toBe('urgent');
    expect(kindsOf(beginAll())).toEqual(['request']);
    add(userRequester('clara'));
    expect(queue.peek()).toBe('nothing');
  });

  test('a visitor uses one, and never the last free one', () => {
    addMany(3, () => visitorRequester('192.0.2.1'));
    add(visitorRequester('192.0.2.2'));
    const [first] = beginAll();
    expect(queue.peek()).toBe('nothing');
    if (first) queue.ended(first, { usedMs: 100, how: 'answered' });
    add(userRequester('anna'));
    add(userRequester('boris'));
    const [request] = beginAll();
    expect(queue.peek()).toBe('nothing');
    if (request) queue.ended(request, { usedMs: 100, how: 'answered' });
    expect(kindsOf(beginAll())).toEqual(['visitor']);
  });

  test('a run that uses every process in turn does not starve a visitor', () => {
    open(1);
    addMany(100, () => runRequester('anna'));
    add(visitorRequester('192.0.2.1'));
    expect(kindsOf(performAll(() => 100, 12))).toContain('visitor');
  });

  test('owners are served round robin, however much one of them sends', () => {
    addMany(500, () => runRequester('anna'));
    add(runRequester('boris'));
    expect(ownersOf(performAll(() => 30, 4))).toContain('boris');
  });

  test('one owner leaves a process to the requests of others', () => {
    addMany(20, () => userRequester('anna'));
    expect(ownersOf(beginAll())).toEqual(['anna', 'anna']);
    add(userRequester('boris'));
    expect(ownersOf(beginAll())).toEqual(['boris']);
  });
});

describe('time', () => {
  test('is shared when all are waiting, and no kind starves', () => {
    open(1);
    addMany(400, () => runRequester('anna'));
    for (const owner of ['boris', 'clara', 'dina', 'emil', 'fay', 'gus', 'hal', 'ida', 'jo'])
      addMany(40, () => userRequester(owner));
    for (let address = 0; address < 40; address += 1) add(visitorRequester(`192.0.2.${address}`));
    const kinds = kindsOf(performAll(() => 100, 180));
    const shareOf = (kind: Requester['kind']) => kinds.filter((each) => each === kind).length / kinds.length;
    expect(shareOf('visitor')).toBeGreaterThan(0.08);
    expect(shareOf('run')).toBeGreaterThan(0.35);
    expect(shareOf('request')).toBeGreaterThan(0.35);
  });

  test('is shared by what was used, not by the number of tasks', () => {
    open(1);
    addMany(100, () => runRequester('anna'));
    addMany(40, () => visitorRequester(`198.51.100.${count}`));
    const ended = performAll(({ turn }) => (turn.kind === 'visitor' ? 3_000 : 100), 60);
    const usedBy = (kind: Requester['kind'], each: number) =>
      ended.filter(({ turn }) => turn.kind === kind).length * each;
    expect(usedBy('visitor', 3_000)).toBeLessThan(usedBy('run', 100));
  });

  test('that was not used is no credit for later', () => {
    open(1);
    addMany(100, () => runRequester('anna'));
    performAll(() => 1_000);
    addMany(30, () => visitorRequester(`203.0.113.${count}`));
    addMany(30, () => runRequester('anna'));
    expect(kindsOf(performAll(() => 100, 12))).toContain('run');
  });
});

describe('a budget', () => {
  test('is time: a visitor over budget is refused until it is restored', () => {
    performAllOf(visitorRequester('192.0.2.1'), 20_000);
    const refusal = refusalOf(() => add(visitorRequester('192.0.2.1')));
    expect(refusal).toMatchObject({ status: 429, details: { retryAfterSeconds: 20 } });
    add(visitorRequester('192.0.2.2'));
    time += 20_001;
    add(visitorRequester('192.0.2.1'));
  });

  test('counts an IPv6 network as one visitor', () => {
    performAllOf(visitorRequester('2001:db8:0:1::1'), 20_000);
    expect(refusalOf(() => add(visitorRequester('2001:db8:0:1::2')))).toMatchObject({ status: 429 });
  });

  test('is blocked after two tasks in a row without an answer, however little time they used', () => {
    const cut = (of: string) => {
      add(visitorRequester(of));
      for (const task of beginAll()) queue.ended(task, { usedMs: 1, how: 'cut' });
    };
    cut('192.0.2.1');
    performAllOf(visitorRequester('192.0.2.1'), 1);
    cut('192.0.2.1');
    cut('192.0.2.1');
    expect(refusalOf(() => add(visitorRequester('192.0.2.1')))).toMatchObject({
      code: 'too-many-requests',
      details: { retryAfterSeconds: 120 },
    });
    time += 120_001;
    cut('192.0.2.1');
    expect(refusalOf(() => add(visitorRequester('192.0.2.1'))).details.retryAfterSeconds).toBe(240);
  });

  test('counts tasks that were aborted while under way', () => {
    for (let asked = 0; asked < 8; asked += 1) {
      add(visitorRequester('192.0.2.1'));
      for (const task of beginAll()) queue.ended(task, { usedMs: 1_000, how: 'left' });
    }
    expect(refusalOf(() => add(visitorRequester('192.0.2.1')))).toMatchObject({ status: 429 });
  });

  test('leaves an owner who is over it one process, behind all others', () => {
    performAllOf(userRequester('anna'), 90_000);
    addMany(3, () => userRequester('anna'));
    addMany(4, () => userRequester('boris'));
    expect(ownersOf(beginAll())).toEqual(['boris', 'boris', 'anna']);
  });

  test('does not limit a run, whose files may all be scans', () => {
    performAllOf(runRequester('anna'), 900_000);
    addMany(3, () => runRequester('anna'));
    expect(beginAll()).toHaveLength(2);
  });

  function performAllOf(turn: Requester, usedMs: number): void {
    add(turn);
    for (const task of beginAll()) queue.ended(task, { usedMs, how: 'answered' });
  }
});

describe('a full queue', () => {
  test('refuses with the time to try again', () => {
    addMany(3, () => visitorRequester('192.0.2.1'));
    const refusal = refusalOf(() => add(visitorRequester('192.0.2.1')));
    expect(refusal).toMatchObject({
      status: 503,
      code: 'busy',
      message: 'We are busy right now. Try again in 5 seconds.',
      details: { retryAfterSeconds: 5 },
    });
    add(visitorRequester('192.0.2.2'));
  });

  test('is full by the time that waiting would take, too', () => {
    for (let address = 0; address < 12; address += 1) {
      add(visitorRequester(`192.0.2.${address}`));
      for (const task of beginAll()) queue.ended(task, { usedMs: 10_000, how: 'answered' });
    }
    for (let address = 100; address < 104; address += 1) add(visitorRequester(`192.0.2.${address}`));
    const refusal = refusalOf(() => add(visitorRequester('192.0.2.200')));
    expect(refusal.code).toBe('busy');
    expect(refusal.details.retryAfterSeconds).toBeGreaterThan(30);
  });

  test('takes the next tasks of a turn that began', () => {
    const turn = visitorRequester('192.0.2.1');
    add(turn);
    for (const task of beginAll()) queue.ended(task, { usedMs: 30_000, how: 'answered' });
    add(turn);
    expect(refusalOf(() => add(visitorRequester('192.0.2.1'))).status).toBe(429);
  });

  test('has room again when a task is removed', () => {
    const [first] = addMany(3, () => visitorRequester('192.0.2.1'));
    if (first) queue.remove(first);
    expect(queue.count()).toBe(2);
    add(visitorRequester('192.0.2.1'));
  });

  test('does not refuse runs', () => {
    addMany(5_000, () => runRequester('anna'));
    expect(queue.count()).toBe(5_000);
    expect(queue.clear()).toHaveLength(5_000);
    expect(queue.count()).toBe(0);
  });
});
