import { ApiError } from '@winnow/contracts';
import { LimitReached, openMemoryLimiter } from '../../limits/limiter.ts';
import { addressGroup, addressNetwork, networkFactor } from './client-address.ts';

/** Counts one call from an address, or of a person by their id. @throws ApiError `too-many-requests` once the minute or the day is used up */
export type RateLimit = (address: string) => Promise<void>;

const [minuteSeconds, daySeconds] = [60, 24 * 60 * 60];

/** Allows so many calls from one address or of one person, counted in this process. */
export function createRateLimit({
  limitPerMinute,
  limitPerDay = null,
}: {
  readonly limitPerMinute: number;
  readonly limitPerDay?: number | null;
}): RateLimit {
  const open = (name: string, points: number, seconds: number) => ({
    ofGroup: openMemoryLimiter({ name, points, seconds }),
    ofNetwork: openMemoryLimiter({ name, points: points * networkFactor, seconds }),
  });
  const limiters = [open('minute', limitPerMinute, minuteSeconds)];
  if (limitPerDay !== null) limiters.push(open('day', limitPerDay, daySeconds));
  return async (address) => {
    const network = addressNetwork(address);
    try {
      for (const { ofGroup, ofNetwork } of limiters) {
        await ofGroup.consume(addressGroup(address));
        if (network !== null) await ofNetwork.consume(network);
      }
    } catch (error) {
      if (!(error instanceof LimitReached)) throw error;
      const { retryAfterSeconds } = error;
      throw new ApiError('too-many-requests', 'Too many requests. Please try again later.', {
        retryAfterSeconds,
      });
    }
  };
}
