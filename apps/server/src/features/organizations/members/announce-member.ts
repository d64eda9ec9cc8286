import type { Transaction } from '../../../platform/database/database.ts';
import type { NotificationService } from '../../notifications/notification-service.ts';
import type { MembershipRow } from '../membership-repository.ts';
import { listManagers } from './member-repository.ts';

/** Notifies those who manage members that someone has joined. */
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
