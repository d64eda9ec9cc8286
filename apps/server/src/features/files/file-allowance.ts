import { ApiError, type FileAllowance, filesPerMegabyte, type Plan } from '@winnow/contracts';
import type { Database, Queryable, Transaction } from '../../platform/database/database.ts';
import type { CreditService } from '../credits/credit-service.ts';
import type { FileOwner } from '../housekeeping/unowned-files.ts';
import { type Held, lockHolder } from './held-repository.ts';

/** Megabytes that a person of each plan may hold. */
export type StorageLimits = Readonly<Record<Plan, number>>;

/** How much a person may have this server hold, whatever feature holds it. */
export type FileAllowanceService = {
  describe(ownerId: string): Promise<FileAllowance>;
  /** Why a file of so many bytes has no room, as words for its owner; `null` where it has. Holds nothing back. */
  findRefusal(ownerId: string, bytes: number): Promise<string | null>;
  /**
   * Keeps a file of so many bytes, if it has room. The person's files are counted and kept one after the other, so that
   * many sent at once are not more than a few sent in turn.
   * @throws ApiError `no-room`
   */
  keep<Kept>(
    ownerId: string,
    bytes: number,
    insert: (transaction: Transaction) => Promise<Kept>,
  ): Promise<Kept>;
};

const megabyte = 1024 * 1024;

export function createFileAllowance({
  database,
  owners,
  credits,
  storageLimits,
}: {
  readonly database: Database;
  readonly owners: readonly Pick<FileOwner, 'measure'>[];
  readonly credits: Pick<CreditService, 'listBalances'>;
  readonly storageLimits: StorageLimits;
}): FileAllowanceService {
  async function maxOf(ownerId: string) {
    const plan = (await credits.listBalances([ownerId])).get(ownerId)?.plan ?? 'free';
    const megabytes = storageLimits[plan];
    return { plan, maxBytes: megabytes * megabyte, maxFiles: megabytes * filesPerMegabyte };
  }

  async function measure(on: Queryable, ownerId: string): Promise<Held> {
    let [files, bytes] = [0, 0];
    for (const owner of owners) {
      const held = await owner.measure(on, ownerId);
      files += held.files;
      bytes += held.bytes;
    }
    return { files, bytes };
  }

  async function refusalOf(
    on: Queryable,
    ownerId: string,
    { bytes, maxBytes, maxFiles }: { bytes: number; maxBytes: number; maxFiles: number },
  ): Promise<string | null> {
    const held = await measure(on, ownerId);
    if (held.files >= maxFiles) return noRoom(`you hold ${held.files} of ${maxFiles} files`);
    if (held.bytes + bytes <= maxBytes) return null;
    return noRoom(`you hold ${inMegabytes(held.bytes)} of ${inMegabytes(maxBytes)} MB`);
  }

  return {
    describe: async (ownerId) => ({ ...(await maxOf(ownerId)), ...(await measure(database, ownerId)) }),

    findRefusal: async (ownerId, bytes) => refusalOf(database, ownerId, { bytes, ...(await maxOf(ownerId)) }),

    async keep(ownerId, bytes, insert) {
      const most = await maxOf(ownerId);
      return database.transaction(async (transaction) => {
        await lockHolder(transaction, ownerId);
        const refusal = await refusalOf(transaction, ownerId, { bytes, ...most });
        if (refusal) throw new ApiError('no-room', refusal);
        return insert(transaction);
      });
    },
  };
}

function noRoom(why: string): string {
  return `There is no room for this file: ${why}. Delete some (History, Resumes held), or choose a larger plan.`;
}

/** Rounded down to tenths: what is shown as held is never more than there is. */
function inMegabytes(bytes: number): number {
  return Math.floor((bytes * 10) / megabyte) / 10;
}
