import { expect, test } from 'vitest';
import { assessReadiness } from './readiness.ts';

test('the service is ready if every check passes', async () => {
  const readiness = await assessReadiness({ disk: async () => ({ freeShare: 0.5 }) });
  expect(readiness).toMatchObject({ ready: true, checks: { disk: { ok: true, freeShare: 0.5 } } });
});

test('a failed check is named with its reason and makes the service not ready', async () => {
  const readiness = await assessReadiness({
    disk: async () => ({}),
    database: () => Promise.reject(new Error('refused')),
  });
  expect(readiness).toMatchObject({
    ready: false,
    checks: { disk: { ok: true }, database: { ok: false, reason: 'refused' } },
  });
});
