import { randomUUID } from 'node:crypto';
import type { OrganizationId } from '@winnow/contracts';
import type { Transaction } from '../../platform/database/database.ts';
import { type CreditAccount, insertEntry } from './credit-repository.ts';
import { noCredits } from './credit-rules.ts';

type Move = {
  /** The accounts of the organization and of the member's personal organization. */
  readonly team: CreditAccount;
  readonly own: CreditAccount;
  readonly organizationId: OrganizationId;
  readonly userId: string;
  readonly monthly: number;
  readonly at: Date;
};

/** Moves monthly credits of a member to an organization: one entry in each ledger, with the same key. */
export function bringOwn(transaction: Transaction, move: Move): Promise<void> {
  const out = { kind: 'expiry', reason: 'own-used', account: move.own } as const;
  const into = { kind: 'grant', reason: 'own-added', account: move.team } as const;
  return write(transaction, move, [out, into]);
}

/** Returns such credits to the member. */
export function returnOwn(transaction: Transaction, move: Move): Promise<void> {
  const out = { kind: 'expiry', reason: 'own-returned', account: move.team } as const;
  const into = { kind: 'grant', reason: 'own-returned', account: move.own } as const;
  return write(transaction, move, [out, into]);
}

type Side = {
  readonly kind: 'expiry' | 'grant';
  readonly reason: 'own-used' | 'own-added' | 'own-returned';
  readonly account: CreditAccount;
};

async function write(
  transaction: Transaction,
  { team, organizationId, userId, monthly, at }: Move,
  sides: readonly Side[],
): Promise<void> {
  const key = `own:${randomUUID()}`;
  for (const { kind, reason, account } of sides) {
    await insertEntry(transaction, {
      ...noCredits,
      monthly,
      accountId: account.id,
      kind,
      reason,
      key,
      at,
      label: account.id === team.id ? { organizationId, text: '', createdBy: userId } : null,
    });
  }
}
