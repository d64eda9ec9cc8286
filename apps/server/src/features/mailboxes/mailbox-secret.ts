import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { openSecret, sealSecret } from '../identity/factors/sealed-secret.ts';
import { mailboxes } from './mailbox-tables.ts';

type Keys = { derive(purpose: string): Buffer };

const keyOf = (keys: Keys) => keys.derive('mailbox-passwords');

export function sealMailboxPassword(keys: Keys, mailboxId: string, password: string): string {
  return sealSecret(keyOf(keys), mailboxId, password);
}

/** @throws Error if it was encrypted with other keys */
export function openMailboxPassword(keys: Keys, mailboxId: string, sealed: string): string {
  return openSecret(keyOf(keys), mailboxId, sealed);
}

/**
 * Encrypts the passwords with new keys. Those that the old keys can't decrypt stay unreadable until they are entered
 * again.
 */
export async function resealMailboxPasswords(on: Transaction, before: Keys, after: Keys): Promise<void> {
  for (const { id, sealedSecret } of await on.select().from(mailboxes)) {
    let password: string;
    try {
      password = openMailboxPassword(before, id, sealedSecret);
    } catch {
      continue;
    }
    const change = { sealedSecret: sealMailboxPassword(after, id, password) };
    await on.update(mailboxes).set(change).where(eq(mailboxes.id, id));
  }
}
