import { expect, test } from 'vitest';
import * as z from 'zod';
import { createClient } from './client.ts';
import { endpoint } from './endpoint.ts';
import type { RequestFailure } from './request-failure.ts';

const renameThing = endpoint({
  method: 'PATCH',
  path: '/things/{id}',
  access: 'signed-in',
  permission: 'own-account',
  summary: 'Rename.',
  input: z.object({ id: z.string(), name: z.string() }),
  output: z.object({ name: z.string() }),
});

const listThings = endpoint({
  method: 'GET',
  path: '/things',
  access: 'anyone',
  summary: 'List.',
  input: z.object({ page: z.number().optional() }),
  output: z.array(z.string()),
});

const uploadThing = endpoint({
  method: 'POST',
  path: '/things',
  access: 'anyone',
  summary: 'Upload.',
  input: z.object({ note: z.string() }),
  files: ['picture'],
  output: z.object({}),
});

/** A client whose server answers with `body`, and what the server was sent. */
function clientOf(status: number, body: unknown, headers: Record<string, string> = {}) {
  const sent: { url: string; init: RequestInit }[] = [];
  const answer: typeof fetch = async (url, init) => {
    sent.push({ url: String(url), init: init ?? {} });
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers });
  };
  return { client: createClient({ baseUrl: '/api', fetch: answer, headers: () => ({ 'x-a': '1' }) }), sent };
}

function failureOf(promise: Promise<unknown>): Promise<RequestFailure> {
  return promise.then(
    () => Promise.reject(new Error('it succeeded')),
    (error: RequestFailure) => error,
  );
}

test('path parameters come from the input, and the rest goes into the body', async () => {
  const { client, sent } = clientOf(200, { data: { name: 'b' }, message: 'Renamed.' });
  const reply = await client.call(renameThing, { id: 'a/1', name: 'b' });
  expect(reply).toEqual({ data: { name: 'b' }, message: 'Renamed.' });
  expect(sent[0]?.url).toBe('/api/things/a%2F1');
  expect(sent[0]?.init.body).toBe('{"name":"b"}');
  expect(sent[0]?.init.headers).toMatchObject({ 'content-type': 'application/json', 'x-a': '1' });
});

test('a query omits unset values', async () => {
  const { client, sent } = clientOf(200, { data: [] });
  await client.call(listThings);
  await client.call(listThings, { page: 2 });
  expect(sent.map(({ url }) => url)).toEqual(['/api/things', '/api/things?page=2']);
});

test('a file is sent in a form, after the text fields', async () => {
  const { client, sent } = clientOf(200, { data: {} });
  await client.call(uploadThing, { picture: new File(['x'], 'a.png'), note: 'hello' });
  const form = sent[0]?.init.body as FormData;
  expect([...form.keys()]).toEqual(['note', 'picture']);
});

test('an error has the words, fields and request id of the server', async () => {
  const body = {
    status: 422,
    code: 'invalid',
    message: 'No.',
    errors: { name: ['Short.'] },
    requestId: 'r1',
  };
  const { client } = clientOf(422, body, { 'retry-after': '7' });
  expect(await failureOf(client.call(listThings))).toMatchObject({
    kind: 'answered',
    status: 422,
    message: 'No.',
    errors: { name: ['Short.'] },
    requestId: 'r1',
    retryAfterSeconds: 7,
  });
});

test('a body without the wrapper is the payload, including the message next to its fields', async () => {
  const bare = clientOf(200, { name: 'b', message: 'Renamed.' });
  expect(await bare.client.call(renameThing, { id: 'a', name: 'b' })).toEqual({
    data: { name: 'b' },
    message: 'Renamed.',
  });
  const list = clientOf(200, ['one']);
  expect(await list.client.call(listThings)).toEqual({ data: ['one'], message: null });
});

test('a message that is a field of the payload is not treated as the words of the server', async () => {
  const readNote = endpoint({
    method: 'GET',
    path: '/note',
    access: 'anyone',
    summary: 'Read.',
    output: z.object({ message: z.string() }),
  });
  const { client } = clientOf(200, { message: 'Dear Ada' });
  expect(await client.call(readNote)).toEqual({ data: { message: 'Dear Ada' }, message: null });
});

test.each([
  [{ message: 'Taken.' }, { message: 'Taken.', errors: {}, code: null }],
  [{ status: 409, message: 'Taken.', errors: { name: ['Taken.'] } }, { errors: { name: ['Taken.'] } }],
  [
    { message: 'No.', errors: { name: 'Short.' } },
    { message: 'No.', errors: { name: ['Short.'] } },
  ],
  [
    { code: 'not-one-of-ours', message: 'No.' },
    { code: null, message: 'No.' },
  ],
  [
    { message: 'No.', errors: 'none' },
    { message: 'No.', errors: {} },
  ],
  [{ message: 7 }, { message: '', errors: {} }],
  [['No.'], { message: '', errors: {} }],
])('as much as possible is read of an error by another back end: %j', async (body, read) => {
  const { client } = clientOf(409, body);
  expect(await failureOf(client.call(listThings))).toMatchObject({ kind: 'answered', status: 409, ...read });
});

test('every failure is reported before the caller gets it, but an abort is not', async () => {
  const passedOn: string[] = [];
  const onFailure = ({ kind }: RequestFailure) => passedOn.push(kind);
  const answers = [
    () => Promise.resolve(new Response('{}', { status: 500 })),
    () => Promise.resolve(new Response('{"data":7}')),
    () => Promise.reject(new TypeError('refused')),
  ];
  for (const fetch of answers)
    await expect(createClient({ baseUrl: '/api', fetch, onFailure }).call(listThings)).rejects.toThrow();
  expect(passedOn).toEqual(['answered', 'unexpected', 'network']);
  const abort = new AbortController();
  const call = createClient({ baseUrl: '/api', fetch: silence, onFailure }).call(
    listThings,
    {},
    { signal: abort.signal },
  );
  abort.abort(new Error('left the page'));
  await expect(call).rejects.toThrow('left the page');
  expect(passedOn).toHaveLength(3);
});

test('a proxy error with its own body is still identified by its status', async () => {
  const { client } = clientOf(502, '<h1>Bad gateway</h1>');
  expect(await failureOf(client.call(listThings))).toMatchObject({
    kind: 'answered',
    status: 502,
    message: '',
  });
});

test('a success in another format is unexpected', async () => {
  const { client } = clientOf(200, { data: 'not a list' });
  expect(await failureOf(client.call(listThings))).toMatchObject({ kind: 'unexpected', status: 200 });
});

test('a server that cannot be reached is a network failure', async () => {
  const client = createClient({ baseUrl: '/api', fetch: () => Promise.reject(new TypeError('refused')) });
  expect(await failureOf(client.call(listThings))).toMatchObject({ kind: 'network', status: 0 });
});

const silence: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });

test('a server that does not answer in time causes a timeout', async () => {
  const client = createClient({ baseUrl: '/api', fetch: silence, timeoutMs: 5 });
  expect(await failureOf(client.call(listThings))).toMatchObject({ kind: 'timeout', status: 0 });
});

test('an abort by the caller is not a request failure', async () => {
  const client = createClient({ baseUrl: '/api', fetch: silence });
  const abort = new AbortController();
  const call = client.call(listThings, {}, { signal: abort.signal });
  abort.abort(new Error('left the page'));
  await expect(call).rejects.toThrow('left the page');
});
