import { ApiError } from '@winnow/contracts';

/** For an organization of others, as for one that doesn't exist. */
export function noSuchOrganization(): never {
  throw new ApiError('no-such-organization', 'There is no such organization.');
}
