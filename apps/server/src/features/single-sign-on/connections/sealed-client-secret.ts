import type { Transaction } from '../../../platform/database/database.ts';
import { openSecret, sealSecret } from '../../identity/factors/sealed-secret.ts';
import { listSealedSecrets, updateConnection } from './connection-repository.ts';

type Keys = { derive(purpose: string): Buffer };
type Sealed = { readonly id: string; readonly sealedSecret: string };

const keyOf = (keys: Keys) => keys.derive('single-sign-on-secrets');

export function sealClientSecret(keys: Keys, connectionId: string, secret: string): string {
  return sealSecret(keyOf(keys), connectionId, secret);
}

/** @throws Error if it was encrypted with other keys */
export function openClientSecret(keys: Keys, { id, sealedSecret }: Sealed): string {
  return openSecret(keyOf(keys), id, sealedSecret);
}

/**
 * Encrypts the secrets with new keys. Those that neither the old nor the new keys decrypt were unreadable before, and
 * stay so until they are entered again.
 */
export async function resealClientSecrets(on: Transaction, before: Keys, after: Keys): Promise<void> {
  for (const row of await listSealedSecrets(on)) {
    const secret = openOrNull(before, row);
    if (secret === null) continue;
    await updateConnection(on, row.id, { sealedSecret: sealClientSecret(after, row.id, secret) });
  }
}

function openOrNull(keys: Keys, row: Sealed): string | null {
  try {
    return openClientSecret(keys, row);
  } catch {
    return null;
  }
}
