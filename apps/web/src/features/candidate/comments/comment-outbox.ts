import { RequestFailure } from '@winnow/contracts';
import { findDraft, forgetDraft, keepDraft, listDrafts } from '../../../lib/drafts.ts';
import { failures as requestFailures } from '../../../lib/requests/failures.ts';
import { mayPass } from '../../../lib/requests/query-client.ts';
import { formatError } from '../../../lib/requests/request-words.ts';

/** A comment being sent. */
export type SentComment = {
  readonly id: string;
  readonly analysisId: string;
  readonly parentId: string | null;
  readonly text: string;
  readonly at: string;
};

/** `waiting`: retried automatically when server or network are back. `refused`: the author must decide. */
export type SendingState = 'sending' | 'waiting' | 'refused';

export type OutgoingComment = SentComment & {
  readonly state: SendingState;
  /** For `refused`: the server's message; `null` without one. */
  readonly why: string | null;
};

type Surroundings = {
  readonly send: (comment: SentComment) => Promise<unknown>;
  /** Owner of the comments; `null` when signed out: then nothing is sent. */
  readonly owner: () => string | null;
};

const draftBeginning = 'comment-sent-';
/** Milliseconds before each retry; the last value repeats. */
const retryMs = [2_000, 5_000, 10_000, 30_000, 60_000];

/**
 * Sends comments and stores each in this browser until the server has it: a bad network, a closed tab or an ended
 * session lose none. Each has an id from the start, so one that is sent twice is stored once.
 */
export function createCommentOutbox({ send, owner }: Surroundings) {
  let entries: readonly (OutgoingComment & { readonly ownerId: string; readonly failures: number })[] = [];
  const listeners = new Set<() => void>();
  const sentListeners = new Set<(comment: SentComment) => void>();

  function change(id: string, values: Partial<(typeof entries)[number]> | null): void {
    entries = entries.flatMap((entry) => (entry.id !== id ? entry : values ? { ...entry, ...values } : []));
    for (const listener of listeners) listener();
  }

  async function trySending(id: string): Promise<void> {
    const entry = entries.find((one) => one.id === id);
    if (!entry || entry.ownerId !== owner()) return;
    const { state: _, why: __, ownerId, failures, ...comment } = entry;
    change(id, { state: 'sending' });
    try {
      await send(comment);
      forgetDraft(ownerId, draftBeginning + id);
      for (const listener of sentListeners) listener(comment);
      change(id, null);
    } catch (error) {
      requestFailures.settle(error);
      const isRefused = error instanceof Error && !mayPass(error) && !isSignedOut(error);
      const why = error instanceof RequestFailure ? formatError(error).message : null;
      change(id, {
        state: isRefused ? 'refused' : 'waiting',
        why: isRefused ? why : null,
        failures: failures + 1,
      });
      if (isRefused) return;
      setTimeout(
        () => {
          if (entries.some((one) => one.id === id && one.state === 'waiting')) void trySending(id);
        },
        retryMs[Math.min(failures, retryMs.length - 1)],
      );
    }
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Calls back with each sent comment. */
    onSent(listener: (comment: SentComment) => void): () => void {
      sentListeners.add(listener);
      return () => void sentListeners.delete(listener);
    },
    list: (): readonly OutgoingComment[] => entries,
    add(comment: SentComment): void {
      const ownerId = owner();
      if (ownerId === null) return;
      keepDraft(ownerId, draftBeginning + comment.id, comment);
      entries = [...entries, { ...comment, ownerId, failures: 0, state: 'sending', why: null }];
      void trySending(comment.id);
    },
    /** Discards one, to be rewritten or dropped. */
    discard(id: string): void {
      const entry = entries.find((one) => one.id === id);
      if (!entry) return;
      forgetDraft(entry.ownerId, draftBeginning + id);
      change(id, null);
    },
    /** Sends comments left by an earlier page, and those due for a retry. */
    resume(): Promise<unknown> {
      const ownerId = owner();
      entries = entries.filter((entry) => entry.ownerId === ownerId);
      if (ownerId === null) return Promise.resolve();
      for (const name of listDrafts(ownerId, draftBeginning)) {
        const kept = findDraft<SentComment>(ownerId, name);
        if (!kept || entries.some(({ id }) => id === kept.id)) continue;
        entries = [...entries, { ...kept, ownerId, failures: 0, state: 'waiting', why: null }];
      }
      for (const listener of listeners) listener();
      const waiting = entries.filter(({ state }) => state === 'waiting');
      return Promise.all(waiting.map(({ id }) => trySending(id)));
    },
    retry: trySending,
  };
}

const isSignedOut = (error: Error): boolean => error instanceof RequestFailure && error.status === 401;
