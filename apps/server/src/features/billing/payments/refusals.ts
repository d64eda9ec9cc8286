import { ApiError } from '@winnow/contracts';

export function hasPro(): ApiError {
  return new ApiError('conflict', 'You have the Pro plan already.');
}

export function byContract(): ApiError {
  return new ApiError('conflict', 'Your plan is by contract. Write to us to change it.');
}

export function paymentUnderWay(): ApiError {
  const words = 'A payment for Pro is under way. Pro begins when it arrives; there is nothing more to order.';
  return new ApiError('conflict', words);
}

export function planUnpaid(): ApiError {
  return new ApiError('conflict', 'An invoice of your plan is unpaid. Pay it, and Pro comes back.');
}

/** Stripe was switched off while a user still pays through it. */
export function paidElsewhere(): ApiError {
  return new ApiError('conflict', 'This plan is paid through Stripe. Write to us to change it.');
}
