import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApiError, createClient, download, endpoint, limits, type RequestFailure } from '@winnow/contracts';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { identifyNobody } from '../../testing/identify-nobody.ts';
import { rememberingLog } from '../../testing/quiet-log.ts';
import { answerErrors } from './error-edge.ts';
import { refuseOtherMethods } from './guards/refuse-other-methods.ts';
import { sameOrigin } from './guards/same-origin.ts';
import { securityHeaders } from './guards/security-headers.ts';
import { type Api, mount } from './mount.ts';
import { mountDownload } from './mount-download.ts';
import type { RequestEnv } from './request-context.ts';
import { requestLog } from './request-log.ts';
import { listen, type RunningServer } from './server.ts';

const echo = endpoint({
  method: 'POST',
  path: '/echo/{id}',
  access: 'anyone',
  summary: 'Echo.',
  input: z.object({ id: z.string(), word: z.string().min(2, 'Too short.') }),
  output: z.object({ id: z.string(), word: z.string() }),
});

const numbered = endpoint({
  method: 'GET',
  path: '/numbered/{id}',
  access: 'anyone',
  summary: 'What has an id.',
  input: z.object({ id: z.uuid(), page: z.coerce.number().optional() }),
  output: z.object({ id: z.uuid() }),
});

const fail = endpoint({
  method: 'GET',
  path: '/fail',
  access: 'anyone',
  summary: 'Fail.',
  input: z.object({ how: z.string().optional() }),
  output: z.object({}),
});

const rare = endpoint({
  method: 'GET',
  path: '/rare',
  access: 'anyone',
  summary: 'Twice a minute.',
  output: z.object({}),
  limitPerMinute: 2,
});

const daily = endpoint({
  method: 'GET',
  path: '/daily',
  access: 'anyone',
  summary: 'Once a day.',
  output: z.object({}),
  limitPerDay: 1,
});

const report = download({
  path: '/report',
  access: 'anyone',
  summary: 'Once a minute.',
  input: z.object({}),
  limitPerMinute: 1,
});

const upload = endpoint({
  method: 'POST',
  path: '/upload',
  access: 'anyone',
  summary: 'Upload.',
  input: z.object({ note: z.string().min(1, 'Say something.') }),
  files: ['document'],
  output: z.object({ fileName: z.string(), bytes: z.number(), note: z.string() }),
});

const wait = endpoint({
  method: 'GET',
  path: '/wait',
  access: 'anyone',
  summary: 'Wait until the caller goes away.',
  output: z.object({}),
});

const recordOperatorCall = async () => {};
const { log, lines } = rememberingLog();
const waiting = Promise.withResolvers<void>();
let uploadFolder: string;
let server: RunningServer;
let url: string;

beforeAll(async () => {
  uploadFolder = await mkdtemp(join(tmpdir(), 'winnow-mount-test-'));
  const app = new Hono<RequestEnv>();
  const api: Api = { app, endpoints: [], uploadFolder, identifyCaller: identifyNobody, recordOperatorCall };
  app.use(requestLog(log, { trustedProxies: 0 }));
  app.use(securityHeaders({ overTls: true }));
  app.use(sameOrigin('https://winnow.example'));
  answerErrors(app, log);
  mount(api, echo, async ({ input }) => ({ data: { ...input, secret: 'never' }, message: 'Echoed.' }));
  mount(api, fail, async ({ input }) => {
    if (input.how === 'space') throw Object.assign(new Error('full'), { code: 'ENOSPC' });
    if (input.how === 'wait') throw new ApiError('too-many-requests', 'Slowly.', { retryAfterSeconds: 9 });
    throw new Error('the password is swordfish');
  });
  mount(api, wait, async ({ signal }) => {
    waiting.resolve();
    await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    return { data: {} };
  });
  mount(api, numbered, async ({ input }) => ({ data: input }));
  mount(api, rare, async () => ({ data: {} }));
  mount(api, daily, async () => ({ data: {} }));
  mountDownload(api, report, async () => ({
    fileName: 'report.txt',
    mediaType: 'text/plain',
    content: new Uint8Array(1),
  }));
  mount(api, upload, async ({ input, files }) => ({
    data: { ...input, fileName: files.document.fileName, bytes: files.document.bytes },
  }));
  refuseOtherMethods(api);
  server = await listen({ host: '127.0.0.1', port: 0 });
  server.open(app);
  url = `http://127.0.0.1:${server.port}/api`;
});

