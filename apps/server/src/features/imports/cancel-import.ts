import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Member } from '../../platform/http/caller.ts';
import type { ResumeService } from '../files/resume-service.ts';
import { lockOrganization } from '../organizations/lock-organization.ts';
import { updateItemsIn } from './import-item-repository.ts';
import { lockImport, updateImport } from './import-repository.ts';
import { listRemovable } from './removable-resumes.ts';

export type CancelDependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly resumes: Pick<ResumeService, 'remove' | 'discard' | 'findByHash' | 'forgetRefusal'>;
};

/** Resumes removed at once: a query has a maximum number of parameters. */
const portion = 500;

/**
 * Cancels an import. Resumes that were read stay; those stored only for it and not read are removed from the library.
 * Files being read now are still finished.
 */
export async function cancelImport(
  { database, clock, resumes }: CancelDependencies,
  { organizationId }: Member,
  id: string,
): Promise<void> {
  const keys = await database.transaction(async (transaction) => {
    await lockOrganization(transaction, organizationId);
    const row = await lockImport(transaction, id);
    if (row?.state !== 'running' && row?.state !== 'paused') return [];
    const stored = await updateItemsIn(transaction, id, ['queued'], { state: 'canceled' });
    const removable = await listRemovable(transaction, id);
    const chosen = new Set(removable);
    await updateItemsIn(transaction, id, ['waiting'], { state: 'canceled', row: null });
    await updateImport(transaction, id, { state: 'canceled', finishedAt: clock.now(), waitsFor: null });
    const ids = stored.flatMap(({ resumeId }) => (resumeId && chosen.has(resumeId) ? resumeId : []));
    // The items stay, for the report.
    await updateItemsIn(transaction, id, ['canceled'], { resumeId: null });
    const keys: string[] = [];
    for (let from = 0; from < ids.length; from += portion)
      keys.push(...(await resumes.remove(transaction, organizationId, ids.slice(from, from + portion))));
    return keys;
  });
  await resumes.discard(keys);
}
