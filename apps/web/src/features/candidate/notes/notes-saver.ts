import { type AnalysisDetail, limits, RequestFailure } from '@winnow/contracts';
import { findDraft, forgetDraft, keepDraft, listDrafts } from '../../../lib/drafts.ts';
import { failures as requestFailures } from '../../../lib/requests/failures.ts';
import { mayPass } from '../../../lib/requests/query-client.ts';

/**
 * `typing`: saved after a pause. `offline` and `unreachable`: retried automatically. `conflict`: another window saved
 * different notes. `refused`: the server doesn't accept them. `gone`: the candidate was deleted.
 */
export type NotesStatus =
  | 'saved'
  | 'typing'
  | 'saving'
  | 'offline'
  | 'unreachable'
  | 'too-long'
  | 'conflict'
  | 'refused'
  | 'gone';

export type NotesState = {
  readonly text: string;
  readonly status: NotesStatus;
  /** For `conflict`: the notes saved by another window; `null` otherwise. */
  readonly theirs: string | null;
};

export type SavedNotes = { readonly detail: AnalysisDetail; readonly before: string; readonly after: string };

type Surroundings = {
  readonly send: (change: {
    readonly id: string;
    readonly notes: string;
    readonly notesBefore: string;
  }) => Promise<AnalysisDetail>;
  /** Owner of the notes; `null` when signed out: then nothing is sent. */
  readonly owner: () => string | null;
  readonly isOnline: () => boolean;
};

type Entry = NotesState & {
  /** The server's notes on which these are based. */
  readonly before: string;
  /** The version before that, which a pending response may still return. */
  readonly previous: string | null;
  readonly ownerId: string;
  /** Consecutive failures. */
  readonly failures: number;
  readonly isSending: boolean;
};

type Kept = Pick<Entry, 'text' | 'before'>;

const restMs = 800;
const retryMs = [2_000, 5_000, 10_000, 30_000, 60_000] as const;

const draftBeginning = 'notes-';
const nameOf = (id: string) => `${draftBeginning}${id}`;

/**
 * Saves notes on candidates, including those of screens that were left. Unsaved notes are stored in this browser, so
 * that neither a closed tab nor an unavailable server nor an ended session loses any.
 */