afterAll(async () => {
  await server.stop(1_000);
  await rm(uploadFolder, { recursive: true, force: true });
});

const client = () => createClient({ baseUrl: url });

function failureOf(promise: Promise<unknown>): Promise<RequestFailure> {
  return promise.then(
    () => Promise.reject(new Error('it succeeded')),
    (error: RequestFailure) => error,
  );
}

function post(path: string, body: string | FormData, contentType = 'application/json', headers = {}) {
  return fetch(url + path, { method: 'POST', body, headers: { 'content-type': contentType, ...headers } });
}

test('what goes in comes out, and nothing that the contract does not name', async () => {
  const reply = await client().call(echo, { id: 'a/b', word: 'hello' });
  expect(reply).toEqual({ data: { id: 'a/b', word: 'hello' }, message: 'Echoed.' });
  const raw = await (await post('/echo/1', '{"word":"hello"}')).text();
  expect(raw).not.toContain('never');
});

test('an input that breaks the rules is 422 with the messages by field', async () => {
  expect(await failureOf(client().call(echo, { id: '1', word: 'x' }))).toMatchObject({
    status: 422,
    code: 'invalid',
    message: 'Too short.',
    errors: { word: ['Too short.'] },
  });
});

test('an address that nothing can have is 404 like one that nothing has', async () => {
  const reply = await fetch(`${url}/numbered/create?page=x`);
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
  const response = await post('/echo/1', body, contentType);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ status, requestId: expect.any(String) });
});

test('a body as broad as a body may be is read', async () => {
  const numbers = `[${'0,'.repeat(500_000)}0]`;
  expect((await post('/echo/1', `{"word":"hello","more":${numbers}}`)).status).toBe(200);
});

test('a body without a declared length is counted as it comes', async () => {
  const stream = new ReadableStream({
    pull(controller) {
      controller.enqueue(new Uint8Array(200_000).fill(32));
    },
  });
  const sent = fetch(`${url}/echo/1`, {
    method: 'POST',
    body: stream,
    headers: { 'content-type': 'application/json' },
    duplex: 'half',
  } as RequestInit);
  // The endless body may be cut before the answer is read; it must not be taken.
  const status = await sent.then(
    (response) => response.status,
    () => 413,
  );
  expect(status).toBe(413);
});

test('a body cannot reach the prototype', async () => {
  const response = await post('/echo/1', '{"word":"hello","__proto__":{"polluted":true}}');
  expect(response.status).toBe(200);
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});

test('a query value that comes twice is refused', async () => {
  expect((await fetch(`${url}/fail?how=a&how=b`)).status).toBe(400);
});

test('another method is 405 and says which is right, an unknown address 404', async () => {
  const response = await fetch(`${url}/echo/1`, { method: 'DELETE' });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('POST');
  expect((await fetch(`${url}/nowhere`)).status).toBe(404);
});

