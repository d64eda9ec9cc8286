import type { Transaction } from '../../../platform/database/database.ts';
import type { NotificationService } from '../../notifications/notification-service.ts';
import type { MembershipRow } from '../membership-repository.ts';
import { listManagers } from './member-repository.ts';

/** Tells those who manage the members that somebody has joined. */
export async function announceMember(
  transaction: Transaction,
  notifications: Pick<NotificationService, 'add'>,
  { organizationId, userId, role }: Omit<MembershipRow, 'requiredSignOnId' | 'hiringManagersExport'>,
): Promise<void> {
  await notifications.add(transaction, {
    organizationId,
    to: await listManagers(transaction, organizationId),
    actor: userId,
    kind: 'member-joined',
    about: { memberId: userId, role },
  });
}
