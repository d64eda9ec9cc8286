import { timingSafeEqual } from 'node:crypto';
import { unsubscribedOf } from '@winnow/contracts';
import type { IdentityKeys } from '../../identity/keys/identity-keys.ts';

/** What a link turns off, and for whom. */
export type Unsubscription = {
  readonly userId: string;
  readonly of: (typeof unsubscribedOf)[number];
};

const purpose = 'unsubscribe';

/** Links that turn off emails without sign-in. They are of no other use, so they don't expire. */
export function createUnsubscribeTokens(keys: Pick<IdentityKeys, 'hmac'>) {
  const proofOf = (content: string) => keys.hmac(purpose, content).subarray(0, 16).toString('base64url');
  return {
    write({ userId, of }: Unsubscription): string {
      const content = `${userId}.${of}`;
      return `${content}.${proofOf(content)}`;
    },

    /** `null` for a token that was not issued here. */
    read(token: string): Unsubscription | null {
      const [userId = '', name = '', proof = ''] = token.split('.');
      const of = unsubscribedOf.find((one) => one === name);
      const expected = Buffer.from(proofOf(`${userId}.${name}`));
      const given = Buffer.from(proof);
      if (!of || given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      return { userId, of };
    },
  };
}

export type UnsubscribeTokens = ReturnType<typeof createUnsubscribeTokens>;
