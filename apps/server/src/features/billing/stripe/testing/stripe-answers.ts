import type { Fields, Kind, StripeRecords } from './stripe-records.ts';
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

/** Answers requests as Stripe does, and changes the double's records accordingly. */
export function createStripeAnswers({ things, newId, keep, newSession }: StripeRecords) {
  return (line: string, fields: Fields): Outcome => {
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
  };

  function create(kind: Kind, fields: Fields): Outcome {
    if (kind === 'customers') {
      const { email } = fields;
      return { answer: keep('customers', { id: newId('cus'), object: 'customer', email }) };
    }
    if (kind === 'sessions') return { answer: newSession(fields) };
    return kind === 'creditNotes' ? creditNote(fields) : missing();
  }

  /** Without a status filter, canceled subscriptions are left out, as in Stripe's API. */
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
    // A canceled subscription can't be canceled again.
    if (thing['status'] === 'canceled') return missing();
    thing['status'] = 'canceled';
    return { answer: thing };
  }

  function change(thing: Thing, verb: string, fields: Fields): Outcome {
    if (thing['object'] === 'customer') Object.assign(thing, { email: fields['email'] });
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

  /** At most the amount that was paid can be refunded. */
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
}
