import { ApiError } from '@winnow/contracts';
import { bodyLimit } from 'hono/body-limit';
import type { App } from '../../../platform/http/request-context.ts';
import type { StripeEvents } from './stripe-events.ts';

/** Stripe's notices are some kilobytes. */
const maxBytes = 512 * 1024;

/** Webhook endpoint for Stripe; authenticated by signature instead of a session. */
export function mountStripeWebhook(app: App, events: StripeEvents): void {
  const limit = bodyLimit({
    maxSize: maxBytes,
    onError: () => {
      throw new ApiError('too-large', 'This is more than a notice of Stripe’s holds.');
    },
  });
  app.post('/api/billing/webhook', limit, async (context) => {
    // The signature is of the bytes as they came.
    const body = await context.req.text();
    await events.take(body, context.req.header('stripe-signature') ?? '');
    return context.json({ data: {} });
  });
}
