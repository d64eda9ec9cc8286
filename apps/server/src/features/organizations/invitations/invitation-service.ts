import { randomBytes, randomUUID } from 'node:crypto';
import {
  ApiError,
  type Invitation,
  type InvitedRole,
  type InvitedToTeam,
  type OrganizationId,
  organizationLimits,
  sentence,
} from '@winnow/contracts';
import { type Clock, dayMs } from '../../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import type { Caller, Member } from '../../../platform/http/caller.ts';
import type { Visit } from '../../../platform/http/mount.ts';
import type { Queue } from '../../../platform/tasks/queue.ts';
import { profileImagePath } from '../../accounts/profile-images/profile-image-path.ts';
import type { AuditService } from '../../audit/audit-service.ts';
import type { EmailBudget } from '../../limits/email-budget.ts';
import { changeTeam, type TeamChange } from '../members/change-members.ts';
import { requireRoom } from '../members/member-room.ts';
import { countSeatInvitations, requireFreeSeat } from '../seats.ts';
import {
  countWaiting,
  deleteExpiredBefore,
  type FullInvitation,
  findInvitation,
  findWaiting,
  type InvitationRow,
  insertInvitation,
  isMemberByEmail,
  listWaiting,
  updateInvitation,
} from './invitation-repository.ts';
import { hashOf, noSuchInvitation, stateOf } from './invitation-state.ts';
import { sendInvitation } from './invitation-task-values.ts';

export type InvitationService = ReturnType<typeof createInvitationService>;

type Dependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly queue: Pick<Queue, 'enqueue'>;
  readonly audit: Pick<AuditService, 'record'>;
  readonly emailBudget: Pick<EmailBudget, 'senderOf'>;
};

type Wanted = {
  readonly email: string;
  readonly role: InvitedRole;
  /** Job whose hiring team the person joins. */
  readonly jobId?: string;
};
type Inviter = Pick<Caller, 'userId' | 'organizationId' | 'isVerified'>;

/** 256 bits. */
const secretBytes = 32;
/** How long an ended invitation is kept, so that its link can say what happened to it. */
const keptAfterwardsMs = 30 * dayMs;

