import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { openSecret, sealSecret } from '../identity/factors/sealed-secret.ts';
import { webhookEndpoints } from './webhook-tables.ts';

type Keys = { derive(purpose: string): Buffer };

const keyOf = (keys: Keys) => keys.derive('webhook-secrets');

export function sealWebhookSecret(keys: Keys, endpointId: string, secret: string): string {
  return sealSecret(keyOf(keys), endpointId, secret);
}

/** @throws Error if it was encrypted with other keys */
export function openWebhookSecret(keys: Keys, endpointId: string, sealed: string): string {
  return openSecret(keyOf(keys), endpointId, sealed);
}

/**
 * Encrypts the secrets with new keys. Those that the old keys can't decrypt stay unreadable until the secret is
 * rotated.
 */
export async function resealWebhookSecrets(on: Transaction, before: Keys, after: Keys): Promise<void> {
  for (const { id, sealedSecret, formerSealedSecret } of await on.select().from(webhookEndpoints)) {
    const reseal = (sealed: string): string => {
      try {
        return sealWebhookSecret(after, id, openWebhookSecret(before, id, sealed));
      } catch {
        return sealed;
      }
    };
    const change = {
      sealedSecret: reseal(sealedSecret),
      formerSealedSecret: formerSealedSecret && reseal(formerSealedSecret),
    };
    await on.update(webhookEndpoints).set(change).where(eq(webhookEndpoints.id, id));
  }
}
