import { loadAuthClient } from './auth-client.ts';
import { createSessionStore } from './session-store.ts';

/** The one session of this tab. */
export const session = createSessionStore(loadAuthClient);
