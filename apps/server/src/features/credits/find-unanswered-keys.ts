import type { Database } from '../../platform/database/database.ts';
import { countKeys, listUnansweredKeys } from './request-key-repository.ts';

/** Keys that were taken without an answer being kept, so that who asks again would get another one. */
export async function findUnansweredKeys(database: Database): Promise<{ count: number; errors: string[] }> {
  const unanswered = await listUnansweredKeys(database);
  const errors = unanswered.map(({ scope, organizationId }) => `${scope} of ${organizationId}`);
  return { count: await countKeys(database), errors };
}
