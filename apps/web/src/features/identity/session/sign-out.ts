import { signOut as signOutAtBackend } from '@winnow/contracts';
import { api } from '../../../lib/requests/api-client.ts';
import { session } from '../../../lib/session/session.ts';
import { removals } from '../../removals/removals.ts';

/** Ends this session at the backend, the identity service and here; here even when neither can be reached. */
export async function signOut(): Promise<void> {
  // While there still is a session to delete with.
  await removals.flush();
  await api.call(signOutAtBackend).catch(() => undefined);
  await session.signOut('local');
}
