import { ApiError } from '@winnow/contracts';

/** The same error for another's organization and for one that doesn't exist. */
export function noSuchOrganization(): never {
  throw new ApiError('no-such-organization', 'There is no such organization.');
}
