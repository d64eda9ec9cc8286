import { randomUUID } from 'node:crypto';
import { subscribe } from '@winnow/contracts';
import Stripe from 'stripe';
import { openStripe } from '../../../../platform/payments/stripe-client.ts';
import type { SignedUp } from '../../../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../../../testing/start-test-server.ts';
import { type StripeDouble, startStripeDouble } from './stripe-double.ts';

const webhookSecret = 'whsec_of_the_tests';

export const seconds = (date: Date) => Math.floor(date.getTime() / 1000);
export const newKey = () => `stripe-press-${randomUUID()}`;

/** How an event differs from one that Stripe sends now. */
type Notice = {
  readonly id?: string;
  readonly at?: Date;
  readonly secret?: string;
  readonly sent?: (body: string) => string;
};

export type StripeShop = {
  readonly server: TestServer;
  readonly double: StripeDouble;
  /** Sends an event as Stripe does. @returns the status of the response */
  notify(type: string, object: object, how?: Notice): Promise<number>;
  /** Orders Pro in a new tab. @returns the id of the checkout page */
  order(person: SignedUp): Promise<string>;
  stop(): Promise<void>;
};

/** A server that sells through the double of Stripe. */
export async function openStripeShop(): Promise<StripeShop> {
  const double = await startStripeDouble();
  const stripe = openStripe({ secretKey: 'sk_test_1', webhookSecret, apiUrl: double.url });
  const server = await startTestServer({ stripe });
  return {
    server,
    double,

    async notify(
      type,
      object,
      {
        id = `evt_${randomUUID()}`,
        at = new Date(),
        secret = webhookSecret,
        sent = (body: string) => body,
      } = {},
    ) {
      const payload = JSON.stringify({ id, object: 'event', type, created: seconds(at), data: { object } });
      const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: seconds(at) });
      const response = await fetch(`${server.url}/api/billing/webhook`, {
        method: 'POST',
        headers: { 'stripe-signature': signature, 'content-type': 'application/json' },
        body: sent(payload),
      });
      await response.arrayBuffer();
      return response.status;
    },

    async order({ client }) {
      const { data } = await client.call(subscribe, { plan: 'pro', idempotencyKey: newKey() });
      return data.redirectUrl?.split('/').at(-1) ?? '';
    },

    async stop() {
      await server.stop();
      await double.stop();
    },
  };
}
