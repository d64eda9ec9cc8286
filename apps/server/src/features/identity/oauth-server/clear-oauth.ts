import { dayMs, hourMs } from '../../../platform/clock/clock.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { IdentitySettings } from '../identity-settings.ts';
import { deleteUnusedClients } from './client-repository.ts';
import { deleteEndedOauthSessions } from './grant-repository.ts';
import { deleteRequestsBefore } from './request-repository.ts';

const requestDays = 1;
const unusedClientDays = 30;

/** Removes expired requests, sessions and clients. */
export async function clearOauth(
  on: Queryable,
  now: Date,
  { sessionDays, idleHours }: Pick<IdentitySettings, 'sessionDays' | 'idleHours'>,
): Promise<void> {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  await deleteRequestsBefore(on, ago(requestDays * dayMs));
  const begunBefore = ago(sessionDays * dayMs);
  await deleteEndedOauthSessions(on, { begunBefore, idleSince: ago(idleHours * hourMs) });
  await deleteUnusedClients(on, ago(unusedClientDays * dayMs));
}
