import { afterAll, beforeAll, expect, test } from 'vitest';
import { daily, failureOf, openSmallApi, rare, report, type SmallApi } from '../testing/small-api.ts';

let api: SmallApi;

beforeAll(async () => {
  api = await openSmallApi();
});

afterAll(() => api.stop());

test('calls past the limit of a minute are 429 and say how long to wait', async () => {
  await api.client.call(rare);
  await api.client.call(rare);
  const failure = await failureOf(api.client.call(rare));
  expect(failure).toMatchObject({ status: 429, message: 'Too many requests. Please try again later.' });
  expect(failure.retryAfterSeconds).toBeGreaterThan(0);
  expect(failure.retryAfterSeconds).toBeLessThanOrEqual(60);
});

test('calls that store or send something are limited per day as well', async () => {
  await api.client.call(daily);
  const failure = await failureOf(api.client.call(daily));
  expect(failure.status).toBe(429);
  expect(failure.retryAfterSeconds).toBeGreaterThan(60 * 60);
});

test('downloads are counted as calls are, and say when to come back', async () => {
  expect((await api.client.download(report, {})).mediaType).toBe('text/plain');
  const failure = await failureOf(api.client.download(report, {}));
  expect(failure).toMatchObject({ status: 429, message: 'Too many requests. Please try again later.' });
  expect(failure.retryAfterSeconds).toBeGreaterThan(0);
});

test('a forged address does not start a new count', async () => {
  const response = await fetch(`${api.url}/rare`, { headers: { 'x-forwarded-for': '198.51.100.7' } });
  expect(response.status).toBe(429);
});
