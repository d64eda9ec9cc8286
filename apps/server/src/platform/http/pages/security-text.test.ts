import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { RequestEnv } from '../request-context.ts';
import { serveSecurityText } from './security-text.ts';

const clock = { now: () => new Date('2026-11-22T09:00:00Z') };

async function ask(contactEmail: string | null) {
  const app = new Hono<RequestEnv>();
  serveSecurityText(app, { contactEmail, siteUrl: 'https://winnow.example' }, clock);
  return app.request('/.well-known/security.txt');
}

test('security.txt says where to report a vulnerability, and when it expires', async () => {
  const response = await ask('security@winnow.example');
  expect(response.headers.get('content-type')).toContain('text/plain');
  expect(await response.text()).toBe(`Contact: mailto:security@winnow.example
Expires: 2027-05-21T09:00:00.000Z
Preferred-Languages: en
Canonical: https://winnow.example/.well-known/security.txt
`);
});

test('without a contact there is no security.txt', async () => {
  expect((await ask(null)).status).toBe(404);
});
