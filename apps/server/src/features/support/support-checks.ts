import type { Database } from '../../platform/database/database.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { listAttachmentIds } from './attachment-repository.ts';
import { attachmentKey } from './attachment-service.ts';

/** What must be so of what is sent to support. */
export type SupportChecks = {
  findMissingFiles(): Promise<{ count: number; faults: string[] }>;
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
      const ids = await listAttachmentIds(database);
      const faults: string[] = [];
      for (const id of ids) {
        if (!(await storage.has(attachmentKey(id)))) faults.push(`attachment ${id} has no file`);
      }
      return { count: ids.length, faults };
    },
  };
}
