import type { OrganizationId } from '@winnow/contracts';
import type { Transaction } from '../../platform/database/database.ts';
import { fewAtOnce } from '../../platform/storage/few-at-once.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { OrganizationDataSource, OrganizationFile } from './organization-data.ts';

export type OrganizationContents = ReturnType<typeof createOrganizationContents>;

type Dependencies = {
  readonly storage: Pick<Storage, 'remove'>;
  /** Of all features. */
  readonly organizationData: readonly OrganizationDataSource[];
};

/** Combines the data of all features about an organization outside of rows that refer to it. */
export function createOrganizationContents({ storage, organizationData: sources }: Dependencies) {
  return {
    /** Named after their sources; empty ones are left out. */
    async describe(organizationId: OrganizationId): Promise<{ name: string; data: unknown }[]> {
      const described: { name: string; data: unknown }[] = [];
      for (const { name, describe } of sources) {
        const data = await describe?.(organizationId);
        if (data !== undefined) described.push({ name, data });
      }
      return described;
    },

    /** To export. */
    async listFiles(organizationId: OrganizationId): Promise<(OrganizationFile & { folder: string })[]> {
      const files: (OrganizationFile & { folder: string })[] = [];
      for (const { name: folder, listFiles } of sources.filter(({ isExport }) => !isExport)) {
        for (const file of (await listFiles?.(organizationId)) ?? []) files.push({ ...file, folder });
      }
      return files;
    },

    /** Doing it twice does no harm. */
    async removeFiles(organizationId: OrganizationId): Promise<void> {
      for (const { listFiles } of sources) {
        await fewAtOnce((await listFiles?.(organizationId)) ?? [], ({ key }) => storage.remove(key));
      }
    },

    /** Stops and settles work in progress, in the transaction that deletes the rows. */
    async takeLeave(transaction: Transaction, organizationId: OrganizationId): Promise<void> {
      for (const { takeLeave } of sources.toReversed()) await takeLeave?.(transaction, organizationId);
    },
  };
}
