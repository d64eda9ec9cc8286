import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '../../platform/database/database.ts';
import type { JobScope, Member } from '../../platform/http/caller.ts';
import { resumes } from '../files/resume-tables.ts';
import { sourceKey } from '../files/source-key.ts';
import { listedPeople, talentLists } from '../talent-lists/talent-list-tables.ts';
import { listNumbers } from './pool-search-repository.ts';
import { poolPeople } from './talent-pool-tables.ts';

type Searcher = Member & JobScope;

const isId = (text: string): boolean => z.uuid().safeParse(text).success;

/** Lists visible to a searcher: their own and shared ones; hiring managers see none. */
const isSeenList = ({ organizationId, userId, onlyTeamsOf }: Searcher): SQL | undefined =>
  and(
    eq(talentLists.organizationId, organizationId),
    or(eq(talentLists.isShared, true), eq(talentLists.createdBy, userId)),
    onlyTeamsOf === null ? undefined : sql`false`,
  );

/** Numbers of the people with a resume from a source; the label is compared without regard to case. */
export const listFromSource = (on: Queryable, scope: JobScope, label: string): Promise<Int32Array> =>
  listNumbers(on, scope, eq(resumes.sourceKey, sourceKey(label)));

/** Numbers of the people on a talent list, after merges. @param list its id, or its name as typed */
export const listOnTalentList = (on: Queryable, searcher: Searcher, list: string): Promise<Int32Array> =>
  listNumbers(
    on,
    searcher,
    inArray(
      poolPeople.personId,
      on
        .select({ id: sql<string>`current_person(${listedPeople.personId})` })
        .from(listedPeople)
        .innerJoin(talentLists, eq(talentLists.id, listedPeople.listId))
        .where(
          and(
            isSeenList(searcher),
            isId(list) ? eq(talentLists.id, list) : eq(sql`lower(${talentLists.name})`, list.toLowerCase()),
          ),
        ),
    ),
  );

/** Those of the talent lists that are visible to the searcher. @param lists their ids, or their names as typed */
export async function findSeenLists(
  on: Queryable,
  searcher: Searcher,
  lists: readonly string[],
): Promise<{ readonly id: string; readonly name: string }[]> {
  if (lists.length === 0) return [];
  const ids = lists.filter(isId);
  const names = lists.map((list) => list.toLowerCase());
  return on
    .select({ id: talentLists.id, name: talentLists.name })
    .from(talentLists)
    .where(
      and(
        isSeenList(searcher),
        or(
          ids.length > 0 ? inArray(talentLists.id, ids) : undefined,
          inArray(sql`lower(${talentLists.name})`, names),
        ),
      ),
    )
    .orderBy(talentLists.createdAt);
}
