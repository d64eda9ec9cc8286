import {
  addCredits,
  type CreditTransaction,
  creditReasons,
  getCredits,
  listCreditHistory,
  listCreditTransactions,
} from '@winnow/contracts';
import { type Api, mount } from '../../platform/http/mount.ts';
import type { CreditService, LabelledEntry } from './credit-service.ts';

const recent = 100;

export function mountCredits(api: Api, credits: CreditService): void {
  mount(api, getCredits, async ({ caller }) => ({ data: await credits.getBalance(caller.userId) }));

  mount(api, listCreditTransactions, async ({ caller }) => ({
    data: (await credits.listEntries(caller.userId, { limit: recent })).map(present),
  }));

  mount(api, listCreditHistory, async ({ caller, input: { kind, cursor, limit } }) => {
    const before = readCursor(cursor);
    const entries = await credits.listEntries(caller.userId, { kind, before, limit: limit + 1 });
    const page = entries.slice(0, limit);
    const nextCursor = entries.length > limit ? String(page.at(-1)?.number) : null;
    return { data: { transactions: page.map(present), nextCursor } };
  });

  mount(api, addCredits, async ({ caller, input }) => ({ data: await credits.add(caller.userId, input) }));
}

/** The number of the last entry of the page before; anything else starts at the newest. */
function readCursor(cursor: string | undefined): number | undefined {
  return cursor && /^\d{1,15}$/.test(cursor) ? Number(cursor) : undefined;
}

function present(entry: LabelledEntry): CreditTransaction {
  const { id, kind, monthly, bought, unlimited, availableAfter, label, subjectId, holdId, at } = entry;
  const sign = kind === 'debit' ? 0 : kind === 'grant' || kind === 'release' ? 1 : -1;
  return {
    id,
    kind,
    reason: creditReasons.find((reason) => reason === entry.reason) ?? 'operator',
    credits: monthly + bought + unlimited,
    change: sign * (monthly + bought) + 0,
    availableAfter: availableAfter ?? -1,
    label,
    subjectId,
    runId: holdId,
    at: at.toISOString(),
  };
}
