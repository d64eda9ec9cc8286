import { type OwnMark, RequestFailure } from '@winnow/contracts';
import { findDraft, forgetDraft, keepDraft } from '../../../lib/drafts.ts';
import { failures as requestFailures } from '../../../lib/requests/failures.ts';
import { mayPass } from '../../../lib/requests/query-client.ts';

/**
 * `waiting`: the network or the server is unavailable, and saving is retried automatically. `refused`: the server
 * rejected the marks.
 */
export type MarkStatus = 'saved' | 'saving' | 'waiting' | 'refused';

export type MarkState = { readonly own: OwnMark; readonly status: MarkStatus };

type Entry = MarkState & {
  readonly saved: OwnMark;
  readonly ownerId: string;
  /** Consecutive failed attempts. */
  readonly failures: number;
};

type Surroundings = {
  readonly reviewId: string;
  readonly send: (analysisId: string, own: OwnMark) => Promise<OwnMark>;
  /** Whose marks they are; `null` when signed out: then nothing is sent. */
  readonly owner: () => string | null;
};

/** Text is saved after a pause in typing, a mark immediately. */
const restMs = 800;
const retryMs = [2_000, 5_000, 10_000, 30_000, 60_000] as const;

/** Saves the marks of one review. Unsaved marks are kept in this browser and sent when the network is back. */
export function createMarksSaver({ reviewId, send, owner }: Surroundings) {
  const entries = new Map<string, Entry>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const listeners = new Set<() => void>();
  const underWay = new Map<string, Promise<void>>();
  const nameOf = (analysisId: string) => `review-mark-${reviewId}-${analysisId}`;

  function change(analysisId: string, entry: Entry): void {
    entries.set(analysisId, entry);
    for (const listener of listeners) listener();
  }

  function wait(analysisId: string, ms: number): void {
    clearTimeout(timers.get(analysisId));
    timers.set(
      analysisId,
      setTimeout(() => void save(analysisId), ms),
    );
  }

  /** Sends unsaved marks, one request at a time per candidate, so that the last one wins. */
  async function save(analysisId: string): Promise<void> {
    clearTimeout(timers.get(analysisId));
    await underWay.get(analysisId);
    const entry = entries.get(analysisId);
    if (!entry || entry.status === 'saved' || entry.ownerId !== owner()) return;
    const sending = attempt(analysisId, entry).finally(() => underWay.delete(analysisId));
    underWay.set(analysisId, sending);
    await sending;
  }

  async function attempt(analysisId: string, entry: Entry): Promise<void> {
    const { own } = entry;
    change(analysisId, { ...entry, status: 'saving' });
    try {
      const saved = await send(analysisId, own);
      const now = entries.get(analysisId) ?? entry;
      const isWhole = same(now.own, own);
      if (isWhole) forgetDraft(entry.ownerId, nameOf(analysisId));
      change(analysisId, {
        ...now,
        saved,
        status: isWhole ? 'saved' : 'saving',
        failures: 0,
      });
      if (!isWhole) wait(analysisId, restMs);
    } catch (error) {
      const now = entries.get(analysisId) ?? entry;
      // Only the first failure in a row is shown; later ones are said next to the marks.
      if (now.failures > 0) requestFailures.settle(error);
      const failures = now.failures + 1;
      const mayFollow = isPassing(error);
      change(analysisId, { ...now, failures, status: mayFollow ? 'waiting' : 'refused' });
      if (mayFollow) wait(analysisId, retryMs[Math.min(failures, retryMs.length) - 1] ?? 0);
    }
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    find: (analysisId: string): MarkState | null => entries.get(analysisId) ?? null,
    /** The marks to show: those kept in this browser, or the server's. */
    open(analysisId: string, saved: OwnMark): void {
      const ownerId = owner();
      const entry = entries.get(analysisId);
      if (ownerId === null || (entry && entry.status !== 'saved') || (entry && same(entry.saved, saved)))
        return;
      const kept = findDraft<OwnMark>(ownerId, nameOf(analysisId));
      const fresh = { saved, ownerId, failures: 0 };
      if (kept === null || same(kept, saved)) {
        change(analysisId, { ...fresh, own: saved, status: 'saved' });
        return;
      }
      change(analysisId, { ...fresh, own: kept, status: 'waiting' });
      void save(analysisId);
    },
    write(analysisId: string, own: OwnMark, isAtOnce: boolean): void {
      const entry = entries.get(analysisId);
      if (!entry || same(entry.own, own)) return;
      keepDraft(entry.ownerId, nameOf(analysisId), own);
      change(analysisId, { ...entry, own, status: 'saving', failures: 0 });
      wait(analysisId, isAtOnce ? 0 : restMs);
    },
    /** Sends waiting marks immediately. */
    resume: (): Promise<unknown> => Promise.all([...entries.keys()].map(save)),
    stop(): void {
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}

function same(one: OwnMark, other: OwnMark): boolean {
  return (
    one.mark === other.mark &&
    one.reason.trim() === other.reason.trim() &&
    JSON.stringify(Object.entries(one.requirements).toSorted()) ===
      JSON.stringify(Object.entries(other.requirements).toSorted())
  );
}

/** Whether a retry can help. After a 401, nothing is sent until the same user has signed in again. */
function isPassing(error: unknown): boolean {
  if (error instanceof RequestFailure && error.status === 401) return true;
  return !(error instanceof Error) || mayPass(error);
}
