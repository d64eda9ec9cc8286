import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { rememberingLog } from '../../testing/quiet-log.ts';
import type { RequestEnv } from './request-context.ts';
import { requestLog } from './request-log.ts';

async function warningsOf(trustedProxies: number, ...headers: Record<string, string>[]): Promise<string[]> {
  const { log, lines } = rememberingLog();
  const app = new Hono<RequestEnv>();
  app.use(requestLog(log, { trustedProxies }));
  app.get('/', (context) => context.text('hello'));
  for (const given of headers) await app.request('/', { headers: given }, {});
  return lines.filter(({ level }) => level === 'warn').map(({ message }) => message);
}

const forwarded = { 'x-forwarded-for': '192.0.2.7' };

test('a proxy missing in the settings causes one warning', async () => {
  expect(await warningsOf(0, {}, forwarded, forwarded)).toEqual([expect.stringContaining('Set TRUST_PROXY')]);
});

test('there is no warning if the proxy is known or there is none', async () => {
  expect(await warningsOf(1, forwarded)).toEqual([]);
  expect(await warningsOf(0, {})).toEqual([]);
});
