import { type OrganizationId, organizationLimits, type Role } from '@winnow/contracts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { AuditService } from '../../audit/audit-service.ts';
import type { NotificationService } from '../../notifications/notification-service.ts';
import { findMembership } from '../membership-repository.ts';
import { announceMember } from './announce-member.ts';
import { countMembers, findLockedOrganization, insertMembership } from './member-repository.ts';

export type AdmissionService = ReturnType<typeof createAdmissionService>;

type Dependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: Pick<AuditService, 'record'>;
  readonly notifications: Pick<NotificationService, 'add'>;
};

type Joining = { readonly organizationId: OrganizationId; readonly userId: string };

/** Members who join by their organization's single sign-on, rather than by an invitation. */
export function createAdmissionService({ database, clock, audit, notifications }: Dependencies) {
  return {
    async isMember({ organizationId, userId }: Joining): Promise<boolean> {
      return (await findMembership(database, userId, organizationId)) !== undefined;
    },

    /** Someone who signs in with the organization's single sign-on for the first time. */
    admit({ organizationId, userId, role }: Joining & { readonly role: Role }) {
      return database.transaction(async (transaction): Promise<'joined' | 'member' | 'full'> => {
        await findLockedOrganization(transaction, organizationId);
        if (await findMembership(transaction, userId, organizationId)) return 'member';
        if ((await countMembers(transaction, organizationId)) >= organizationLimits.members) return 'full';
        await insertMembership(transaction, { organizationId, userId, role, createdAt: clock.now() });
        await audit.record(transaction, {
          action: 'member-joined',
          actorId: userId,
          subjectId: userId,
          organizationId,
          details: { role },
        });
        await announceMember(transaction, notifications, { organizationId, userId, role });
        return 'joined';
      });
    },
  };
}
