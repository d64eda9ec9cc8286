import { createStripeAnswers } from './stripe-answers.ts';
import { createStripeRecords, type Fields, type StripeRecords } from './stripe-records.ts';
import { type Outcome, paymentOf, refundCharge, type Thing } from './stripe-shapes.ts';

export type { Thing };

/** The records of the Stripe double and how they change: by requests, and by people who pay. */
export type StripeThings = {
  readonly things: StripeRecords['things'];
  act(line: string, fields: Fields): Outcome;
  /**
   * A refund in Stripe's dashboard, or, with an amount below zero, the failure of a pending one.
   * @returns the objects in Stripe's events
   */
  refund(charge: Thing, amount: number): { readonly charge: Thing; readonly refund: Thing };
  /** A bank disputes a payment, or decides the dispute. @returns the object in Stripe's events */
  dispute(charge: Thing, status: string): Thing;
  /** The charge that paid an invoice. @throws if it is unpaid */
  chargeOf(invoiceId: string): Thing;
  /** Ends a month of a plan and pays the next. @returns the id of the invoice */
  renew(subscriptionId: string): string;
  /**
   * Pays on a Stripe checkout page. @returns the id of the subscription, if it is one
   * @throws if the page is no longer open
   */
  pay(sessionId: string, how?: { readonly isInstant: boolean }): string;
};

export function createStripeThings(): StripeThings {
  const records = createStripeRecords();
  const { things } = records;

  return {
    things,
    act: createStripeAnswers(records),

    refund(charge, amount) {
      refundCharge(charge, amount);
      const { id, payment_intent, currency } = charge;
      const [status, sum] = [amount > 0 ? 'succeeded' : 'failed', Math.abs(amount)];
      const refund = {
        id: records.newId('re'),
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
      return records.keep('disputes', { ...dispute, ...(things.disputes.get(id) ?? {}), status });
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
      return records.renew(subscription);
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
        if (isInstant) records.payPack(session);
        return '';
      }
      const subscription = records.newSubscription(session, isInstant ? 'active' : 'incomplete');
      session['subscription'] = subscription.id;
      return subscription.id;
    },
  };
}
