import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { limits } from '@winnow/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureOf, openSmallApi, type SmallApi, upload } from './testing/small-api.ts';

let api: SmallApi;

beforeAll(async () => {
  api = await openSmallApi();
});

afterAll(() => api.stop());

test('endless uploads use no more than their limit, affect no other files, and release their space when aborted', async () => {
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
    const ended = fetch(`${api.url}/upload`, options).catch(() => null);
    return { leaving, sent: sent.promise, ended };
  });
  const one = () => {
    const form = new FormData();
    form.append('note', 'One more');
    form.append('document', new Blob(['x']), 'a.txt');
    return fetch(`${api.url}/upload`, { method: 'POST', body: form });
  };
  await Promise.all(slow.map(({ sent }) => sent));
  await expect.poll(async () => (await one()).status).toBe(429);
  for (const { leaving } of slow) leaving.abort();
  await Promise.all(slow.map(({ ended }) => ended));
  await expect.poll(async () => (await one()).status).toBe(200);
});

test('a file of exactly the limit is taken, and one byte more is 413 under its field', async () => {
  const file = (bytes: number) => new File([new Uint8Array(bytes)], 'a.bin');
  const taken = await api.client.call(upload, { note: 'x', document: file(limits.fileBytes) });
  expect(taken.data.bytes).toBe(limits.fileBytes);
  expect(
    await failureOf(api.client.call(upload, { note: 'x', document: file(limits.fileBytes + 1) })),
  ).toMatchObject({
    status: 413,
    errors: { document: ['The file must be 10 MB or smaller.'] },
  });
});

test('line breaks in a field are kept as typed', async () => {
  const note = 'one\ntwo\n\nthree';
  const { data } = await api.client.call(upload, { note, document: new File(['x'], 'a.txt') });
  expect(data.note).toBe(note);
});

test('no file of an upload remains after the response', async () => {
  await api.client.call(upload, { note: 'x', document: new File(['x'], 'a.txt') });
  await failureOf(api.client.call(upload, { note: '', document: new File(['x'], 'a.txt') }));
  expect(await readdir(api.uploadFolder)).toEqual([]);
});

test.each([
  '../../etc/passwd',
  '..\\..\\x',
  'a"b.pdf',
  'é\u202Efdp.exe',
  '<img src=x onerror=alert(1)>',
  ' ',
])('the file name %j is text and nothing else', async (name) => {
  const { data } = await api.client.call(upload, { note: 'x', document: new File(['abc'], name) });
  expect(data.bytes).toBe(3);
  expect(data.fileName.length).toBeLessThanOrEqual(name.length + 8);
  expect(await readdir(api.uploadFolder)).toEqual([]);
});

test('a form without its file, with two, or with an unknown one is refused', async () => {
  const form = (...names: string[]) => {
    const body = new FormData();
    body.append('note', 'x');
    for (const name of names) body.append(name, new File(['x'], 'a.txt'));
    return fetch(`${api.url}/upload`, { method: 'POST', body });
  };
  expect((await form()).status).toBe(422);
  expect((await form('document', 'document')).status).toBe(400);
  expect((await form('other')).status).toBe(400);
  expect((await api.post('/upload', '{}')).status).toBe(415);
  expect((await api.post('/upload', 'x', 'multipart/form-data')).status).toBe(400);
  expect((await api.post('/upload', '--b\r\nbroken', 'multipart/form-data; boundary=b')).status).toBe(400);
  expect(await readdir(api.uploadFolder)).toEqual([]);
});

test('an aborted upload leaves no file', async () => {
  const socket = connect(api.port, '127.0.0.1');
  socket.write(
    'POST /api/upload HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=b\r\n' +
      'Content-Length: 100000\r\n\r\n--b\r\nContent-Disposition: form-data; name="document"; filename="a"\r\n\r\nhalf',
  );
  await expect.poll(() => readdir(api.uploadFolder)).toHaveLength(1);
  socket.destroy();
  await expect.poll(() => readdir(api.uploadFolder)).toEqual([]);
});
