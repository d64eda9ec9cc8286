import {
  ApiError,
  type HiringTeam,
  hiringTeamRoles,
  type JobViewer,
  may,
  type OrganizationId,
  type Role,
  seesEveryJob,
  sentence,
} from '@winnow/contracts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Queryable, Transaction } from '../../platform/database/database.ts';
import type { Member, NamedThings, SeesJobsOf } from '../../platform/http/caller.ts';
import { profileImagePath } from '../accounts/profile-images/profile-image-path.ts';
import type { AuditService } from '../audit/audit-service.ts';
import type { NotificationService } from '../notifications/notification-service.ts';
import {
  hasJob,
  insertTeamMembers,
  listMembersWithRoles,
  listRolesIn,
  listTeam,
  removeTeamMember,
} from './hiring-team-repository.ts';
import { seesThings } from './visible-things.ts';

export type HiringTeamService = {
  /** Whether all named things belong to jobs in a scope. Checks the calls of hiring managers. */
  readonly sees: SeesJobsOf;
  /**
   * Whether a member may see things, by their role and hiring teams. For checks outside of their own calls, such as
   * when they are mentioned. With nothing named, whether they may see any job at all.
   */
  maySee(on: Queryable, member: Member, things: NamedThings): Promise<boolean>;
  /** @throws ApiError `not-found` for another organization's job, as do all methods that take a job id */
  get(organizationId: OrganizationId, jobId: string): Promise<HiringTeam>;
  /** Who sees the job and its candidates, by name. */
  listViewers(organizationId: OrganizationId, jobId: string): Promise<JobViewer[]>;
  /**
   * Users who are already on the team stay on it.
   * @throws ApiError `not-found` if one is not a member, `conflict` for a role without access to jobs
   */
  add(member: Member, jobId: string, userIds: readonly string[]): Promise<HiringTeam>;
  /** As `add`, in the caller's transaction. */
  addIn(transaction: Transaction, member: Member, jobId: string, userIds: readonly string[]): Promise<void>;
  /**
   * Adds a new member to the teams of the jobs in their invitation, if the jobs still exist and the role has access to
   * jobs. Returns those jobs.
   */
  addInvited(
    transaction: Transaction,
    inviter: Member,
    invited: { readonly userId: string; readonly jobIds: readonly string[] },
  ): Promise<string[]>;
  /** Returns the team. Removing somebody who is not on it is not an error. */
  remove(member: Member, jobId: string, userId: string): Promise<HiringTeam>;
};

export function createHiringTeamService({
  database,
  clock,
  audit,
  notifications,
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: Pick<AuditService, 'record'>;
  readonly notifications: Pick<NotificationService, 'add'>;
}): HiringTeamService {
  async function get(organizationId: OrganizationId, jobId: string): Promise<HiringTeam> {
    await requireJob(database, organizationId, jobId);
    const rows = await listTeam(database, { organizationId, jobId });
    return {
      members: rows.map(({ addedAt, profileImage, ...person }) => ({
        ...person,
        profileImage: profileImagePath(profileImage),
        addedAt: addedAt.toISOString(),
      })),
    };
  }

  const service: HiringTeamService = {
    sees: (scope, things) => seesThings(database, scope, things),

    async maySee(on, { organizationId, userId }, things) {
      const [member] = await listRolesIn(on, organizationId, [userId]);
      if (!member || !readsJobs(member.role)) return false;
      if (Object.keys(things).length === 0) return true;
      const onlyTeamsOf = seesEveryJob(member.role) ? null : userId;
      return seesThings(on, { organizationId, onlyTeamsOf }, things);
    },

    get,

    async listViewers(organizationId, jobId) {
      await requireJob(database, organizationId, jobId);
      const rows = await listMembersWithRoles(database, { organizationId, jobId }, hiringTeamRoles);
      return rows
        .filter(({ role, isOnTeam }) => seesEveryJob(role) || isOnTeam)
        .map(({ profileImage, ...person }) => ({
          ...person,
          profileImage: profileImagePath(profileImage),
        }));
    },

    async add(member, jobId, userIds) {
      await database.transaction((transaction) => service.addIn(transaction, member, jobId, userIds));
      return get(member.organizationId, jobId);
    },

    async addIn(transaction, { organizationId, userId: createdBy }, jobId, userIds) {
      const distinct = [...new Set(userIds)];
      await requireJob(transaction, organizationId, jobId);
      const known = await listRolesIn(transaction, organizationId, distinct);
      if (known.length < distinct.length) throw new ApiError('not-found', 'There is no such member.');
      if (!known.every(({ role }) => readsJobs(role))) {
        throw new ApiError('conflict', sentence('role-without-jobs'));
      }
      const createdAt = clock.now();
      const added = await insertTeamMembers(
        transaction,
        distinct.map((userId) => ({ organizationId, jobId, userId, createdBy, createdAt })),
      );
      for (const subjectId of added) {
        await audit.record(transaction, {
          action: 'hiring-team-joined',
          actorId: createdBy,
          subjectId,
          organizationId,
          details: { jobId },
        });
      }
      await notifications.add(transaction, {
        organizationId,
        to: added,
        actor: createdBy,
        kind: 'hiring-team',
        about: { jobId },
      });
    },

    async addInvited(transaction, inviter, { userId, jobIds }) {
      const [member] = await listRolesIn(transaction, inviter.organizationId, [userId]);
      if (!member || !readsJobs(member.role)) return [];
      const joined: string[] = [];
      for (const jobId of jobIds) {
        if (!(await hasJob(transaction, { organizationId: inviter.organizationId, jobId }))) continue;
        await service.addIn(transaction, inviter, jobId, [userId]);
        joined.push(jobId);
      }
      return joined;
    },

    async remove({ organizationId, userId: actorId }, jobId, userId) {
      await requireJob(database, organizationId, jobId);
      await database.transaction(async (transaction) => {
        if (!(await removeTeamMember(transaction, { organizationId, jobId }, userId))) return;
        await audit.record(transaction, {
          action: 'hiring-team-left',
          actorId,
          subjectId: userId,
          organizationId,
          details: { jobId },
        });
      });
      return get(organizationId, jobId);
    },
  };
  return service;
}

const readsJobs = (role: Role): boolean => may(role, 'jobs.read');

async function requireJob(on: Queryable, organizationId: OrganizationId, jobId: string): Promise<void> {
  if (await hasJob(on, { organizationId, jobId })) return;
  throw new ApiError('not-found', 'There is no such job description.');
}
