import { ApiError } from '@winnow/contracts';
import type { IdentifyCaller } from '../platform/http/caller.ts';

/** For an API where nobody can sign in. */
export const identifyNobody: IdentifyCaller = async () => {
  throw new ApiError('not-signed-in', 'Authentication required');
};
