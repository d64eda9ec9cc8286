export type Thing = Record<string, unknown> & { id: string };

export type Outcome =
  | { readonly answer: object }
  | { readonly status: number; readonly refusal: { readonly type: string; readonly message: string } };

export const visa = {
  id: 'pm_1',
  type: 'card',
  card: { brand: 'visa', last4: '4242', exp_month: 4, exp_year: 2030 },
};

export function refundCharge(charge: Thing, amount: number): void {
  const back = Number(charge['amount_refunded']) + amount;
  Object.assign(charge, { amount_refunded: back, refunded: back === charge['amount_captured'] });
}

export function listOf(data: readonly object[]): object {
  return { object: 'list', has_more: false, data };
}

/** An invoice lists its payments; a charge and its refunds and disputes name theirs. */
export function paymentOf(thing: Thing): unknown {
  const { payment } = thing as { payment?: { payment_intent?: unknown } };
  return payment ? payment.payment_intent : thing['payment_intent'];
}

export function subscriptionOf({ parent }: Thing): unknown {
  return (parent as { subscription_details?: { subscription?: unknown } } | undefined)?.subscription_details
    ?.subscription;
}

export function missing(): Outcome {
  return {
    status: 404,
    refusal: { type: 'invalid_request_error', message: 'No such', ...{ code: 'resource_missing' } },
  };
}

export function invalid(message: string): Outcome {
  return { status: 400, refusal: { type: 'invalid_request_error', message } };
}
