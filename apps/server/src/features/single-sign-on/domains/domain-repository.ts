import type { OrganizationId } from '@winnow/contracts';
import { and, asc, count, eq, gt, isNotNull, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { emailDomains } from '../../organizations/domain-tables.ts';

export type DomainRow = typeof emailDomains.$inferSelect;

export async function listDomains(on: Queryable, organizationId: OrganizationId): Promise<DomainRow[]> {
  return on
    .select()
    .from(emailDomains)
    .where(eq(emailDomains.organizationId, organizationId))
    .orderBy(asc(emailDomains.domain));
}

export async function countDomains(on: Queryable, organizationId: OrganizationId): Promise<number> {
  const [row] = await on
    .select({ domains: count() })
    .from(emailDomains)
    .where(eq(emailDomains.organizationId, organizationId));
  return row?.domains ?? 0;
}

/** `undefined` if the organization already has the domain. */
export async function insertDomain(on: Queryable, domain: DomainRow): Promise<DomainRow | undefined> {
  const [inserted] = await on.insert(emailDomains).values(domain).onConflictDoNothing().returning();
  return inserted;
}

export async function findDomain(
  on: Queryable,
  organizationId: OrganizationId,
  id: string,
): Promise<DomainRow | undefined> {
  const [row] = await on
    .select()
    .from(emailDomains)
    .where(and(eq(emailDomains.organizationId, organizationId), eq(emailDomains.id, id)));
  return row;
}

/** The row of another organization that has verified the domain. Until the transaction ends, no one else verifies it. */
export async function lockVerifiedElsewhere(
  on: Queryable,
  { domain, id }: Pick<DomainRow, 'domain' | 'id'>,
): Promise<DomainRow | undefined> {
  await on.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`email domain ${domain}`}, 0))`);
  const [row] = await on
    .select()
    .from(emailDomains)
    .where(and(eq(emailDomains.domain, domain), isNotNull(emailDomains.verifiedAt), ne(emailDomains.id, id)))
    .for('update');
  return row;
}

export async function updateDomain(
  on: Queryable,
  id: string,
  change: Partial<Pick<DomainRow, 'verifiedAt' | 'checkedAt' | 'missingSince'>>,
): Promise<DomainRow | undefined> {
  const [row] = await on.update(emailDomains).set(change).where(eq(emailDomains.id, id)).returning();
  return row;
}

export async function deleteDomain(
  on: Queryable,
  organizationId: OrganizationId,
  id: string,
): Promise<DomainRow | undefined> {
  const [row] = await on
    .delete(emailDomains)
    .where(and(eq(emailDomains.organizationId, organizationId), eq(emailDomains.id, id)))
    .returning();
  return row;
}

/** Verified domains of all organizations, in pages. */
export async function listVerifiedDomains(on: Queryable, after: string, limit: number): Promise<DomainRow[]> {
  return on
    .select()
    .from(emailDomains)
    .where(and(isNotNull(emailDomains.verifiedAt), gt(emailDomains.id, after)))
    .orderBy(asc(emailDomains.id))
    .limit(limit);
}

/** The organization that has verified a domain. */
export async function findVerifiedDomain(on: Queryable, domain: string): Promise<DomainRow | undefined> {
  const [row] = await on
    .select()
    .from(emailDomains)
    .where(and(eq(emailDomains.domain, domain), isNotNull(emailDomains.verifiedAt)));
  return row;
}
