import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { limits, type OrganizationId } from '@winnow/contracts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { describeError } from '../../platform/log/describe-error.ts';
import type { Log } from '../../platform/log/log.ts';
import {
  appendToDraft,
  findDraft,
  insertDraft,
  removeDraft,
  removeDraftsBefore,
} from './draft-repository.ts';

/** A text while it is written. */
export type Draft = {
  add(piece: string): void;
  /** Removes the draft, once the final text is stored or writing has failed. */
  end(): Promise<void>;
};

/**
 * Streams of texts while they are being written. They go through the database, since writer and watcher may be in
 * different processes.
 */
export type DraftStreams = {
  begin(organizationId: OrganizationId, key: string): Draft;
  /** Calls back with each new piece until the signal is aborted. */
  watch(draft: WatchedDraft, onPiece: (piece: string) => Promise<void>): Promise<void>;
  /** Removes drafts left by interrupted processes. */
  removeAbandoned(before: Date): Promise<void>;
};

type WatchedDraft = {
  readonly organizationId: OrganizationId;
  readonly key: string;
  readonly signal: AbortSignal;
};

/** Milliseconds between writes: pieces of a few characters arrive many times a second and are stored together. */
const storeEveryMs = 250;
const pollIntervalMs = 300;
/** Milliseconds without growth after which a draft is abandoned. */
const abandonedAfterMs = limits.aiTimeoutMs;

export function createDraftStreams({
  database,
  clock,
  log,
}: {
  database: Database;
  clock: Clock;
  log: Pick<Log, 'warn'>;
}): DraftStreams {
  return {
    begin(organizationId, key) {
      const draft = { organizationId, key, attempt: randomUUID() };
      let room = limits.jobTextMax;
      let pending = '';
      let timer: NodeJS.Timeout | null = null;
      let stored = store(() => insertDraft(database, { ...draft, text: '', updatedAt: clock.now() }));

      function flush(): void {
        timer = null;
        const text = pending;
        pending = '';
        stored = stored.then(() =>
          store(() => appendToDraft(database, { ...draft, text, updatedAt: clock.now() })),
        );
      }

      return {
        add(piece) {
          // PostgreSQL doesn't accept null characters.
          const text = piece.replaceAll('\0', '').slice(0, room);
          room -= text.length;
          pending += text;
          if (pending !== '') timer ??= setTimeout(flush, storeEveryMs);
        },
        async end() {
          if (timer) clearTimeout(timer);
          await stored;
          await store(() => removeDraft(database, draft));
        },
      };
    },

    async watch({ organizationId, key, signal }, onPiece) {
      let attempt = '';
      let seen = 0;
      const end = AbortSignal.any([signal, AbortSignal.timeout(2 * limits.aiTimeoutMs)]);
      do {
        const since = new Date(clock.now().getTime() - abandonedAfterMs);
        const draft = await findDraft(database, { organizationId, key }, since);
        if (!draft) continue;
        if (draft.attempt !== attempt) seen = 0;
        attempt = draft.attempt;
        const piece = draft.text.slice(seen);
        seen = draft.text.length;
        if (piece !== '') await onPiece(piece);
      } while (await rested(end));
    },

    removeAbandoned: (before) => removeDraftsBefore(database, before),
  };

  /** Ignores errors: failing to show a draft must not lose the text. */
  async function store(work: () => Promise<void>): Promise<void> {
    await work().catch((error: unknown) => log.warn(describeError(error), 'a draft could not be shown'));
  }
}

/** Waits between polls; `false` if the watcher is gone. */
async function rested(end: AbortSignal): Promise<boolean> {
  try {
    await wait(pollIntervalMs, undefined, { signal: end });
    return true;
  } catch {
    return false;
  }
}
