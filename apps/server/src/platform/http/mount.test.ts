import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { echo, fail, failureOf, openSmallApi, type SmallApi, wait } from './testing/small-api.ts';

let api: SmallApi;

beforeAll(async () => {
  api = await openSmallApi();
});

afterAll(() => api.stop());

test('a response contains the fields of the contract and no others', async () => {
  const reply = await api.client.call(echo, { id: 'a/b', word: 'hello' });
  expect(reply).toEqual({ data: { id: 'a/b', word: 'hello' }, message: 'Echoed.' });
  const raw = await (await api.post('/echo/1', '{"word":"hello"}')).text();
  expect(raw).not.toContain('never');
});

test('an invalid input is 422 with messages by field', async () => {
  expect(await failureOf(api.client.call(echo, { id: '1', word: 'x' }))).toMatchObject({
    status: 422,
    code: 'invalid',
    message: 'Too short.',
    errors: { word: ['Too short.'] },
  });
});

test('an invalid page number in the query is 404, like an unknown path', async () => {
  const reply = await fetch(`${api.url}/numbered/create?page=x`);
  expect(reply.status).toBe(404);
  expect(await reply.json()).toMatchObject({
    code: 'not-found',
    message: 'There is nothing at this address.',
  });
});

test.each([
  ['text', 'text/plain', 'hello', 415],
  ['a form in place of JSON', 'application/x-www-form-urlencoded', 'word=hello', 415],
  ['broken JSON', 'application/json', '{"word":', 400],
  ['a list', 'application/json', '[]', 400],
  ['nothing', 'application/json', '', 400],
  ['JSON a thousand deep', 'application/json', `${'{"a":'.repeat(1000)}1${'}'.repeat(1000)}`, 400],
  ['2 MB of JSON', 'application/json', `{"word":"${'x'.repeat(2_000_000)}"}`, 413],
])('%s is refused', async (_, contentType, body, status) => {
  const response = await api.post('/echo/1', body, contentType);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ status, requestId: expect.any(String) });
});

test('a body with a very long list is read', async () => {
  const numbers = `[${'0,'.repeat(500_000)}0]`;
  expect((await api.post('/echo/1', `{"word":"hello","more":${numbers}}`)).status).toBe(200);
});

test('a body without a declared length is counted while it is read', async () => {
  const stream = new ReadableStream({
    pull(controller) {
      controller.enqueue(new Uint8Array(200_000).fill(32));
    },
  });
  const sent = fetch(`${api.url}/echo/1`, {
    method: 'POST',
    body: stream,
    headers: { 'content-type': 'application/json' },
    duplex: 'half',
  } as RequestInit);
  // The connection may be cut before the response is read; the endless body must not be accepted.
  const status = await sent.then(
    (response) => response.status,
    () => 413,
  );
  expect(status).toBe(413);
});

test('a body cannot reach the prototype', async () => {
  const response = await api.post('/echo/1', '{"word":"hello","__proto__":{"polluted":true}}');
  expect(response.status).toBe(200);
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});

test('a query value that comes twice is refused', async () => {
  expect((await fetch(`${api.url}/fail?how=a&how=b`)).status).toBe(400);
});

test('a wrong method is 405 and names the allowed ones, an unknown path is 404', async () => {
  const response = await fetch(`${api.url}/echo/1`, { method: 'DELETE' });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('POST');
  expect((await fetch(`${api.url}/nowhere`)).status).toBe(404);
});

test('TRACE is 405', async () => {
  const status = await new Promise((resolve, reject) => {
    request(`${api.url}/echo/1`, { method: 'TRACE' }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
  expect(status).toBe(405);
});

test('an unexpected error reveals only its request id, under which it is logged', async () => {
  const failure = await failureOf(api.client.call(fail, {}));
  expect(failure).toMatchObject({ status: 500, code: 'unexpected' });
  expect(failure.message).not.toContain('swordfish');
  const logged = api.lines.filter(
    ({ level, fields }) => level === 'error' && JSON.stringify(fields).includes('swordfish'),
  );
  expect(logged).toHaveLength(1);
  expect(logged[0]?.fields).toMatchObject({ requestId: failure.requestId });
});

test('work for a caller who disconnects is canceled, which is not an error', async () => {
  const errorsBefore = api.lines.filter(({ level }) => level === 'error').length;
  const leaving = new AbortController();
  const call = api.client.call(wait, {}, { signal: leaving.signal });
  await api.hasBegun;
  leaving.abort(new Error('left'));
  await expect(call).rejects.toThrow('left');
  const ended = () =>
    api.lines.find(({ fields }) => 'route' in fields && fields.route === '/api/wait')?.fields;
  await expect.poll(ended).toMatchObject({ status: 408 });
  expect(api.lines.filter(({ level }) => level === 'error')).toHaveLength(errorsBefore);
});

test('a full disk is 507', async () => {
  expect(await failureOf(api.client.call(fail, { how: 'space' }))).toMatchObject({ status: 507 });
});

test('the time to wait is sent in the Retry-After header', async () => {
  expect(await failureOf(api.client.call(fail, { how: 'wait' }))).toMatchObject({ retryAfterSeconds: 9 });
});

test('every kind of response has the security headers', async () => {
  const answers = await Promise.all([
    api.post('/echo/1', '{"word":"hello"}'),
    api.post('/echo/1', '{"word":"x"}'),
    fetch(`${api.url}/fail`),
    fetch(`${api.url}/nowhere`),
    fetch(`${api.url}/echo/1`),
  ]);
  for (const { headers, url: asked } of answers) {
    expect(headers.get('content-security-policy'), asked).toContain("object-src 'none'");
    expect(headers.get('content-security-policy')).not.toMatch(/script-src[^;]*unsafe-inline/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('referrer-policy')).not.toBeNull();
    expect(headers.get('permissions-policy')).not.toBeNull();
    expect(headers.get('strict-transport-security')).toContain('max-age=31536000');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-request-id')).not.toBeNull();
  }
});

test('the log names the route and never what a caller sent', async () => {
  await api.post('/echo/private-id?secret=1', '{"word":"private-word"}');
  const line = api.lines.findLast(({ message }) => message === 'request');
  expect(line?.fields).toMatchObject({ method: 'POST', route: '/api/echo/:id', status: 200 });
  expect(JSON.stringify(api.lines)).not.toMatch(/private|127\.0\.0\.1/);
});
