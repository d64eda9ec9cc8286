import { expect, test } from 'vitest';
import { assessReadiness } from './readiness.ts';

test('all that works is ready', async () => {
  const readiness = await assessReadiness({ disk: async () => ({ freeShare: 0.5 }) });
  expect(readiness).toMatchObject({ ready: true, checks: { disk: { ok: true, freeShare: 0.5 } } });
});

test('one that fails is named with its reason and spoils the whole', async () => {
  const readiness = await assessReadiness({
    disk: async () => ({}),
    database: () => Promise.reject(new Error('refused')),
  });
  expect(readiness).toMatchObject({
    ready: false,
    checks: { disk: { ok: true }, database: { ok: false, reason: 'refused' } },
  });
});
