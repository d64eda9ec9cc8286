import {
  type FileAllowance,
  type FullLimit,
  filesPerMegabyte,
  type OrganizationId,
  type Plan,
} from '@winnow/contracts';
import { type Clock, dayOf } from '../../platform/clock/clock.ts';
import type { Database, Queryable, Transaction } from '../../platform/database/database.ts';
import { forInstallation } from '../../platform/database/scope.ts';
import type { DiskMeter } from '../../platform/storage/disk-meter.ts';
import type { CreditService } from '../credits/credit-service.ts';
import type { FileOwner } from '../housekeeping/unowned-files.ts';
import { lockOrganization } from '../organizations/lock-organization.ts';
import type { OrganizationService } from '../organizations/organization-service.ts';
import { addUploadedBytes, findUploadedBytes, type Held } from './library-repository.ts';
import { NoRoomError } from './no-room.ts';

/** Megabytes that an organization may store, by plan. */
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
  describe(organizationId: OrganizationId): Promise<FileAllowance>;
  /** Which limit leaves no room for a file of this size; `null` if there is room. Reserves nothing. */
  findFullLimit(organizationId: OrganizationId, bytes: number): Promise<FullLimit | null>;
  /**
   * Stores a file of this size if there is room. Serialized per user, so that concurrent uploads can't exceed the
   * limit.
   * @throws NoRoomError
   */
  keep<Kept>(
    organizationId: OrganizationId,
    bytes: number,
    insert: (transaction: Transaction) => Promise<Kept>,
  ): Promise<Kept>;
  /**
   * The same for many files in one transaction: `takeRoom` reserves room for a file, or returns the limit that is
   * reached. Reserved room is counted when the work is committed.
   */
  keepMany<Kept>(
    organizationId: OrganizationId,
    work: (transaction: Transaction, takeRoom: (bytes: number) => FullLimit | null) => Promise<Kept>,
  ): Promise<Kept>;
};

const megabyte = 1024 * 1024;
/** Summing all files is slow, so the sum is cached this long; files that this process adds meanwhile are counted. */
const freeTotalFreshMs = 60_000;
const freeShareOfDisk = 0.5;

type Dependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly owners: readonly Pick<FileOwner, 'measure' | 'measureAllBut'>[];
  readonly credits: Pick<CreditService, 'listBalances' | 'listPayingOwners'>;
  readonly organizations: Pick<OrganizationService, 'getStorageMb'>;
  readonly storageLimits: StorageLimits;
  readonly storageCeilings: StorageCeilings;
  readonly diskMeter: DiskMeter;
};

/** What an organization may store. */
type Limits = {
  readonly plan: Plan;
  readonly maxBytes: number;
  readonly maxFiles: number;
};

/** What an organization stores, and the bytes that it added today. */
type Use = Held & { readonly addedToday: number };

