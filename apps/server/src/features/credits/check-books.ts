import type { Books } from './credit-repository.ts';
import { signOf, totalOf } from './credit-rules.ts';

export const ledgerInvariants = {
  'balance-is-sum': 'The balance is the sum of the ledger.',
  'never-negative': 'No balance was below zero after any entry.',
  'hold-is-sum': 'What is held is what was set aside, less what was charged or given back.',
  'settled-once': 'Nothing was both charged and given back, or either twice.',
  'month-once': 'The credits of a month were given once per plan.',
  'recalled-fairly': 'Of a purchase no more was taken back than was bought and is not paid for.',
} as const;
export type LedgerInvariant = keyof typeof ledgerInvariants;

export type LedgerError = {
  readonly invariant: LedgerInvariant;
  readonly accountId: string;
  /** What is wrong, in numbers and ids. */
  readonly found: string;
};

/** Checks one account against the invariants of the ledger. Pure: uses only what was loaded. */
export function checkBooks({ account, holds, entries, recalls }: Books): LedgerError[] {
  const errors: LedgerError[] = [];
  const error = (invariant: LedgerInvariant, found: string) =>
    errors.push({ invariant, accountId: account.id, found });
  const heldBy = new Map(holds.map(({ id }) => [id, 0]));
  const settled = new Set<string>();
  const months = new Set<string>();
  const boughtBy = new Map<string, number>();
  const takenOf = new Map<string, number>();
  let monthly = 0;
  let bought = 0;

  for (const entry of entries) {
    const total = totalOf(entry);
    const sign = signOf(entry.kind);
    monthly += sign * entry.monthly;
    bought += sign * entry.bought;
    if (monthly < 0 || bought < 0) error('never-negative', `${monthly}/${bought} after ${entry.id}`);
    if (entry.holdId) {
      heldBy.set(entry.holdId, (heldBy.get(entry.holdId) ?? 0) + (entry.kind === 'hold' ? total : -total));
    }
    if ((entry.kind === 'debit' || entry.kind === 'release') && entry.subjectId) {
      const subject = `${entry.holdId} ${entry.subjectId}`;
      if (settled.has(subject)) error('settled-once', subject);
      settled.add(subject);
    }
    if (entry.key) boughtBy.set(entry.key, entry.bought);
    if (!entry.holdId && entry.subjectId) {
      takenOf.set(entry.subjectId, (takenOf.get(entry.subjectId) ?? 0) - sign * entry.bought);
    }
    if (entry.key?.startsWith('month:')) {
      if (months.has(entry.key)) error('month-once', entry.key);
      months.add(entry.key);
    }
  }

  if (monthly !== account.monthly || bought !== account.bought) {
    error('balance-is-sum', `${account.monthly}/${account.bought}, sums to ${monthly}/${bought}`);
  }
  let held = 0;
  for (const hold of holds) {
    const sum = heldBy.get(hold.id) ?? 0;
    held += sum;
    if (sum !== totalOf(hold) || sum < 0)
      error('hold-is-sum', `${hold.id}: ${totalOf(hold)}, sums to ${sum}`);
  }
  const recalledOf = new Map(recalls.map(({ purchase, credits }) => [purchase, credits]));
  for (const purchase of new Set([...takenOf.keys(), ...recalledOf.keys()])) {
    const taken = takenOf.get(purchase) ?? 0;
    const recalled = recalledOf.get(purchase) ?? 0;
    const given = boughtBy.get(purchase) ?? 0;
    if (taken < 0 || taken > recalled || recalled > given) {
      error('recalled-fairly', `${purchase}: ${taken} of ${recalled} taken back, of ${given} bought`);
    }
  }
  if (held !== account.held) error('hold-is-sum', `${account.held} in all, sums to ${held}`);
  return errors;
}
