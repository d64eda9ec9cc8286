import {
  addCredits,
  type CreditTransaction,
  creditReasons,
  getCredits,
  listCreditHistory,
  listCreditTransactions,
  listUserLedger,
  type OrganizationId,
} from '@winnow/contracts';
import type * as z from 'zod';
import { type Api, mount } from '../../platform/http/mount.ts';
import { personalOrganizationOf } from '../organizations/personal-organization.ts';
import { signOf } from './credit-rules.ts';
import type { CreditService, LabelledEntry } from './credit-service.ts';

const recent = 100;

type LedgerPage = z.output<typeof listCreditHistory.input>;

export function mountCredits(api: Api, { credits }: { readonly credits: CreditService }): void {
  mount(api, getCredits, async ({ caller }) => ({ data: await credits.getBalance(caller.organizationId) }));

  mount(api, listCreditTransactions, async ({ caller }) => ({
    data: (await credits.listEntries(caller.organizationId, { limit: recent })).map(present),
  }));

  mount(api, listCreditHistory, async ({ caller, input }) => ({
    data: await pageOf(caller.organizationId, input),
  }));

  mount(api, addCredits, async ({ caller, input }) => ({ data: await credits.add(caller.userId, input) }));

  mount(api, listUserLedger, async ({ input }) => {
    const { transactions, nextCursor } = await pageOf(personalOrganizationOf(input.userId), input);
    // The words of work are names of files and jobs, which are the person's own.
    const shown = transactions.map((line) => (line.kind === 'grant' ? line : { ...line, label: null }));
    return { data: { transactions: shown, nextCursor } };
  });

  async function pageOf(organizationId: OrganizationId, { kind, cursor, limit }: LedgerPage) {
    const before = numberBefore(cursor);
    const entries = await credits.listEntries(organizationId, { kind, before, limit: limit + 1 });
    const page = entries.slice(0, limit);
    const nextCursor = entries.length > limit ? String(page.at(-1)?.number) : null;
    return { transactions: page.map(present), nextCursor };
  }
}

/** The number of the last entry of the page before; anything else starts at the newest. */
function numberBefore(cursor: string | undefined): number | undefined {
  return cursor && /^\d{1,15}$/.test(cursor) ? Number(cursor) : undefined;
}

function present(entry: LabelledEntry): CreditTransaction {
  const { id, kind, monthly, bought, unlimited, availableAfter, label, subjectId, holdId, at } = entry;
  return {
    id,
    kind,
    reason: creditReasons.find((reason) => reason === entry.reason) ?? 'operator',
    credits: monthly + bought + unlimited,
    // Nothing is 0, never -0.
    change: signOf(kind) * (monthly + bought) + 0,
    availableAfter: availableAfter ?? -1,
    label,
    subjectId,
    runId: holdId,
    at: at.toISOString(),
  };
}
