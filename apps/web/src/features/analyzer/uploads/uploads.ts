import { uploadFile } from '@winnow/contracts';
import { useSyncExternalStore } from 'react';
import { createApiClient } from '../../../lib/requests/api-client.ts';
import { fetchWithProgress } from '../../../lib/requests/fetch-with-progress.ts';
import { formatError } from '../../../lib/requests/request-words.ts';
import { session } from '../../../lib/session/session.ts';
import { createUploadStore, type UploadOutcome } from './upload-store.ts';

/** The files chosen for the next run: they stay while somebody looks at another page. */
export const uploads = createUploadStore(async (file, onShare, signal): Promise<UploadOutcome> => {
  const client = createApiClient({ fetch: fetchWithProgress(onShare) });
  try {
    return { ok: true, files: (await client.call(uploadFile, { file }, { signal })).data.files };
  } catch (error) {
    return { ok: false, words: formatError(error).message };
  }
});

let chosenBy = session.state().user?.id;

// Another person may sign in on the same page. Whoever only has to sign in again finds their files as they were.
session.subscribe(() => {
  const id = session.state().user?.id;
  if (id === undefined || id === chosenBy) return;
  if (chosenBy !== undefined) uploads.clear();
  chosenBy = id;
});

export function useUploads() {
  return useSyncExternalStore(uploads.subscribe, uploads.lines);
}
