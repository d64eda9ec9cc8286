import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Queue } from '../../../platform/tasks/queue.ts';
import type { Tombstone } from '../../accounts/safety/tombstones.ts';
import { digestOf } from '../../accounts/users/known-users.ts';
import type { AuditService } from '../../audit/audit-service.ts';
import { findLockedOrganization, listTeams } from '../members/member-repository.ts';
import { beginEnd } from './begin-end.ts';

type Dependencies = {
  readonly queue: Pick<Queue, 'enqueue' | 'enqueueAll'>;
  readonly clock: Clock;
  readonly audit: Pick<AuditService, 'record'>;
};

/** Deletes the organizations that a restore brought back although they had been deleted. Returns how many there were. */
export async function deleteOrganizationsAgain(
  database: Database,
  dependencies: Dependencies,
  tombstones: readonly Tombstone[],
): Promise<number> {
  const digests = new Set(tombstones.map(({ digest }) => digest));
  if (digests.size === 0) return 0;
  let deleted = 0;
  for (const organizationId of await listTeams(database)) {
    if (!digests.has(digestOf(organizationId))) continue;
    await database.transaction(async (transaction) => {
      const organization = await findLockedOrganization(transaction, organizationId);
      if (!organization || organization.deletedAt) return;
      const { name } = organization;
      await beginEnd(transaction, dependencies, { organizationId, name, actorId: null, tellsMembers: false });
      deleted += 1;
    });
  }
  return deleted;
}
