import {
  createClient,
  joinWaitlist,
  storageKeys,
  tidyWaitlistField,
  type WaitlistField,
  waitlistFields,
} from '@winnow/contracts';
import * as z from 'zod';
import type { WaitlistAnswer, WaitlistValues } from './use-join-waitlist.ts';

/** A separate client: the shared one includes the whole session, and visitors have none. */
const client = createClient({ baseUrl: '/api', headers: storedToken });

/** Another back end may provide the waitlist: its response may only have `message`, or not even that. */
const join = {
  ...joinWaitlist,
  output: z
    .object({
      position: z.int().min(1).nullable().catch(null),
      hasOffer: z.boolean().catch(false),
      message: z.string().nullable().catch(null),
    })
    .catch({ position: null, hasOffer: false, message: null }),
};

/** A separate chunk: the landing page is read far more often than its form is sent. */
export async function sendJoin(values: WaitlistValues): Promise<WaitlistAnswer> {
  const { data, message } = await client.call(join, tidy(values));
  return { ...data, message: message ?? data.message };
}

/** The values as stored; an empty company is left out. */
function tidy(values: WaitlistValues) {
  const tidied = Object.fromEntries(
    waitlistFields.map((field) => [field, tidyWaitlistField(field, values[field])]),
  ) as Record<WaitlistField, string>;
  const { company, ...required } = tidied;
  return { ...required, ...(company !== '' && { company }) };
}

function storedToken(): Record<string, string> {
  const token = localStorage.getItem(storageKeys.authToken);
  return token === null ? {} : { authorization: `Bearer ${token}` };
}
