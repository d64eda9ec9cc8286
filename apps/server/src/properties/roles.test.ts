import {
  may,
  type NeededPermission,
  organizationHeader,
  permissions,
  type Role,
  roles,
} from '@winnow/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SignedUp } from '../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { openTeam } from '../testing/team.ts';

const someId = '00000000-0000-4000-8000-000000000000';
const refusal = 'Your role in this organization does not allow this.';

type Route = { readonly method: string; readonly path: string; readonly permission: NeededPermission };

let server: TestServer;
let teamId: string;
let byRole: ReadonlyMap<Role, SignedUp>;
let guarded: readonly Route[];

beforeAll(async () => {
  server = await startTestServer({}, { limitFactor: 1000 });
  const { id, members } = await openTeam(server, roles);
  teamId = id;
  byRole = new Map(members.map((member, index) => [roles[index] ?? 'auditor', member]));
  guarded = (await listRoutes()).filter(({ permission }) => permission !== 'own-account');
});

afterAll(() => server.stop());

test('every permission is asked for by some route', () => {
  const asked = new Set(guarded.map(({ permission }) => permission));
  expect([...asked].toSorted()).toEqual([...permissions].toSorted());
});

test.each(roles)('no route does for the role %s what the table does not allow', async (role) => {
  const closed = guarded.filter(({ permission }) => !may(role, permission));
  expect(closed.length > 0).toBe(role !== 'owner');
  const answers = await askAll(role, closed);
  expect(answers.filter(({ status, text }) => status !== 403 || !text.includes(refusal))).toEqual([]);
});

test.each(roles)('every look that the table allows is open to the role %s', async (role) => {
  const open = guarded.filter(({ method, permission }) => method === 'GET' && may(role, permission));
  expect(open.length).toBeGreaterThan(0);
  const answers = await askAll(role, open);
  expect(answers.filter(({ text }) => text.includes(refusal))).toEqual([]);
});

async function askAll(role: Role, routes: readonly Route[]) {
  const answers: { route: string; status: number; text: string }[] = [];
  for (const { method, path } of routes) {
    const answer = await ask(role, method, path);
    answers.push({ route: `${method} ${path}`, ...answer });
  }
  return answers;
}

async function ask(role: Role, method: string, path: string) {
  const gone = new AbortController();
  const response = await fetch(`${server.url}/api${path.replace(/\{\w+\}/g, someId)}`, {
    method,
    headers: {
      authorization: `Bearer ${byRole.get(role)?.token}`,
      [organizationHeader]: teamId,
      'content-type': 'application/json',
    },
    ...(method !== 'GET' && method !== 'DELETE' && { body: '{}' }),
    signal: gone.signal,
  });
  const { status } = response;
  // A stream would not end.
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
  const text = isStream ? '' : await response.text();
  gone.abort();
  return { status, text };
}

async function listRoutes(): Promise<Route[]> {
  const { paths } = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, { 'x-permission'?: NeededPermission }>>;
  };
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { 'x-permission': permission }]) =>
      permission ? [{ method: method.toUpperCase(), path, permission }] : [],
    ),
  );
}
