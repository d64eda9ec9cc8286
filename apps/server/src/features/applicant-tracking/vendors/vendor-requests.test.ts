import { expect, test } from 'vitest';
import * as z from 'zod';
import { createVendorRequests } from './vendor-requests.ts';

const inSeconds = (seconds: number) => String(Math.floor(Date.now() / 1_000) + seconds);

test.each([
  ['the seconds of Retry-After', { 'retry-after': '7' }, 7],
  ['the reset of the window, without Retry-After', { 'x-ratelimit-reset': inSeconds(20) }, 20],
  ['Retry-After where both are there', { 'retry-after': '7', 'x-ratelimit-reset': inSeconds(20) }, 7],
  ['half a minute where nothing is said', {}, 30],
  ['half a minute where what is said is no time', { 'retry-after': 'soon' }, 30],
  ['an hour at most', { 'retry-after': '86400' }, 3_600],
] as const)('a limited request waits for %s', async (_name, headers, seconds) => {
  const answer = new Response('{}', { status: 429, headers: { ...headers } });
  const { ask } = createVendorRequests(async () => answer);
  const failure = await ask('https://system.example/jobs', z.unknown()).catch((error: unknown) => error);
  expect(failure).toMatchObject({ reason: 'limited' });
  const { waitSeconds } = failure as { waitSeconds: number };
  expect(waitSeconds).toBeGreaterThanOrEqual(seconds - 2);
  expect(waitSeconds).toBeLessThanOrEqual(seconds);
});
