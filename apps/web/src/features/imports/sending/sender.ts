import { announceImportItems, RequestFailure, sendImportParcel } from '@winnow/contracts';
import { useSyncExternalStore } from 'react';
import { api } from '../../../lib/requests/api-client.ts';
import { session } from '../../../lib/session/session.ts';
import { createImportSender } from './import-sender.ts';
import { packParcel } from './pack-parcel.ts';

/** Sends while the page is open, whatever screen is shown. */
export const sender = createImportSender({
  async announce(id, files) {
    const items = files.map(({ path, bytes, problem, hash }) => ({
      path,
      bytes,
      ...(problem && { problem }),
      ...(hash && { hash }),
    }));
    return (await api.call(announceImportItems, { id, items })).data.items;
  },
  async send(id, parts, signal) {
    await api.call(sendImportParcel, { id, file: new File([packParcel(parts)], 'parcel.zip') }, { signal });
  },
  hash: hashOf,
  isPassing: (error) =>
    error instanceof RequestFailure && (error.status === 0 || error.status >= 500 || error.status === 429),
  wait(ms, signal) {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => resolve(), { once: true });
    return promise.finally(() => clearTimeout(timer));
  },
});

/** SHA-256, where the browser offers it: not on addresses without encryption. */
async function hashOf(file: Blob): Promise<string | null> {
  if (!globalThis.isSecureContext) return null;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function useSending() {
  return useSyncExternalStore(sender.subscribe, sender.current);
}

let sentBy = session.state().user?.id;

// Another user may log in on the same page.
session.subscribe(() => {
  const id = session.state().user?.id;
  const sending = sender.current();
  if (id !== sentBy && sentBy !== undefined && sending) sender.stop(sending.importId);
  sentBy = id;
});

function askBefore(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

sender.subscribe(() => {
  const state = sender.current()?.state;
  if (state === 'sending' || state === 'waiting') window.addEventListener('beforeunload', askBefore);
  else window.removeEventListener('beforeunload', askBefore);
});
