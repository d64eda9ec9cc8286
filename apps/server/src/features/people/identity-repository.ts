import { createHash } from 'node:crypto';
import type { FactCorrections, Likeness, OrganizationId } from '@winnow/contracts';
import { and, asc, desc, eq, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { list } from '../../platform/database/list-parameter.ts';
import { queryRows } from '../../platform/database/query-rows.ts';
import { resumes } from '../files/resume-tables.ts';
import type { ResumeIdentity } from './identity/identify-resume.ts';
import { lookUpKeys } from './identity/look-up-keys.ts';
import { resumeIdentities, resumeIdentityKeys, resumePairs } from './identity-tables.ts';

/** A resume, its person, and what others are compared with. */
export type IdentifiedResume = {
  readonly resumeId: string;
  readonly personId: string;
  readonly identity: ResumeIdentity;
};

/** Serializes transactions that assign, merge or split people of an organization; must come first in them. */
export async function lockPeople(transaction: Transaction, organizationId: OrganizationId): Promise<void> {
  await transaction.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`people of ${organizationId}`}, 0))`,
  );
}

/** What a resume's person is recognized by. */
export type IdentityRow = {
  readonly resumeId: string;
  readonly source: string;
  readonly identity: ResumeIdentity;
};

/** Replaces the data by which the people of resumes are recognized. */
export async function keepIdentities(
  on: Queryable,
  organizationId: OrganizationId,
  rows: readonly IdentityRow[],
): Promise<void> {
  const ids = rows.map(({ resumeId }) => resumeId);
  await on.execute(
    sql`insert into ${resumeIdentities} (resume_id, organization_id, source, identity)
      select resume_id, ${organizationId}, source, identity
      from unnest(${list(ids)}::uuid[], ${list(rows.map(({ source }) => source))}::text[],
        ${list(rows.map(({ identity }) => JSON.stringify(identity)))}::text[]) as made (resume_id, source, identity)
      on conflict (resume_id) do update
      set organization_id = excluded.organization_id, source = excluded.source, identity = excluded.identity`,
  );
  await on.execute(sql`delete from ${resumeIdentityKeys} where resume_id = any(${list(ids)}::uuid[])`);
  const keys = rows.flatMap(({ resumeId, identity }) =>
    lookUpKeys(identity).map((key) => ({ resumeId, ...key })),
  );
  if (keys.length === 0) return;
  await on.execute(
    sql`insert into ${resumeIdentityKeys} (resume_id, organization_id, kind, value)
      select resume_id, ${organizationId}, kind, value
      from unnest(${list(keys.map(({ resumeId }) => resumeId))}::uuid[], ${list(keys.map(({ kind }) => kind))}::text[],
        ${list(keys.map(({ value }) => value))}::text[]) as made (resume_id, kind, value)`,
  );
}

/** Maximum resumes to compare, by contacts and by names. */
const neighborsMax = 200;

/** Of each resume, the ids of others that share a contact or a name. */
export async function findNeighbors(
  on: Queryable,
  organizationId: OrganizationId,
  of: readonly Pick<IdentityRow, 'resumeId' | 'identity'>[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const keys = of.flatMap(({ resumeId, identity }) =>
    lookUpKeys(identity).map((key) => ({ resumeId, ...key })),
  );
  if (keys.length === 0) return new Map();
  const rows = await queryRows<{ place: number; id: string }>(
    on,
    sql`select asked.place::int as place, near.resume_id as id
      from unnest(${list(keys.map(({ resumeId }) => resumeId))}::uuid[], ${list(keys.map(({ kind }) => kind))}::text[],
        ${list(keys.map(({ value }) => value))}::text[]) with ordinality as asked (resume_id, kind, value, place)
      cross join lateral (
        select resume_id from ${resumeIdentityKeys}
        where organization_id = ${organizationId} and kind = asked.kind and value = asked.value and resume_id <> asked.resume_id
        limit ${neighborsMax}
      ) near`,
  );
  const found = new Map(
    of.map(({ resumeId }) => [resumeId, { byContact: new Set<string>(), byName: new Set<string>() }]),
  );
  for (const { place, id } of rows) {
    const key = keys[place - 1];
    const sets = key && found.get(key.resumeId);
    const into = key?.kind === 'name' ? sets?.byName : sets?.byContact;
    if (into && into.size < neighborsMax) into.add(id);
  }
  return new Map(
    [...found].map(([resumeId, { byContact, byName }]) => [resumeId, new Set([...byContact, ...byName])]),
  );
}

/** Oldest first, since those have been compared with each other. */
export function listIdentitiesOf(
  on: Queryable,
  organizationId: OrganizationId,
  resumeIds: readonly string[],
): Promise<IdentifiedResume[]> {
  return listIdentified(on, organizationId, sql`${resumes.id} = any(${list(resumeIds)}::uuid[])`);
}

export function listIdentitiesOfPeople(
  on: Queryable,
  organizationId: OrganizationId,
  personIds: readonly string[],
): Promise<IdentifiedResume[]> {
  return listIdentified(on, organizationId, sql`${resumes.personId} = any(${list(personIds)}::uuid[])`);
}

function listIdentified(
  on: Queryable,
  organizationId: OrganizationId,
  which: SQL,
): Promise<IdentifiedResume[]> {
  return on
    .select({
      resumeId: resumes.id,
      personId: resumes.personId,
      identity: resumeIdentities.identity,
    })
    .from(resumes)
    .innerJoin(resumeIdentities, eq(resumeIdentities.resumeId, resumes.id))
    .where(and(eq(resumes.organizationId, organizationId), which))
    .orderBy(asc(resumes.createdAt), asc(resumes.id));
}

/** Removes the open proposals of resumes; pairs that a member keeps apart stay. */
export async function removeProposals(on: Queryable, resumeIds: readonly string[]): Promise<void> {
  const isOf = (id: PgColumn) => sql`${id} = any(${list(resumeIds)}::uuid[])`;
  await on
    .delete(resumePairs)
    .where(and(or(isOf(resumePairs.resumeId), isOf(resumePairs.otherId)), isNull(resumePairs.keptApartAt)));
}

export type Proposal = {
  readonly resumeId: string;
  readonly otherId: string;
  readonly likenesses: readonly Likeness[];
};

/** Proposes pairs, except those that are there. */
export async function insertProposals(
  on: Queryable,
  organizationId: OrganizationId,
  proposals: readonly Proposal[],
  now: Date,
): Promise<void> {
  if (proposals.length === 0) return;
  const pairs = proposals.map(({ resumeId, otherId }) => pairOf(resumeId, otherId));
  await on.execute(
    sql`insert into ${resumePairs} (resume_id, other_id, organization_id, likenesses, created_at)
      select resume_id, other_id, ${organizationId}, likenesses, ${now.toISOString()}::timestamptz
      from unnest(${list(pairs.map(({ resumeId }) => resumeId))}::uuid[], ${list(pairs.map(({ otherId }) => otherId))}::uuid[],
        ${list(proposals.map(({ likenesses }) => JSON.stringify(likenesses)))}::text[]) as made (resume_id, other_id, likenesses)
      on conflict do nothing`,
  );
}

/** Two resumes in the order in which pairs are stored. */
export function pairOf(left: string, right: string): { resumeId: string; otherId: string } {
  return left < right ? { resumeId: left, otherId: right } : { resumeId: right, otherId: left };
}

const person = sql`(select ${resumes.personId} from ${resumes} where ${resumes.id} = ${resumePairs.resumeId})`;
const other = sql`(select ${resumes.personId} from ${resumes} where ${resumes.id} = ${resumePairs.otherId})`;

/** People whom a member keeps apart from this one. */
export async function listKeptApart(
  on: Queryable,
  organizationId: OrganizationId,
  personId: string,
): Promise<Set<string>> {
  const found = await on
    .select({ one: sql<string>`${person}`, two: sql<string>`${other}` })
    .from(resumePairs)
    .where(
      and(
        eq(resumePairs.organizationId, organizationId),
        isNotNull(resumePairs.keptApartAt),
        or(sql`${person} = ${personId}`, sql`${other} = ${personId}`),
      ),
    );
  return new Set(found.flatMap(({ one, two }) => [one, two]).filter((id) => id !== personId));
}

/**
 * Read resumes whose person hasn't been determined, or only from an older document or older corrections; newest first.
 */
export function listUnidentified(
  on: Queryable,
  limit: number,
): Promise<{ id: string; organizationId: OrganizationId }[]> {
  return on
    .select({ id: resumes.id, organizationId: resumes.organizationId })
    .from(resumes)
    .leftJoin(resumeIdentities, eq(resumeIdentities.resumeId, resumes.id))
    .where(
      and(
        eq(resumes.state, 'read'),
        or(
          isNull(resumeIdentities.resumeId),
          ne(
            resumeIdentities.source,
            sql`coalesce(${resumes.documentHash}, '') || coalesce(' ' || md5(${resumes.corrections}), '')`,
          ),
        ),
      ),
    )
    .orderBy(desc(resumes.createdAt), resumes.id)
    .limit(limit);
}

/** As `listUnidentified` computes it from the stored text. */
export function sourceOf({
  documentHash,
  corrections,
}: {
  readonly documentHash: string | null;
  readonly corrections: FactCorrections | null;
}): string {
  const corrected = corrections && createHash('md5').update(JSON.stringify(corrections)).digest('hex');
  return [documentHash ?? '', ...(corrected ? [corrected] : [])].join(' ');
}
