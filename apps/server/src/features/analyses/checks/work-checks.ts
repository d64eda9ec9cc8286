import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { findMissingFiles } from '../../../platform/storage/find-missing-files.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import {
  countItems,
  listForeignTags,
  listInvalidItems,
  listStoredResumes,
  listUnequalScorings,
  listUnfitBatches,
  listUnownedHolds,
  listUnreasonedDeclines,
} from './work-check-repository.ts';

type Outcome = Promise<{ count: number; errors: string[] }>;

/** Invariants of runs and their files. */
export type WorkChecks = {
  /** A run has ended if and only if all its files have. */
  findUnfitBatches(): Outcome;
  /** A scored file has a result and a debit; any other has its credit back. */
  findUnsettledItems(): Outcome;
  /** Every reserved credit belongs to an item in progress. */
  findUnownedHolds(): Outcome;
  /** No item is in progress for longer than the work can take. */
  findStaleWork(): Outcome;
  findMissingFiles(): Outcome;
  /** The same inputs under the same engine gave the same result. */
  findUnequalScorings(): Outcome;
  /** Every decline has a reason. */
  findUnreasonedDeclines(): Outcome;
  /** A tag belongs to the owner of its resume. */
  findForeignTags(): Outcome;
};

/** Milliseconds after which work in progress is stale: the lease, the polling interval and some margin. */
const staleAfterMs = 5 * 60_000;

export function createWorkChecks({
  database,
  storage,
  clock,
}: {
  database: Database;
  storage: Pick<Storage, 'has'>;
  clock: Clock;
}): WorkChecks {
  const items = () => countItems(database);
  return {
    async findUnfitBatches() {
      const { count, errors } = await listUnfitBatches(database);
      return { count, errors: errors.map((id) => `run ${id} and its files do not agree`) };
    },
    async findUnsettledItems() {
      const errors = await listInvalidItems(database, 'unsettled');
      return { count: await items(), errors: errors.map((id) => `file ${id} and its credit do not agree`) };
    },
    async findUnownedHolds() {
      const errors = await listUnownedHolds(database);
      return { count: await items(), errors: errors.map((id) => `hold ${id} is of nothing under way`) };
    },
    async findStaleWork() {
      const before = new Date(clock.now().getTime() - staleAfterMs);
      const errors = await listInvalidItems(database, { leasedBefore: before });
      return { count: await items(), errors: errors.map((id) => `nobody works on file ${id} any more`) };
    },
    async findMissingFiles() {
      const list = () => listStoredResumes(database);
      const { count, missing } = await findMissingFiles(storage, list, ({ storageKey }) => storageKey);
      return { count, errors: missing.map(({ id }) => `resume ${id} has no file`) };
    },
    async findUnequalScorings() {
      const { count, errors } = await listUnequalScorings(database);
      return { count, errors: errors.map((id) => `the scoring ${id} has a twin with another result`) };
    },
    async findUnreasonedDeclines() {
      const { count, errors } = await listUnreasonedDeclines(database);
      return {
        count,
        errors: errors.map((id) => `the candidate of analysis ${id} was declined without a reason`),
      };
    },
    async findForeignTags() {
      const { count, errors } = await listForeignTags(database);
      return { count, errors: errors.map((id) => `resume ${id} has a tag of another owner`) };
    },
  };
}
