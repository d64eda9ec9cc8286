import type { Thing } from './stripe-shapes.ts';

export type Fields = Readonly<Record<string, string>>;

export type Kind =
  | 'customers'
  | 'subscriptions'
  | 'sessions'
  | 'invoices'
  | 'invoicePayments'
  | 'creditNotes'
  | 'charges'
  | 'disputes';

/** The records of the Stripe double, and functions that create each kind. */
export type StripeRecords = ReturnType<typeof createStripeRecords>;

const monthSeconds = 30 * 24 * 60 * 60;

export function createStripeRecords() {
  const things: Readonly<Record<Kind, Map<string, Thing>>> = {
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
    newId,
    keep,
    newSession,
    newSubscription,
    payPack,

    /** Ends a month of a plan and pays the next. @returns the id of the invoice */
    renew(subscription: Thing): string {
      const [item] = (subscription['items'] as { data: { current_period_end: number }[] }).data;
      const start = item?.current_period_end ?? bornAt();
      const end = start + monthSeconds;
      const parent = {
        type: 'subscription_details',
        subscription_details: { subscription: subscription.id },
      };
      const { customer } = subscription;
      const invoice = newInvoice({ customer, amount: 3_900, isPaid: true, parent, end });
      payInvoice(invoice);
      subscription['latest_invoice'] = invoice.id;
      subscription['items'] = { data: [{ current_period_start: start, current_period_end: end }] };
      return invoice.id;
    },
  };

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
    const id = newId('in');
    return keep('invoices', {
      ...rest,
      id,
      object: 'invoice',
      status: isPaid ? 'paid' : 'open',
      number: id.replace('in_', 'STRIPE-'),
      total: amount,
      amount_paid: isPaid ? amount : 0,
      post_payment_credit_notes_amount: 0,
      currency: 'eur',
      created,
      due_date: null,
      // Like Stripe's first invoice: its own period is empty, its line's is not.
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

  /** The invoice of a pack is written afterwards, and only the page names its payment. */
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

  function keep(kind: Kind, thing: Thing): Thing {
    things[kind].set(thing.id, thing);
    return thing;
  }
}
