import { and, count, desc, eq, lt, notExists, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { type OauthClient, oauthClients, oauthGrants } from './oauth-tables.ts';

export async function insertClient(on: Queryable, client: OauthClient): Promise<void> {
  await on.insert(oauthClients).values(client);
}

export async function findClient(on: Queryable, id: string): Promise<OauthClient | undefined> {
  const [client] = await on.select().from(oauthClients).where(eq(oauthClients.id, id));
  return client;
}

/** Newest first. */
export async function listClients(
  on: Queryable,
  { number, size }: { readonly number: number; readonly size: number },
): Promise<{ clients: OauthClient[]; total: number }> {
  const clients = await on
    .select()
    .from(oauthClients)
    .orderBy(desc(oauthClients.createdAt), oauthClients.id)
    .limit(size)
    .offset((number - 1) * size);
  const [row] = await on.select({ total: count() }).from(oauthClients);
  return { clients, total: row?.total ?? 0 };
}

export async function updateClient(
  on: Queryable,
  id: string,
  change: Partial<OauthClient>,
): Promise<OauthClient | undefined> {
  const [client] = await on.update(oauthClients).set(change).where(eq(oauthClients.id, id)).returning();
  return client;
}

/** Also deletes its requests, grants and tokens. */
export async function deleteClient(on: Queryable, id: string): Promise<boolean> {
  const deleted = await on.delete(oauthClients).where(eq(oauthClients.id, id)).returning();
  return deleted.length > 0;
}

/** Removes apps that registered themselves and that no one has granted access. */
export async function deleteUnusedClients(on: Queryable, before: Date): Promise<void> {
  const granted = on
    .select({ one: sql`1` })
    .from(oauthGrants)
    .where(eq(oauthGrants.clientId, oauthClients.id));
  const isUnused = and(
    eq(oauthClients.registrationType, 'dynamic'),
    lt(oauthClients.updatedAt, before),
    notExists(granted),
  );
  await on.delete(oauthClients).where(isUnused);
}
