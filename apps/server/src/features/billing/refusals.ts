import { ApiError } from '@winnow/contracts';

export function hasPro(): ApiError {
  return new ApiError('conflict', 'You have the Pro plan already.');
}

export function byContract(): ApiError {
  return new ApiError('conflict', 'Your plan is by contract. Write to us to change it.');
}
