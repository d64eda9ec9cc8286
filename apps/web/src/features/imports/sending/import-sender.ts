import { importLimits } from '@winnow/contracts';
import type { ChosenFile } from './look-into.ts';
import type { ParcelPart } from './pack-parcel.ts';

/** Upload progress of an import. */
export type Sending = {
  readonly importId: string;
  readonly state: 'sending' | 'paused' | 'waiting' | 'sent' | 'failed';
  /** Files that need no further upload: already on the server, sent, or refused. */
  readonly settled: number;
  readonly total: number;
  /** Why it failed, or what is waited for. */
  readonly error: unknown;
};

type Announced = { readonly id: string; readonly path: string; readonly state: string };

/** What the sender asks of the server. */
export type ImportCalls = {
  announce(
    id: string,
    files: readonly (Pick<ChosenFile, 'path' | 'bytes' | 'problem'> & { readonly hash: string | null })[],
  ): Promise<readonly Announced[]>;
  send(id: string, parts: readonly ParcelPart[], signal: AbortSignal): Promise<void>;
  hash(file: Blob): Promise<string | null>;
  /** Whether a retry may succeed, such as after a lost connection. */
  isPassing(error: unknown): boolean;
  wait(ms: number, signal: AbortSignal): Promise<void>;
};

/** Files hashed and announced together. */
const announcedAtOnce = 100;
/** Concurrent parcels: more would only share the same bandwidth. */
const parcelsAtOnce = 2;
/** Milliseconds before each retry; the last value repeats. */
const waits = [1_000, 3_000, 10_000];

/** Sends the files of one import after another in the background, whatever screen is open. */
export function createImportSender(calls: ImportCalls) {
  let current: Sending | null = null;
  let leaving: AbortController | null = null;
  let goOn: (() => void) | null = null;
  const listeners = new Set<() => void>();

  function show(next: Sending | null): void {
    current = next;
    for (const listener of listeners) listener();
  }

  function change(part: Partial<Sending>): void {
    if (current) show({ ...current, ...part });
  }

  /** Tries until it succeeds, is stopped, or fails for a reason that stays. */
  async function persist<Result>(work: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
    for (let tries = 0; ; tries += 1) {
      await paused(signal);
      try {
        const result = await work();
        if (current?.state === 'waiting') change({ state: 'sending', error: null });
        return result;
      } catch (error) {
        if (signal.aborted || !calls.isPassing(error)) throw error;
        if (current?.state === 'sending') change({ state: 'waiting', error });
        await calls.wait(waits[Math.min(tries, waits.length - 1)] ?? 0, signal);
      }
    }
  }

  async function paused(signal: AbortSignal): Promise<void> {
    while (current?.state === 'paused' && !signal.aborted) {
      const { promise, resolve } = Promise.withResolvers<void>();
      goOn = resolve;
      await promise;
    }
    signal.throwIfAborted();
  }

  async function run(importId: string, files: readonly ChosenFile[], signal: AbortSignal): Promise<void> {
    const travelling = new Set<Promise<void>>();
    let failure: unknown = null;
    let parcel: ParcelPart[] = [];

    async function leave(): Promise<void> {
      const parts = parcel;
      parcel = [];
      if (parts.length === 0) return;
      while (travelling.size >= parcelsAtOnce) await Promise.race(travelling);
      if (failure !== null) throw failure;
      const travel = persist(() => calls.send(importId, parts, signal), signal)
        .then(() => change({ settled: (current?.settled ?? 0) + parts.length }))
        .catch((error: unknown) => {
          failure ??= error;
        })
        .finally(() => travelling.delete(travel));
      travelling.add(travel);
    }

    for (let from = 0; from < files.length; from += announcedAtOnce) {
      const some = files.slice(from, from + announcedAtOnce);
      const named = await Promise.all(
        some.map(async ({ path, bytes, problem, plain }) => {
          const hash = plain && problem === null ? await calls.hash(plain) : null;
          return { path, bytes, problem, hash };
        }),
      );
      const announced = await persist(() => calls.announce(importId, named), signal);
      const byPath = new Map(some.map((file) => [file.path, file]));
      const waiting = announced.filter(({ state }) => state === 'waiting');
      change({ settled: (current?.settled ?? 0) + announced.length - waiting.length });
      for (const { id, path } of waiting) {
        // A damaged entry of an archive is sent empty, and the server refuses it.
        const none = { name: id, packed: new Blob(), bytes: 0, method: 0, checksum: 0 };
        const part = (await byPath.get(path)?.open(id)) ?? none;
        const bytes = parcel.reduce((sum, { packed }) => sum + packed.size, part.packed.size);
        if (parcel.length >= importLimits.parcelFiles || bytes > importLimits.parcelBytes) await leave();
        parcel.push(part);
      }
    }
    await leave();
    await Promise.all(travelling);
    if (failure !== null) throw failure;
  }

  return {
    current: () => current,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Starts sending, or continues with the missing files. */
    async start(importId: string, files: readonly ChosenFile[]): Promise<void> {
      leaving?.abort();
      const own = new AbortController();
      leaving = own;
      show({ importId, state: 'sending', settled: 0, total: files.length, error: null });
      try {
        await run(importId, files, own.signal);
        if (leaving === own) change({ state: 'sent', error: null });
      } catch (error) {
        if (leaving === own && !own.signal.aborted) change({ state: 'failed', error });
      }
    },
    pause(importId: string): void {
      if (current?.importId === importId && current.state !== 'sent') change({ state: 'paused' });
    },
    goOn(importId: string): void {
      if (current?.importId !== importId || current.state !== 'paused') return;
      change({ state: 'sending', error: null });
      goOn?.();
    },
    stop(importId: string): void {
      if (current?.importId !== importId) return;
      leaving?.abort();
      goOn?.();
      show(null);
    },
  };
}
