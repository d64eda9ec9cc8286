import {
  ApiError,
  type OperatorOrganization,
  type OperatorOrganizationRow,
  type OrganizationId,
} from '@winnow/contracts';
import type { Database } from '../../../platform/database/database.ts';
import type { AuditService } from '../../audit/audit-service.ts';
import type { CreditService } from '../../credits/credit-service.ts';
import type { TeamServices } from '../../organizations/team-services.ts';
import {
  type AnyOrganizationRow,
  findAnyOrganization,
  findSignOnState,
  listAnyOrganizations,
  listTeamsOfUser,
  measureHolds,
} from './any-organization-repository.ts';

export type AnyOrganizationService = ReturnType<typeof createAnyOrganizationService>;

type Dependencies = {
  readonly database: Database;
  readonly audit: Pick<AuditService, 'record'>;
  readonly credits: Pick<CreditService, 'listBalances' | 'getBalance'>;
  readonly teams: Pick<TeamServices, 'operatorChanges' | 'invitations'>;
};

type Balances = Awaited<ReturnType<CreditService['listBalances']>>;

const pageSize = 50;

/** Organizations with members, as operators see them: without jobs and candidates. */
export function createAnyOrganizationService({ database, audit, credits, teams }: Dependencies) {
  async function get(id: OrganizationId): Promise<AnyOrganizationRow> {
    const row = await findAnyOrganization(database, id);
    if (!row) throw new ApiError('not-found', 'There is no such organization.');
    return row;
  }

  return {
    /** @throws ApiError `not-found` */
    get,

    async list(search: string, page: number) {
      const { rows, total } = await listAnyOrganizations(database, {
        search,
        limit: pageSize,
        offset: (page - 1) * pageSize,
      });
      const balances = await credits.listBalances(rows.map(({ id }) => id));
      return { organizations: rows.map((row) => present(row, balances)), total, pageSize };
    },

    /** Adds an audit entry. @throws ApiError `not-found` */
    async describe(actorId: string, id: OrganizationId): Promise<OperatorOrganization> {
      const row = await get(id);
      const balance = await credits.getBalance(id);
      const { suspendedAt, suspensionNotice, storageMb, maxMembers } = row;
      const members = await teams.operatorChanges.listMembers(id);
      const invitations = await teams.invitations.list({ organizationId: id });
      const view = {
        organization: present(row, await credits.listBalances([id])),
        suspension: suspendedAt === null ? null : { since: suspendedAt, notice: suspensionNotice ?? '' },
        limits: { storageMb, maxMembers },
        credits: balance,
        holds: await measureHolds(database, id),
        members: members.map(({ userId, name, email, role, createdAt }) => ({
          userId,
          name,
          email,
          role,
          joinedAt: createdAt.toISOString(),
        })),
        invitations: invitations.map(({ id: invitationId, email, role, expiresAt }) => ({
          id: invitationId,
          email,
          role,
          expiresAt,
        })),
        singleSignOn: await findSignOnState(database, id),
      };
      await audit.record(database, {
        action: 'organization-looked-at',
        actorId,
        subjectId: id,
        organizationId: id,
      });
      return view;
    },

    listOfUser: (userId: string) => listTeamsOfUser(database, userId),
  };
}

function present(row: AnyOrganizationRow, balances: Balances): OperatorOrganizationRow {
  const { id, name, ownerId, ownerName, ownerEmail, members, storedBytes, activeAt, createdAt } = row;
  const balance = balances.get(id);
  return {
    id,
    name,
    owner: ownerId === null ? null : { userId: ownerId, name: ownerName ?? '', email: ownerEmail ?? '' },
    members,
    plan: balance?.plan ?? 'free',
    availableCredits: balance?.availableCredits ?? null,
    storedBytes,
    activeAt,
    createdAt,
    isSuspended: row.suspendedAt !== null,
    isEnding: row.deletedAt !== null,
  };
}
