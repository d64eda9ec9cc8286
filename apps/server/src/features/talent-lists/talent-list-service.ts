import { randomUUID } from 'node:crypto';
import {
  ApiError,
  type ChosenPeople,
  type Language,
  type ListedPerson,
  sentence,
  type TalentList,
  type TalentListOrder,
  type TalentListPage,
  talentListLimits,
} from '@winnow/contracts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Member } from '../../platform/http/caller.ts';
import { aliasOf } from '../analyses/analysis-row.ts';
import type { AuditService } from '../audit/audit-service.ts';
import type { CreditService } from '../credits/credit-service.ts';
import { lockOrganization } from '../organizations/lock-organization.ts';
import { listChosenPeople } from '../people/chosen-people.ts';
import { type ExportedTable, exportPeople } from '../people/export-people.ts';
import type { SearchService } from '../search/search-service.ts';
import {
  addPeople,
  countLists,
  findList,
  findLists,
  insertList,
  type ListedRow,
  listListed,
  listPeopleOn,
  lockList,
  removeList,
  removePeople,
  setNote,
  type TalentListLine,
  type TalentListRow,
  updateList,
} from './talent-list-repository.ts';

/** Talent lists. A list that is neither the member's nor shared is not found. */
export type TalentListService = {
  /** Last changed first. @param personId only lists that the person is on */
  list(member: Member, personId?: string): Promise<TalentList[]>;
  /**
   * Created once per idempotency key, if one is given.
   * @throws ApiError `invalid` if there are too many lists, `conflict` if the key was used for another list
   */
  create(
    member: Member,
    given: Pick<TalentListRow, 'name' | 'description' | 'isShared'>,
    idempotencyKey?: string,
  ): Promise<TalentList>;
  /** @throws ApiError `forbidden` for making another member's shared list private */
  update(member: Member, id: string, change: ChangeOfList): Promise<TalentList>;
  remove(member: Member, id: string): Promise<void>;
  get(member: Member, id: string, order: TalentListOrder): Promise<TalentListPage>;
  /** Returns those who weren't on it. @throws ApiError `not-found`, `invalid` if the list would be too long */
  add(member: Member, id: string, chosen: ChosenPeople, note: string): Promise<string[]>;
  removePeople(member: Member, id: string, personIds: readonly string[]): Promise<number>;
  note(member: Member, id: string, personId: string, note: string): Promise<void>;
  export(member: Member, id: string, language: Language): Promise<ExportedTable>;
};

type ChangeOfList = {
  readonly [Field in 'name' | 'description' | 'isShared']?: TalentListRow[Field] | undefined;
};

