import { createHash, randomBytes } from 'node:crypto';
import type { Queryable } from '../../platform/database/database.ts';
import { insertKey } from './ticket-repository.ts';

/**
 * Creates a key that opens a visitor's conversation. Only its hash is stored, so each email contains a new key; earlier
 * keys stay valid.
 */
export async function issueKey(on: Queryable, ticketId: string, createdAt: Date): Promise<string> {
  const key = randomBytes(32).toString('base64url');
  await insertKey(on, { keyHash: hashOfKey(key), ticketId, createdAt });
  return key;
}

/** Keys are looked up by hash: the timing of the lookup reveals only the hash. */
export function hashOfKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
