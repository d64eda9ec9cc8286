import { createHash } from 'node:crypto';
import type { FactCorrections, Likeness, OrganizationId } from '@winnow/contracts';
import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { resumes } from '../files/resume-tables.ts';
import type { ResumeIdentity } from './identity/identify-resume.ts';
import type { LookUpKey } from './identity/look-up-keys.ts';
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

/** Replaces the data by which the resume's person is recognized. */
export async function keepIdentity(
  on: Queryable,
  row: {
    readonly resumeId: string;
    readonly organizationId: OrganizationId;
    readonly source: string;
    readonly identity: ResumeIdentity;
  },
): Promise<void> {
  const { resumeId, organizationId, identity } = row;
  await on
    .insert(resumeIdentities)
    .values(row)
    .onConflictDoUpdate({ target: resumeIdentities.resumeId, set: row });
  await on.delete(resumeIdentityKeys).where(eq(resumeIdentityKeys.resumeId, resumeId));
  const keys = lookUpKeys(identity).map((key) => ({ resumeId, organizationId, ...key }));
  if (keys.length > 0) await on.insert(resumeIdentityKeys).values(keys);
}

/** Maximum resumes to compare, by contacts and by names. */
const neighborsMax = 200;

/** Other resumes that share a contact or a name, oldest first, since those have been compared with each other. */
export async function findNeighbors(
  on: Queryable,
  organizationId: OrganizationId,
  resumeId: string,
  identity: ResumeIdentity,
): Promise<IdentifiedResume[]> {
  const keys = lookUpKeys(identity);
  const byContact = keys.filter(({ kind }) => kind !== 'name');
  const byName = keys.filter(({ kind }) => kind === 'name');
  const ids = new Set([
    ...(await findSharing(on, organizationId, resumeId, byContact)),
    ...(await findSharing(on, organizationId, resumeId, byName)),
  ]);
  return listIdentified(on, organizationId, inArray(resumes.id, [...ids]));
}

async function findSharing(
  on: Queryable,
  organizationId: OrganizationId,
  resumeId: string,
  keys: readonly LookUpKey[],
): Promise<string[]> {
  if (keys.length === 0) return [];
  const { kind, value, resumeId: id } = resumeIdentityKeys;
  const found = await on
    .selectDistinct({ id })
    .from(resumeIdentityKeys)
    .where(
      and(
        eq(resumeIdentityKeys.organizationId, organizationId),
        or(...keys.map((key) => and(eq(kind, key.kind), eq(value, key.value)))),
        ne(id, resumeId),
      ),
    )
    .limit(neighborsMax);
  return found.map(({ id: each }) => each);
}

export function listIdentitiesOfPeople(
  on: Queryable,
  organizationId: OrganizationId,
  personIds: readonly string[],
): Promise<IdentifiedResume[]> {
  return listIdentified(on, organizationId, inArray(resumes.personId, [...personIds]));
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

/** Replaces the open proposals of a resume; pairs that a member keeps apart stay. */
export async function replaceProposals(
  on: Queryable,
  organizationId: OrganizationId,
  resumeId: string,
  proposals: readonly { readonly otherId: string; readonly likenesses: readonly Likeness[] }[],
  now: Date,
): Promise<void> {
  await on
    .delete(resumePairs)
    .where(
      and(
        or(eq(resumePairs.resumeId, resumeId), eq(resumePairs.otherId, resumeId)),
        isNull(resumePairs.keptApartAt),
      ),
    );
  const rows = proposals.map(({ otherId, likenesses }) => ({
    ...pairOf(resumeId, otherId),
    organizationId,
    likenesses,
    createdAt: now,
  }));
  if (rows.length > 0) await on.insert(resumePairs).values(rows).onConflictDoNothing();
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
