import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAuthClient, newAddress, newestEmail } from '../../../testing/auth-client.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';

const password = 'a long and quiet river';
let server: TestServer;
let clock = Date.now();

beforeAll(async () => {
  const identity = { limitFactor: 1000, emailCooldownSeconds: 60 } as const;
  server = await startTestServer({ clock: { now: () => new Date(clock) } }, identity);
});

afterAll(() => server.stop());

async function signUp() {
  const client = createAuthClient(server);
  const email = newAddress();
  await client.signUp({ email, password });
  const { code } = await newestEmail(server, email);
  const { data } = await client.verifyOtp({ email, token: code, type: 'signup' });
  return { client, email, token: data.session?.access_token ?? '' };
}

/** Three addresses: a confirmed one, an unconfirmed one, and one that a change is pending to. */
async function takenAddresses() {
  const confirmed = await signUp();
  const unconfirmed = newAddress();
  await createAuthClient(server).signUp({ email: unconfirmed, password });
  return [confirmed.email, unconfirmed];
}

/** What a signed-in user sees when requesting an address: all responses, without values that are new each time. */
async function lookOf(wanted: string) {
  const began = clock;
  const { client, email, token } = await signUp();
  const seen: unknown[] = [];
  async function call(method: string, path: string, body?: object) {
    const response = await fetch(`${server.url}/auth/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${token}` },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = (await response.text())
      .replaceAll(wanted, 'wanted')
      .replaceAll(email, 'own')
      .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id')
      .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, (moment) => `${Date.parse(moment) - began} ms`);
    const headers = [...response.headers.keys()].filter((name) => name !== 'date');
    seen.push([path, response.status, headers.sort(), JSON.parse(text)]);
  }
  await call('PUT', '/user', { email: wanted });
  await call('GET', '/user');
  clock += 1000;
  const toCurrent = await newestEmail(server, email);
  await call('GET', '/user');
  await call('PUT', '/user', { email: wanted });
  await call('POST', '/resend', { type: 'email_change', email });
  await call('POST', '/verify', { type: 'email_change', email: wanted, token: '000000' });
  clock += 61_000;
  await call('POST', '/resend', { type: 'email_change', email });
  await server.platform.queue.runTasks();
  await call('GET', '/user');
  await call('POST', '/verify', { type: 'email_change', email, token: toCurrent.code });
  await call('GET', '/user');
  expect((await client.getUser()).data.user).toMatchObject({ email, new_email: wanted });
  return { seen, toCurrent: toCurrent.subject };
}

test('whoever asks for an address sees the same, whether it has an account or not', async () => {
  const free = await lookOf(newAddress());
  expect(free.toCurrent).toBe('Confirm the change of your email address');
  for (const taken of await takenAddresses()) expect(await lookOf(taken)).toEqual(free);
});

test('the owner of an address that another account asks for learns of it, in their language, and gets no code', async () => {
  const owner = await signUp();
  await owner.client.updateUser({ data: { language: 'de' } });
  const { client, email } = await signUp();
  expect((await client.updateUser({ email: owner.email })).error).toBeNull();
  const message = await newestEmail(server, owner.email);
  expect(message.subject).toBe('Diese E-Mail-Adresse wird schon verwendet');
  expect(message.text).not.toMatch(/token_hash|\b\d{6}\b/);
  expect(message.text).not.toContain(email);
  expect((await owner.client.getUser()).data.user?.email).toBe(owner.email);
});

test('an address that somebody else takes meanwhile is refused to whoever proved it, and the change is over', async () => {
  const { client, email } = await signUp();
  const next = newAddress();
  await client.updateUser({ email: next });
  const toNew = await newestEmail(server, next);
  await client.verifyOtp({ email: next, token: toNew.code, type: 'email_change' });
  const toOld = await newestEmail(server, email);
  await createAuthClient(server).signUp({ email: next, password });
  const { error } = await client.verifyOtp({ email, token: toOld.code, type: 'email_change' });
  expect(error).toMatchObject({ code: 'email_exists', status: 422 });
  const { data } = await client.getUser();
  expect(data.user).toMatchObject({ email });
  expect(data.user?.new_email).toBeUndefined();
});

test('what was sent for one new address confirms no other', async () => {
  const { client, email } = await signUp();
  const [own, foreign] = [newAddress(), newAddress()];
  await client.updateUser({ email: own });
  const toOwn = await newestEmail(server, own);
  const beforeThat = await newestEmail(server, email);
  // Before the emails for the other address are written.
  await client.updateUser({ email: foreign });
  for (const [address, { code }] of [
    [own, toOwn],
    [email, beforeThat],
  ] as const) {
    const { error } = await client.verifyOtp({ email: address, token: code, type: 'email_change' });
    expect(error?.code).toBe('otp_expired');
  }
  const { code } = await newestEmail(server, email);
  await client.verifyOtp({ email, token: code, type: 'email_change' });
  expect((await client.getUser()).data.user).toMatchObject({ email, new_email: foreign });
});

test('where addresses need no proof, a taken one is refused', async () => {
  const quick = await startTestServer({}, { autoConfirm: true });
  try {
    const [taken, client] = [newAddress(), createAuthClient(quick)];
    await createAuthClient(quick).signUp({ email: taken, password });
    await client.signUp({ email: newAddress(), password });
    expect((await client.updateUser({ email: taken })).error?.code).toBe('email_exists');
  } finally {
    await quick.stop();
  }
});
