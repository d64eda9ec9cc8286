import { ApiError, type ProfileChange, type ProfileView, profileView } from '@winnow/contracts';
import * as z from 'zod';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { IdentityAnswer, IdentityClient } from '../identities/identity-client.ts';
import { refusalOf } from '../identities/identity-refusal.ts';

export type ProfileService = ReturnType<typeof createProfileService>;

const rows = z.array(profileView).max(1);
const wholeRow = 'return=representation';

/** The row of `profiles`, stored with the identities; onboarding writes the same one. */
export function createProfileService({ client, clock }: { client: IdentityClient; clock: Clock }) {
  return {
    /** `null` where there is none yet. */
    async find(caller: Caller): Promise<ProfileView | null> {
      const [profile] = readRows(await client.send({ ...own(caller), method: 'GET' }));
      return profile ?? null;
    },

    /** Changes the given fields; creates the row if there is none. */
    async save(caller: Caller, change: ProfileChange): Promise<ProfileView> {
      const body = { ...change, updated_at: clock.now().toISOString() };
      const headers = { prefer: wholeRow };
      const [changed] = readRows(await client.send({ ...own(caller), method: 'PATCH', body, headers }));
      if (changed) return changed;
      const [made] = readRows(
        await client.send({
          method: 'POST',
          path: '/rest/v1/profiles',
          as: 'service',
          body: { ...body, id: caller.supabaseId },
          headers,
        }),
      );
      if (!made) throw new ApiError('unavailable', 'Failed to update profile');
      return made;
    },
  };
}

function own({ supabaseId, accessToken }: Caller) {
  const id = encodeURIComponent(supabaseId);
  return { path: `/rest/v1/profiles?id=eq.${id}`, as: { accessToken } } as const;
}

function readRows(answer: IdentityAnswer): ProfileView[] {
  if (answer.status >= 400) throw refusalOf(answer);
  return rows.parse(answer.body);
}
