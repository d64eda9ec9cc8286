import { ApiError } from '@winnow/contracts';
import type { IdentifyCaller } from '../platform/http/caller.ts';

/** For an API without login. */
export const identifyNobody: IdentifyCaller = async () => {
  throw new ApiError('not-signed-in', 'Authentication required');
};
