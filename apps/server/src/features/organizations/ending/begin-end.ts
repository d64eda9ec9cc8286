import { randomUUID } from 'node:crypto';
import type { OrganizationId } from '@winnow/contracts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Queue } from '../../../platform/tasks/queue.ts';
import type { AuditService } from '../../audit/audit-service.ts';
import { deleteInvitationsOf } from '../invitations/invitation-repository.ts';
import { deleteMemberships, updateOrganization } from '../members/member-repository.ts';
import { eraseOrganization, sendFarewell } from './ending-task-values.ts';
import { insertFarewells } from './farewell-repository.ts';

type Dependencies = {
  readonly queue: Pick<Queue, 'enqueue' | 'enqueueAll'>;
  readonly clock: Clock;
  readonly audit: Pick<AuditService, 'record'>;
};

type End = {
  readonly organizationId: OrganizationId;
  readonly name: string;
  /** `null` for the system. */
  readonly actorId: string | null;
  /** Whether to email the members: not for an organization that a backup brought back, whose members already know. */
  readonly tellsMembers: boolean;
};

/**
 * Removes all members of an organization whose row the transaction has locked, and queues the task that deletes the
 * rest.
 */
export async function beginEnd(
  transaction: Transaction,
  { queue, clock, audit }: Dependencies,
  { organizationId, name, actorId, tellsMembers }: End,
): Promise<Date> {
  const deletedAt = clock.now();
  await updateOrganization(transaction, organizationId, { deletedAt });
  const members = await deleteMemberships(transaction, organizationId);
  await deleteInvitationsOf(transaction, organizationId);
  await audit.record(transaction, {
    action: 'organization-deleted',
    actorId,
    subjectId: organizationId,
    organizationId,
  });
  if (tellsMembers) {
    const farewells = members.map((userId) => ({
      id: randomUUID(),
      userId,
      organizationName: name,
      createdAt: deletedAt,
    }));
    await insertFarewells(transaction, farewells);
    await queue.enqueueAll(
      transaction,
      sendFarewell,
      farewells.map(({ id }) => ({ payload: { id } })),
    );
  }
  await queue.enqueue(transaction, eraseOrganization, { organizationId });
  return deletedAt;
}
