import { timingSafeEqual } from 'node:crypto';
import { ApiError, type OrganizationId, type ReceivedInvitation, sentence } from '@winnow/contracts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { forInstallation } from '../../../platform/database/scope.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { AuditService } from '../../audit/audit-service.ts';
import type { HiringTeamService } from '../../hiring-teams/hiring-team-service.ts';
import type { NotificationService } from '../../notifications/notification-service.ts';
import { logoPath } from '../logos/logo-path.ts';
import { announceMember } from '../members/announce-member.ts';
import { findLockedOrganization, insertMembership } from '../members/member-repository.ts';
import { requireRoom } from '../members/member-room.ts';
import { findMembership } from '../membership-repository.ts';
import { requireFreeSeat } from '../seats.ts';
import {
  type FullInvitation,
  findInvitation,
  type InvitationRow,
  listOpenTo,
  lockInvitation,
  updateInvitation,
} from './invitation-repository.ts';
import { hashOf, noSuchInvitation, stateOf } from './invitation-state.ts';

type Dependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: Pick<AuditService, 'record'>;
  readonly notifications: Pick<NotificationService, 'add'>;
  readonly hiringTeams: Pick<HiringTeamService, 'addInvited'>;
};

type Receiver = Pick<Caller, 'userId' | 'email' | 'isVerified'>;
type Answer = { readonly id: string; readonly secret?: string | undefined };

type Joined = {
  readonly organizationId: OrganizationId;
  /** The job whose hiring team they joined with it; `null` for none or several. */
  readonly jobId: string | null;
};

/** Answers invitations on behalf of their receivers. */
export function createReceivedInvitations(dependencies: Dependencies) {
  const { database, clock, audit, hiringTeams, notifications } = dependencies;

  /** Runs an answer to an invitation under its lock. */
  async function answer<Result>(
    receiver: Receiver,
    { id, secret }: Answer,
    work: (transaction: Transaction, invitation: InvitationRow) => Promise<Result>,
  ): Promise<Result> {
    const known = (await findInvitation(database, { id })) ?? noSuchInvitation();
    return database.transaction(async (transaction) => {
      // The organization first, as in every change of it.
      await findLockedOrganization(transaction, known.invitation.organizationId);
      const invitation = (await lockInvitation(transaction, id)) ?? noSuchInvitation();
      const hasLink = secret !== undefined && isSecretOf(invitation, secret);
      if (invitation.email !== receiver.email) {
        if (!hasLink) noSuchInvitation();
        throw new ApiError('conflict', sentence('invited-elsewhere'));
      }
      // A link is proof as well: it was only sent to that address.
      if (!hasLink && !receiver.isVerified) {
        throw new ApiError(
          'forbidden',
          'Open the link in the invitation email, or verify your address first.',
        );
      }
      return work(transaction, invitation);
    });
  }

  return {
    /** The invitation of its newest link. @throws ApiError `not-found` for any other secret */
    async open(secret: string): Promise<ReceivedInvitation> {
      // Across organizations: the secret determines which one it is.
      const found = await forInstallation(() => findInvitation(database, { secretHash: hashOf(secret) }));
      return presentReceived(found ?? noSuchInvitation(), clock.now());
    },

    /** Open invitations to a verified address. */
    async listReceived({ email, isVerified }: Receiver): Promise<ReceivedInvitation[]> {
      if (!isVerified || email === '') return [];
      const rows = await listOpenTo(database, email, clock.now());
      return rows.map((row) => presentReceived(row, clock.now()));
    },

    /**
     * Makes the receiver a member; an existing member keeps their role.
     * @throws ApiError `not-found` for an invitation to others, `conflict` for one that ended or was used
     */
    accept(receiver: Receiver, given: Answer): Promise<Joined> {
      return answer(receiver, given, async (transaction, invitation) => {
        const { organizationId, role } = invitation;
        const { userId } = receiver;
        const isMember = (await findMembership(transaction, userId, organizationId)) !== undefined;
        // A second click, or a member who was already invited at another address.
        if (isMember && !invitation.revokedAt && !invitation.declinedAt) {
          if (invitation.acceptedAt) return { organizationId, jobId: null };
          await updateInvitation(transaction, invitation.id, { acceptedAt: clock.now() });
          return joined(organizationId, await joinTeams(transaction, invitation, userId));
        }
        requireOpen(invitation, clock.now());
        await requireRoom(transaction, organizationId);
        await requireFreeSeat(transaction, organizationId, role);
        const now = clock.now();
        await updateInvitation(transaction, invitation.id, { acceptedAt: now });
        await insertMembership(transaction, { organizationId, userId, role, createdAt: now });
        await audit.record(transaction, {
          action: 'member-joined',
          actorId: userId,
          subjectId: userId,
          organizationId,
          details: { role },
        });
        const jobIds = await joinTeams(transaction, invitation, userId);
        await announceMember(transaction, notifications, { organizationId, userId, role });
        return joined(organizationId, jobIds);
      });
    },

    /** @throws ApiError as `accept` does */
    decline(receiver: Receiver, given: Answer): Promise<void> {
      return answer(receiver, given, async (transaction, invitation) => {
        requireOpen(invitation, clock.now());
        await updateInvitation(transaction, invitation.id, { declinedAt: clock.now() });
        await audit.record(transaction, {
          action: 'invitation-declined',
          actorId: receiver.userId,
          subjectId: invitation.id,
          organizationId: invitation.organizationId,
          details: { role: invitation.role },
        });
      });
    },
  };

  async function joinTeams(
    transaction: Transaction,
    { organizationId, invitedBy, jobIds }: InvitationRow,
    userId: string,
  ): Promise<string[]> {
    const inviter = { organizationId, userId: invitedBy ?? userId };
    return hiringTeams.addInvited(transaction, inviter, { userId, jobIds: jobIds ?? [] });
  }
}

function joined(organizationId: OrganizationId, jobIds: readonly string[]): Joined {
  const [jobId = null] = jobIds;
  return { organizationId, jobId: jobIds.length === 1 ? jobId : null };
}

const endedWords = {
  accepted: sentence('invitation-accepted'),
  declined: sentence('invitation-declined'),
  revoked: sentence('invitation-revoked'),
  expired: sentence('invitation-expired'),
} as const;

function requireOpen(invitation: InvitationRow, now: Date): void {
  const state = stateOf(invitation, now);
  if (state !== 'open') throw new ApiError('conflict', endedWords[state]);
}

function presentReceived(
  { invitation, organization, inviter }: FullInvitation,
  now: Date,
): ReceivedInvitation {
  const { id, email, role, expiresAt } = invitation;
  return {
    id,
    organization: { name: organization.name, logo: logoPath(organization.logo) },
    role,
    email,
    invitedBy: inviter?.name ?? null,
    state: stateOf(invitation, now),
    expiresAt: expiresAt.toISOString(),
  };
}

function isSecretOf({ secretHash }: InvitationRow, secret: string): boolean {
  return secretHash !== null && timingSafeEqual(Buffer.from(secretHash), Buffer.from(hashOf(secret)));
}
