import {
  invalid,
  listOf,
  missing,
  type Outcome,
  paymentOf,
  refundCharge,
  subscriptionOf,
  type Thing,
  visa,
} from './stripe-shapes.ts';

export type { Thing };

type Fields = Readonly<Record<string, string>>;
type Kind =
  | 'customers'
  | 'subscriptions'
  | 'sessions'
  | 'invoices'
  | 'invoicePayments'
  | 'creditNotes'
  | 'charges'
  | 'disputes';
/** What the double of Stripe knows, and how it changes: by requests, and by people who pay. */
export type StripeThings = {
  readonly things: Readonly<Record<Kind, Map<string, Thing>>>;
  act(line: string, fields: Fields): Outcome;
  /**
   * Somebody in Stripe's dashboard pays back, or a refund that was on its way fails: an amount below zero.
   * @returns what Stripe's notices of it hold
   */
  refund(charge: Thing, amount: number): { readonly charge: Thing; readonly refund: Thing };
  /** A bank takes a payment, or decides about it. @returns what Stripe's notices of it hold */
  dispute(charge: Thing, status: string): Thing;
  /** The charge that paid an invoice. @throws where nothing did */
  chargeOf(invoiceId: string): Thing;
  /** A month of a plan is over and the next is paid. @returns the id of the invoice */
  renew(subscriptionId: string): string;
  /**
   * Somebody pays on a page of Stripe's. @returns the id of the subscription, where it is one
   * @throws where the page is open no more
   */
  pay(sessionId: string, how?: { readonly isInstant: boolean }): string;
};

const kindsByPath: Readonly<Record<string, Kind>> = {
  customers: 'customers',
  subscriptions: 'subscriptions',
  'checkout/sessions': 'sessions',
  invoices: 'invoices',
  invoice_payments: 'invoicePayments',
  credit_notes: 'creditNotes',
  charges: 'charges',
  disputes: 'disputes',
};

const monthSeconds = 30 * 24 * 60 * 60;

