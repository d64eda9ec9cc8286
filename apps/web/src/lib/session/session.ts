import { loadAuthClient } from './auth-client.ts';
import { createSessionStore } from './session-store.ts';

/** The session of this tab. */
export const session = createSessionStore(loadAuthClient);