export function createTalentListService({
  database,
  clock,
  audit,
  search,
  credits,
  isAnonymous,
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: Pick<AuditService, 'record'>;
  readonly search: Pick<SearchService, 'listTags'>;
  readonly credits: Pick<CreditService, 'once'>;
  readonly isAnonymous: (member: Member) => Promise<boolean>;
}): TalentListService {
  const open = async (member: Member, id: string) => (await findList(database, member, id)) ?? noSuchList();

  /** Runs a change with the list locked, and sets the time of the change. */
  const change = <Result>(
    member: Member,
    id: string,
    work: (transaction: Transaction, list: TalentListRow) => Promise<Result>,
  ): Promise<Result> =>
    database.transaction(async (transaction) => {
      const list = (await lockList(transaction, member, id)) ?? noSuchList();
      const result = await work(transaction, list);
      await updateList(transaction, id, { updatedAt: clock.now() });
      return result;
    });

  async function getPage(member: Member, id: string, order: TalentListOrder): Promise<TalentListPage> {
    const list = await open(member, id);
    const isHidden = await isAnonymous(member);
    const rows = await listListed(database, member.organizationId, id);
    const fileIds = rows.map(({ fileId }) => fileId);
    const tags = Map.groupBy(
      fileIds.length === 0 ? [] : await search.listTags(member.organizationId, fileIds),
      ({ resumeId }) => resumeId,
    );
    const people = rows.map((row) =>
      presentListed(
        row,
        (tags.get(row.fileId) ?? []).map(({ tag }) => tag),
        isHidden,
      ),
    );
    return { list: present(list), people: people.sort(orders[order]), isAnonymous: isHidden };
  }

  return {
    list: async (member, personId) => (await findLists(database, member, personId)).map(present),

    async create(member, given, idempotencyKey) {
      const { organizationId, userId: createdBy } = member;
      const insert = async (transaction: Transaction) => {
        await lockOrganization(transaction, organizationId);
        const { lists: max } = talentListLimits;
        if ((await countLists(transaction, organizationId)) >= max) {
          throw new ApiError('invalid', sentence('too-many-lists', { max }));
        }
        const now = clock.now();
        const row = { id: randomUUID(), organizationId, createdBy, ...given, createdAt: now, updatedAt: now };
        await insertList(transaction, row);
        return { id: row.id };
      };
      const request = { organizationId, scope: 'talent-lists', body: { createdBy, ...given } };
      const { id } = idempotencyKey
        ? await credits.once({ ...request, key: idempotencyKey }, insert)
        : await database.transaction(insert);
      return present(await open(member, id));
    },

    async update(member, id, { name, description, isShared }) {
      await change(member, id, async (transaction, list) => {
        if (isShared === false && list.createdBy !== member.userId) {
          throw new ApiError('forbidden', 'Only who made a talent list makes it private.');
        }
        const next = { name, description, isShared };
        const given = Object.fromEntries(Object.entries(next).filter(([, value]) => value !== undefined));
        if (Object.keys(given).length > 0) await updateList(transaction, id, given);
      });
      return present(await open(member, id));
    },

    remove: (member, id) =>
      database.transaction(async (transaction) => {
        await lockList(transaction, member, id).then((list) => list ?? noSuchList());
        await removeList(transaction, id);
      }),

    get: getPage,

    add: (member, id, chosen, note) =>
      change(member, id, async (transaction) => {
        const { organizationId, userId: createdBy } = member;
        const people = await listChosenPeople(transaction, organizationId, chosen);
        const there = await listPeopleOn(transaction, id);
        const added = people.filter((person) => !there.has(person));
        const { people: max } = talentListLimits;
        if (there.size + added.length > max) throw new ApiError('invalid', sentence('list-full', { max }));
        const addedAt = clock.now();
        await addPeople(
          transaction,
          added.map((personId) => ({ listId: id, personId, organizationId, createdBy, note, addedAt })),
        );
        return added;
      }),

    removePeople: (member, id, personIds) =>
      change(member, id, async (transaction) => {
        const there = await listPeopleOn(transaction, id);
        const leaving = [...new Set(personIds)].filter((person) => there.has(person));
        const entries = leaving.flatMap((person) => there.get(person) ?? []);
        if (entries.length > 0) await removePeople(transaction, id, entries);
        return leaving.length;
      }),

    note: (member, id, personId, note) =>
      change(member, id, async (transaction) => {
        const [entry, ...others] = (await listPeopleOn(transaction, id)).get(personId) ?? [];
        if (entry === undefined) throw new ApiError('not-found', 'This person is not on the list.');
        await setNote(transaction, id, others, '');
        await setNote(transaction, id, [entry], note);
      }),

    async export(member, id, language) {
      const { list, people, isAnonymous: isHidden } = await getPage(member, id, 'name');
      return exportPeople({ database, clock, audit }, member, {
        action: 'talent-list-exported',
        subjectId: list.id,
        name: 'talent-list',
        isAnonymous: isHidden,
        language,
        columns: ['name', 'headline', 'tags', 'score', 'job', 'resumes', 'note', 'added'],
        people: people.map(({ tags, jobTitle, addedAt, ...person }) => ({
          ...person,
          tags: tags.join('; '),
          job: jobTitle,
          added: addedAt,
        })),
      });
    },
  };
}

const orders: Readonly<Record<TalentListOrder, (left: ListedPerson, right: ListedPerson) => number>> = {
  added: (left, right) => right.addedAt.localeCompare(left.addedAt),
  name: (left, right) => left.name.localeCompare(right.name),
  match: (left, right) => (right.score ?? -1) - (left.score ?? -1),
};

function presentListed(
  { addedAt, fileName, candidateName, ...row }: ListedRow,
  tags: string[],
  isHidden: boolean,
): ListedPerson {
  const name = isHidden ? aliasOf(row.analysisId ?? row.fileId) : (candidateName ?? fileName);
  return { ...row, name, tags, addedAt: addedAt.toISOString() };
}

function present({ organizationId: _, createdAt, updatedAt, ...list }: TalentListLine): TalentList {
  return { ...list, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}

function noSuchList(): never {
  throw new ApiError('not-found', 'There is no such talent list.');
}
