import { eventStream, limits, organizationId } from '@winnow/contracts';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { identifyNobody } from '../../testing/identify-nobody.ts';
import { quietLog } from '../../testing/quiet-log.ts';
import { openMemoryLimiter } from '../limits/limiter.ts';
import type { Caller, IdentifyCaller } from './caller.ts';
import { answerErrors } from './error-edge.ts';
import { createEventStreams } from './event-streams.ts';
import type { RequestEnv } from './request-context.ts';

const news = eventStream({
  path: '/news',
  access: 'anyone',
  summary: 'News.',
  events: { headline: z.object({ text: z.string() }) },
});

const usual = {
  listRoles: async () => [],
  seesJobsOf: async () => false,
  recordOperatorCall: async () => {},
  recordProgramRead: async () => {},
  requireDiskRoom: async () => {},
  isReadOnly: false,
  isStopping: () => false,
  openLimiter: openMemoryLimiter,
};

function serveNews(heartbeatMs: number) {
  const app = new Hono<RequestEnv>();
  const streams = createEventStreams(heartbeatMs);
  const api = {
    app,
    endpoints: [],
    uploadFolder: '',
    identifyCaller: identifyNobody,
    ...usual,
  };
  streams.mount(api, news, ({ emit }) => emit('headline', { text: 'Hello' }));
  return { app, streams };
}

/** Reads until the text has arrived. */
async function readUntil(reader: ReadableStreamDefaultReader<Uint8Array>, wanted: string): Promise<string> {
  let text = '';
  while (!text.includes(wanted)) {
    const { value, done } = await reader.read();
    if (done) break;
    text += new TextDecoder().decode(value);
  }
  return text;
}

function readerOf(response: Response) {
  if (!response.body) throw new Error('no body');
  return response.body.getReader();
}

test('a listener that connects after the streams were closed is told to reconnect', async () => {
  const { app, streams } = serveNews(1_000);
  answerErrors(app, quietLog);
  await streams.close();
  const response = await app.request('/api/news');
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('1');
  expect(streams.count()).toBe(0);
});

test('a listener gets the first event, then the heartbeat', async () => {
  const { app, streams } = serveNews(5);
  const response = await app.request('/api/news');
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  const reader = readerOf(response);
  expect(await readUntil(reader, 'event: heartbeat')).toContain(
    'event: headline\ndata: {"text":"Hello"}\n\n',
  );
  await streams.close();
  await readUntil(reader, 'never said');
});

test('listeners are told of a stop and disconnected', async () => {
  const { app, streams } = serveNews(60_000);
  const readers = await Promise.all([1, 2].map(async () => readerOf(await app.request('/api/news'))));
  for (const reader of readers) await readUntil(reader, 'Hello');
  expect(streams.count()).toBe(2);
  await streams.close();
  for (const reader of readers) expect(await readUntil(reader, 'never said')).toContain('event: stopping');
  await expect.poll(() => streams.count()).toBe(0);
});

test('a listener that disconnects is removed', async () => {
  const { app, streams } = serveNews(5);
  const reader = readerOf(await app.request('/api/news'));
  await readUntil(reader, 'Hello');
  await reader.cancel();
  await expect.poll(() => streams.count()).toBe(0);
});

test('a listener that loses access is disconnected at the next heartbeat', async () => {
  const app = new Hono<RequestEnv>();
  const streams = createEventStreams(5);
  let isSignedIn = true;
  const caller = callerOf('anna', 'token');
  const identifyCaller: IdentifyCaller = async (accessToken) =>
    isSignedIn && accessToken === 'token' ? caller : identifyNobody(accessToken);
  const api = { app, endpoints: [], uploadFolder: '', identifyCaller, ...usual };
  const ownNews = eventStream({
    ...news,
    path: '/own-news',
    access: 'signed-in',
    permission: 'runs.read',
    about: 'listed',
  });
  streams.mount(api, ownNews, ({ emit, caller: listener }) => emit('headline', { text: listener.userId }));
  answerErrors(app, quietLog);
  expect((await app.request('/api/own-news')).status).toBe(401);
  const reader = readerOf(await app.request('/api/own-news', { headers: { authorization: 'Bearer token' } }));
  expect(await readUntil(reader, 'heartbeat')).toContain('{"text":"anna"}');
  isSignedIn = false;
  await readUntil(reader, 'never said');
  await expect.poll(() => streams.count()).toBe(0);
});

test('a stream ends at the next heartbeat after its listener switches to another organization', async () => {
  const app = new Hono<RequestEnv>();
  const streams = createEventStreams(5);
  let organization = anyOrganization;
  const identifyCaller: IdentifyCaller = async () => ({
    ...callerOf('anna', 'token'),
    organizationId: organization,
  });
  const api = { app, endpoints: [], uploadFolder: '', identifyCaller, ...usual };
  const teamNews = eventStream({
    ...news,
    path: '/team-news',
    access: 'signed-in',
    permission: 'runs.read',
    about: 'listed',
  });
  streams.mount(api, teamNews, ({ emit }) => emit('headline', { text: 'Hello' }));
  const headers = { authorization: 'Bearer token' };
  const reader = readerOf(await app.request('/api/team-news', { headers }));
  await readUntil(reader, 'heartbeat');
  organization = organizationId.parse('00000000-0000-4000-8000-000000000002');
  await readUntil(reader, 'never said');
  await expect.poll(() => streams.count()).toBe(0);
});

test('one person listens to so many streams, the next one is asked to come back, and a stream that ends makes room', async () => {
  const app = new Hono<RequestEnv>();
  // The last listener doesn't read, and closing all streams doesn't wait for it.
  const streams = createEventStreams(60_000, 5);
  const identifyCaller: IdentifyCaller = async (accessToken) => callerOf(accessToken, accessToken);
  const api = { app, endpoints: [], uploadFolder: '', identifyCaller, ...usual };
  streams.mount(
    api,
    eventStream({
      ...news,
      path: '/own-news',
      access: 'signed-in',
      permission: 'runs.read',
      about: 'listed',
    }),
    ({ emit }) => emit('headline', { text: 'Hello' }),
  );
  answerErrors(app, quietLog);
  const openFor = (name: string) =>
    app.request('/api/own-news', { headers: { authorization: `Bearer ${name}` } });
  const opened = [];
  for (let count = 0; count < limits.streamsAtOnce; count += 1) opened.push(readerOf(await openFor('anna')));
  for (const reader of opened) await readUntil(reader, 'Hello');
  const refused = await openFor('anna');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
  expect(await refused.json()).toMatchObject({ code: 'too-many-requests' });
  await readUntil(readerOf(await openFor('boris')), 'Hello');
  await opened[0]?.cancel();
  await expect.poll(async () => (await openFor('anna')).status).toBe(200);
  await streams.close();
});

const anyOrganization = organizationId.parse('00000000-0000-4000-8000-000000000001');

function callerOf(userId: string, accessToken: string): Caller {
  return {
    userId,
    organizationId: anyOrganization,
    role: 'owner',
    granted: [],
    onlyTeamsOf: null,
    requiredSignOnId: null,
    supabaseId: userId,
    email: `${userId}@example.org`,
    isVerified: true,
    operatorStanding: 'none',
    sessionId: 'one',
    accessToken,
  };
}
