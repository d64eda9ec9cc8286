import { joinWaitlist, limits, matchResume } from '@winnow/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { OpenDatabase } from '../../platform/database/open-database.ts';
import { addressGroup } from '../../platform/http/guards/client-address.ts';
import { createRateLimit } from '../../platform/http/guards/rate-limit.ts';
import { LimitReached } from '../../platform/limits/limiter.ts';
import { openTestDatabase } from '../../testing/databases/open-test-database.ts';
import { createLimitStore } from './limit-store.ts';

let opened: OpenDatabase;

beforeAll(async () => {
  opened = await openTestDatabase();
});

afterAll(() => opened.close());

/** Like a separate process: no shared memory. */
const openStore = (database: Database = opened.database) =>
  createLimitStore({ database, clock: systemClock, digest: (text) => `digest of ${text.length}: ${text}` });

const isRefused = async (call: Promise<unknown>) => {
  try {
    await call;
    return false;
  } catch (error) {
    expect(error).toMatchObject({
      code: 'too-many-requests',
      details: { retryAfterSeconds: expect.any(Number) },
    });
    return true;
  }
};

test('three processes together allow what one does, by the minute and by the day, and a new one does not start over', async () => {
  for (const endpoint of [matchResume, joinWaitlist]) {
    const max = Math.min(endpoint.limitPerMinute, endpoint.limitPerDay ?? endpoint.limitPerMinute);
    const limited = { ...endpoint, limitPerDay: max };
    const processes = Array.from({ length: 3 }, () => createRateLimit(limited, openStore().openLimiter));
    const refusals: boolean[] = [];
    for (let call = 0; call < max + 3; call += 1) {
      const limit = processes[call % 3] ?? expect.fail();
      refusals.push(await isRefused(limit('192.0.2.1')));
    }
    expect(refusals.filter((refused) => !refused)).toHaveLength(max);
    const afterRestart = createRateLimit(limited, openStore().openLimiter);
    expect(await isRefused(afterRestart('192.0.2.1'))).toBe(true);
    expect(await isRefused(afterRestart('192.0.2.2'))).toBe(false);
  }
});

test('calls that most endpoints allow write nothing to the database', async () => {
  const limited = { method: 'GET', path: '/ordinary', limitPerMinute: limits.callsPerMinute };
  const limit = createRateLimit(limited, () => expect.fail('the shared limiter was opened'));
  for (let call = 0; call < 100; call += 1) await limit('192.0.2.1');
});

test('a refused call asks the database once, and not again until its time has passed', async () => {
  let queries = 0;
  const counting = new Proxy(opened.database, {
    get(target, name) {
      if (name === 'insert') queries += 1;
      return Reflect.get(target, name, target);
    },
  });
  const limiter = openStore(counting).openLimiter({ name: 'few', points: 3, seconds: 60 });
  for (let call = 0; call < 50; call += 1) await limiter.consume('anna').catch(() => {});
  expect(queries).toBe(4);
});

test('while the database is away a call fails, and nothing is let through', async () => {
  const away = await openTestDatabase();
  const limiter = openStore(away.database).openLimiter({ name: 'few', points: 3, seconds: 60 });
  await limiter.consume('anna');
  await away.close();
  const outcome = await limiter.consume('anna').catch((error: unknown) => error);
  expect(outcome).toBeInstanceOf(Error);
  expect(outcome).not.toBeInstanceOf(LimitReached);
});

test('inside a transaction it refuses to count, since it would wait for that transaction', async () => {
  const limiter = openStore().openLimiter({ name: 'inside', points: 3, seconds: 60 });
  const counted = opened.database.transaction(() => limiter.consume(addressGroup('192.0.2.1')));
  await expect(counted).rejects.toThrow('inside a transaction');
});
