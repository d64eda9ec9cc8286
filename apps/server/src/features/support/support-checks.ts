import type { Database } from '../../platform/database/database.ts';
import { findMissingFiles } from '../../platform/storage/find-missing-files.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { listAttachmentIds } from './attachment-repository.ts';
import { attachmentKey } from './attachment-service.ts';

/** Invariants of support tickets. */
export type SupportChecks = {
  findMissingFiles(): Promise<{ count: number; errors: string[] }>;
};

export function createSupportChecks({
  database,
  storage,
}: {
  readonly database: Database;
  readonly storage: Pick<Storage, 'has'>;
}): SupportChecks {
  return {
    async findMissingFiles() {
      const list = () => listAttachmentIds(database);
      const { count, missing } = await findMissingFiles(storage, list, attachmentKey);
      return { count, errors: missing.map((id) => `attachment ${id} has no file`) };
    },
  };
}
