import { ApiError } from '@winnow/contracts';
import {
  type Limit,
  type Limiter,
  type LimitLeft,
  LimitReached,
  type OpenLimiter,
  openMemoryLimiter,
} from '../../limits/limiter.ts';
import { addressGroup, addressNetwork, networkFactor } from './client-address.ts';

/** A limit and what is left of it. */
export type LimitState = LimitLeft & {
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
};

/**
 * Counts a call of an address or a user id. @param say called with the state of the limits when one is reached
 * @throws ApiError `too-many-requests` above the limit
 */
export type RateLimit = (
  address: string,
  say?: (states: readonly LimitState[]) => void,
) => Promise<readonly LimitState[]>;

/** The limits of an endpoint. */
type Limited = {
  readonly method: string;
  readonly path: string;
  readonly limitPerMinute: number;
  readonly limitPerDay?: number | null;
  /** Counted by all processes together, however high the limit is. */
  readonly isShared?: boolean;
};

const [minuteSeconds, daySeconds] = [60, 24 * 60 * 60];

/** Calls with a lower limit per minute are expensive: all processes count them together. */
const expensiveBelow = 200;

/**
 * Limits calls per address or user. Expensive calls and daily limits are counted in `openShared`; the rest in this
 * process, since a write per call would cost more than it protects.
 */
export function createRateLimit(limited: Limited, openShared: OpenLimiter): RateLimit {
  const { method, path, limitPerMinute, limitPerDay = null, isShared = false } = limited;
  const open = (openLimiter: OpenLimiter, { name, ...limit }: Limit) =>
    openPair(openLimiter, { ...limit, name: `${method} ${path} ${name}` });
  const ofMinute = isShared || limitPerMinute < expensiveBelow ? openShared : openMemoryLimiter;
  const minute = { name: 'minute', points: limitPerMinute, seconds: minuteSeconds };
  const limiters = [{ ...minute, pair: open(ofMinute, { ...minute, name: 'a minute' }) }];
  if (limitPerDay !== null) {
    const day = { name: 'day', points: limitPerDay, seconds: daySeconds };
    limiters.push({ ...day, pair: open(openShared, { ...day, name: 'a day' }) });
  }
  return async (address, say) => {
    const states: LimitState[] = [];
    for (const { pair, ...limit } of limiters) {
      const reached = (resetSeconds: number) => say?.([...states, { ...limit, remaining: 0, resetSeconds }]);
      states.push({ ...limit, ...(await consume(pair, address, reached)) });
    }
    return states;
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
async function consume(
  { ofGroup, ofNetwork }: LimiterPair,
  address: string,
  reached?: (retryAfterSeconds: number) => void,
): Promise<LimitLeft> {
  const network = addressNetwork(address);
  try {
    const left = await ofGroup.consume(addressGroup(address));
    if (network !== null) await ofNetwork.consume(network);
    return left;
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error;
    const { retryAfterSeconds } = error;
    reached?.(retryAfterSeconds);
    throw new ApiError('too-many-requests', 'Too many requests. Please try again later.', {
      retryAfterSeconds,
    });
  }
}
