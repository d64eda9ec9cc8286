import { ApiError, sentence } from '@winnow/contracts';

export function hasPro(): ApiError {
  return new ApiError('conflict', sentence('plan-present'));
}

export function byContract(): ApiError {
  return new ApiError('conflict', sentence('plan-by-contract'));
}

export function paymentUnderWay(): ApiError {
  const words = sentence('payment-under-way');
  return new ApiError('conflict', words);
}

export function planUnpaid(): ApiError {
  return new ApiError('conflict', sentence('plan-unpaid'));
}

/** Stripe was switched off while a user still pays through it. */
export function paidElsewhere(): ApiError {
  return new ApiError('conflict', sentence('plan-at-stripe'));
}
