import { ApiError, type SessionView } from '@winnow/contracts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { IdentitySource } from '../identities/identity-source.ts';

export type SignInList = ReturnType<typeof createSignInList>;

const nothingMoreIsKnown = {
  begunAt: null,
  seenAt: null,
  userAgent: null,
  address: null,
  isTwofold: false,
};

/** Active sessions of a user. */
export function createSignInList(identities: Pick<IdentitySource, 'client' | 'listSessions' | 'endSession'>) {
  return {
    async list(caller: Caller): Promise<{ sessions: SessionView[]; isComplete: boolean }> {
      const known = await identities.listSessions(caller.supabaseId);
      const all = known ?? [{ id: caller.sessionId, ...nothingMoreIsKnown }];
      const sessions = all.map((session) => ({ ...session, isCurrent: session.id === caller.sessionId }));
      const isFirst = (session: SessionView) => (session.isCurrent ? 0 : 1);
      return {
        sessions: sessions.sort((left, right) => isFirst(left) - isFirst(right)),
        isComplete: known !== null,
      };
    },

    /** Number of active sessions and the latest use; `null` if the identity service doesn't list them. */
    async count(supabaseId: string): Promise<{ count: number; lastSeenAt: string | null } | null> {
      const sessions = await identities.listSessions(supabaseId);
      if (sessions === null) return null;
      const seen = sessions.flatMap(({ seenAt }) => seenAt ?? []).sort();
      return { count: sessions.length, lastSeenAt: seen.at(-1) ?? null };
    },

    /** @throws ApiError `not-found` if the caller has no such session */
    async end(caller: Caller, id: string): Promise<void> {
      if (await identities.endSession(caller.supabaseId, id)) return;
      throw new ApiError('not-found', 'There is no such sign-in.');
    },

    async endOthers({ accessToken }: Caller): Promise<void> {
      const { status } = await identities.client.send({
        method: 'POST',
        path: '/auth/v1/logout?scope=others',
        as: { accessToken },
      });
      if (status >= 400)
        throw new ApiError('unavailable', 'We couldn’t log out the other devices. Try again soon.');
    },
  };
}
