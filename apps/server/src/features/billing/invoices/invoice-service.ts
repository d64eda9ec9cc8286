import { randomUUID } from 'node:crypto';
import { ApiError, type BillingAddress, type OrganizationId } from '@winnow/contracts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import type { Member } from '../../../platform/http/caller.ts';
import type { Queue } from '../../../platform/tasks/queue.ts';
import type { AuditService } from '../../audit/audit-service.ts';
import type { CreditService } from '../../credits/credit-service.ts';
import { lockOrganization } from '../../organizations/lock-organization.ts';
import { followOwner } from '../../organizations/owner-task-values.ts';
import { sendInvoice } from '../billing-task-values.ts';
import { createApplySettlement } from './apply-settlement.ts';
import type { Issuer } from './draw-invoice.ts';
import {
  findAddress,
  findInvoice,
  findInvoiceWithOwner,
  findOrderer,
  type Invoice,
  type InvoiceRow,
  type InvoiceWithOwner,
  listInvoicesOf,
  listInvoicesOfAll,
  lockInvoice,
  readPayer,
  saveAddress,
  updateInvoice,
} from './invoice-repository.ts';
import { dueAfter, whyNotToCorrect, whyNotToSettle } from './invoice-rules.ts';
import { type Charge, chargeOf, createWriteInvoice } from './write-invoice.ts';

export type { Charge, Invoice };

export type InvoiceService = ReturnType<typeof createInvoiceService>;

const pageSize = 50;

/** Our own invoices, paid by bank transfer. */
export function createInvoiceService({
  database,
  clock,
  queue,
  credits,
  audit,
  issuer,
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly queue: Pick<Queue, 'enqueue'>;
  readonly credits: Pick<CreditService, 'grant' | 'recall'>;
  readonly audit: Pick<AuditService, 'record'>;
  readonly issuer: Issuer;
}) {
  const write = createWriteInvoice(issuer);
  const applySettlement = createApplySettlement({ clock, queue, credits });

  return {
    /**
     * Issues and sends an invoice. If the amount is 0 there is no invoice, and the order takes effect at once.
     * @param orderedBy the member who ordered; `null` for a renewal
     */
    async issue(
      transaction: Transaction,
      organizationId: OrganizationId,
      charge: Charge,
      orderedBy: string | null = null,
    ): Promise<void> {
      if (charge.amount === 0) {
        if (charge.credits === 0) return;
        const gift = { credits: charge.credits, reason: 'bought', key: `free:${randomUUID()}` } as const;
        return credits.grant(transaction, organizationId, { ...gift, createdBy: orderedBy });
      }
      const issuedAt = clock.now();
      const standing = {
        issuedAt,
        dueAt: dueAfter(issuedAt),
        state: 'open',
        paidAt: null,
        corrects: null,
      } as const;
      const id = await write(transaction, { ...charge, ...standing, organizationId }, orderedBy);
      await queue.enqueue(transaction, sendInvoice, { id });
    },

    /**
     * Reissues an invoice to the current address: the original is unchanged and replaced by a new one.
     * @throws ApiError `not-found`, `conflict` if not allowed or nothing would change
     */
    async correct({ organizationId, userId }: Member, id: string): Promise<Invoice> {
      const correctedId = await database.transaction(async (transaction) => {
        await lockOrganization(transaction, organizationId);
        const invoice = await findInvoice(transaction, organizationId, id);
        if (!invoice) throw notFound();
        const payer = await readPayer(transaction, organizationId);
        const refusal = whyNotToCorrect(invoice, payer, clock.now());
        if (refusal) throw new ApiError('conflict', refusal);
        const { dueAt, state, paidAt, number } = invoice;
        await updateInvoice(transaction, id, { state: 'void', paidAt: null, paidBack: 0 });
        const standing = { organizationId, issuedAt: clock.now(), dueAt, state, paidAt, corrects: number };
        const orderedBy = await findOrderer(transaction, id);
        const newId = await write(transaction, { ...chargeOf(invoice), ...standing }, orderedBy);
        const event = { action: 'invoice-corrected', actorId: userId, subjectId: id, organizationId };
        await audit.record(transaction, { ...event, details: { correctedId: newId } });
        if (state === 'open') await queue.enqueue(transaction, sendInvoice, { id: newId });
        return newId;
      });
      return getInvoice(organizationId, correctedId);
    },

    list: (organizationId: OrganizationId): Promise<Invoice[]> => listInvoicesOf(database, organizationId),

    /** @throws ApiError `not-found` */
    get: getInvoice,

    find: (id: string): Promise<InvoiceWithOwner | null> => findInvoiceWithOwner(database, id),

    /** For any owner. @throws ApiError `not-found` */
    getAny,

    async listAll(state: InvoiceRow['state'] | undefined, page: number) {
      const range = { offset: (page - 1) * pageSize, limit: pageSize };
      return { ...(await listInvoicesOfAll(database, { state, ...range })), pageSize };
    },

    /**
     * Marks an invoice as paid, refunded or void. What was bought with it is granted or taken back.
     * @throws ApiError `not-found`, `conflict` if it is already settled
     */
    async settle(
      actorId: string,
      id: string,
      { state, reason }: { readonly state: 'paid' | 'void' | 'refunded'; readonly reason: string },
    ): Promise<InvoiceWithOwner> {
      const { organizationId } = await getAny(id);
      await database.transaction(async (transaction) => {
        // Locks the payer before the invoice, as everywhere.
        if (organizationId) await lockOrganization(transaction, organizationId);
        const row = await lockInvoice(transaction, id);
        if (!row) throw notFound();
        if (row.providerId === null && row.state === state) return;
        const refusal = whyNotToSettle(row, state);
        if (refusal) throw new ApiError('conflict', refusal);
        const settled = { ...row, ...standingAs(state, row) };
        await updateInvoice(transaction, id, settled);
        if (row.organizationId) await applySettlement(transaction, row.organizationId, settled);
        const details = { state, reason };
        const event = {
          action: 'invoice-settled',
          actorId,
          subjectId: id,
          organizationId: row.organizationId,
        };
        await audit.record(transaction, { ...event, details });
      });
      return getAny(id);
    },

    findAddress: (organizationId: OrganizationId): Promise<BillingAddress | null> =>
      findAddress(database, organizationId),

    /** Also sends the email address to the payment provider. */
    saveAddress: (organizationId: OrganizationId, address: BillingAddress): Promise<void> =>
      database.transaction(async (transaction) => {
        await saveAddress(transaction, { organizationId, ...address });
        await queue.enqueue(transaction, followOwner, { organizationId });
      }),
  };

  async function getInvoice(organizationId: OrganizationId, id: string): Promise<Invoice> {
    const found = await findInvoice(database, organizationId, id);
    if (!found) throw notFound();
    return found;
  }

  async function getAny(id: string): Promise<InvoiceWithOwner> {
    const found = await findInvoiceWithOwner(database, id);
    if (!found) throw notFound();
    return found;
  }

  function standingAs(state: 'paid' | 'void' | 'refunded', { amount, paidAt }: InvoiceRow) {
    if (state === 'refunded') return { state, paidAt, paidBack: amount };
    return { state, paidAt: state === 'paid' ? clock.now() : null, paidBack: 0 };
  }
}

function notFound(): ApiError {
  return new ApiError('not-found', 'There is no such invoice.');
}
