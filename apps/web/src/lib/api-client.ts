import { createClient, storageKeys } from '@winnow/contracts';

/** The API of the same origin. Every request carries the session's token where there is one. */
export const api = createClient({ baseUrl: '/api', headers: authorization });

function authorization(): Record<string, string> {
  const token = localStorage.getItem(storageKeys.authToken);
  return token === null ? {} : { authorization: `Bearer ${token}` };
}