test('TRACE is 405', async () => {
  const status = await new Promise((resolve, reject) => {
    request(`${url}/echo/1`, { method: 'TRACE' }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
  expect(status).toBe(405);
});

test('an unexpected error tells nothing but its request id, under which it is logged', async () => {
  const failure = await failureOf(client().call(fail, {}));
  expect(failure).toMatchObject({ status: 500, code: 'unexpected' });
  expect(failure.message).not.toContain('swordfish');
  const logged = lines.filter(
    ({ level, fields }) => level === 'error' && JSON.stringify(fields).includes('swordfish'),
  );
  expect(logged).toHaveLength(1);
  expect(logged[0]?.fields).toMatchObject({ requestId: failure.requestId });
});

test('work for a caller who goes away is given up, and that is no fault', async () => {
  const errorsBefore = lines.filter(({ level }) => level === 'error').length;
  const leaving = new AbortController();
  const call = client().call(wait, {}, { signal: leaving.signal });
  await waiting.promise;
  leaving.abort(new Error('left'));
  await expect(call).rejects.toThrow('left');
  const ended = () => lines.find(({ fields }) => 'route' in fields && fields.route === '/api/wait')?.fields;
  await expect.poll(ended).toMatchObject({ status: 408 });
  expect(lines.filter(({ level }) => level === 'error')).toHaveLength(errorsBefore);
});

test('a full disk is 507', async () => {
  expect(await failureOf(client().call(fail, { how: 'space' }))).toMatchObject({ status: 507 });
});

test('a wait that is asked for travels in its header', async () => {
  expect(await failureOf(client().call(fail, { how: 'wait' }))).toMatchObject({ retryAfterSeconds: 9 });
});

test('calls past the limit of a minute are 429 and say how long to wait', async () => {
  await client().call(rare);
  await client().call(rare);
  const failure = await failureOf(client().call(rare));
  expect(failure).toMatchObject({ status: 429, message: 'Too many requests. Please try again later.' });
  expect(failure.retryAfterSeconds).toBeGreaterThan(0);
  expect(failure.retryAfterSeconds).toBeLessThanOrEqual(60);
});

test('what leaves something is counted by the day as well', async () => {
  await client().call(daily);
  const failure = await failureOf(client().call(daily));
  expect(failure.status).toBe(429);
  expect(failure.retryAfterSeconds).toBeGreaterThan(60 * 60);
});

test('downloads are counted as calls are, and say when to come back', async () => {
  expect((await client().download(report, {})).mediaType).toBe('text/plain');
  const failure = await failureOf(client().download(report, {}));
  expect(failure).toMatchObject({ status: 429, message: 'Too many requests. Please try again later.' });
  expect(failure.retryAfterSeconds).toBeGreaterThan(0);
});

test('uploads that never end hold so many seats, no file of others’, and give them back when they are broken off', async () => {
  const slow = Array.from({ length: limits.longCallsAtOnce }, () => {
    const leaving = new AbortController();
    const sent = Promise.withResolvers<void>();
    const body = new ReadableStream({
      pull(controller) {
        controller.enqueue(new TextEncoder().encode('--x\r\n'));
        sent.resolve();
        return new Promise(() => {});
      },
    });
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const options = { method: 'POST', body, headers, duplex: 'half', signal: leaving.signal } as const;
    const ended = fetch(`${url}/upload`, options).catch(() => null);
    return { leaving, sent: sent.promise, ended };
  });
  const one = () => {
    const form = new FormData();
    form.append('note', 'One more');
    form.append('document', new Blob(['x']), 'a.txt');
    return fetch(`${url}/upload`, { method: 'POST', body: form });
  };
  await Promise.all(slow.map(({ sent }) => sent));
  await expect.poll(async () => (await one()).status).toBe(429);
  for (const { leaving } of slow) leaving.abort();
  await Promise.all(slow.map(({ ended }) => ended));
  await expect.poll(async () => (await one()).status).toBe(200);
});

test('a claimed address does not open a new count', async () => {
  const response = await fetch(`${url}/rare`, { headers: { 'x-forwarded-for': '198.51.100.7' } });
  expect(response.status).toBe(429);
});

test.each([
  ['null', 403],
  ['https://evil.example', 403],
  ['https://winnow.example.evil.example', 403],
  ['https://winnow.example', 200],
])('a change asked for by a page of %s is answered %i', async (origin, status) => {
  const response = await post('/echo/1', '{"word":"hello"}', 'application/json', { origin });
  expect(response.status).toBe(status);
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
});

test('the browser is believed when it says that a page is ours, however a proxy names the host', async () => {
  const headers = { origin: 'http://localhost:5173', 'sec-fetch-site': 'same-origin' };
  expect((await post('/echo/1', '{"word":"hello"}', 'application/json', headers)).status).toBe(200);
});

test('every class of answer carries the headers that browsers obey', async () => {
  const answers = await Promise.all([
    post('/echo/1', '{"word":"hello"}'),
    post('/echo/1', '{"word":"x"}'),
    fetch(`${url}/fail`),
    fetch(`${url}/nowhere`),
    fetch(`${url}/echo/1`),
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
  await post('/echo/private-id?secret=1', '{"word":"private-word"}');
  const line = lines.findLast(({ message }) => message === 'request');
  expect(line?.fields).toMatchObject({ method: 'POST', route: '/api/echo/:id', status: 200 });
  expect(JSON.stringify(lines)).not.toMatch(/private|127\.0\.0\.1/);
});

test('a file of exactly the limit is taken, and one byte more is 413 under its field', async () => {
  const file = (bytes: number) => new File([new Uint8Array(bytes)], 'a.bin');
  const taken = await client().call(upload, { note: 'x', document: file(limits.fileBytes) });
  expect(taken.data.bytes).toBe(limits.fileBytes);
  expect(
    await failureOf(client().call(upload, { note: 'x', document: file(limits.fileBytes + 1) })),
  ).toMatchObject({
    status: 413,
    errors: { document: ['The file must be 10 MB or smaller.'] },
  });
});

test('the lines of a field are as long as they were typed', async () => {
  const note = 'one\ntwo\n\nthree';
  const { data } = await client().call(upload, { note, document: new File(['x'], 'a.txt') });
  expect(data.note).toBe(note);
});

test('nothing of an upload is left once it is answered', async () => {
  await client().call(upload, { note: 'x', document: new File(['x'], 'a.txt') });
  await failureOf(client().call(upload, { note: '', document: new File(['x'], 'a.txt') }));
  expect(await readdir(uploadFolder)).toEqual([]);
});

test.each([
  '../../etc/passwd',
  '..\\..\\x',
  'a"b.pdf',
  'é\u202Efdp.exe',
  '<img src=x onerror=alert(1)>',
  ' ',
])('the file name %j is text and nothing else', async (name) => {
  const { data } = await client().call(upload, { note: 'x', document: new File(['abc'], name) });
  expect(data.bytes).toBe(3);
  expect(data.fileName.length).toBeLessThanOrEqual(name.length + 8);
  expect(await readdir(uploadFolder)).toEqual([]);
});

test('a form without its file, with two, or with an unknown one is refused', async () => {
  const form = (...names: string[]) => {
    const body = new FormData();
    body.append('note', 'x');
    for (const name of names) body.append(name, new File(['x'], 'a.txt'));
    return fetch(`${url}/upload`, { method: 'POST', body });
  };
  expect((await form()).status).toBe(422);
  expect((await form('document', 'document')).status).toBe(400);
  expect((await form('other')).status).toBe(400);
  expect((await post('/upload', '{}')).status).toBe(415);
  expect((await post('/upload', 'x', 'multipart/form-data')).status).toBe(400);
  expect((await post('/upload', '--b\r\nbroken', 'multipart/form-data; boundary=b')).status).toBe(400);
  expect(await readdir(uploadFolder)).toEqual([]);
});

test('an upload that breaks off leaves no file', async () => {
  const socket = connect(server.port, '127.0.0.1');
  socket.write(
    'POST /api/upload HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=b\r\n' +
      'Content-Length: 100000\r\n\r\n--b\r\nContent-Disposition: form-data; name="document"; filename="a"\r\n\r\nhalf',
  );
  await expect.poll(() => readdir(uploadFolder)).toHaveLength(1);
  socket.destroy();
  await expect.poll(() => readdir(uploadFolder)).toEqual([]);
});
