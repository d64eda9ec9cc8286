import { createClient, joinWaitlist, storageKeys } from '@winnow/contracts';
import type { WaitlistAnswer, WaitlistValues } from './use-join-waitlist.ts';

/** A client of its own: the shared one brings the whole session along, and who joins has none. */
const client = createClient({ baseUrl: '/api', headers: storedToken });

/** In a chunk of its own: the landing page is read far more often than its form is sent. */
export async function sendJoin({ company, ...required }: WaitlistValues): Promise<WaitlistAnswer> {
  const trimmed = company.trim();
  const { data, message } = await client.call(joinWaitlist, {
    ...required,
    ...(trimmed !== '' && { company: trimmed }),
  });
  return { ...data, message };
}

function storedToken(): Record<string, string> {
  const token = localStorage.getItem(storageKeys.authToken);
  return token === null ? {} : { authorization: `Bearer ${token}` };
}
