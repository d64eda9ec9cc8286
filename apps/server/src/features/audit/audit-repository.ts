import { and, asc, count, desc, eq, gt, gte, inArray, isNull, lt, notInArray, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { auditChain, auditEntries } from './audit-tables.ts';

export type AuditEntryRow = typeof auditEntries.$inferSelect;

/** An entry at its place in the chain. */
export type AuditLink = { readonly entry: AuditEntryRow; readonly link: typeof auditChain.$inferSelect };

export type AuditFilter = {
  readonly action?: string | undefined;
  /** Id of the actor or the subject. */
  readonly about?: string | undefined;
  readonly organizationId?: string | undefined;
  /** Several actions, instead of `action`. */
  readonly actions?: readonly string[] | undefined;
  /** By anyone except these, and not by an operator in an operator's call. */
  readonly notBy?: readonly string[] | undefined;
  /** Of calls with this API key, or about it. */
  readonly keyId?: string | undefined;
  /** Of calls by this assistant, or about it. */
  readonly assistantId?: string | undefined;
  readonly since?: Date | undefined;
  /** Not included. */
  readonly until?: Date | undefined;
  readonly before?: number | undefined;
};

const link = { entry: auditEntries, link: auditChain };

export async function insertAuditEntry(on: Queryable, entry: AuditEntryRow): Promise<void> {
  await on.insert(auditEntries).values(entry);
}

export type LatestOf = {
  readonly organizationId: string;
  readonly action: string;
  /** An entry whose details name one of these. */
  readonly details?: readonly string[];
};

export async function findLatestEntry(
  on: Queryable,
  { organizationId, action, details }: LatestOf,
): Promise<Pick<AuditEntryRow, 'actorId' | 'happenedAt'> | undefined> {
  const { actorId, happenedAt, body } = auditEntries;
  const [entry] = await on
    .select({ actorId, happenedAt })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.organizationId, organizationId),
        eq(auditEntries.action, action),
        details &&
          or(...details.map((name) => sql`${body}::jsonb #> ${`{details,${name}}`}::text[] is not null`)),
      ),
    )
    .orderBy(desc(happenedAt))
    .limit(1);
  return entry;
}

/** The newest first. */
export async function listAuditLinks(
  on: Queryable,
  filter: AuditFilter,
  limit: number,
): Promise<AuditLink[]> {
  const { action, actions, about, organizationId, notBy, keyId, assistantId, since, until, before } = filter;
  const isAbout = about && or(eq(auditEntries.actorId, about), eq(auditEntries.subjectId, about));
  return on
    .select(link)
    .from(auditChain)
    .innerJoin(auditEntries, eq(auditEntries.id, auditChain.entryId))
    .where(
      and(
        action ? eq(auditEntries.action, action) : undefined,
        actions ? inArray(auditEntries.action, [...actions]) : undefined,
        organizationId ? eq(auditEntries.organizationId, organizationId) : undefined,
        isAbout || undefined,
        notBy && notInArray(auditEntries.actorId, [...notBy]),
        notBy && sql`${auditEntries.body}::jsonb #> '{details,call}' is null`,
        keyId ? sql`${auditEntries.body}::jsonb #>> '{details,key}' = ${keyId}` : undefined,
        assistantId ? sql`${auditEntries.body}::jsonb #>> '{details,assistant}' = ${assistantId}` : undefined,
        since && gte(auditEntries.happenedAt, since),
        until && lt(auditEntries.happenedAt, until),
        before ? lt(auditChain.number, before) : undefined,
      ),
    )
    .orderBy(desc(auditChain.number))
    .limit(limit);
}

/** All entries about any of the subjects, including entries about several, oldest first. */
export async function listEntriesAbout(
  on: Queryable,
  organizationId: string,
  subjectIds: readonly string[],
): Promise<AuditEntryRow[]> {
  const named = sql`string_to_array(${auditEntries.body}::jsonb #>> '{details,subjects}', ',')`;
  return on
    .select()
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.organizationId, organizationId),
        or(
          inArray(auditEntries.subjectId, [...subjectIds]),
          and(
            eq(auditEntries.action, 'candidates-read'),
            sql`${named} && string_to_array(${subjectIds.join(',')}, ',')`,
          ),
        ),
      ),
    )
    .orderBy(asc(auditEntries.happenedAt), asc(auditEntries.id));
}

/** In the order of the chain, those after a number. */
export async function listAuditLinksAfter(
  on: Queryable,
  number: number,
  limit: number,
): Promise<AuditLink[]> {
  return on
    .select(link)
    .from(auditChain)
    .innerJoin(auditEntries, eq(auditEntries.id, auditChain.entryId))
    .where(gt(auditChain.number, number))
    .orderBy(asc(auditChain.number))
    .limit(limit);
}

export async function countUnchainedEntries(on: Queryable): Promise<number> {
  const [row] = await on
    .select({ entries: count() })
    .from(auditEntries)
    .leftJoin(auditChain, eq(auditChain.entryId, auditEntries.id))
    .where(isNull(auditChain.entryId));
  return row?.entries ?? 0;
}
