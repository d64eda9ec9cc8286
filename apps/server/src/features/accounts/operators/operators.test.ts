import { createClient, getMe, listUsers } from '@winnow/contracts';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAuthClient, newAddress } from '../../../testing/auth-client.ts';
import { addFactor, openLinkOf, signUp } from '../../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import { updateUser } from '../../identity/accounts/user-repository.ts';
import { findOperator } from './operator-repository.ts';
import { createOperators, operatorSignInMs } from './operator-service.ts';

const password = 'a long and quiet river';
const hourMs = 60 * 60_000;
let server: TestServer;
let now = Date.now();

/** Each test has its own operators. */
const operatorEmails = Array.from({ length: 12 }, () => newAddress());
let used = 0;
function nextOperator(): string {
  used += 1;
  return operatorEmails[used - 1] ?? '';
}

beforeAll(async () => {
  const clock = { now: () => new Date(now) };
  server = await startTestServer({ clock, operatorEmails }, { limitFactor: 1000, accessTokenSeconds: 3600 });
});

afterAll(() => server.stop());

function callingWith(token: string) {
  return createClient({
    baseUrl: `${server.url}/api`,
    headers: () => ({ authorization: `Bearer ${token}` }),
  });
}

const standingOf = async (token: string) => (await callingWith(token).call(getMe)).data.operatorStanding;

/** Result of an operator's call: `ok`, or the error code. */
async function operate(token: string): Promise<string> {
  return callingWith(token)
    .call(listUsers, { search: '', page: 1 })
    .then(
      () => 'ok',
      (error: { code: string }) => error.code,
    );
}

async function makeAccount(email: string): Promise<void> {
  await server.services.identity.admin.create({ email, password, confirmEmail: true });
}

async function byPassword(email: string) {
  const auth = createAuthClient(server);
  const { data, error } = await auth.signInWithPassword({ email, password });
  if (error) throw error;
  return { auth, token: data.session.access_token };
}

const tokenOf = async (auth: Awaited<ReturnType<typeof openLinkOf>>) =>
  (await auth.getSession()).data.session?.access_token ?? '';

test('an address confirmed without an email gives no operator rights', async () => {
  const email = nextOperator();
  await makeAccount(email);
  const { auth, token } = await byPassword(email);
  expect(await standingOf(token)).toBe('unproved');
  expect(await operate(token)).toBe('operator-address-unproved');
  // A second factor proves nothing about the address.
  expect(await operate((await addFactor(server, auth)).token)).toBe('operator-address-unproved');
});

test('a sign-in by email makes the operator, who then needs a second factor', async () => {
  const email = nextOperator();
  await makeAccount(email);
  const auth = await openLinkOf(server, email);
  const token = await tokenOf(auth);
  expect(await standingOf(token)).toBe('needs-second-factor');
  expect(await operate(token)).toBe('operator-second-factor-required');
  const both = await addFactor(server, auth);
  expect(await standingOf(both.token)).toBe('ready');
  expect(await operate(both.token)).toBe('ok');
  expect((await callingWith(both.token).call(getMe)).data.isOperator).toBe(true);
});

test('an operator can then sign in with password and second factor', async () => {
  const email = nextOperator();
  await makeAccount(email);
  const { factorId, secret } = await addFactor(server, await openLinkOf(server, email).then(operateOnce));
  now += 60_000;
  const { auth } = await byPassword(email);
  const code = new TOTP({ secret }).generate({ timestamp: now });
  const { data } = await auth.mfa.challengeAndVerify({ factorId, code });
  expect(await operate(data?.access_token ?? '')).toBe('ok');
});

/** Lets the API see the sign-in, which binds the address. */
async function operateOnce(auth: Awaited<ReturnType<typeof openLinkOf>>) {
  await operate(await tokenOf(auth));
  return auth;
}

test('an account that later takes the address of an operator gets no rights', async () => {
  const email = nextOperator();
  await makeAccount(email);
  const first = await operateOnce(await openLinkOf(server, email));
  const { token } = await addFactor(server, first);
  const { supabaseId } = await server.services.accounts.identifyCaller(token);
  await server.services.identity.admin.update(supabaseId, { email: newAddress(), confirmEmail: true });
  expect(await operate(token)).toBe('forbidden');
  await makeAccount(email);
  const second = await openLinkOf(server, email);
  const both = await addFactor(server, second);
  expect(await standingOf(both.token)).toBe('none');
  expect(await operate(both.token)).toBe('forbidden');
});

test('a sign-in from before a change of address gives no operator rights', async () => {
  const email = nextOperator();
  const old = newAddress();
  await makeAccount(old);
  const auth = await openLinkOf(server, old);
  const { token } = await addFactor(server, auth);
  const { supabaseId } = await server.services.accounts.identifyCaller(token);
  now += 60_000;
  // An account of an earlier release, which didn't require verified addresses.
  const { database } = server.platform.openDatabase;
  await updateUser(database, supabaseId, { email, emailConfirmedAt: new Date(now) });
  expect(await operate(token)).toBe('operator-address-unproved');
});

test('if addresses need no confirmation, nobody becomes an operator', async () => {
  const own = await startTestServer({ operatorEmails: [operatorEmails[0] ?? ''] }, { autoConfirm: true });
  const email = operatorEmails[0] ?? '';
  await own.services.identity.admin.create({ email, password, confirmEmail: true });
  const auth = await openLinkOf(own, email);
  const { operatorStanding } = await own.services.accounts.identifyCaller(await tokenOf(auth));
  expect(operatorStanding).toBe('unproved');
  await own.stop();
});

test('operators sign in again after twelve hours, and renewing the token is no sign-in', async () => {
  const email = nextOperator();
  await makeAccount(email);
  const auth = await operateOnce(await openLinkOf(server, email));
  const { token, factorId, secret } = await addFactor(server, auth);
  expect(await operate(token)).toBe('ok');
  now += operatorSignInMs - hourMs;
  await auth.refreshSession();
  expect(await operate(await tokenOf(auth))).toBe('ok');
  now += hourMs + 1_000;
  await auth.refreshSession();
  const late = await tokenOf(auth);
  expect(await operate(late)).toBe('operator-sign-in-required');
  expect(await standingOf(late)).toBe('needs-sign-in');
  const code = new TOTP({ secret }).generate({ timestamp: now });
  const { data } = await auth.mfa.challengeAndVerify({ factorId, code });
  expect(await operate(data?.access_token ?? '')).toBe('ok');
});

test('removing an address from the settings removes its rights and its bound account', async () => {
  const email = nextOperator();
  await makeAccount(email);
  const { token } = await addFactor(server, await operateOnce(await openLinkOf(server, email)));
  expect(await operate(token)).toBe('ok');
  const { database } = server.platform.openDatabase;
  const client = { send: () => Promise.reject(new Error('Nobody is asked.')) };
  const settings = { database, clock: server.platform.clock, client };
  const isBound = async () => (await findOperator(database, email)) !== undefined;
  await createOperators({ ...settings, operatorEmails: [email] }).forgetOthers();
  expect(await isBound()).toBe(true);
  await createOperators({ ...settings, operatorEmails: ['somebody@example.org'] }).forgetOthers();
  expect(await isBound()).toBe(false);
});

test('other users learn nothing about operators', async () => {
  const { token } = await signUp(server);
  expect(await standingOf(token)).toBe('none');
  expect(await operate(token)).toBe('forbidden');
});
