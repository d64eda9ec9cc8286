import { ApiError, type ChosenPeople, type OrganizationId } from '@winnow/contracts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import type { Member } from '../../../platform/http/caller.ts';
import type { AuditService } from '../../audit/audit-service.ts';
import { lockOrganization } from '../../organizations/lock-organization.ts';
import { listChosenPeople } from '../../people/chosen-people.ts';
import { changeTags } from './change-tags.ts';
import { tagKey } from './tag-key.ts';
import {
  findSpellings,
  insertTags,
  listNewestOf,
  listTagCounts,
  lockTag,
  removeTags,
} from './tag-repository.ts';

export type TagChangeOfPeople = {
  readonly addTags: readonly string[];
  readonly removeTags: readonly string[];
};
type Undo = { personIds: string[]; addTags: string[]; removeTags: string[] };

/** Lists and changes the tags of people. */
export type TagService = {
  list(organizationId: OrganizationId): Promise<{ tag: string; people: number }[]>;
  /** Returns the calls that undo it. @throws ApiError `not-found`, or `invalid` if someone would have too many tags */
  change(
    member: Member,
    chosen: ChosenPeople,
    change: TagChangeOfPeople,
  ): Promise<{ changed: number; undo: Undo[] }>;
  /** Adds tags to resumes, within the caller's transaction. Returns which of them are new, by resume. */
  addTo(
    transaction: Transaction,
    member: Member,
    tagsByResume: ReadonlyMap<string, readonly string[]>,
  ): Promise<Map<string, readonly string[]>>;
  /** Removes tags that a member added to resumes up to a time. */
  takeBack(
    transaction: Transaction,
    member: Member,
    tagsByResume: ReadonlyMap<string, readonly string[]>,
    until: Date,
  ): Promise<void>;
  /** Merges the two tags if the name is in use. Returns the number of people. @throws ApiError `not-found` */
  rename(member: Member, tag: string, name: string): Promise<number>;
  /** @throws ApiError `not-found` */
  remove(member: Member, tag: string): Promise<number>;
};

export function createTagService({
  database,
  clock,
  audit,
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: Pick<AuditService, 'record'>;
}): TagService {
  return {
    list: (organizationId) => listTagCounts(database, organizationId),

    change: (member, chosen, { addTags, removeTags }) =>
      database.transaction(async (transaction) => {
        const { organizationId, userId: createdBy } = member;
        await lockOrganization(transaction, organizationId);
        const people = await listChosenPeople(transaction, organizationId, chosen);
        const newest = await listNewestOf(transaction, organizationId, people);
        const outcome = await changeTags(
          transaction,
          { organizationId, createdBy, now: clock.now() },
          new Map(newest.map(({ id }) => [id, { add: addTags, remove: removeTags }])),
        );
        const undo = new Map<string, Undo>();
        for (const { id, personId } of newest) {
          const changed = outcome.get(id);
          if (!changed) continue;
          const key = JSON.stringify(changed);
          const same = undo.get(key);
          if (same) same.personIds.push(personId);
          else {
            undo.set(key, {
              personIds: [personId],
              addTags: [...changed.removedTags],
              removeTags: [...changed.addedTags],
            });
          }
        }
        return { changed: outcome.size, undo: [...undo.values()] };
      }),

    async addTo(transaction, { organizationId, userId: createdBy }, tagsByResume) {
      const outcome = await changeTags(
        transaction,
        { organizationId, createdBy, now: clock.now() },
        new Map([...tagsByResume].map(([id, add]) => [id, { add, remove: [] }])),
      );
      return new Map([...outcome].map(([id, { addedTags }]) => [id, addedTags]));
    },

    async takeBack(transaction, { userId }, tagsByResume, until) {
      const tags = [...tagsByResume].flatMap(([resumeId, names]) =>
        names.map((name) => ({ resumeId, key: tagKey(name) })),
      );
      await removeTags(transaction, tags, { createdBy: userId, until });
    },

    rename: ({ organizationId, userId: actorId }, tag, name) =>
      database.transaction(async (transaction) => {
        await lockOrganization(transaction, organizationId);
        const from = tagKey(tag);
        const key = tagKey(name);
        const rows = await lockTag(transaction, organizationId, from);
        if (rows.length === 0) throw noSuchTag();
        // A name that is in use keeps its spelling; another spelling of the same tag replaces it.
        const spelling = from === key ? name : await spellingOf(key, name);
        await removeTags(transaction, rows);
        await insertTags(
          transaction,
          rows.map((row) => ({ ...row, key, tag: spelling })),
        );
        await audit.record(transaction, {
          action: 'tag-renamed',
          actorId,
          subjectId: null,
          organizationId,
          details: { resumes: rows.length },
        });
        return rows.length;

        async function spellingOf(of: string, fallback: string): Promise<string> {
          return (await findSpellings(transaction, organizationId, [of])).get(of) ?? fallback;
        }
      }),

    remove: ({ organizationId, userId: actorId }, tag) =>
      database.transaction(async (transaction) => {
        await lockOrganization(transaction, organizationId);
        const rows = await lockTag(transaction, organizationId, tagKey(tag));
        if (rows.length === 0) throw noSuchTag();
        await removeTags(transaction, rows);
        await audit.record(transaction, {
          action: 'tag-deleted',
          actorId,
          subjectId: null,
          organizationId,
          details: { resumes: rows.length },
        });
        return rows.length;
      }),
  };
}

const noSuchTag = () => new ApiError('not-found', 'There is no such tag.');
