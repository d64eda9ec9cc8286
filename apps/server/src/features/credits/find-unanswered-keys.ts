import type { Database } from '../../platform/database/database.ts';
import { countKeys, listUnansweredKeys } from './request-key-repository.ts';

/** Idempotency keys without a stored reply, so that a repeated request would get another one. */
export async function findUnansweredKeys(database: Database): Promise<{ count: number; errors: string[] }> {
  const unanswered = await listUnansweredKeys(database);
  const errors = unanswered.map(({ scope, organizationId }) => `${scope} of ${organizationId}`);
  return { count: await countKeys(database), errors };
}
