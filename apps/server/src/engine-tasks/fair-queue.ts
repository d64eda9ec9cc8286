import { ApiError } from '@winnow/contracts';
import type { TaskEnd, TaskQueue, Waiting } from '@winnow/documents/processes';
import { addressGroup } from '../platform/http/guards/client-address.ts';
import type { Requester } from './requester.ts';
import { createUsageBudget, type UsageBudget } from './usage-budget.ts';

type Kind = Requester['kind'];
type Task = Waiting<Requester>;

/** Queue of one kind of requester: waiting tasks by owner, in round-robin order, and the time used. */
type Line = {
  /** Share of the processing time when every queue has waiting tasks. */
  readonly share: number;
  readonly budget: UsageBudget;
  /** Maximum waiting tasks of one owner, and of all. */
  readonly maxOfOne: number;
  readonly maxOfAll: number;
  readonly waiting: Map<string, Task[]>;
  /** Running tasks by owner. */
  readonly running: Map<string, number>;
  /** Milliseconds used, divided by the share: the queue with the lowest value is next. */
  usedByShare: number;
  /** Moving average of the milliseconds per task. */
  usualMs: number;
};

/** Milliseconds of processing per minute and owner; `null` for unlimited, since runs are paid for. */
const usedMsPerMinute = { run: null, import: null, request: 60_000, visitor: 15_000 } as const;
/** Maximum expected wait of visitors in milliseconds; above it they are refused. */
const maxWaitMs = 30_000;
/** Milliseconds added for a task whose process was killed, since the next one has to start. */
const restartMs = 1_000;

/**
 * The order in which tasks get a process. There is one process more than `processes`, which only
 * requests use.
 *
 * - Runs, requests, imports and visitors each have a share of the time of all processes, so none of them starves. Within each,
 *   owners or address groups are served round robin.
 * - Visitors have one process at a time, and not the last free one.
 * - An owner over budget, by the time used or by tasks in a row that ended without an answer, gets one process when no
 *   other task is waiting. A visitor over budget is refused.
 */
export function createFairQueue({
  processes,
  now = () => performance.now(),
}: {
  readonly processes: number;
  readonly now?: () => number;
}): TaskQueue<Requester> {
  const line = (kind: Kind, share: number, maxOfOne: number, maxOfAll: number): Line => ({
    share,
    maxOfOne,
    maxOfAll,
    budget: createUsageBudget({ usedMsPerMinute: usedMsPerMinute[kind] }, now),
    waiting: new Map(),
    running: new Map(),
    usedByShare: 0,
    usualMs: 100,
  });
  // If two have used equal time, the first one is next.
  const lines: Readonly<Record<Kind, Line>> = {
    run: line('run', 4, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY),
    request: line('request', 4, 50, 1_000),
    import: line('import', 1, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY),
    visitor: line('visitor', 1, 3, 50),
  };
  const kinds = Object.keys(lines) as Kind[];
  /** `usedByShare` of the queue that was served last. */
  let lastUsedByShare = 0;
  /** Requesters with a started task: their next tasks aren't refused. */
  const begun = new WeakSet<Requester>();

  const runningOf = (kind: Kind): number => sum(lines[kind].running.values());
  const runningInAll = (): number => kinds.reduce((all, kind) => all + runningOf(kind), 0);
  const isWaiting = (kind: Kind): boolean => lines[kind].waiting.size > 0;

  /** Whether a task of this kind may start now. */
  function hasProcess(kind: Kind): boolean {
    const running = runningInAll();
    if (running > processes) return false;
    if (kind === 'request') return true;
    if (runningOf('run') + runningOf('import') + runningOf('visitor') >= processes) return false;
    if (kind === 'run' || kind === 'import') return true;
    const isLastFree = running === processes && !isWaiting('run') && !isWaiting('request');
    return runningOf('visitor') === 0 && !isLastFree;
  }

  /** The next owner in a queue, among those within their budget or the others. */
  function nextOwner(kind: Kind, withinBudget: boolean): string | undefined {
    const { waiting, running, budget } = lines[kind];
    const maxAtOnce = withinBudget ? Math.max(1, processes) : 1;
    for (const owner of waiting.keys()) {
      if ((running.get(owner) ?? 0) >= maxAtOnce) continue;
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

  /** A queue that was empty gets no credit for that time. */
  function joinAgain(kind: Kind): void {
    if (isWaiting(kind) || runningOf(kind) > 0) return;
    lines[kind].usedByShare = Math.max(lines[kind].usedByShare, lastUsedByShare);
  }

  function refuseWithoutRoom({ kind }: Requester, owner: string): void {
    const { waiting, budget, maxOfOne, maxOfAll, usualMs } = lines[kind];
    const overMs = kind === 'visitor' ? budget.waitMs(owner) : 0;
    if (overMs > 0) throw tooMuch(overMs);
    const own = waiting.get(owner)?.length ?? 0;
    const lengths = [...waiting.values()].map(({ length }) => length);
    // Round robin: of each owner, at most one more task than this owner already has waiting goes first.
    const before = sum(lengths.map((length) => Math.min(length, own + 1)));
    const waitMs = before * usualMs;
    const isLong = kind === 'visitor' && waitMs > maxWaitMs;
    if (own >= maxOfOne || sum(lengths) >= maxOfAll || isLong) throw busy(waitMs);
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

    peek() {
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
      const countedMs = usedMs + (how === 'answered' ? 0 : restartMs);
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

const ownerOf = ({ kind, of }: Requester): string => (kind === 'visitor' ? addressGroup(of) : of);

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
