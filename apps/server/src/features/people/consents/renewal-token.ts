import { timingSafeEqual } from 'node:crypto';
import { isUuid } from '../../../platform/database/uuid.ts';
import type { IdentityKeys } from '../../identity/keys/identity-keys.ts';

const purpose = 'consent-renewal';

/** Tokens of renewal links. The row of the request says whether a link can still be used. */
export function createRenewalTokens(keys: Pick<IdentityKeys, 'hmac'>) {
  const proofOf = (id: string) => keys.hmac(purpose, id).toString('base64url');
  return {
    write: (requestId: string): string => `${requestId}.${proofOf(requestId)}`,

    /** The id of the request; `null` for a token that wasn't issued here. */
    read(token: string): string | null {
      const [id = '', proof = ''] = token.split('.');
      const [expected, given] = [Buffer.from(proofOf(id)), Buffer.from(proof)];
      if (!isUuid(id) || given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      return id;
    },
  };
}

export type RenewalTokens = ReturnType<typeof createRenewalTokens>;
