import { createHash, randomBytes } from 'node:crypto';
import type { Queryable } from '../../platform/database/database.ts';
import { insertKey } from './ticket-repository.ts';

/**
 * Makes a key that opens a visitor's conversation. Only its hash is kept, so each email carries a key of its own; the
 * keys of earlier emails go on opening.
 */
export async function issueKey(on: Queryable, ticketId: string, createdAt: Date): Promise<string> {
  const key = randomBytes(32).toString('base64url');
  await insertKey(on, { keyHash: hashOfKey(key), ticketId, createdAt });
  return key;
}

/** A key is looked for by its hash: what the time of the search tells is of the hash, and leads to no key. */
export function hashOfKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
