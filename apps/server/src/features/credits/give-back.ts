import type { CreditReason, OrganizationId } from '@winnow/contracts';
import type { Transaction } from '../../platform/database/database.ts';
import { type CreditAccount, insertEntry } from './credit-repository.ts';
import { type CreditAmounts, monthOf, noCredits } from './credit-rules.ts';
import { takeRecalled } from './recall-purchase.ts';

type GivenBack = {
  readonly holdId: string;
  readonly amounts: CreditAmounts;
  readonly reason: CreditReason;
  /** When they were held. */
  readonly since: Date;
  /** What they were held for; `null` for the rest of a hold. */
  readonly subject: {
    readonly subjectId: string;
    readonly label: string;
    readonly organizationId: OrganizationId;
  } | null;
  readonly at: Date;
};

/**
 * Returns credits of a hold to their account. Credits of an ended month expire at once, and those no longer paid for
 * are taken.
 */
export async function giveBack(
  transaction: Transaction,
  account: CreditAccount,
  { holdId, amounts, reason, since, subject, at }: GivenBack,
): Promise<void> {
  const accountId = account.id;
  await insertEntry(transaction, {
    ...amounts,
    accountId,
    kind: 'release',
    reason,
    holdId,
    subjectId: subject?.subjectId ?? null,
    label: subject && { organizationId: subject.organizationId, text: subject.label },
    at,
  });
  if (amounts.bought > 0)
    await takeRecalled(transaction, accountId, { bought: amounts.bought, heldAt: since, at });
  if (amounts.monthly === 0 || monthOf(since) >= account.month) return;
  const expired = { ...noCredits, monthly: amounts.monthly };
  await insertEntry(transaction, { ...expired, accountId, kind: 'expiry', reason: 'month-end', at });
}