export function createNotesSaver({ send, owner, isOnline }: Surroundings) {
  const entries = new Map<string, Entry>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const listeners = new Set<() => void>();
  const savedListeners = new Set<(saved: SavedNotes) => void>();

  function change(id: string, entry: Entry): void {
    entries.set(id, entry);
    for (const listener of listeners) listener();
  }

  function wait(id: string, ms: number): void {
    clearTimeout(timers.get(id));
    timers.set(
      id,
      setTimeout(() => void save(id), ms),
    );
  }

  /** Opens the notes: the stored draft, or the server's version. */
  function open(id: string, saved: string): void {
    const entry = entries.get(id);
    if (entry && entry.status !== 'saved') return;
    if (entry && (entry.before === saved || entry.previous === saved)) return;
    const ownerId = owner();
    if (ownerId === null) return;
    const fresh = { theirs: null, previous: null, ownerId, failures: 0, isSending: false };
    const kept = findDraft<Kept>(ownerId, nameOf(id));
    if (kept === null || kept.text === saved) {
      forgetDraft(ownerId, nameOf(id));
      change(id, { ...fresh, text: saved, before: saved, status: 'saved' });
    } else {
      change(id, { ...fresh, ...kept, status: 'typing' });
      void save(id);
    }
  }

  function write(id: string, text: string): void {
    const entry = entries.get(id);
    if (!entry) return;
    keepDraft(entry.ownerId, nameOf(id), { text, before: entry.before } satisfies Kept);
    // A user who has to choose can keep writing; nothing is sent before they have chosen.
    const isTooLong = text.length > limits.notesMax;
    const written = isTooLong ? 'too-long' : 'typing';
    const status = entry.status === 'conflict' ? 'conflict' : written;
    change(id, { ...entry, text, status, failures: 0 });
    if (status === 'typing') wait(id, restMs);
    else clearTimeout(timers.get(id));
  }

  async function save(id: string): Promise<void> {
    clearTimeout(timers.get(id));
    const entry = entries.get(id);
    if (!entry || entry.isSending || isSettled(entry) || entry.ownerId !== owner()) return;
    const { text, before } = entry;
    if (text === before) {
      settle(id, entry, before);
      return;
    }
    change(id, { ...entry, status: 'saving', isSending: true });
    try {
      const detail = await send({ id, notes: text, notesBefore: before });
      const now = entries.get(id);
      if (now?.ownerId !== entry.ownerId) return;
      settle(id, now, text);
      for (const listener of savedListeners) listener({ detail, before, after: text });
    } catch (error) {
      const now = entries.get(id);
      if (now?.ownerId === entry.ownerId) fail(id, now, error);
    }
  }

  /** Records that the server has `saved`; later input is saved next. */
  function settle(id: string, entry: Entry, saved: string): void {
    const { text, ownerId } = entry;
    const previous = entry.before === saved ? entry.previous : entry.before;
    const next = { ...entry, before: saved, previous, theirs: null, failures: 0, isSending: false };
    if (text === saved) {
      forgetDraft(ownerId, nameOf(id));
      change(id, { ...next, status: 'saved' });
      return;
    }
    keepDraft(ownerId, nameOf(id), { text, before: saved } satisfies Kept);
    const isTooLong = text.length > limits.notesMax;
    change(id, { ...next, status: isTooLong ? 'too-long' : 'typing' });
    if (!isTooLong) wait(id, restMs);
  }

  function fail(id: string, entry: Entry, error: unknown): void {
    // Only the first failure in a row is shown; automatic retries are reported next to the notes.
    if (entry.failures > 0) requestFailures.settle(error);
    const failures = entry.failures + 1;
    const theirs = notesInTheWay(error);
    const status = theirs === null ? statusAfter(error, isOnline()) : 'conflict';
    change(id, { ...entry, failures, theirs, status, isSending: false });
    if (mayFollow(status)) wait(id, retryMs[Math.min(failures, retryMs.length) - 1] ?? 0);
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Calls back after each save, with the previous notes. */
    onSaved(listener: (saved: SavedNotes) => void): () => void {
      savedListeners.add(listener);
      return () => void savedListeners.delete(listener);
    },
    find: (id: string): NotesState | null => entries.get(id) ?? null,
    open,
    write,
    /** Resolves a conflict: these notes overwrite those of the other window. */
    choose(id: string, text: string): void {
      const entry = entries.get(id);
      if (!entry || entry.theirs === null) return;
      const next: Entry = { ...entry, text, before: entry.theirs, theirs: null, status: 'typing' };
      change(id, next);
      keepDraft(entry.ownerId, nameOf(id), { text, before: next.before } satisfies Kept);
      void save(id);
    },
    /** Saves notes from other screens or before the page was closed, and those due for a retry. */
    resume(): Promise<unknown> {
      const ownerId = owner();
      if (ownerId === null) return Promise.resolve();
      for (const name of listDrafts(ownerId, draftBeginning)) {
        const id = name.slice(draftBeginning.length);
        const kept = findDraft<Kept>(ownerId, name);
        if (entries.has(id) || !kept) continue;
        const fresh = { theirs: null, previous: null, ownerId, failures: 0, isSending: false };
        change(id, { ...fresh, ...kept, status: 'typing' });
      }
      return Promise.all([...entries.keys()].map(save));
    },
    /** Called when another user signs in: drafts of the previous user are neither shown nor sent, but kept for them. */
    changeOwner(): void {
      const ownerId = owner();
      for (const [id, entry] of entries) {
        if (entry.ownerId === ownerId) continue;
        clearTimeout(timers.get(id));
        entries.delete(id);
      }
    },
  };
}

/** Nothing to send: saved, or waiting for the user. */
function isSettled({ status }: Entry): boolean {
  return ['saved', 'too-long', 'conflict', 'refused', 'gone'].includes(status);
}

const mayFollow = (status: NotesStatus): boolean => status === 'offline' || status === 'unreachable';

function statusAfter(error: unknown, isOnline: boolean): NotesStatus {
  const status = error instanceof RequestFailure ? error.status : 0;
  if (status === 404) return 'gone';
  // After a 401, nothing is sent until the same user has signed in again.
  if (status !== 401 && error instanceof Error && !mayPass(error)) return 'refused';
  return isOnline ? 'unreachable' : 'offline';
}

function notesInTheWay(error: unknown): string | null {
  if (!(error instanceof RequestFailure) || error.status !== 409) return null;
  const { current } = error;
  const isDetail = typeof current === 'object' && current !== null && 'notes' in current;
  return isDetail && typeof current.notes === 'string' ? current.notes : null;
}
