import { ApiError, type FileAllowance, filesPerMegabyte, type Plan } from '@winnow/contracts';
import { type Clock, dayOf } from '../../platform/clock/clock.ts';
import type { Database, Queryable, Transaction } from '../../platform/database/database.ts';
import type { DiskMeter } from '../../platform/storage/disk-meter.ts';
import type { CreditService } from '../credits/credit-service.ts';
import type { FileOwner } from '../housekeeping/unowned-files.ts';
import { addUploadedBytes, findUploadedBytes, type Held, lockHolder } from './library-repository.ts';

/** Megabytes that a person of each plan may hold. */
export type StorageLimits = Readonly<Record<Plan, number>>;

/** Limits of the server, in addition to each user's. */
export type StorageCeilings = {
  /** Megabytes of all accounts on the free plan together; `null` for half of the disk. */
  readonly freeTotalMb: number | null;
  /** Share (0–1) of a user's storage limit that they may upload in a day (UTC), including files deleted since. */
  readonly dailyShare: number;
  /** Share of the disk below which no files are taken; from 0 to 1. */
  readonly minFreeDiskShare: number;
};

/** Storage limits of a user over all features. */
export type FileAllowanceService = {
  describe(ownerId: string): Promise<FileAllowance>;
  /** Why a file of this size has no room, as a message for its owner; `null` if it has. Reserves nothing. */
  findRefusal(ownerId: string, bytes: number): Promise<string | null>;
  /**
   * Stores a file of this size if there is room. Serialized per user, so that concurrent uploads can't exceed the
   * limit.
   * @throws ApiError `no-room`
   */
  keep<Kept>(
    ownerId: string,
    bytes: number,
    insert: (transaction: Transaction) => Promise<Kept>,
  ): Promise<Kept>;
};

const megabyte = 1024 * 1024;
/** To sum all files takes longer the more there are: in between, what this process adds is counted on. */
const freeTotalFreshMs = 60_000;
const freeShareOfDisk = 0.5;

type Dependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly owners: readonly Pick<FileOwner, 'measure' | 'measureAllBut'>[];
  readonly credits: Pick<CreditService, 'listBalances' | 'listPayingOwners'>;
  readonly storageLimits: StorageLimits;
  readonly storageCeilings: StorageCeilings;
  readonly diskMeter: DiskMeter;
};

/** What a person may hold, and may add today. */
type Limits = {
  readonly plan: Plan;
  readonly maxBytes: number;
  readonly maxFiles: number;
};

export function createFileAllowance(dependencies: Dependencies): FileAllowanceService {
  const { database, clock, owners, credits, storageLimits, storageCeilings, diskMeter } = dependencies;
  /** What all on the free plan hold, as far as this process knows. */
  let freeTotal: { bytes: number; readonly measuredAt: number } | null = null;

  async function limitsOf(ownerId: string): Promise<Limits> {
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

  async function measureFreeTotal(): Promise<{ bytes: number }> {
    const now = clock.now().getTime();
    if (freeTotal && Math.abs(now - freeTotal.measuredAt) < freeTotalFreshMs) return freeTotal;
    const paying = await credits.listPayingOwners();
    let bytes = 0;
    for (const owner of owners) bytes += await owner.measureAllBut(database, paying);
    freeTotal = { bytes, measuredAt: now };
    return freeTotal;
  }

  async function findTotalRefusal({ plan }: Limits, bytes: number): Promise<string | null> {
    if (plan !== 'free') return null;
    const { freeTotalMb } = storageCeilings;
    const maxBytes =
      freeTotalMb === null ? (await diskMeter()).totalBytes * freeShareOfDisk : freeTotalMb * megabyte;
    if ((await measureFreeTotal()).bytes + bytes <= maxBytes) return null;
    return 'There is no room for this file: the room for the free plan is used up at the moment. Try again later, or choose a larger plan.';
  }

  async function findOwnRefusal(
    on: Queryable,
    ownerId: string,
    { bytes, maxBytes, maxFiles }: Limits & { readonly bytes: number },
  ): Promise<string | null> {
    const held = await measure(on, ownerId);
    if (held.files >= maxFiles) return noRoom(`you hold ${held.files} of ${maxFiles} files`);
    if (held.bytes + bytes > maxBytes)
      return noRoom(`you hold ${inMegabytes(held.bytes)} of ${inMegabytes(maxBytes)} MB`);
    const maxOfDay = maxBytes * storageCeilings.dailyShare;
    const added = await findUploadedBytes(on, ownerId, dayOf(clock.now()));
    if (added + bytes <= maxOfDay) return null;
    return `There is no room for this file today: you have added ${inMegabytes(added)} of ${inMegabytes(maxOfDay)} MB. Try again tomorrow, or choose a larger plan.`;
  }

  return {
    async describe(ownerId) {
      const { plan, maxBytes, maxFiles } = await limitsOf(ownerId);
      return { plan, maxBytes, maxFiles, ...(await measure(database, ownerId)) };
    },

    async findRefusal(ownerId, bytes) {
      const max = await limitsOf(ownerId);
      return (await findOwnRefusal(database, ownerId, { bytes, ...max })) ?? findTotalRefusal(max, bytes);
    },

    async keep(ownerId, bytes, insert) {
      const max = await limitsOf(ownerId);
      const full = await findTotalRefusal(max, bytes);
      if (full) throw new ApiError('no-room', full);
      const kept = await database.transaction(async (transaction) => {
        await lockHolder(transaction, ownerId);
        const refusal = await findOwnRefusal(transaction, ownerId, { bytes, ...max });
        if (refusal) throw new ApiError('no-room', refusal);
        await addUploadedBytes(transaction, { ownerId, day: dayOf(clock.now()), bytes });
        return insert(transaction);
      });
      if (max.plan === 'free' && freeTotal) freeTotal.bytes += bytes;
      return kept;
    },
  };
}

function noRoom(why: string): string {
  return `There is no room for this file: ${why}. Delete some (History, Resumes held), or choose a larger plan.`;
}

/** Rounded down to tenths, so that the shown size never exceeds the real one. */
function inMegabytes(bytes: number): number {
  return Math.floor((bytes * 10) / megabyte) / 10;
}
