import type { OrganizationId, Spender, Spending, SpendingLimit } from '@winnow/contracts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Member } from '../../platform/http/caller.ts';
import type { AuditService } from '../audit/audit-service.ts';
import type { OrganizationService } from '../organizations/organization-service.ts';
import { listSpenders } from '../organizations/spenders.ts';
import { findAccount } from './credit-repository.ts';
import { monthOf, startOfMonth, startOfNextMonth } from './credit-rules.ts';
import { openAccount } from './open-account.ts';
import {
  listSpendingLimitsOf,
  removeSpendingLimit,
  saveSpendingLimit,
  sumUseByMember,
} from './spending-limit-repository.ts';
import { listSpentLines, type SpentLine, sumSpentByJob, sumSpentByMember } from './spending-repository.ts';

export type SpendingService = ReturnType<typeof createSpendingService>;

type Dependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: Pick<AuditService, 'record'>;
  readonly organizations: Pick<OrganizationService, 'requireMember'>;
};

/** Spending by member and job, and the spending limits of members. */
export function createSpendingService({ database, clock, audit, organizations }: Dependencies) {
  const monthOr = (month: string | undefined) => month ?? monthOf(clock.now());
  const boundsOf = (month: string) => ({ since: startOfMonth(month), until: startOfNextMonth(month) });

  /** People by id; one function for all lines of a page. */
  async function spendersOf(
    organizationId: OrganizationId,
    ids: readonly (string | null)[],
  ): Promise<(id: string | null) => Spender> {
    const known = await listSpenders(database, organizationId, ids);
    return (id) => known.get(id ?? '') ?? { userId: null, name: '', profileImage: null, isFormer: true };
  }

  async function listLimits({ organizationId }: Member): Promise<SpendingLimit[]> {
    const account = await findAccount(database, organizationId);
    const now = monthOf(clock.now());
    // Another month has begun since the account was last read.
    const since = startOfMonth(account && account.month > now ? account.month : now);
    const use = account ? await sumUseByMember(database, { accountId: account.id, since }) : new Map();
    const limits = await listSpendingLimitsOf(database, organizationId);
    const limitOf = new Map(limits.map(({ userId, credits }) => [userId, credits]));
    return [...new Set([...limitOf.keys(), ...use.keys()])].map((userId) => ({
      userId,
      credits: limitOf.get(userId) ?? null,
      spent: use.get(userId) ?? 0,
    }));
  }

  return {
    spendersOf,

    async get(organizationId: OrganizationId, wanted?: string): Promise<Spending> {
      const month = monthOr(wanted);
      const bounds = { organizationId, ...boundsOf(month) };
      const byMember = await sumSpentByMember(database, bounds);
      const spenderOf = await spendersOf(
        organizationId,
        byMember.map(({ userId }) => userId),
      );
      const jobs = await sumSpentByJob(database, bounds);
      return {
        month,
        credits: byMember.reduce((sum, { credits }) => sum + credits, 0),
        members: byMember.map(({ userId, credits }) => ({ member: spenderOf(userId), credits })),
        jobs,
      };
    },

    /** Every credit that was spent in a month, oldest first. */
    async listLines(
      organizationId: OrganizationId,
      wanted?: string,
    ): Promise<{ month: string; lines: (SpentLine & { readonly member: Spender })[] }> {
      const month = monthOr(wanted);
      const lines = await listSpentLines(database, { organizationId, ...boundsOf(month) });
      const spenderOf = await spendersOf(
        organizationId,
        lines.map(({ userId }) => userId),
      );
      return { month, lines: lines.map((line) => ({ ...line, member: spenderOf(line.userId) })) };
    },

    listLimits,

    /** @throws ApiError `not-found` if the user isn't a member */
    async setLimit(caller: Member, userId: string, credits: number | null): Promise<SpendingLimit[]> {
      const { organizationId, userId: actorId } = caller;
      await organizations.requireMember(userId, organizationId);
      await database.transaction(async (transaction) => {
        // Holds take the same lock, so each was made under one limit or the other.
        await openAccount(transaction, organizationId, clock.now());
        if (credits === null) await removeSpendingLimit(transaction, organizationId, userId);
        else {
          const setAt = clock.now();
          await saveSpendingLimit(transaction, {
            organizationId,
            userId,
            credits,
            createdBy: actorId,
            setAt,
          });
        }
        await audit.record(transaction, {
          action: 'spending-limit-changed',
          actorId,
          subjectId: userId,
          organizationId,
          details: { credits },
        });
      });
      return listLimits(caller);
    },
  };
}