export function createStripeThings(): StripeThings {
  const things: StripeThings['things'] = {
    customers: new Map(),
    subscriptions: new Map(),
    sessions: new Map(),
    invoices: new Map(),
    invoicePayments: new Map(),
    creditNotes: new Map(),
    charges: new Map(),
    disputes: new Map(),
  };
  let count = 0;
  const newId = (prefix: string) => `${prefix}_${++count}`;
  // Later things are younger, also within one second.
  const bornAt = () => Math.floor(Date.now() / 1000) + count;

  return {
    things,

    act(line, fields) {
      const [method = '', path = ''] = line.split(' ');
      if (path === '/v1/billing_portal/sessions') {
        return {
          answer: { id: 'bps_1', object: 'billing_portal.session', url: 'https://billing.stripe.example/p' },
        };
      }
      const [, place = '', id = '', verb = ''] =
        /^\/v1\/(customers|subscriptions|invoices|checkout\/sessions|invoice_payments|credit_notes|charges|disputes)\/?([^/]*)\/?(.*)$/.exec(
          path,
        ) ?? [];
      const kind = kindsByPath[place];
      if (!kind) return missing();
      if (verb === 'payment_methods') return { answer: listOf([visa]) };
      if (!id) return method === 'POST' ? create(kind, fields) : { answer: list(kind, fields) };
      const thing = things[kind].get(id);
      if (!thing) return missing();
      if (method === 'GET') return { answer: thing };
      return method === 'DELETE' ? remove(kind, thing) : change(thing, verb, fields);
    },

    refund(charge, amount) {
      refundCharge(charge, amount);
      const { id, payment_intent, currency } = charge;
      const [status, sum] = [amount > 0 ? 'succeeded' : 'failed', Math.abs(amount)];
      const refund = {
        id: newId('re'),
        object: 'refund',
        charge: id,
        payment_intent,
        currency,
        amount: sum,
        status,
      };
      return { charge, refund };
    },

    dispute(charge, status) {
      const { id: chargeId, payment_intent, currency } = charge;
      const [id, amount] = [
        `dp_${chargeId}`,
        Number(charge['amount_captured']) - Number(charge['amount_refunded']),
      ];
      charge['disputed'] = true;
      const dispute = { id, object: 'dispute', charge: chargeId, payment_intent, amount, currency, status };
      return keep('disputes', { ...dispute, ...(things.disputes.get(id) ?? {}), status });
    },

    chargeOf(invoiceId) {
      const paid = [...things.invoicePayments.values()].find(({ invoice }) => invoice === invoiceId);
      const found = [...things.charges.values()].find((each) => paid && paymentOf(each) === paymentOf(paid));
      if (!found) throw new Error('Nothing was charged.');
      return found;
    },

    renew(subscriptionId) {
      const subscription = things.subscriptions.get(subscriptionId);
      if (!subscription) throw new Error('There is no such subscription.');
      const [item] = (subscription['items'] as { data: { current_period_end: number }[] }).data;
      const start = item?.current_period_end ?? bornAt();
      const end = start + monthSeconds;
      const parent = { type: 'subscription_details', subscription_details: { subscription: subscriptionId } };
      const { customer } = subscription;
      const invoice = newInvoice({ customer, amount: 3_900, isPaid: true, parent, end });
      payInvoice(invoice);
      subscription['latest_invoice'] = invoice.id;
      subscription['items'] = { data: [{ current_period_start: start, current_period_end: end }] };
      return invoice.id;
    },

    pay(sessionId, { isInstant } = { isInstant: true }) {
      const session = things.sessions.get(sessionId);
      if (session?.['status'] !== 'open') throw new Error('This page is open no more.');
      Object.assign(session, {
        status: 'complete',
        payment_status: isInstant ? 'paid' : 'unpaid',
        url: null,
      });
      if (session['mode'] !== 'subscription') {
        if (isInstant) payPack(session);
        return '';
      }
      const subscription = newSubscription(session, isInstant ? 'active' : 'incomplete');
      session['subscription'] = subscription.id;
      return subscription.id;
    },
  };

  function create(kind: Kind, fields: Fields): Outcome {
    if (kind === 'customers') return { answer: keep('customers', { id: newId('cus'), object: 'customer' }) };
    if (kind === 'sessions') return { answer: newSession(fields) };
    return kind === 'creditNotes' ? creditNote(fields) : missing();
  }

  function newSession({ mode, customer, ...fields }: Fields): Thing {
    const id = newId('cs');
    return keep('sessions', {
      id,
      object: 'checkout.session',
      mode,
      customer,
      status: 'open',
      payment_status: 'unpaid',
      subscription: null,
      metadata: { topUpId: fields['metadata[topUpId]'] },
      payment_intent: null,
      invoice: null,
      amount: Number(fields['line_items[0][price_data][unit_amount]']),
      trialEnd: Number(fields['subscription_data[trial_end]'] ?? 0),
      url: `https://checkout.stripe.example/${id}`,
    });
  }

  function newSubscription({ customer, trialEnd }: Thing, status: string): Thing {
    const [id, created] = [newId('sub'), bornAt()];
    const end = Number(trialEnd) || created + monthSeconds;
    const amount = trialEnd ? 0 : 3_900;
    const isPaid = status === 'active';
    const parent = { type: 'subscription_details', subscription_details: { subscription: id } };
    const invoice = newInvoice({ customer, amount, isPaid, parent, end });
    if (isPaid && amount > 0) payInvoice(invoice);
    return keep('subscriptions', {
      id,
      object: 'subscription',
      customer,
      status: isPaid && trialEnd ? 'trialing' : status,
      cancel_at: null,
      cancel_at_period_end: false,
      created,
      latest_invoice: invoice.id,
      items: { data: [{ current_period_start: created, current_period_end: end }] },
    });
  }

  function newInvoice({
    amount,
    isPaid,
    end,
    ...rest
  }: {
    readonly customer: unknown;
    readonly amount: unknown;
    readonly isPaid: boolean;
    readonly parent: object | null;
    readonly end: number;
  }): Thing {
    const created = bornAt();
    return keep('invoices', {
      ...rest,
      id: newId('in'),
      object: 'invoice',
      status: isPaid ? 'paid' : 'open',
      number: `STRIPE-${count}`,
      total: amount,
      amount_paid: isPaid ? amount : 0,
      post_payment_credit_notes_amount: 0,
      currency: 'eur',
      created,
      due_date: null,
      // As Stripe has it of a first invoice: its own period is empty, that of its line is not.
      period_start: created,
      period_end: created,
      lines: {
        data: [
          { description: rest.parent ? 'Winnow Pro' : 'Winnow credits', period: { start: created, end } },
        ],
      },
      payments: { data: [] },
      status_transitions: { paid_at: isPaid ? created : null },
      hosted_invoice_url: 'https://invoice.stripe.example/1',
    });
  }

  function payInvoice(invoice: Thing): void {
    const paymentIntent = charge(invoice['customer'], invoice['total']);
    const payment = { type: 'payment_intent', payment_intent: paymentIntent };
    invoice['payments'] = { data: [{ payment }] };
    const { id, total, currency, created } = invoice;
    keep('invoicePayments', {
      id: newId('inpay'),
      object: 'invoice_payment',
      invoice: id,
      payment,
      status: 'paid',
      is_default: true,
      amount_requested: total,
      amount_paid: total,
      currency,
      created,
    });
  }

  /** The invoice of a pack is written afterwards, and its payment is known to the page alone. */
  function payPack(session: Thing): void {
    const { customer, amount } = session;
    const invoice = newInvoice({ customer, amount, isPaid: true, parent: null, end: bornAt() });
    Object.assign(session, { invoice: invoice.id, payment_intent: charge(customer, amount) });
  }

  /** @returns the id of the payment */
  function charge(customer: unknown, amount: unknown): string {
    const paymentIntent = newId('pi');
    keep('charges', {
      id: newId('ch'),
      object: 'charge',
      customer,
      payment_intent: paymentIntent,
      status: 'succeeded',
      paid: true,
      captured: true,
      amount,
      amount_captured: amount,
      amount_refunded: 0,
      currency: 'eur',
      refunded: false,
      disputed: false,
    });
    return paymentIntent;
  }

  /** Without a status those that were cancelled are left out, as at Stripe. */
  function list(kind: Kind, { customer, subscription, ...fields }: Fields): object {
    const payment = fields['payment_intent'] ?? fields['payment[payment_intent]'];
    const found = [...things[kind].values()].filter(
      (thing) =>
        (customer === undefined || thing['customer'] === customer) &&
        (payment === undefined || paymentOf(thing) === payment) &&
        (subscription === undefined || subscriptionOf(thing) === subscription) &&
        (kind !== 'subscriptions' || thing['status'] !== 'canceled'),
    );
    return listOf(found.reverse());
  }

  function remove(kind: Kind, thing: Thing): Outcome {
    if (kind === 'customers') {
      things.customers.delete(thing.id);
      return { answer: { id: thing.id, object: 'customer', deleted: true } };
    }
    // What was cancelled cannot be cancelled again.
    if (thing['status'] === 'canceled') return missing();
    thing['status'] = 'canceled';
    return { answer: thing };
  }

  function change(thing: Thing, verb: string, fields: Fields): Outcome {
    if (verb === 'expire') {
      const { status } = thing;
      if (status !== 'open') {
        return invalid(
          `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${status}\`.`,
        );
      }
      Object.assign(thing, { status: 'expired', url: null });
    }
    if (verb === 'void') {
      if (thing['status'] !== 'open') return invalid('You can only pass in open invoices.');
      thing['status'] = 'void';
    }
    if (thing['object'] === 'subscription' && thing['status'] === 'canceled') {
      return invalid('A canceled subscription can only update its cancellation_details and metadata.');
    }
    if (fields['cancel_at_period_end']) {
      thing['cancel_at_period_end'] = fields['cancel_at_period_end'] === 'true';
    }
    if (fields['cancel_at'] === '') thing['cancel_at'] = null;
    return { answer: thing };
  }

  /** Of an invoice that is paid no more can go back than was paid. */
  function creditNote({
    invoice: invoiceId = '',
    amount = '0',
    refund_amount = '0',
    reason,
  }: Fields): Outcome {
    const invoice = things.invoices.get(invoiceId);
    if (!invoice) return missing();
    const before = Number(invoice['post_payment_credit_notes_amount']);
    const isFitting =
      invoice['status'] === 'paid' &&
      amount === refund_amount &&
      before + Number(amount) <= Number(invoice['amount_paid']);
    if (!isFitting) return invalid('The credit note is more than what was paid.');
    invoice['post_payment_credit_notes_amount'] = before + Number(amount);
    const paid = [...things.invoicePayments.values()].find((each) => each['invoice'] === invoiceId);
    const refunded = [...things.charges.values()].find(
      (each) => each['payment_intent'] === (paid && paymentOf(paid)),
    );
    if (refunded) refundCharge(refunded, Number(amount));
    const note = {
      id: newId('cn'),
      object: 'credit_note',
      invoice: invoiceId,
      amount: Number(amount),
      reason,
    };
    return { answer: keep('creditNotes', note) };
  }

  function keep(kind: Kind, thing: Thing): Thing {
    things[kind].set(thing.id, thing);
    return thing;
  }
}
