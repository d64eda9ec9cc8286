import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { IdentitySettings } from '../identity-settings.ts';
import { equalSecrets, type IdentityKeys } from '../keys/identity-keys.ts';
import {
  countWrongCode,
  deleteOneTimeToken,
  lockTokenByHash,
  lockTokensSentTo,
  type OneTimeTokenRow,
  saveOneTimeToken,
} from './one-time-token-repository.ts';
import type { ProofKind } from './proof-kind.ts';

/** What an email contains: either one is enough. */
export type Proof = { readonly linkToken: string; readonly code: string };

export type OneTimeTokens = {
  issue(
    on: Queryable,
    of: { userId: string; kind: ProofKind; sentTo: string; flowStateId: string | null },
  ): Promise<Proof>;
  /** Redeems a link's token; `null` if it is unknown, expired or of another kind. Valid once. */
  redeemLink(on: Queryable, linkToken: string, kinds: readonly ProofKind[]): Promise<OneTimeTokenRow | null>;
  /** Like `redeemLink`; a wrong code counts against all codes sent to the address. */
  redeemCode(
    on: Queryable,
    sentTo: string,
    code: string,
    kinds: readonly ProofKind[],
  ): Promise<OneTimeTokenRow | null>;
};

const maxAttempts = 5;

/** Tokens that the database stores only as hashes. */
export function createOneTimeTokens({
  keys,
  clock,
  settings,
}: {
  keys: IdentityKeys;
  clock: Clock;
  settings: Pick<IdentitySettings, 'codeLength' | 'codeSeconds'>;
}): OneTimeTokens {
  const hashCode = (sentTo: string, code: string) =>
    keys.hmac('one-time-code', JSON.stringify([sentTo, code])).toString('hex');

  return {
    async issue(on, { userId, kind, sentTo, flowStateId }) {
      const random = randomBytes(32).toString('hex');
      const linkToken = flowStateId === null ? random : `pkce_${random}`;
      const code = String(randomInt(0, 10 ** settings.codeLength)).padStart(settings.codeLength, '0');
      const createdAt = clock.now();
      await saveOneTimeToken(on, {
        userId,
        kind,
        tokenHash: hashSecret(linkToken),
        codeHash: hashCode(sentTo, code),
        sentTo,
        attempts: 0,
        flowStateId,
        createdAt,
        expiresAt: new Date(createdAt.getTime() + settings.codeSeconds * 1000),
      });
      return { linkToken, code };
    },

    async redeemLink(on, linkToken, kinds) {
      const token = await lockTokenByHash(on, hashSecret(linkToken));
      if (!token || !kinds.some((kind) => kind === token.kind) || token.expiresAt <= clock.now()) return null;
      await deleteOneTimeToken(on, token.userId, token.kind);
      return token;
    },

    async redeemCode(on, sentTo, code, kinds) {
      const now = clock.now();
      const open = (await lockTokensSentTo(on, sentTo, kinds)).filter(
        ({ expiresAt, attempts }) => expiresAt > now && attempts < maxAttempts,
      );
      const given = hashCode(sentTo, code);
      const token = open.find(({ codeHash }) => equalSecrets(codeHash, given));
      if (!token) {
        for (const wrong of open) await countWrongCode(on, wrong);
        return null;
      }
      await deleteOneTimeToken(on, token.userId, token.kind);
      return token;
    },
  };
}

/** Hash for high-entropy secrets, which need neither a pepper nor a slow hash. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
