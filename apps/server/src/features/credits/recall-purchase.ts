import type { CreditReason } from '@winnow/contracts';
import type { Transaction } from '../../platform/database/database.ts';
import { type CreditAccount, insertEntry } from './credit-repository.ts';
import { noCredits } from './credit-rules.ts';
import {
  type CreditRecall,
  countBought,
  countTakenBack,
  findRecall,
  listRecalls,
  saveRecall,
} from './recall-repository.ts';

/** How much of a purchase is no longer paid for. */
export type Recalled = {
  /** The key of the grant. */
  readonly purchase: string;
  /** Total, including earlier calls. */
  readonly credits: number;
  readonly reason: CreditReason;
  /** When the stored state was requested: older answers are ignored. */
  readonly askedAt: Date;
};

/**
 * Takes back unspent credits of a purchase that is no longer paid, or restores them if it is paid after all.
 * Idempotent.
 */
export async function recallPurchase(
  transaction: Transaction,
  account: CreditAccount,
  { purchase, reason, askedAt, ...wanted }: Recalled,
  at: Date,
): Promise<void> {
  const accountId = account.id;
  const known = await findRecall(transaction, accountId, purchase);
  if (known && known.askedAt > askedAt) return;
  const given = await countBought(transaction, accountId, purchase);
  if (given === 0) return;
  const credits = Math.min(wanted.credits, given);
  const before = known?.credits ?? 0;
  const isMore = credits > before;
  await saveRecall(transaction, {
    accountId,
    purchase,
    credits,
    // The reason of the last recall; credits released later are taken for the same reason.
    reason: isMore || !known ? reason : known.reason,
    raisedAt: isMore || !known ? at : known.raisedAt,
    askedAt,
  });
  const entry = { ...noCredits, accountId, subjectId: purchase, at };
  if (isMore) {
    const bought = Math.min(credits - before, account.bought);
    if (bought > 0) await insertEntry(transaction, { ...entry, kind: 'expiry', reason, bought });
    return;
  }
  const bought = (await countTakenBack(transaction, accountId, purchase)) - credits;
  if (bought > 0)
    await insertEntry(transaction, { ...entry, kind: 'grant', reason: 'payment-stands', bought });
}

/** Takes released credits whose purchase was recalled while they were held. */
export async function takeRecalled(
  transaction: Transaction,
  accountId: string,
  { bought, heldAt, at }: { readonly bought: number; readonly heldAt: Date; readonly at: Date },
): Promise<void> {
  let left = bought;
  for (const recall of await listRecalls(transaction, accountId)) {
    if (left === 0) return;
    if (recall.credits === 0 || recall.raisedAt < heldAt) continue;
    const { purchase, credits } = recall;
    const missing = credits - (await countTakenBack(transaction, accountId, purchase));
    const taken = Math.min(left, missing);
    if (taken <= 0) continue;
    left -= taken;
    const entry = { ...noCredits, accountId, subjectId: purchase, reason: reasonOf(recall), at };
    await insertEntry(transaction, { ...entry, kind: 'expiry', bought: taken });
  }
}

function reasonOf({ reason }: CreditRecall): CreditReason {
  return reason === 'payment-disputed' ? reason : 'payment-refunded';
}
