import type { ActivityProgram, OrganizationId } from '@winnow/contracts';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { apiKeys } from './api-keys/api-key-tables.ts';
import { assistants } from './assistants/assistant-tables.ts';

/** Names of an organization's API keys and assistants, including ended ones. */
export async function listProgramNames(
  on: Queryable,
  organizationId: OrganizationId,
  ids?: readonly string[],
): Promise<ActivityProgram[]> {
  if (ids?.length === 0) return [];
  const keys = await on
    .select({ id: apiKeys.id, name: apiKeys.name })
    .from(apiKeys)
    .where(and(eq(apiKeys.organizationId, organizationId), ids && inArray(apiKeys.id, [...ids])))
    .orderBy(desc(apiKeys.createdAt), apiKeys.id);
  const connected = await on
    .select({ id: assistants.id, name: assistants.name })
    .from(assistants)
    .where(and(eq(assistants.organizationId, organizationId), ids && inArray(assistants.id, [...ids])))
    .orderBy(desc(assistants.connectedAt), assistants.id);
  return [
    ...keys.map((key) => ({ kind: 'key' as const, ...key })),
    ...connected.map((assistant) => ({ kind: 'assistant' as const, ...assistant })),
  ];
}
