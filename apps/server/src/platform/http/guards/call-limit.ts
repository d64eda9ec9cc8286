import type { OpenLimiter } from '../../limits/limiter.ts';
import type { Caller } from '../caller.ts';
import type { RequestContext } from '../request-context.ts';
import { createRateLimit, type LimitState } from './rate-limit.ts';

type Limited = Parameters<typeof createRateLimit>[0];

/**
 * Limits the calls of an endpoint, and sends what is left in `RateLimit` and `RateLimit-Policy`
 * (draft-ietf-httpapi-ratelimit-headers-10). Programs also have a limit for all their calls.
 */
export function createCallLimit(endpoint: Limited, openShared: OpenLimiter) {
  const limitCall = createRateLimit(endpoint, openShared);
  const ofProgram = new Map<number, ReturnType<typeof createRateLimit>>();
  return async (context: RequestContext, caller: Caller | null): Promise<void> => {
    const say = (states: readonly LimitState[]) => writeLimits(context, states);
    const program = caller?.program ?? null;
    const states: LimitState[] = [];
    if (program) {
      const { limitPerMinute, id } = program;
      const limit = ofProgram.get(limitPerMinute) ?? limitOfPrograms(limitPerMinute, openShared);
      ofProgram.set(limitPerMinute, limit);
      states.push(...(await limit(id, say)).map((state) => ({ ...state, name: 'key' })));
      say(states);
    }
    states.push(...(await limitCall(whoCounts(context, caller), (left) => say([...states, ...left]))));
    say(states);
  };
}

/** Key under which a call is counted: users behind one address don't share a limit, nor do a user's programs. */
export function whoCounts(context: RequestContext, caller: Caller | null): string {
  return caller?.program?.id ?? caller?.userId ?? context.get('address');
}

/** The limit of programs over all endpoints and processes. */
function limitOfPrograms(limitPerMinute: number, openShared: OpenLimiter) {
  return createRateLimit({ method: 'ANY', path: 'of a program', limitPerMinute, isShared: true }, openShared);
}

/** Structured fields: lists of names with parameters. */
function writeLimits(context: RequestContext, states: readonly LimitState[]): void {
  const policy = states.map(({ name, points, seconds }) => `"${name}";q=${points};w=${seconds}`);
  const left = states.map(
    ({ name, remaining, resetSeconds }) => `"${name}";r=${remaining};t=${resetSeconds}`,
  );
  context.header('ratelimit-policy', policy.join(', '));
  context.header('ratelimit', left.join(', '));
}