export function createFileAllowance(dependencies: Dependencies): FileAllowanceService {
  const { database, clock, owners, credits, organizations, storageLimits, storageCeilings, diskMeter } =
    dependencies;
  /** Bytes stored by all organizations on the free plan, as far as this process knows. */
  let freeTotal: { bytes: number; readonly measuredAt: number } | null = null;

  async function limitsOf(organizationId: OrganizationId): Promise<Limits> {
    const plan = (await credits.listBalances([organizationId])).get(organizationId)?.plan ?? 'free';
    const megabytes = (await organizations.getStorageMb(organizationId)) ?? storageLimits[plan];
    return { plan, maxBytes: megabytes * megabyte, maxFiles: megabytes * filesPerMegabyte };
  }

  async function measure(on: Queryable, organizationId: OrganizationId): Promise<Held> {
    let [files, bytes] = [0, 0];
    for (const owner of owners) {
      const held = await owner.measure(on, organizationId);
      files += held.files;
      bytes += held.bytes;
    }
    return { files, bytes };
  }

  async function measureFreeTotal(): Promise<{ bytes: number }> {
    const now = clock.now().getTime();
    if (freeTotal && Math.abs(now - freeTotal.measuredAt) < freeTotalFreshMs) return freeTotal;
    // Counts all organizations, not only the caller's.
    const bytes = await forInstallation(async () => {
      const paying = await credits.listPayingOwners();
      let sum = 0;
      for (const owner of owners) sum += await owner.measureAllBut(database, paying);
      return sum;
    });
    freeTotal = { bytes, measuredAt: now };
    return freeTotal;
  }

  async function findFullTotal(limits: Limits, bytes: number): Promise<FullLimit | null> {
    return bytes <= (await measureLeftForAll(limits)) ? null : { limit: 'free-plan' };
  }

  /** Bytes that all organizations on the free plan together may still add; infinite for other plans. */
  async function measureLeftForAll({ plan }: Limits): Promise<number> {
    if (plan !== 'free') return Number.POSITIVE_INFINITY;
    const { freeTotalMb } = storageCeilings;
    const maxBytes =
      freeTotalMb === null ? (await diskMeter()).totalBytes * freeShareOfDisk : freeTotalMb * megabyte;
    return maxBytes - (await measureFreeTotal()).bytes;
  }

  async function findOwnFullLimit(
    on: Queryable,
    organizationId: OrganizationId,
    { bytes, maxBytes, maxFiles }: Limits & { readonly bytes: number },
  ): Promise<FullLimit | null> {
    return findFullIn(await measureUse(on, organizationId), { bytes, maxBytes, maxFiles });
  }

  async function measureUse(on: Queryable, organizationId: OrganizationId): Promise<Use> {
    const held = await measure(on, organizationId);
    return { ...held, addedToday: await findUploadedBytes(on, organizationId, dayOf(clock.now())) };
  }

  function findFullIn(
    { files, bytes: usedBytes, addedToday }: Use,
    { bytes, maxBytes, maxFiles }: Pick<Limits, 'maxBytes' | 'maxFiles'> & { readonly bytes: number },
  ): FullLimit | null {
    if (files >= maxFiles) return { limit: 'files', used: files, max: maxFiles };
    if (usedBytes + bytes > maxBytes) return { limit: 'storage', usedBytes, maxBytes };
    const maxOfDay = maxBytes * storageCeilings.dailyShare;
    if (addedToday + bytes <= maxOfDay) return null;
    return { limit: 'day', usedBytes: addedToday, maxBytes: maxOfDay };
  }

  return {
    async describe(organizationId) {
      const { plan, maxBytes, maxFiles } = await limitsOf(organizationId);
      return { plan, maxBytes, maxFiles, ...(await measure(database, organizationId)) };
    },

    async findFullLimit(organizationId, bytes) {
      const max = await limitsOf(organizationId);
      return (
        (await findOwnFullLimit(database, organizationId, { bytes, ...max })) ?? findFullTotal(max, bytes)
      );
    },

    async keep(organizationId, bytes, insert) {
      const max = await limitsOf(organizationId);
      const fullTotal = await findFullTotal(max, bytes);
      if (fullTotal) throw new NoRoomError(fullTotal);
      const kept = await database.transaction(async (transaction) => {
        await lockOrganization(transaction, organizationId);
        const full = await findOwnFullLimit(transaction, organizationId, { bytes, ...max });
        if (full) throw new NoRoomError(full);
        await addUploadedBytes(transaction, { organizationId, day: dayOf(clock.now()), bytes });
        return insert(transaction);
      });
      if (max.plan === 'free' && freeTotal) freeTotal.bytes += bytes;
      return kept;
    },

    async keepMany(organizationId, work) {
      const max = await limitsOf(organizationId);
      const leftForAll = await measureLeftForAll(max);
      let taken = 0;
      const kept = await database.transaction(async (transaction) => {
        await lockOrganization(transaction, organizationId);
        let use = await measureUse(transaction, organizationId);
        const result = await work(transaction, (bytes) => {
          const full = findFullIn(use, { bytes, ...max });
          if (full) return full;
          if (taken + bytes > leftForAll) return { limit: 'free-plan' };
          taken += bytes;
          use = { files: use.files + 1, bytes: use.bytes + bytes, addedToday: use.addedToday + bytes };
          return null;
        });
        if (taken > 0)
          await addUploadedBytes(transaction, { organizationId, day: dayOf(clock.now()), bytes: taken });
        return result;
      });
      if (max.plan === 'free' && freeTotal) freeTotal.bytes += taken;
      return kept;
    },
  };
}
