import { randomUUID } from 'node:crypto';
import { ApiError, type BillingAddress } from '@winnow/contracts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import type { AuditService } from '../audit/audit-service.ts';
import type { CreditService } from '../credits/credit-service.ts';
import { sendInvoice } from './billing-job-values.ts';
import { dueAfter } from './billing-rules.ts';
import {
  findAddress,
  findInvoice,
  findInvoiceWithOwner,
  hasOverdue,
  type InvoiceRow,
  type InvoiceWithOwner,
  insertInvoice,
  listInvoicesOf,
  listInvoicesOfAll,
  lockInvoice,
  saveAddress,
  takeNumber,
  updateInvoice,
} from './invoice-repository.ts';
import { findSubscription, updateSubscription } from './subscription-repository.ts';

/** What a bill is for. */
export type Charge = Pick<
  InvoiceRow,
  'kind' | 'description' | 'amount' | 'currency' | 'credits' | 'periodStart' | 'periodEnd'
>;

export type InvoiceService = ReturnType<typeof createInvoiceService>;

const pageSize = 50;

/** Bills of our own, to be paid by transfer. */
export function createInvoiceService({
  database,
  clock,
  queue,
  credits,
  audit,
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly queue: Pick<Queue, 'enqueue'>;
  readonly credits: Pick<CreditService, 'grant'>;
  readonly audit: Pick<AuditService, 'record'>;
}) {
  return {
    /** Writes a bill and sends it. A bill of nothing is none. */
    async issue(transaction: Transaction, ownerId: string, charge: Charge): Promise<void> {
      if (charge.amount === 0) return;
      const issuedAt = clock.now();
      const year = issuedAt.getUTCFullYear();
      const id = randomUUID();
      await insertInvoice(transaction, {
        ...charge,
        id,
        ownerId,
        number: `W-${year}-${String(await takeNumber(transaction, year)).padStart(5, '0')}`,
        state: 'open',
        taxRate: 0,
        issuer: null,
        corrects: null,
        issuedAt,
        dueAt: dueAfter(issuedAt),
        paidAt: null,
        providerId: null,
        payUrl: null,
      });
      await queue.enqueue(transaction, sendInvoice, { id });
    },

    list: (ownerId: string): Promise<InvoiceRow[]> => listInvoicesOf(database, ownerId),

    /** @throws ApiError `not-found` */
    async get(ownerId: string, id: string): Promise<InvoiceRow> {
      const found = await findInvoice(database, ownerId, id);
      if (!found) throw notFound();
      return found;
    },

    find: (id: string): Promise<InvoiceWithOwner | null> => findInvoiceWithOwner(database, id),

    listAll: (state: InvoiceRow['state'] | undefined, page: number) =>
      listInvoicesOfAll(database, { state, offset: (page - 1) * pageSize, limit: pageSize }),

    /**
     * Says that a bill was paid, or takes it back. What was bought with it comes with the payment.
     * @throws ApiError `not-found`, `conflict` for one that is settled already
     */
    async settle(
      actorId: string,
      id: string,
      { state, reason }: { readonly state: 'paid' | 'void'; readonly reason: string },
    ): Promise<InvoiceWithOwner> {
      await database.transaction(async (transaction) => {
        const row = await lockInvoice(transaction, id);
        if (!row) throw notFound();
        if (row.state === state) return;
        if (row.state !== 'open') {
          throw new ApiError(
            'conflict',
            `Invoice ${row.number} is ${row.state} already, so it cannot be ${state}.`,
          );
        }
        await updateInvoice(transaction, id, { state, paidAt: state === 'paid' ? clock.now() : null });
        if (row.ownerId) await applySettled(transaction, row.ownerId, { ...row, state });
        const details = { state, reason };
        await audit.record(transaction, { action: 'invoice-settled', actorId, subjectId: id, details });
      });
      const settled = await findInvoiceWithOwner(database, id);
      if (!settled) throw notFound();
      return settled;
    },

    findAddress: (ownerId: string): Promise<BillingAddress | null> => findAddress(database, ownerId),

    saveAddress: (ownerId: string, address: BillingAddress): Promise<void> =>
      saveAddress(database, { ownerId, ...address }),
  };

  async function applySettled(transaction: Transaction, ownerId: string, row: InvoiceRow): Promise<void> {
    if (row.state === 'paid' && row.credits > 0) {
      const { credits: bought, number } = row;
      const key = `invoice:${row.id}`;
      await credits.grant(transaction, ownerId, { credits: bought, reason: 'bought', key, label: number });
    }
    const subscription = await findSubscription(transaction, ownerId);
    if (subscription?.status !== 'past-due' || (await hasOverdue(transaction, ownerId, clock.now()))) return;
    await updateSubscription(transaction, subscription, { status: 'active', updatedAt: clock.now() });
  }
}

function notFound(): ApiError {
  return new ApiError('not-found', 'There is no such invoice.');
}
