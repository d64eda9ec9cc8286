import { ApiError, type OrganizationId } from '@winnow/contracts';
import type { Transaction } from '../../platform/database/database.ts';
import {
  type CreditAccount,
  insertAccount,
  insertEntry,
  lockAccount,
  updateAccount,
} from './credit-repository.ts';
import { monthlyGrant, monthOf, noCredits } from './credit-rules.ts';

/**
 * The organization's account, locked until the transaction ends; opened if there is none. Grants this month's credits
 * and expires those of an earlier month.
 * @throws ApiError `not-found` if there is no such organization
 */
export async function openAccount(
  transaction: Transaction,
  organizationId: OrganizationId,
  now: Date,
): Promise<CreditAccount> {
  const month = monthOf(now);
  const account =
    (await lockAccount(transaction, organizationId)) ??
    (await firstAccount(transaction, organizationId, now));
  // A clock that was set back to an earlier month doesn't grant credits again.
  const isCurrent = month <= account.month;
  if (isCurrent && monthlyGrant(account) === 0) return account;
  await giveMonth(transaction, account, { month: isCurrent ? account.month : month, now });
  return getLocked(transaction, organizationId);
}

async function firstAccount(
  transaction: Transaction,
  organizationId: OrganizationId,
  now: Date,
): Promise<CreditAccount> {
  const opening = { plan: 'free', month: monthOf(now), monthGranted: 0 } as const;
  await insertAccount(transaction, { organizationId, ...opening, createdAt: now });
  return getLocked(transaction, organizationId);
}

async function getLocked(transaction: Transaction, organizationId: OrganizationId): Promise<CreditAccount> {
  const account = await lockAccount(transaction, organizationId);
  if (!account) throw new ApiError('not-found', 'There is no such user.');
  return account;
}

async function giveMonth(
  transaction: Transaction,
  account: CreditAccount,
  { month, now }: { month: string; now: Date },
): Promise<void> {
  const entry = { ...noCredits, accountId: account.id, at: now };
  const isNew = month > account.month;
  if (isNew && account.monthly > 0) {
    const { monthly } = account;
    await insertEntry(transaction, { ...entry, kind: 'expiry', reason: 'month-end', monthly });
  }
  const granted = isNew ? 0 : account.monthGranted;
  const monthly = monthlyGrant({ ...account, monthGranted: granted });
  if (monthly > 0) {
    const reason = granted > 0 ? 'plan-change' : 'monthly';
    const key = `month:${month}:${account.plan}`;
    await insertEntry(transaction, { ...entry, kind: 'grant', reason, key, monthly });
  }
  await updateAccount(transaction, account.id, { month, monthGranted: granted + monthly });
}
