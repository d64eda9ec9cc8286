import {
  ApiError,
  addCredits,
  type CreditTransaction,
  creditReasons,
  downloadSpending,
  getCredits,
  getSpending,
  giveOrganizationCredits,
  listCreditHistory,
  listCreditTransactions,
  listOrganizationLedger,
  listSpendingLimits,
  listUserLedger,
  type OrganizationId,
  type Spender,
  sentence,
  setSpendingLimit,
} from '@winnow/contracts';
import type * as z from 'zod';
import { type Api, mount } from '../../platform/http/mount.ts';
import { mountDownload } from '../../platform/http/mount-download.ts';
import { personalOrganizationOf } from '../organizations/personal-organization.ts';
import { signOf, startOfMonth, startOfNextMonth } from './credit-rules.ts';
import type { CreditService, LabelledEntry } from './credit-service.ts';
import { writeSpending } from './spending-file.ts';
import type { SpendingService } from './spending-service.ts';

const recent = 100;

type LedgerPage = z.output<typeof listCreditHistory.input>;
type Given = { readonly credits: CreditService; readonly spending: SpendingService };

export function mountCredits(api: Api, { credits, spending }: Given): void {
  mount(api, getCredits, async ({ caller }) => ({ data: await credits.getMemberBalance(caller) }));

  mount(api, listCreditTransactions, async ({ caller: { organizationId } }) => ({
    data: await withMembers(organizationId, await credits.listEntries(organizationId, { limit: recent })),
  }));

  mount(api, listCreditHistory, async ({ caller, input }) => ({
    data: await pageOf(caller.organizationId, input),
  }));

  mount(api, getSpending, async ({ caller, input }) => ({
    data: await spending.get(caller.organizationId, input.month),
  }));

  mountDownload(api, downloadSpending, async ({ caller, input }) => {
    const { month, lines } = await spending.listLines(caller.organizationId, input.month);
    return {
      fileName: `credits-${month}.csv`,
      mediaType: 'text/csv; charset=utf-8',
      content: writeSpending(lines, input.language),
    };
  });

  mount(api, listSpendingLimits, async ({ caller }) => ({ data: await spending.listLimits(caller) }));
  mount(api, setSpendingLimit, async ({ caller, input: { userId, credits: limit } }) => ({
    data: await spending.setLimit(caller, userId, limit),
  }));

  mount(api, addCredits, async ({ caller, input }) => ({ data: await credits.add(caller.userId, input) }));

  mount(api, listUserLedger, async ({ input }) => {
    return { data: await pageForOperators(personalOrganizationOf(input.userId), input) };
  });

  mount(api, listOrganizationLedger, async ({ input }) => ({
    data: await pageForOperators(input.organizationId, input),
  }));

  mount(api, giveOrganizationCredits, async ({ caller, input }) => ({
    data: await credits.addTo(caller.userId, input.organizationId, input),
  }));

  /** A page of the ledger for operators, without labels: they are names of the organization's files and jobs. */
  async function pageForOperators(organizationId: OrganizationId, page: LedgerPage) {
    const { transactions, nextCursor } = await pageOf(organizationId, page);
    const shown = transactions.map((line) => (line.kind === 'grant' ? line : { ...line, label: null }));
    return { transactions: shown, nextCursor };
  }

  async function pageOf(organizationId: OrganizationId, { kind, member, month, cursor, limit }: LedgerPage) {
    const bounds = month ? { since: startOfMonth(month), until: startOfNextMonth(month) } : {};
    const filter = { kind, member, ...bounds, before: numberBefore(cursor), limit: limit + 1 };
    const entries = await credits.listEntries(organizationId, filter);
    const page = entries.slice(0, limit);
    const nextCursor = entries.length > limit ? String(page.at(-1)?.number) : null;
    return { transactions: await withMembers(organizationId, page), nextCursor };
  }

  /** Adds who made each entry; not in a personal organization, where it is always its user. */
  async function withMembers(
    organizationId: OrganizationId,
    entries: readonly LabelledEntry[],
  ): Promise<CreditTransaction[]> {
    if (!(await credits.isTeam(organizationId))) return entries.map((entry) => present(entry, null));
    const spenderOf = await spending.spendersOf(
      organizationId,
      entries.map(({ createdBy }) => createdBy),
    );
    return entries.map((entry) => present(entry, entry.isMembers ? spenderOf(entry.createdBy) : null));
  }
}

/** The number of the last entry of the page before. @throws ApiError `bad-request` for anything else */
function numberBefore(cursor: string | undefined): number | undefined {
  if (!cursor) return undefined;
  if (!/^\d{1,15}$/.test(cursor)) throw new ApiError('bad-request', sentence('page-unknown'));
  return Number(cursor);
}

function present(entry: LabelledEntry, member: Spender | null): CreditTransaction {
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
    member,
    at: at.toISOString(),
  };
}