/** Sends and manages invitations to an organization by email. */
export function createInvitationService(dependencies: Dependencies) {
  const { database, clock, queue, audit, emailBudget } = dependencies;
  const untilWhen = () => new Date(clock.now().getTime() + organizationLimits.invitationDays * dayMs);

  /** The link of an earlier email stops working at once. */
  async function renew(
    { transaction }: TeamChange,
    invitation: Pick<InvitationRow, 'id'>,
    change: Partial<InvitationRow>,
    { address }: Pick<Visit, 'address'>,
  ): Promise<void> {
    const renewed = { ...change, secretHash: null, sentAt: null, expiresAt: untilWhen() };
    await updateInvitation(transaction, invitation.id, renewed);
    await order(transaction, invitation.id, address);
  }

  async function order(transaction: Transaction, id: string, address: string): Promise<void> {
    const sender = emailBudget.senderOf(address);
    await queue.enqueue(transaction, sendInvitation, { id, orderId: randomUUID(), sender });
  }

  return {
    async list({ organizationId }: Pick<Member, 'organizationId'>): Promise<Invitation[]> {
      const rows = await listWaiting(database, organizationId);
      return rows.map((row) => present(row, clock.now()));
    },

    /** Invitations to the hiring team of a job. */
    async listInvitedTo(organizationId: OrganizationId, jobId: string): Promise<InvitedToTeam[]> {
      const rows = await listWaiting(database, organizationId);
      return rows.flatMap(({ invitation: { id, email, jobIds, expiresAt } }) =>
        jobIds?.includes(jobId)
          ? [{ id, email, state: expiresAt > clock.now() ? ('open' as const) : ('expired' as const) }]
          : [],
      );
    },

    /**
     * Removes the job from an invitation; the invitation stays if it is for more than this job, or for another role.
     */
    async revokeFrom(caller: Member, jobId: string, id: string): Promise<void> {
      await requireWaiting(caller, id);
      await changeTeam(database, caller, 'hiring-teams.manage', async ({ transaction }) => {
        const invitation =
          (await findWaiting(transaction, caller.organizationId, { id })) ?? noSuchInvitation();
        if (!invitation.jobIds?.includes(jobId)) noSuchInvitation();
        const jobIds = invitation.jobIds.filter((other) => other !== jobId);
        if (jobIds.length > 0 || invitation.role !== 'hiring-manager') {
          await updateInvitation(transaction, id, { jobIds });
          return;
        }
        await updateInvitation(transaction, id, { revokedAt: clock.now() });
        await audit.record(transaction, {
          action: 'invitation-revoked',
          actorId: caller.userId,
          subjectId: id,
          organizationId: caller.organizationId,
          details: { role: invitation.role },
        });
      });
    },

    /** @throws ApiError `conflict` for a member, or if too many invitations are open */
    async invite(
      caller: Inviter,
      { email, role, jobId }: Wanted,
      visit: Pick<Visit, 'address'>,
    ): Promise<Invitation> {
      // Otherwise someone with a made-up address could send our emails to others.
      if (!caller.isVerified) {
        throw new ApiError('forbidden', 'Verify your email address before you invite others.');
      }
      const permission = jobId === undefined ? 'members.manage' : 'hiring-teams.manage';
      const id = await changeTeam(database, caller, permission, async (team) => {
        const { transaction } = team;
        const { organizationId, userId } = caller;
        if (await isMemberByEmail(transaction, organizationId, email)) {
          throw new ApiError('conflict', sentence('member-already'), {
            errors: { email: [sentence('member-already')] },
          });
        }
        await requireRoom(transaction, organizationId);
        const invited = await countSeatInvitations(transaction, organizationId, clock.now(), email);
        await requireFreeSeat(transaction, organizationId, role, invited);
        const waiting = await findWaiting(transaction, organizationId, { email });
        const event = { actorId: userId, organizationId, details: { role } };
        if (waiting) {
          // An invitation to a job doesn't change an existing invitation to more.
          const change =
            jobId === undefined
              ? { role, invitedBy: userId }
              : { jobIds: [...new Set([...(waiting.jobIds ?? []), jobId])] };
          await renew(team, waiting, change, visit);
          await audit.record(transaction, { ...event, action: 'invitation-resent', subjectId: waiting.id });
          return waiting.id;
        }
        if ((await countWaiting(transaction, organizationId)) >= organizationLimits.invitations) {
          throw new ApiError(
            'conflict',
            sentence('invitations-full', { max: organizationLimits.invitations }),
          );
        }
        const invitation: InvitationRow = {
          id: randomUUID(),
          organizationId,
          email,
          role,
          jobIds: jobId === undefined ? null : [jobId],
          invitedBy: userId,
          secretHash: null,
          createdAt: clock.now(),
          expiresAt: untilWhen(),
          sentAt: null,
          acceptedAt: null,
          declinedAt: null,
          revokedAt: null,
        };
        await insertInvitation(transaction, invitation);
        await order(transaction, invitation.id, visit.address);
        await audit.record(transaction, { ...event, action: 'member-invited', subjectId: invitation.id });
        return invitation.id;
      });
      return presentOne(id);
    },

    async resend(caller: Member, id: string, visit: Pick<Visit, 'address'>): Promise<Invitation> {
      await requireWaiting(caller, id);
      await changeTeam(database, caller, 'members.manage', async (team) => {
        const invitation =
          (await findWaiting(team.transaction, caller.organizationId, { id })) ?? noSuchInvitation();
        await renew(team, invitation, {}, visit);
        await audit.record(team.transaction, {
          action: 'invitation-resent',
          actorId: caller.userId,
          subjectId: id,
          organizationId: caller.organizationId,
          details: { role: invitation.role },
        });
      });
      return presentOne(id);
    },

    async revoke(caller: Member, id: string): Promise<void> {
      await requireWaiting(caller, id);
      await changeTeam(database, caller, 'members.manage', async ({ transaction }) => {
        const invitation =
          (await findWaiting(transaction, caller.organizationId, { id })) ?? noSuchInvitation();
        await updateInvitation(transaction, id, { revokedAt: clock.now() });
        await audit.record(transaction, {
          action: 'invitation-revoked',
          actorId: caller.userId,
          subjectId: id,
          organizationId: caller.organizationId,
          details: { role: invitation.role },
        });
      });
    },

    /** Creates the secret for an email that is about to be sent; `null` if there is nothing to send any more. */
    async prepare(id: string): Promise<(FullInvitation & { readonly secret: string }) | null> {
      const full = await findInvitation(database, { id });
      if (!full || stateOf(full.invitation, clock.now()) !== 'open') return null;
      const secret = randomBytes(secretBytes).toString('base64url');
      await updateInvitation(database, id, { secretHash: hashOf(secret) });
      return { ...full, secret };
    },

    markSent: (id: string) => updateInvitation(database, id, { sentAt: clock.now() }),

    /** Removes invitations that ended a month ago. */
    forgetOld: () => deleteExpiredBefore(database, new Date(clock.now().getTime() - keptAfterwardsMs)),
  };

  async function presentOne(id: string): Promise<Invitation> {
    return present((await findInvitation(database, { id })) ?? noSuchInvitation(), clock.now());
  }

  /** Checked before anything else, so that invitations of other organizations are not found. */
  async function requireWaiting({ organizationId }: Member, id: string): Promise<void> {
    if (!(await findWaiting(database, organizationId, { id }))) noSuchInvitation();
  }
}

function present({ invitation, inviter }: FullInvitation, now: Date): Invitation {
  const { id, email, role, sentAt, expiresAt } = invitation;
  return {
    id,
    email,
    role,
    state: expiresAt > now ? 'open' : 'expired',
    invitedBy: inviter && {
      userId: inviter.id,
      name: inviter.name,
      profileImage: profileImagePath(inviter.profileImage),
    },
    sentAt: sentAt?.toISOString() ?? null,
    expiresAt: expiresAt.toISOString(),
  };
}
