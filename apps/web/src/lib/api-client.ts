import { createClient } from '@winnow/contracts';
import { session } from './session/session.ts';

/** The API of the same origin. Every request carries the session's token where there is one. */
export const api = createClient({ baseUrl: '/api', headers: authorization });

async function authorization(): Promise<Record<string, string>> {
  const token = await session.accessToken();
  return token === null ? {} : { authorization: `Bearer ${token}` };
}
