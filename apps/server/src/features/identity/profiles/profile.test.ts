import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAuthClient, newAddress } from '../../../testing/auth-client.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({}, { autoConfirm: true, limitFactor: 100 });
});

afterAll(() => server.stop());

async function signUp() {
  const client = createAuthClient(server);
  const { data } = await client.signUp({ email: newAddress(), password: 'a long and quiet river' });
  return { id: data.user?.id ?? '', token: data.session?.access_token ?? '' };
}

function rest(
  method: string,
  path: string,
  token: string | null,
  body?: object,
  headers: Record<string, string> = {},
) {
  return fetch(`${server.url}/rest/v1${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      'content-type': 'application/json',
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
}

const answers = {
  role: 'Recruiter',
  job_title: 'Lead',
  industries: ['Rail', 'Health'],
  onboarding_completed: true,
  updated_at: '2026-11-21T08:00:00.000Z',
};

test('the row exists after sign-up, and can be written without a response, and read', async () => {
  const { id, token } = await signUp();
  const written = await rest('PATCH', `/profiles?id=eq.${id}`, token, answers);
  expect(written.status).toBe(204);
  expect(written.headers.get('content-range')).toBe('0-0/*');
  const read = await rest('GET', `/profiles?select=*&id=eq.${id}`, token);
  expect(await read.json()).toMatchObject([{ id, company_name: null, ...answers }]);
});

test('a single row is returned as an object on request', async () => {
  const { id, token } = await signUp();
  const accept = 'application/vnd.pgrst.object+json';
  const headers = { accept, prefer: 'return=representation' };
  const one = await rest('PATCH', `/profiles?id=eq.${id}&select=role`, token, { role: 'HR' }, headers);
  expect(one.headers.get('preference-applied')).toBe('return=representation');
  expect(await one.json()).toEqual({ role: 'HR' });
});

test('another user’s row cannot be read or written', async () => {
  const owner = await signUp();
  const otherUser = await signUp();
  const read = await rest('GET', `/profiles?id=eq.${owner.id}`, otherUser.token);
  expect(await read.json()).toEqual([]);
  const written = await rest('PATCH', `/profiles?id=eq.${owner.id}`, otherUser.token, { role: 'thief' });
  expect(written.headers.get('content-range')).toBe('*/*');
  const single = await rest('GET', `/profiles?id=eq.${owner.id}`, otherUser.token, undefined, {
    accept: 'application/vnd.pgrst.object+json',
  });
  expect(single.status).toBe(406);
  expect(await single.json()).toMatchObject({
    code: 'PGRST116',
    details: 'The result contains 0 rows',
    hint: null,
  });
  const [own] = (await (await rest('GET', `/profiles?id=eq.${owner.id}`, owner.token)).json()) as {
    role: string;
  }[];
  expect(own?.role).toBeNull();
});

test('a refused request changes nothing, even if only its response fails', async () => {
  const { id, token } = await signUp();
  const path = `/profiles?id=eq.${id}&select=plan`;
  const refused = await rest('PATCH', path, token, { role: 'HR' }, { prefer: 'return=representation' });
  expect(refused.status).toBe(400);
  const [own] = (await (await rest('GET', `/profiles?id=eq.${id}`, token)).json()) as { role: string }[];
  expect(own?.role).toBeNull();
});

test.each([
  ['an unknown column', 'PATCH', '/profiles?id=eq.ID', { plan: 'enterprise' }, 400, 'PGRST204'],
  ['the id', 'PATCH', '/profiles?id=eq.ID', { id: '00000000-0000-4000-8000-000000000000' }, 403, '42501'],
  ['a wrong type', 'PATCH', '/profiles?id=eq.ID', { industries: 'Rail' }, 400, '22P02'],
  [
    'nothing where something must be',
    'PATCH',
    '/profiles?id=eq.ID',
    { onboarding_completed: null },
    400,
    '23502',
  ],
  ['a zero character', 'PATCH', '/profiles?id=eq.ID', { role: 'a\0b' }, 400, '22P02'],
  ['no filter', 'PATCH', '/profiles', { role: 'HR' }, 400, '21000'],
  ['an unknown filter', 'GET', '/profiles?id=gt.1', undefined, 400, 'PGRST100'],
  ['an unknown id', 'GET', '/profiles?id=eq.1', undefined, 400, '22P02'],
  ['taking the row away', 'DELETE', '/profiles?id=eq.ID', undefined, 403, '42501'],
  ['adding a row', 'POST', '/profiles', { role: 'HR' }, 403, '42501'],
  ['another table', 'GET', '/identity_users', undefined, 404, 'PGRST205'],
])('%s is refused in the format of PostgREST', async (_, method, path, body, status, code) => {
  const { id, token } = await signUp();
  const response = await rest(method, path.replace('ID', id), token, body);
  expect(await response.json()).toMatchObject({ code, hint: null });
  expect(response.status).toBe(status);
});

test('without a session no rows are returned', async () => {
  expect((await rest('GET', '/profiles', null)).status).toBe(401);
  expect((await rest('DELETE', '/profiles', null)).status).toBe(401);
  const forged = await rest('GET', '/profiles', 'x.y.z');
  expect(forged.status).toBe(401);
  expect(await forged.json()).toMatchObject({ code: 'PGRST301' });
});
