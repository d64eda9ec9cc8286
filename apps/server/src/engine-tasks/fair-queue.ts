import { ApiError } from '@winnow/contracts';
import type { TaskEnd, TaskQueue, Waiting } from '@winnow/documents/processes';
import { addressGroup } from '../platform/http/guards/client-address.ts';
import type { Turn } from './turn.ts';
import { createUsageBudget, type UsageBudget } from './usage-budget.ts';

type Kind = Turn['kind'];
type Task = Waiting<Turn>;

/** One kind of turn: who waits, in the order of their next turns, and what it has used. */
type Line = {
  /** Parts of the time of all processes when everybody waits. */
  readonly share: number;
  readonly budget: UsageBudget;
  /** So many may wait of one, and of all. */
  readonly mostOfOne: number;
  readonly mostOfAll: number;
  readonly waiting: Map<string, Task[]>;
  /** How many of each are performed. */
  readonly running: Map<string, number>;
  /** Milliseconds used, by share: the line with the least is next. */
  usedByShare: number;
  /** A mean of the last tasks, in milliseconds. */
  usualMs: number;
};

/** Seconds of work a minute. What a run uses is paid for. */
const usedMsPerMinute = { run: null, request: 60_000, visitor: 15_000 } as const;
/** Whoever would wait longer is asked to come again. */
const longestWaitMs = 30_000;
/** Ending a process over a task that was left costs its next start. */
const leftMs = 1_000;

/**
 * The order in which tasks get a process. There is one process more than `processes`: runs and visitors never have that one.
 *
 * - Runs, requests of people who are signed in, and visitors have a share each of the time of all processes, so none waits
 *   for ever; within each, one owner or address after the other is served.
 * - Visitors have one process at a time, and not the last that is free.
 * - An owner who uses too much, or whose tasks come to no answer again and again, has one process, and only when nobody
 *   else waits. A visitor who does is refused.
 */
