import { addressGroup, addressNetwork, networkFactor } from '../../../platform/http/guards/client-address.ts';
import { LimitReached, type OpenLimiter } from '../../../platform/limits/limiter.ts';
import type { IdentitySettings } from '../identity-settings.ts';
import { IdentityError } from './identity-error.ts';

const fiveMinutes = 300;

/** Requests that one address may send per period. */
const requestLimits = {
  token: { points: 150, seconds: fiveMinutes },
  authorize: { points: 60, seconds: fiveMinutes },
  passkey: { points: 150, seconds: fiveMinutes },
  verify: { points: 30, seconds: fiveMinutes },
  'sign-up': { points: 30, seconds: fiveMinutes },
  otp: { points: 30, seconds: fiveMinutes },
  recover: { points: 30, seconds: fiveMinutes },
  resend: { points: 30, seconds: fiveMinutes },
  'update-user': { points: 30, seconds: fiveMinutes },
  anonymous: { points: 30, seconds: 3600 },
  consent: { points: 60, seconds: fiveMinutes },
  'oauth-token': { points: 300, seconds: fiveMinutes },
  'register-client': { points: 20, seconds: 3600 },
  challenge: { points: 15, seconds: 60 },
  factor: { points: 15, seconds: 60 },
} as const;

export type LimitName = keyof typeof requestLimits;

export type IdentityLimits = {
  /** @throws IdentityError `over_request_rate_limit` */
  countRequest(name: LimitName, address: string): Promise<void>;
  /**
   * Counts a requested email, whether the address is known or not, so that a refusal reveals nothing.
   * @throws IdentityError `over_email_send_rate_limit`
   */
  countEmail(kind: string, to: string): Promise<void>;
};

/** Request limits. Guesses and sent emails are counted elsewhere. */
export function createIdentityLimits(
  settings: Pick<IdentitySettings, 'limitFactor' | 'emailCooldownSeconds'>,
  openLimiter: OpenLimiter,
): IdentityLimits {
  const { limitFactor, emailCooldownSeconds } = settings;
  const limiters = new Map(
    Object.entries(requestLimits).map(([name, { points, seconds }]) => {
      const open = (of: string, factor: number) =>
        openLimiter({ name: of, points: Math.ceil(points * limitFactor * factor), seconds });
      return [name, { ofGroup: open(name, 1), ofNetwork: open(`${name} of a network`, networkFactor) }];
    }),
  );
  const cooldown =
    emailCooldownSeconds > 0
      ? openLimiter({ name: 'email asked for', points: 1, seconds: emailCooldownSeconds })
      : null;

  return {
    async countRequest(name, address) {
      const network = addressNetwork(address);
      try {
        await limiters.get(name)?.ofGroup.consume(addressGroup(address));
        if (network !== null) await limiters.get(name)?.ofNetwork.consume(network);
      } catch (error) {
        if (!(error instanceof LimitReached)) throw error;
        const { retryAfterSeconds } = error;
        throw new IdentityError('over_request_rate_limit', 'Request rate limit reached', {
          retryAfterSeconds,
        });
      }
    },

    async countEmail(kind, to) {
      try {
        await cooldown?.consume(JSON.stringify([kind, to]));
      } catch (error) {
        if (!(error instanceof LimitReached)) throw error;
        const { retryAfterSeconds } = error;
        const message = `For security purposes, you can only request this after ${retryAfterSeconds} seconds.`;
        throw new IdentityError('over_email_send_rate_limit', message, { retryAfterSeconds });
      }
    },
  };
}
