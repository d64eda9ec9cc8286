import { ApiError } from '@winnow/contracts';
import {
  type Limit,
  type Limiter,
  LimitReached,
  type OpenLimiter,
  openMemoryLimiter,
} from '../../limits/limiter.ts';
import { addressGroup, addressNetwork, networkFactor } from './client-address.ts';

/** Counts a call of an address or a user id. @throws ApiError `too-many-requests` above the limit */
export type RateLimit = (address: string) => Promise<void>;

/** The limits of an endpoint. */
type Limited = {
  readonly method: string;
  readonly path: string;
  readonly limitPerMinute: number;
  readonly limitPerDay?: number | null;
};

const [minuteSeconds, daySeconds] = [60, 24 * 60 * 60];

/** Calls with a lower limit per minute are expensive: all processes count them together. */
const expensiveBelow = 200;

/**
 * Limits calls per address or user. Expensive calls and daily limits are counted in `openShared`; the rest in this
 * process, since a write per call would cost more than it protects.
 */
export function createRateLimit(limited: Limited, openShared: OpenLimiter): RateLimit {
  const { method, path, limitPerMinute, limitPerDay = null } = limited;
  const open = (openLimiter: OpenLimiter, { name, ...limit }: Limit) =>
    openPair(openLimiter, { ...limit, name: `${method} ${path} ${name}` });
  const ofMinute = limitPerMinute < expensiveBelow ? openShared : openMemoryLimiter;
  const limiters = [open(ofMinute, { name: 'a minute', points: limitPerMinute, seconds: minuteSeconds })];
  if (limitPerDay !== null) {
    limiters.push(open(openShared, { name: 'a day', points: limitPerDay, seconds: daySeconds }));
  }
  return async (address) => {
    for (const pair of limiters) await consume(pair, address);
  };
}

/**
 * Like `createRateLimit`, per minute, if the outcome decides whether a call counts: counted first, so that concurrent
 * calls gain nothing, and undone by the returned function.
 */
export function createRefundableLimit(
  { method, path, limitPerMinute }: Omit<Limited, 'limitPerDay'>,
  openShared: OpenLimiter,
): (address: string) => Promise<() => Promise<void>> {
  const name = `${method} ${path} a minute`;
  const pair = openPair(openShared, {
    name,
    points: limitPerMinute,
    seconds: minuteSeconds,
    givesBack: true,
  });
  return async (address) => {
    await consume(pair, address);
    return async () => {
      const network = addressNetwork(address);
      await pair.ofGroup.giveBack(addressGroup(address));
      if (network !== null) await pair.ofNetwork.giveBack(network);
    };
  };
}

type LimiterPair = { readonly ofGroup: Limiter; readonly ofNetwork: Limiter };

function openPair(openLimiter: OpenLimiter, limit: Limit): LimiterPair {
  return {
    ofGroup: openLimiter(limit),
    ofNetwork: openLimiter({
      ...limit,
      name: `${limit.name} of a network`,
      points: limit.points * networkFactor,
    }),
  };
}

/** @throws ApiError `too-many-requests` */
async function consume({ ofGroup, ofNetwork }: LimiterPair, address: string): Promise<void> {
  const network = addressNetwork(address);
  try {
    await ofGroup.consume(addressGroup(address));
    if (network !== null) await ofNetwork.consume(network);
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error;
    const { retryAfterSeconds } = error;
    throw new ApiError('too-many-requests', 'Too many requests. Please try again later.', {
      retryAfterSeconds,
    });
  }
}