export function createFairQueue({
  processes,
  now = () => performance.now(),
}: {
  readonly processes: number;
  readonly now?: () => number;
}): TaskQueue<Turn> {
  const line = (kind: Kind, share: number, mostOfOne: number, mostOfAll: number): Line => ({
    share,
    mostOfOne,
    mostOfAll,
    budget: createUsageBudget({ usedMsPerMinute: usedMsPerMinute[kind] }, now),
    waiting: new Map(),
    running: new Map(),
    usedByShare: 0,
    usualMs: 100,
  });
  // Where two have used as much, the first goes first.
  const lines: Readonly<Record<Kind, Line>> = {
    run: line('run', 4, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY),
    request: line('request', 4, 50, 1_000),
    visitor: line('visitor', 1, 3, 50),
  };
  const kinds = Object.keys(lines) as Kind[];
  /** What the line had used that was last served. */
  let lastUsedByShare = 0;
  /** Turns of which something was performed already: what comes next of them is not refused. */
  const begun = new WeakSet<Turn>();

  const runningOf = (kind: Kind): number => sum(lines[kind].running.values());
  const runningInAll = (): number => kinds.reduce((all, kind) => all + runningOf(kind), 0);
  const isWaiting = (kind: Kind): boolean => lines[kind].waiting.size > 0;

  /** Whether a process that is free may be this kind's. */
  function hasProcess(kind: Kind): boolean {
    const running = runningInAll();
    if (running > processes) return false;
    if (kind === 'request') return true;
    if (runningOf('run') + runningOf('visitor') >= processes) return false;
    if (kind === 'run') return true;
    const isLastFree = running === processes && !isWaiting('run') && !isWaiting('request');
    return runningOf('visitor') === 0 && !isLastFree;
  }

  /** The next owner of a line; at first those within their budget. */
  function nextOwner(kind: Kind, withinBudget: boolean): string | undefined {
    const { waiting, running, budget } = lines[kind];
    const mostAtOnce = withinBudget ? Math.max(1, processes) : 1;
    for (const owner of waiting.keys()) {
      if ((running.get(owner) ?? 0) >= mostAtOnce) continue;
      if (kind === 'visitor' || (budget.waitMs(owner) === 0) === withinBudget) return owner;
    }
    return undefined;
  }

  function choose(): { readonly kind: Kind; readonly owner: string } | undefined {
    const open = kinds
      .filter((kind) => isWaiting(kind) && hasProcess(kind))
      .sort((left, right) => lines[left].usedByShare - lines[right].usedByShare);
    for (const withinBudget of [true, false]) {
      for (const kind of open) {
        const owner = nextOwner(kind, withinBudget);
        if (owner !== undefined) return { kind, owner };
      }
    }
    return undefined;
  }

  /** Who has not waited has nothing to catch up on. */
  function joinAgain(kind: Kind): void {
    if (isWaiting(kind) || runningOf(kind) > 0) return;
    lines[kind].usedByShare = Math.max(lines[kind].usedByShare, lastUsedByShare);
  }

  function refuseWithoutRoom({ kind }: Turn, owner: string): void {
    const { waiting, budget, mostOfOne, mostOfAll, usualMs } = lines[kind];
    const overMs = kind === 'visitor' ? budget.waitMs(owner) : 0;
    if (overMs > 0) throw tooMuch(overMs);
    const own = waiting.get(owner)?.length ?? 0;
    const lengths = [...waiting.values()].map(({ length }) => length);
    // One after the other is served, so of each as many go before as wait of one's own.
    const before = sum(lengths.map((length) => Math.min(length, own + 1)));
    const waitMs = before * usualMs;
    const isLong = kind === 'visitor' && waitMs > longestWaitMs;
    if (own >= mostOfOne || sum(lengths) >= mostOfAll || isLong) throw busy(waitMs);
  }

  return {
    add(task) {
      const { turn } = task;
      const owner = ownerOf(turn);
      if (!begun.has(turn)) refuseWithoutRoom(turn, owner);
      joinAgain(turn.kind);
      const { waiting } = lines[turn.kind];
      const own = waiting.get(owner);
      if (own) own.push(task);
      else waiting.set(owner, [task]);
    },

    look() {
      const next = choose();
      if (!next) return 'nothing';
      return isWaiting('request') && hasProcess('request') ? 'urgent' : 'next';
    },

    next() {
      const next = choose();
      if (!next) return undefined;
      const { waiting, running, usedByShare } = lines[next.kind];
      lastUsedByShare = Math.max(lastUsedByShare, usedByShare);
      const [task, ...rest] = waiting.get(next.owner) ?? [];
      waiting.delete(next.owner);
      if (rest.length > 0) waiting.set(next.owner, rest);
      running.set(next.owner, (running.get(next.owner) ?? 0) + 1);
      if (task) begun.add(task.turn);
      return task;
    },

    remove(task) {
      const owner = ownerOf(task.turn);
      const { waiting } = lines[task.turn.kind];
      const rest = (waiting.get(owner) ?? []).filter((other) => other !== task);
      if (rest.length > 0) waiting.set(owner, rest);
      else waiting.delete(owner);
    },

    ended({ turn }, { usedMs, how }: TaskEnd) {
      const owner = ownerOf(turn);
      const ended = lines[turn.kind];
      const left = (ended.running.get(owner) ?? 1) - 1;
      if (left > 0) ended.running.set(owner, left);
      else ended.running.delete(owner);
      const countedMs = usedMs + (how === 'answered' ? 0 : leftMs);
      ended.usedByShare += countedMs / ended.share;
      ended.usualMs += (countedMs - ended.usualMs) / 5;
      ended.budget.use(owner, countedMs, how === 'cut');
    },

    clear() {
      const all = kinds.flatMap((kind) => [...lines[kind].waiting.values()].flat());
      for (const kind of kinds) lines[kind].waiting.clear();
      return all;
    },

    count: () => sum(kinds.flatMap((kind) => [...lines[kind].waiting.values()].map(({ length }) => length))),
  };
}

const ownerOf = ({ kind, of }: Turn): string => (kind === 'visitor' ? addressGroup(of) : of);

function sum(numbers: Iterable<number>): number {
  let all = 0;
  for (const number of numbers) all += number;
  return all;
}

function busy(waitMs: number): ApiError {
  const seconds = Math.min(60, Math.max(5, Math.ceil(waitMs / 1000)));
  return new ApiError('busy', `We are busy right now. Try again in ${seconds} seconds.`, {
    retryAfterSeconds: seconds,
  });
}

function tooMuch(waitMs: number): ApiError {
  return new ApiError('too-many-requests', 'Too many requests. Please try again later.', {
    retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)),
  });
}
