import { signOut as signOutAtBackend } from '@winnow/contracts';
import { removals } from '../../../entities/removals/removals.ts';
import { draftOwner, forgetAllDrafts, listDrafts } from '../../../lib/drafts.ts';
import { createListeners } from '../../../lib/listeners.ts';
import { api } from '../../../lib/requests/api-client.ts';
import { failures } from '../../../lib/requests/failures.ts';
import { session } from '../../../lib/session/session.ts';

/** Number of texts that would be lost; `null` while there is no question. */
let asked: number | null = null;
const { subscribe, notify } = createListeners();

function ask(count: number | null): void {
  asked = count;
  notify();
}

/** Confirmation before signing out with unsaved input. */
export const signOutQuestion = {
  count: () => asked,
  subscribe,
  close: () => ask(null),
};

/**
 * Ends this session at the backend, the identity service and here; here even if neither can be reached. Asks first if
 * there is unsaved input: it is removed from the browser.
 */
export async function signOut({ isConfirmed = false } = {}): Promise<void> {
  const ownerId = draftOwner();
  const unsaved = ownerId === null ? 0 : listDrafts(ownerId).length;
  if (unsaved > 0 && !isConfirmed) {
    ask(unsaved);
    return;
  }
  // While the session is still valid for deletions.
  await removals.flush();
  await api.call(signOutAtBackend).catch(failures.settle);
  await session.signOut('local');
  if (ownerId !== null) forgetAllDrafts(ownerId);
}
