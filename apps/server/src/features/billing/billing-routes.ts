import {
  ApiError,
  cancelPlan,
  correctInvoice,
  downloadAnyInvoice,
  downloadInvoice,
  getBilling,
  getBillingAddress,
  getOrganizationBilling,
  getPlans,
  getUserBilling,
  listAllInvoices,
  listInvoices,
  listPaymentMethods,
  type OrganizationId,
  openPaymentPortal,
  resumePlan,
  saveBillingAddress,
  setOrganizationPlan,
  setPlan,
  settleInvoice,
  subscribe,
  topUp,
} from '@winnow/contracts';
import { bodyLimit } from 'hono/body-limit';
import { forInstallation } from '../../platform/database/scope.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { type Api, mount } from '../../platform/http/mount.ts';
import { mountDownload } from '../../platform/http/mount-download.ts';
import type { App } from '../../platform/http/request-context.ts';
import { personalOrganizationOf } from '../organizations/personal-organization.ts';
import type { BillingServices } from './billing-services.ts';
import type { Invoice } from './invoices/invoice-service.ts';
import { presentAdminInvoice, presentInvoice } from './invoices/invoice-view.ts';
import type { StripeEvents } from './stripe/stripe-events.ts';

/** Maximum bytes of an event; Stripe's are some kilobytes. */
const maxEventBytes = 512 * 1024;

export function mountBilling(api: Api, { billing, invoices, issuer }: BillingServices): void {
  mount(api, getPlans, async () => ({ data: billing.prices }));
  mount(api, getBilling, async ({ caller }) => ({ data: await billing.getState(caller.organizationId) }));
  mount(api, subscribe, async ({ caller, input }) => ({
    data: await billing.subscribe(payerOf(caller), input.idempotencyKey),
  }));
  mount(api, topUp, async ({ caller, input }) => ({
    data: await billing.topUp(payerOf(caller), input.topUpId, input.idempotencyKey),
  }));
  mount(api, cancelPlan, async ({ caller }) => ({ data: await billing.cancel(caller.organizationId) }));
  mount(api, resumePlan, async ({ caller }) => ({ data: await billing.resume(caller.organizationId) }));
  mount(api, listPaymentMethods, async ({ caller }) => ({
    data: await billing.listMethods(caller.organizationId),
  }));
  mount(api, openPaymentPortal, async ({ caller }) => ({
    data: { url: await billing.openPortal(payerOf(caller)) },
  }));
  mount(api, getBillingAddress, async ({ caller }) => ({
    data: await invoices.findAddress(caller.organizationId),
  }));
  mount(api, saveBillingAddress, async ({ caller, input }) => {
    await invoices.saveAddress(caller.organizationId, input);
    return { data: input };
  });

  mount(api, listInvoices, async ({ caller }) => ({
    data: (await invoices.list(caller.organizationId)).map(presentInvoice),
  }));
  mount(api, correctInvoice, async ({ caller, input }) => ({
    data: presentInvoice(await invoices.correct(caller, input.id)),
  }));
  mountDownload(api, downloadInvoice, async ({ caller, input }) =>
    fileOf(await invoices.get(caller.organizationId, input.id)),
  );

  mount(api, listAllInvoices, async ({ input: { state, page } }) => {
    const { invoices: found, ...rest } = await invoices.listAll(state, page);
    return { data: { invoices: found.map(presentAdminInvoice), ...rest } };
  });
  mountDownload(api, downloadAnyInvoice, async ({ input }) => {
    const invoice = await invoices.getAny(input.id);
    return { ...(await fileOf(invoice)), subjectId: invoice.organizationId };
  });
  mount(api, getUserBilling, async ({ input: { userId } }) => ({
    data: await describeBilling(personalOrganizationOf(userId)),
  }));
  mount(api, getOrganizationBilling, async ({ input: { organizationId } }) => ({
    data: await describeBilling(organizationId),
  }));
  mount(api, settleInvoice, async ({ caller, input: { id, state, reason } }) => ({
    data: presentAdminInvoice(await invoices.settle(caller.userId, id, { state, reason })),
  }));
  mount(api, setPlan, async ({ caller, input: { userId, plan, until, reason } }) => ({
    data: await billing.setPlan(caller.userId, personalOrganizationOf(userId), {
      plan,
      until: until === null ? null : new Date(until),
      reason,
    }),
  }));
  mount(api, setOrganizationPlan, async ({ caller, input: { organizationId, plan, until, reason } }) => ({
    data: await billing.setPlan(caller.userId, organizationId, {
      plan,
      until: until === null ? null : new Date(until),
      reason,
    }),
  }));

  async function describeBilling(organizationId: OrganizationId) {
    const issued = await invoices.list(organizationId);
    return { state: await billing.getState(organizationId), invoices: issued.map(presentInvoice) };
  }

  async function fileOf(invoice: Invoice) {
    const { drawInvoice } = await import('./invoices/draw-invoice.ts');
    const content = await drawInvoice(invoice, issuer);
    return { fileName: `${invoice.number}.pdf`, mediaType: 'application/pdf', content };
  }
}

/** Webhook endpoint for Stripe; authenticated by signature instead of a session. */
export function mountStripeWebhook(app: App, events: StripeEvents): void {
  const limit = bodyLimit({
    maxSize: maxEventBytes,
    onError: () => {
      throw new ApiError('too-large', 'This is larger than any event from Stripe.');
    },
  });
  app.post('/api/billing/webhook', limit, async (context) => {
    // The signature covers the bytes as received.
    const body = await context.req.text();
    // The event says which organization it is about.
    await forInstallation(() => events.take(body, context.req.header('stripe-signature') ?? ''));
    return context.json({ data: {} });
  });
}

function payerOf({ organizationId, userId, email }: Pick<Caller, 'organizationId' | 'userId' | 'email'>) {
  return { organizationId, userId, email };
}
