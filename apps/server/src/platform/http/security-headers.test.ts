import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { RequestEnv } from './request-context.ts';
import { securityHeaders } from './security-headers.ts';

async function framePolicy(framesFrom?: readonly string[]): Promise<string | undefined> {
  const app = new Hono<RequestEnv>();
  app.use(securityHeaders({ overTls: false, ...(framesFrom && { framesFrom }) }));
  app.get('/', (context) => context.text('a page'));
  const policy = (await app.request('/')).headers.get('content-security-policy') ?? '';
  return policy.split('; ').find((directive) => directive.startsWith('frame-src'));
}

test('nothing is framed unless the settings name a video', async () => {
  expect(await framePolicy()).toBe("frame-src 'none'");
  expect(await framePolicy([])).toBe("frame-src 'none'");
});

test('of a video that the settings name, its host alone is framed', async () => {
  expect(await framePolicy(['https://video.example'])).toBe('frame-src https://video.example');
});
