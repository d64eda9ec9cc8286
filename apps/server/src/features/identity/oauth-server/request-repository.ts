import { eq, lt } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { type OauthRequest, oauthRequests } from './oauth-tables.ts';

export async function insertRequest(on: Queryable, request: OauthRequest): Promise<void> {
  await on.insert(oauthRequests).values(request);
}

/** Locks the row until the transaction ends. */
export async function lockRequest(on: Queryable, idHash: string): Promise<OauthRequest | undefined> {
  const [request] = await on
    .select()
    .from(oauthRequests)
    .where(eq(oauthRequests.idHash, idHash))
    .for('update');
  return request;
}

/** Like `lockRequest`, by its code. */
export async function lockRequestByCode(on: Queryable, codeHash: string): Promise<OauthRequest | undefined> {
  const [request] = await on
    .select()
    .from(oauthRequests)
    .where(eq(oauthRequests.codeHash, codeHash))
    .for('update');
  return request;
}

export async function updateRequest(
  on: Queryable,
  idHash: string,
  change: Partial<OauthRequest>,
): Promise<void> {
  await on.update(oauthRequests).set(change).where(eq(oauthRequests.idHash, idHash));
}

export async function deleteRequestsBefore(on: Queryable, before: Date): Promise<void> {
  await on.delete(oauthRequests).where(lt(oauthRequests.createdAt, before));
}
