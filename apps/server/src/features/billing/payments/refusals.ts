import { ApiError } from '@winnow/contracts';

export function hasPro(): ApiError {
  return new ApiError('conflict', 'You already have the Pro plan.');
}

export function byContract(): ApiError {
  return new ApiError('conflict', 'Your plan is set by contract. Contact us to change it.');
}

export function paymentUnderWay(): ApiError {
  const words = 'A payment for Pro is in progress. Pro starts when it arrives.';
  return new ApiError('conflict', words);
}

export function planUnpaid(): ApiError {
  return new ApiError('conflict', 'An invoice for your plan is unpaid. Pay it to get Pro back.');
}

/** Stripe was switched off while a user still pays through it. */
export function paidElsewhere(): ApiError {
  return new ApiError('conflict', 'This plan is paid through Stripe. Contact us to change it.');
}
