import { listFiles, type ResumeFile, uploadFile } from '@winnow/contracts';
import { useSyncExternalStore } from 'react';
import { api, createApiClient } from '../../../lib/requests/api-client.ts';
import { fetchWithProgress } from '../../../lib/requests/fetch-with-progress.ts';
import { formatError } from '../../../lib/requests/request-words.ts';
import { session } from '../../../lib/session/session.ts';
import { keepList, readKeptList } from './kept-list.ts';
import { createUploadStore, type UploadOutcome } from './upload-store.ts';

/** Files chosen for the next run: they stay while the user is on another page. */
export const uploads = createUploadStore(async (file, onShare, signal): Promise<UploadOutcome> => {
  const client = createApiClient({ fetch: fetchWithProgress(onShare) });
  try {
    return {
      ok: true,
      files: (await client.call(uploadFile, { file, source: 'run' }, { signal })).data.files,
    };
  } catch (error) {
    return { ok: false, words: formatError(error).message };
  }
});

let chosenBy = session.state().user?.id;

// Another user may log in on the same page. The same user finds their files unchanged.
session.subscribe(() => {
  const id = session.state().user?.id;
  if (id === undefined || id === chosenBy) return;
  if (chosenBy !== undefined) uploads.clear();
  chosenBy = id;
});

const libraryIds = () => uploads.lines().flatMap((line) => (line.state === 'held' ? [line.file.id] : []));

function askBefore(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

uploads.subscribe(() => {
  keepList(libraryIds());
  // Uploads in progress would fail.
  const isSending = uploads.lines().some(({ state }) => state === 'waiting' || state === 'uploading');
  if (isSending) window.addEventListener('beforeunload', askBefore);
  else window.removeEventListener('beforeunload', askBefore);
});

// Browsers report when the connection is back.
if (typeof window !== 'undefined') window.addEventListener('online', () => uploads.retryAll());

/** Restores the list after a reload, without files that were deleted since. */
export async function restoreUploads(): Promise<void> {
  const kept = [...new Set(readKeptList())];
  if (kept.length === 0 || uploads.lines().length > 0) return;
  const stored = await askFor(kept).catch(() => []);
  const byId = new Map(stored.map((file) => [file.id, file]));
  uploads.addFromLibrary(kept.flatMap((id) => byId.get(id) ?? []));
}

/** Removes files from the list that were deleted meanwhile, in another tab or by retention. @returns how many */
export async function dropDeletedUploads(): Promise<number> {
  const ids = libraryIds();
  if (ids.length === 0) return 0;
  return uploads.leaveInLibrary((await askFor(ids)).map(({ id }) => id));
}

async function askFor(ids: readonly string[]): Promise<readonly ResumeFile[]> {
  return (await api.call(listFiles, { ids: ids.join(','), limit: ids.length })).data.files;
}

export function useUploads() {
  return useSyncExternalStore(uploads.subscribe, uploads.lines);
}
