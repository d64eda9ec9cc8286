import type { Likeness, OrganizationId } from '@winnow/contracts';
import { and, desc, eq, ilike, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { anywhere } from '../../platform/database/anywhere.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { JobScope } from '../../platform/http/caller.ts';
import { resumes } from '../files/resume-tables.ts';
import { isSeen } from '../hiring-teams/job-scope.ts';
import { personChanges, resumePairs } from './identity-tables.ts';
import { people } from './person-tables.ts';

/** Resumes of a person that are visible in a scope, newest first. */
export function listResumesOfPerson(on: Queryable, scope: JobScope, personId: string) {
  const { id, fileName, candidateName, createdAt, state, isSample, source, sourceLabel, notes } = resumes;
  return on
    .select({ id, fileName, candidateName, createdAt, state, isSample, source, sourceLabel, notes })
    .from(resumes)
    .where(
      and(
        eq(resumes.organizationId, scope.organizationId),
        eq(resumes.personId, personId),
        isSeen(scope, id),
      ),
    )
    .orderBy(desc(createdAt), desc(id));
}

export type PersonSummary = {
  readonly id: string;
  readonly name: string | null;
  readonly resumes: number;
  readonly newestAt: Date;
};

const peopleShown = 20;

const summary = {
  id: resumes.personId,
  name: sql<
    string | null
  >`(array_agg(${resumes.candidateName} order by ${resumes.createdAt} desc) filter (where ${resumes.candidateName} is not null))[1]`,
  resumes: sql<number>`count(*)::int`,
  newestAt: sql<Date>`max(${resumes.createdAt})`.mapWith(resumes.createdAt),
};

export function listSummaries(
  on: Queryable,
  organizationId: OrganizationId,
  ids: readonly string[],
): Promise<PersonSummary[]> {
  return on
    .select(summary)
    .from(resumes)
    .where(and(eq(resumes.organizationId, organizationId), inArray(resumes.personId, [...ids])))
    .groupBy(resumes.personId)
    .orderBy(desc(summary.newestAt), resumes.personId);
}

/** People by a part of a name or a file name, the newest first. */
export async function searchPeople(
  on: Queryable,
  organizationId: OrganizationId,
  search: string,
): Promise<PersonSummary[]> {
  const pattern = anywhere(search);
  const found = await on
    .select({ id: resumes.personId })
    .from(resumes)
    .where(
      and(
        eq(resumes.organizationId, organizationId),
        or(ilike(resumes.candidateName, pattern), ilike(resumes.fileName, pattern)),
      ),
    )
    .groupBy(resumes.personId)
    .orderBy(desc(sql`max(${resumes.createdAt})`), resumes.personId)
    .limit(peopleShown);
  return listSummaries(
    on,
    organizationId,
    found.map(({ id }) => id),
  );
}

/** Open proposals about a person: who may be the same, and why. */
export async function listProposals(
  on: Queryable,
  organizationId: OrganizationId,
  resumeIds: readonly string[],
): Promise<{ readonly otherId: string; readonly likenesses: readonly Likeness[] }[]> {
  if (resumeIds.length === 0) return [];
  const pairs = await on
    .select()
    .from(resumePairs)
    .where(
      and(
        eq(resumePairs.organizationId, organizationId),
        isNull(resumePairs.keptApartAt),
        or(inArray(resumePairs.resumeId, [...resumeIds]), inArray(resumePairs.otherId, [...resumeIds])),
      ),
    );
  return pairs.flatMap(({ resumeId, otherId, likenesses }) => {
    const others = [resumeId, otherId].filter((id) => !resumeIds.includes(id));
    return others.map((other) => ({ otherId: other, likenesses }));
  });
}

export function listPeopleOfResumes(on: Queryable, organizationId: OrganizationId, ids: readonly string[]) {
  return on
    .select({ id: resumes.id, personId: resumes.personId })
    .from(resumes)
    .where(and(eq(resumes.organizationId, organizationId), inArray(resumes.id, [...ids])));
}

export type PersonChangeRow = typeof personChanges.$inferSelect;

const changesShown = 50;

/** Merges and splits of a person, and of those who were merged into them, the newest first. */
export function listChanges(
  on: Queryable,
  organizationId: OrganizationId,
  personId: string,
): Promise<PersonChangeRow[]> {
  const merged = sql`(select ${people.id} from ${people} where ${people.mergedInto} = ${personId})`;
  return on
    .select()
    .from(personChanges)
    .where(
      and(
        eq(personChanges.organizationId, organizationId),
        or(
          eq(personChanges.personId, personId),
          eq(personChanges.otherId, personId),
          sql`${personChanges.personId} in ${merged}`,
        ),
      ),
    )
    .orderBy(desc(personChanges.createdAt), personChanges.id)
    .limit(changesShown);
}

/** The people among these who weren't merged into others. */
export async function listPresent(
  on: Queryable,
  organizationId: OrganizationId,
  ids: readonly string[],
): Promise<Set<string>> {
  const found = await on
    .select({ id: people.id })
    .from(people)
    .where(
      and(eq(people.organizationId, organizationId), inArray(people.id, [...ids]), isNull(people.mergedInto)),
    );
  return new Set(found.map(({ id }) => id));
}

export async function findChange(
  on: Queryable,
  organizationId: OrganizationId,
  id: string,
): Promise<PersonChangeRow | undefined> {
  const [found] = await on
    .select()
    .from(personChanges)
    .where(and(eq(personChanges.organizationId, organizationId), eq(personChanges.id, id)));
  return found;
}

export async function markUndone(on: Queryable, id: string, by: string, at: Date): Promise<void> {
  await on.update(personChanges).set({ undoneAt: at, undoneBy: by }).where(eq(personChanges.id, id));
}

export async function insertChange(on: Queryable, row: PersonChangeRow): Promise<void> {
  await on.insert(personChanges).values(row);
}

/** Stored pairs between two lists of resumes. */
export function listPairsBetween(
  on: Queryable,
  organizationId: OrganizationId,
  ids: readonly string[],
): Promise<(typeof resumePairs.$inferSelect)[]> {
  return on
    .select()
    .from(resumePairs)
    .where(
      and(
        eq(resumePairs.organizationId, organizationId),
        inArray(resumePairs.resumeId, [...ids]),
        inArray(resumePairs.otherId, [...ids]),
      ),
    );
}

export async function keepApart(
  on: Queryable,
  organizationId: OrganizationId,
  pairs: readonly { readonly resumeId: string; readonly otherId: string }[],
  now: Date,
): Promise<void> {
  if (pairs.length === 0) return;
  await on
    .insert(resumePairs)
    .values(
      pairs.map((pair) => ({ ...pair, organizationId, likenesses: [], createdAt: now, keptApartAt: now })),
    )
    .onConflictDoUpdate({
      target: [resumePairs.resumeId, resumePairs.otherId],
      set: { keptApartAt: now },
    });
}

/** Turns pairs that are kept apart into proposals again, or removes those that never were proposed. */
export async function reopenPair(
  on: Queryable,
  { resumeId, otherId }: { readonly resumeId: string; readonly otherId: string },
  wasProposed: boolean,
): Promise<void> {
  const pair = and(
    eq(resumePairs.resumeId, resumeId),
    eq(resumePairs.otherId, otherId),
    isNotNull(resumePairs.keptApartAt),
  );
  if (wasProposed) await on.update(resumePairs).set({ keptApartAt: null }).where(pair);
  else await on.delete(resumePairs).where(pair);
}
