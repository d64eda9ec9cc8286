import {
  ApiError,
  type CreditBalance,
  type OperatorAccount,
  type OperatorUserView,
  sentence,
} from '@winnow/contracts';
import type { Database } from '../../platform/database/database.ts';
import type { SignInList } from '../accounts/sign-in/sign-in-list.ts';
import type { SuspensionService } from '../accounts/users/suspension-service.ts';
import type { KnownUser, UserService } from '../accounts/users/user-service.ts';
import type { AuditService } from '../audit/audit-service.ts';
import type { CreditService } from '../credits/credit-service.ts';
import { personalOrganizationOf } from '../organizations/personal-organization.ts';

export type PeopleService = ReturnType<typeof createPeopleService>;

type Dependencies = {
  readonly database: Database;
  readonly audit: Pick<AuditService, 'record'>;
  readonly users: Pick<UserService, 'search' | 'getAny'>;
  readonly signIns: Pick<SignInList, 'count'>;
  readonly suspension: SuspensionService;
  readonly credits: Pick<CreditService, 'listBalances' | 'getBalance'>;
  /** In lower case. */
  readonly operatorEmails: readonly string[];
};

type Standing = Pick<CreditBalance, 'plan' | 'availableCredits' | 'heldCredits'>;

const pageSize = 50;

/** User accounts, as operators see them. */
export function createPeopleService(dependencies: Dependencies) {
  const { database, audit, users, signIns, suspension, credits, operatorEmails } = dependencies;
  return {
    async list(search: string, page: number) {
      const found = await users.search({ search, limit: pageSize, offset: (page - 1) * pageSize });
      const balances = await credits.listBalances(found.users.map(({ id }) => personalOrganizationOf(id)));
      const views = found.users.map((user) => present(user, balances.get(personalOrganizationOf(user.id))));
      return { users: views, total: found.total, pageSize };
    },

    /** Adds an audit entry. */
    async describe(actorId: string, userId: string): Promise<OperatorAccount> {
      const user = await users.getAny(userId);
      const balance = await credits.getBalance(personalOrganizationOf(userId));
      const account = {
        user: present(user, balance),
        isSuspended: await suspension.isSuspended(user),
        sessions: await signIns.count(user.supabaseId),
        credits: balance,
      };
      const entry = { action: 'account-looked-at', actorId, subjectId: userId, organizationId: null };
      await audit.record(database, entry);
      return account;
    },

    /** @throws ApiError `conflict` for an operator, whom the settings name */
    async suspend(
      actorId: string,
      userId: string,
      { isSuspended, reason }: { readonly isSuspended: boolean; readonly reason: string },
    ): Promise<void> {
      const user = await users.getAny(userId);
      if (isSuspended && isOperator(user)) {
        throw new ApiError('conflict', sentence('operator-not-suspendable'));
      }
      await suspension.set(user, isSuspended, { actorId, reason });
    },
  };

  function isOperator({ isVerified, email }: KnownUser): boolean {
    return isVerified && operatorEmails.includes(email);
  }

  function present(user: KnownUser, balance: Standing | undefined): OperatorUserView {
    const { id, supabaseId, name, email, isVerified, googleSignIn, createdAt, deletedAt } = user;
    return {
      id,
      supabaseId,
      name,
      email,
      isVerified,
      googleSignIn,
      isOperator: isOperator(user),
      createdAt: createdAt.toISOString(),
      isLeaving: deletedAt !== null,
      plan: balance?.plan ?? 'free',
      availableCredits: balance?.availableCredits ?? null,
      heldCredits: balance?.heldCredits ?? 0,
    };
  }
}
