import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSmallApi, type SmallApi } from '../testing/small-api.ts';

let api: SmallApi;

beforeAll(async () => {
  api = await openSmallApi();
});

afterAll(() => api.stop());

test.each([
  ['null', 403],
  ['https://evil.example', 403],
  ['https://winnow.example.evil.example', 403],
  ['https://winnow.example', 200],
])('a change asked for by a page of %s is answered %i', async (origin, status) => {
  const response = await api.post('/echo/1', '{"word":"hello"}', 'application/json', { origin });
  expect(response.status).toBe(status);
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
});

test('the browser is believed when it says that a page is ours, however a proxy names the host', async () => {
  const headers = { origin: 'http://localhost:5173', 'sec-fetch-site': 'same-origin' };
  expect((await api.post('/echo/1', '{"word":"hello"}', 'application/json', headers)).status).toBe(200);
});
