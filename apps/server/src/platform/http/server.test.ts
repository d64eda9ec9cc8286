import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { RequestEnv } from './request-context.ts';
import { listen } from './server.ts';

const anywhere = { host: '127.0.0.1', port: 0 };

test('a starting server tells callers to retry, and responds once it is ready', async () => {
  const server = await listen(anywhere);
  const url = `http://127.0.0.1:${server.port}/`;
  const early = await fetch(url);
  expect(early.status).toBe(503);
  expect(early.headers.get('retry-after')).toBe('2');
  const app = new Hono<RequestEnv>();
  app.get('/', (context) => context.text('open'));
  server.open(app);
  expect(await (await fetch(url)).text()).toBe('open');
  await server.stop(1_000);
});

test('a draining server keeps responding, closing each connection', async () => {
  const server = await listen(anywhere);
  const url = `http://127.0.0.1:${server.port}/`;
  const app = new Hono<RequestEnv>();
  app.get('/', (context) => context.text('open'));
  server.open(app);
  expect((await fetch(url)).headers.get('connection')).toBe('keep-alive');
  server.drain();
  for (let times = 0; times < 3; times += 1) {
    const answer = await fetch(url);
    expect(await answer.text()).toBe('open');
    expect(answer.headers.get('connection')).toBe('close');
  }
  await server.stop(1_000);
});

test('a port in use is an error', async () => {
  const first = await listen(anywhere);
  await expect(listen({ ...anywhere, port: first.port })).rejects.toThrow('EADDRINUSE');
  await first.stop(1_000);
});

test('a stop lets running requests finish and refuses new ones', async () => {
  const server = await listen(anywhere);
  const url = `http://127.0.0.1:${server.port}/`;
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  const { promise: allowed, resolve: allow } = Promise.withResolvers<void>();
  const app = new Hono<RequestEnv>();
  app.get('/', async (context) => {
    ask();
    await allowed;
    return context.text('finished');
  });
  server.open(app);
  const running = fetch(url);
  await asked;
  const stopped = server.stop(10_000);
  await expect(fetch(url)).rejects.toThrow();
  allow();
  expect(await (await running).text()).toBe('finished');
  await stopped;
});
