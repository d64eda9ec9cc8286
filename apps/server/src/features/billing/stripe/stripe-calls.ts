import { ApiError, sentence } from '@winnow/contracts';
import Stripe from 'stripe';

/*
 * How Stripe is called and read: errors in words for the user, ids and times. The client itself is opened in
 * `platform/payments/stripe-client.ts`; who orders what is in `stripe-checkouts.ts`.
 */

/**
 * Stripe's answer; if Stripe is unreachable or the idempotency key was used for another order, throws an error with a
 * message for the user.
 */
export async function asked<Answer>(question: Promise<Answer>): Promise<Answer> {
  try {
    return await question;
  } catch (error) {
    const { StripeAPIError, StripeConnectionError, StripeIdempotencyError, StripeRateLimitError } =
      Stripe.errors;
    if (error instanceof StripeIdempotencyError) {
      throw new ApiError('conflict', sentence('sent-before'), {
        cause: error,
      });
    }
    const isAway = [StripeAPIError, StripeConnectionError, StripeRateLimitError].some(
      (kind) => error instanceof kind,
    );
    throw isAway ? unanswered(error) : error;
  }
}

export function unanswered(cause?: unknown): ApiError {
  const words =
    'Our payment provider, Stripe, is not responding. Nothing was changed. Try again in a minute.';
  return new ApiError('unavailable', words, { cause });
}

/** Deletes something at Stripe; ignores that it is already deleted. */
export async function unlessGone(removal: Promise<unknown>): Promise<void> {
  await removal.catch((error: unknown) => {
    if (!(error instanceof Stripe.errors.StripeError) || error.code !== 'resource_missing') throw error;
  });
}

/** The id of an object that Stripe sends either as an id or expanded. */
export function idOf(reference: string | { readonly id: string }): string {
  return typeof reference === 'string' ? reference : reference.id;
}

/** Converts Stripe's seconds since 1970. */
export function fromSeconds(seconds: number): Date {
  return new Date(seconds * 1000);
}
