import type { TrackingCredentials } from '@winnow/contracts';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { openSecret, sealSecret } from '../identity/factors/sealed-secret.ts';
import { trackingConnections } from './tracking-tables.ts';

type Keys = { derive(purpose: string): Buffer };

const keyOf = (keys: Keys) => keys.derive('applicant-tracking-credentials');

export function sealCredentials(keys: Keys, connectionId: string, credentials: TrackingCredentials): string {
  return sealSecret(keyOf(keys), connectionId, JSON.stringify(credentials));
}

/** @throws Error if they were encrypted with other keys */
export function openCredentials(keys: Keys, connectionId: string, sealed: string): TrackingCredentials {
  // The value was validated before encryption.
  return JSON.parse(openSecret(keyOf(keys), connectionId, sealed)) as TrackingCredentials;
}

/** Encrypts all credentials with new keys. Those that the old keys can't decrypt stay unreadable until reconnected. */
export async function resealTrackingCredentials(on: Transaction, before: Keys, after: Keys): Promise<void> {
  for (const { id, sealedCredentials: sealed } of await on.select().from(trackingConnections)) {
    let credentials: TrackingCredentials;
    try {
      credentials = openCredentials(before, id, sealed);
    } catch {
      continue;
    }
    const sealedCredentials = sealCredentials(after, id, credentials);
    await on.update(trackingConnections).set({ sealedCredentials }).where(eq(trackingConnections.id, id));
  }
}
