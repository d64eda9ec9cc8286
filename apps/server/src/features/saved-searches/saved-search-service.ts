import { randomUUID } from 'node:crypto';
import {
  ApiError,
  type PoolChip,
  type SavedSearch,
  type SearchAlert,
  savedSearchLimits,
  sentence,
} from '@winnow/contracts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Queryable, Transaction } from '../../platform/database/database.ts';
import type { Caller, Member } from '../../platform/http/caller.ts';
import { lockOrganization } from '../organizations/lock-organization.ts';
import {
  changeSearch,
  countSearchesOf,
  findPoolVersion,
  findSearch,
  insertSearch,
  listSearches,
  removeAlertsOfOthers,
  type SeenSearch,
  saveAlert,
} from './saved-search-repository.ts';

type Saver = Member & Pick<Caller, 'role'>;

export type NewSearch = {
  readonly name: string;
  readonly chips: readonly PoolChip[];
  readonly isShared: boolean;
  readonly alert: SearchAlert;
};

type Change = { readonly [Field in 'name' | 'chips' | 'isShared']?: NewSearch[Field] | undefined };

/** Saved searches of members. Another member's private search is not found. */
export type SavedSearchService = {
  list(member: Saver): Promise<SavedSearch[]>;
  /** @throws ApiError `no-room` */
  save(member: Saver, search: NewSearch): Promise<SavedSearch>;
  /** @throws ApiError `not-found`, `forbidden` for another member's shared search; `remove` and `restore` do too */
  change(member: Saver, id: string, change: Change): Promise<SavedSearch>;
  /** @throws ApiError `not-found` */
  changeAlert(member: Saver, id: string, alert: SearchAlert): Promise<SavedSearch>;
  remove(member: Saver, id: string): Promise<void>;
  /** Undoes `remove`. */
  restore(member: Saver, id: string): Promise<SavedSearch>;
};

export function createSavedSearchService({
  database,
  clock,
}: {
  database: Database;
  clock: Clock;
}): SavedSearchService {
  async function get(on: Queryable, member: Saver, id: string, isDeleted = false): Promise<SeenSearch> {
    const found = await findSearch(on, member, id, { isDeleted });
    if (!found) throw new ApiError('not-found', 'There is no such search.');
    return found;
  }

  async function getOwn(on: Queryable, member: Saver, id: string, isDeleted = false): Promise<SeenSearch> {
    const found = await get(on, member, id, isDeleted);
    if (!isOwn(member, found))
      throw new ApiError('forbidden', 'Only who saved this search, and owners, can change it.');
    return found;
  }

  async function setAlert(on: Transaction, member: Saver, searchId: string, timing: SearchAlert) {
    const now = clock.now();
    const { organizationId, userId } = member;
    const checkedVersion = await findPoolVersion(on, organizationId);
    const moments = { since: now, checkedAt: now, checkedVersion };
    await saveAlert(on, { searchId, userId, organizationId, timing, ...moments });
  }

  return {
    list: async (member) => (await listSearches(database, member)).map((found) => present(member, found)),

    save: (member, { name, chips, isShared, alert }) =>
      database.transaction(async (transaction) => {
        const { organizationId, userId } = member;
        await lockOrganization(transaction, organizationId);
        if ((await countSearchesOf(transaction, member)) >= savedSearchLimits.searches)
          throw new ApiError('no-room', sentence('searches-full', { max: savedSearchLimits.searches }));
        const id = randomUUID();
        const privateTo = isShared ? null : userId;
        const createdAt = clock.now();
        await insertSearch(transaction, {
          id,
          organizationId,
          createdBy: userId,
          privateTo,
          name,
          chips,
          createdAt,
        });
        if (alert !== 'off') await setAlert(transaction, member, id, alert);
        return present(member, await get(transaction, member, id));
      }),

    change: (member, id, { name, chips, isShared }) =>
      database.transaction(async (transaction) => {
        const { search } = await getOwn(transaction, member, id);
        const privateTo = isShared === false ? search.createdBy : null;
        // Owners can't make others' searches private, since they could no longer see them.
        if (isShared === false && search.createdBy !== member.userId)
          throw new ApiError('forbidden', 'Only who saved this search can make it private.');
        await changeSearch(transaction, id, {
          ...(name !== undefined && { name }),
          ...(chips !== undefined && { chips }),
          ...(isShared !== undefined && { privateTo }),
        });
        if (isShared === false) await removeAlertsOfOthers(transaction, id, member.userId);
        return present(member, await get(transaction, member, id));
      }),

    changeAlert: (member, id, alert) =>
      database.transaction(async (transaction) => {
        await get(transaction, member, id);
        await setAlert(transaction, member, id, alert);
        return present(member, await get(transaction, member, id));
      }),

    remove: (member, id) =>
      database.transaction(async (transaction) => {
        await getOwn(transaction, member, id);
        await changeSearch(transaction, id, { deletedAt: clock.now() });
      }),

    restore: (member, id) =>
      database.transaction(async (transaction) => {
        await getOwn(transaction, member, id, true);
        await changeSearch(transaction, id, { deletedAt: null });
        return present(member, await get(transaction, member, id));
      }),
  };
}

const isOwn = ({ userId, role }: Saver, { search }: SeenSearch): boolean =>
  search.createdBy === userId || role === 'owner';

function present(member: Saver, found: SeenSearch): SavedSearch {
  const { id, name, chips, privateTo, createdAt } = found.search;
  return {
    id,
    name,
    chips: [...chips],
    isShared: privateTo === null,
    isOwn: isOwn(member, found),
    savedBy: found.savedBy,
    alert: found.alert ?? 'off',
    createdAt: createdAt.toISOString(),
  };
}
