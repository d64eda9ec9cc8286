import { createClient, uploadFile } from '@winnow/contracts';
import { useSyncExternalStore } from 'react';
import { fetchWithProgress } from '../../lib/fetch-with-progress.ts';
import { formatError } from '../../lib/request-words.ts';
import { session } from '../../lib/session/session.ts';
import { createUploadStore, type UploadOutcome } from './upload-store.ts';

async function authorization(): Promise<Record<string, string>> {
  const token = await session.accessToken();
  return token === null ? {} : { authorization: `Bearer ${token}` };
}

/** The files chosen for the next run: they stay while somebody looks at another page. */
export const uploads = createUploadStore(async (file, onShare, signal): Promise<UploadOutcome> => {
  const client = createClient({
    baseUrl: '/api',
    headers: authorization,
    fetch: fetchWithProgress(onShare),
  });
  try {
    return { ok: true, files: (await client.call(uploadFile, { file }, { signal })).data.files };
  } catch (error) {
    return { ok: false, words: formatError(error).message };
  }
});

// Another person may sign in on the same page.
session.subscribe(() => {
  const { isAuthenticated, isLoading } = session.state();
  if (!isAuthenticated && !isLoading) uploads.clear();
});

export function useUploads() {
  return useSyncExternalStore(uploads.subscribe, uploads.lines);
}
