import { limits, type ResumeFile, type UploadedResume } from '@winnow/contracts';
import { type FileError, findError, isLeftover } from './check-files.ts';
import { nameByFolder } from './name-by-folder.ts';

/** One line of the list of files. */
export type UploadLine = {
  readonly id: string;
  readonly fileName: string;
  readonly bytes: number;
} & (
  | { readonly state: 'waiting' }
  | { readonly state: 'uploading'; readonly share: number }
  | {
      readonly state: 'held';
      readonly file: ResumeFile;
      /** It was in the library before. */
      readonly isKnown: boolean;
      /** The earlier file in the list with the same content; `null` if there is none. */
      readonly twin: string | null;
    }
  /** Not sent (`error`), or rejected by the server. */
  | { readonly state: 'refused'; readonly error: FileError | null; readonly rejection: Rejection | null }
  /** The upload failed, with the text of the notification, or there was no room; a retry may succeed. */
  | { readonly state: 'failed'; readonly words: string | null; readonly rejection: Rejection | null }
);

/** Why the server rejected a file. */
export type Rejection = Pick<UploadedResume, 'reason' | 'fullLimit' | 'message'>;

/** Not sent, since the list was full. */
export function isTooMany(line: UploadLine): boolean {
  return line.state === 'refused' && line.error === 'too-many';
}

export type UploadOutcome =
  | { readonly ok: true; readonly files: readonly UploadedResume[] }
  | { readonly ok: false; readonly words: string };

type Send = (file: File, onShare: (share: number) => void, signal: AbortSignal) => Promise<UploadOutcome>;

/** Concurrent uploads; more would only share the same connection. */
const atOnce = 3;

/** Uploads the chosen files. Each succeeds or fails separately. */
export function createUploadStore(send: Send) {
  let lines: readonly UploadLine[] = [];
  let made = 0;
  const waiting = new Map<string, File>();
  const running = new Map<string, AbortController>();
  /** Chosen files that are not stored yet: an upload may be retried. */
  const chosen = new Map<string, File>();
  const listeners = new Set<() => void>();

  function show(next: readonly UploadLine[]): void {
    lines = next;
    for (const listener of listeners) listener();
  }

  function replace(id: string, ...next: UploadLine[]): void {
    show(lines.flatMap((line) => (line.id === id ? next : [line])));
  }

  function newId(): string {
    made += 1;
    return `file-${made}`;
  }

  /** Number of files that can still be added. */
  function roomLeft(): number {
    return limits.filesPerBatch - lines.filter(({ state }) => state !== 'refused').length;
  }

  function add(files: readonly File[]): void {
    const fresh = nameByFolder(
      files.filter(({ name }) => !isLeftover(name)),
      lines.map(({ fileName }) => fileName),
    );
    let room = roomLeft();
    const added = fresh.map((file): UploadLine => {
      const base = { id: newId(), fileName: file.name, bytes: file.size };
      const error = findError(file) ?? (room > 0 ? null : 'too-many');
      if (error) return { ...base, state: 'refused', error, rejection: null };
      room -= 1;
      waiting.set(base.id, file);
      chosen.set(base.id, file);
      return { ...base, state: 'waiting' };
    });
    show([...lines, ...added]);
    sendWaiting();
  }

  function sendWaiting(): void {
    for (const [id, file] of waiting) {
      if (running.size >= atOnce) return;
      waiting.delete(id);
      void upload(id, file);
    }
  }

  async function upload(id: string, file: File): Promise<void> {
    const base = { id, fileName: file.name, bytes: file.size };
    const leaving = new AbortController();
    running.set(id, leaving);
    replace(id, { ...base, state: 'uploading', share: 0 });
    const onShare = (share: number) => replace(id, { ...base, state: 'uploading', share });
    const outcome = await send(file, onShare, leaving.signal);
    if (running.get(id) === leaving) running.delete(id);
    if (!leaving.signal.aborted) {
      const rejection = outcome.ok ? findRetriable(outcome.files) : null;
      if (outcome.ok && !rejection) {
        chosen.delete(id);
        replace(id, ...linesOf(outcome.files, base));
      } else {
        replace(id, { ...base, state: 'failed', words: outcome.ok ? null : outcome.words, rejection });
      }
    }
    sendWaiting();
  }

  /** An archive becomes a line for each file in it. Files already in the list are not added again. */
  function linesOf(files: readonly UploadedResume[], base: { id: string; bytes: number }): UploadLine[] {
    const stored = new Map(
      lines.flatMap((line) => (line.state === 'held' ? [[line.file.id, line.fileName]] : [])),
    );
    return files.map(({ fileName, file, outcome, ...rejection }, index): UploadLine => {
      const id = index === 0 ? base.id : newId();
      if (!file) return { id, fileName, bytes: base.bytes, state: 'refused', error: null, rejection };
      const twin = stored.get(file.id) ?? null;
      if (twin === null) stored.set(file.id, fileName);
      return { id, fileName, bytes: file.bytes, state: 'held', file, isKnown: outcome === 'known', twin };
    });
  }

  const store = {
    lines: () => lines,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    roomLeft,
    add,
    retry(id: string): void {
      const file = chosen.get(id);
      if (!file || !lines.some((line) => line.id === id && line.state === 'failed')) return;
      waiting.set(id, file);
      replace(id, { id, fileName: file.name, bytes: file.size, state: 'waiting' });
      sendWaiting();
    },
    retryAll(): void {
      for (const { id } of lines) store.retry(id);
    },
    remove(id: string): void {
      waiting.delete(id);
      chosen.delete(id);
      running.get(id)?.abort();
      replace(id);
    },
    /** Resumes of the library, added without uploading them again. */
    addFromLibrary(files: readonly ResumeFile[]): void {
      const stored = new Set(lines.flatMap((line) => (line.state === 'held' ? [line.file.id] : [])));
      const fresh = files.filter(({ id }) => !stored.has(id)).slice(0, roomLeft());
      const added = fresh.map((file): UploadLine => {
        const { fileName, bytes } = file;
        return { id: newId(), fileName, bytes, state: 'held', file, isKnown: true, twin: null };
      });
      show([...lines, ...added]);
    },
    /** Removes lines whose files the server no longer has. @returns how many */
    leaveInLibrary(libraryIds: readonly string[]): number {
      const stored = new Set(libraryIds);
      const left = lines.filter((line) => line.state !== 'held' || stored.has(line.file.id));
      const gone = lines.length - left.length;
      if (gone > 0) show(left);
      return gone;
    },
    /** Removes the files of a started run and refused files; the others stay for the next run. */
    take(fileIds: readonly string[]): void {
      const started = new Set(fileIds);
      show(
        lines.filter((line) =>
          line.state === 'held' ? !started.has(line.file.id) : line.state !== 'refused',
        ),
      );
    },
    /** Empties the list. @returns a function that restores it; interrupted uploads restart */
    clear(): () => void {
      const before = lines;
      for (const leaving of running.values()) leaving.abort();
      waiting.clear();
      show([]);
      return () => {
        const again = before.map((line): UploadLine => {
          const file = chosen.get(line.id);
          if (!file || (line.state !== 'waiting' && line.state !== 'uploading')) return line;
          waiting.set(line.id, file);
          return { id: line.id, fileName: line.fileName, bytes: line.bytes, state: 'waiting' };
        });
        show([...again, ...lines]);
        sendWaiting();
      };
    },
  };
  return store;
}

/** A single file without room: there is some once something else was deleted. */
function findRetriable([only, ...more]: readonly UploadedResume[]): Rejection | null {
  return only?.reason === 'no-room' && more.length === 0 ? only : null;
}
