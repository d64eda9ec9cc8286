import { chmod, copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { saveSingleSignOn } from '@winnow/contracts';
import { TOTP } from 'otpauth';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openIdentity } from '../../../identity-server/open-identity.ts';
import type { OpenDatabase } from '../../../platform/database/open-database.ts';
import { createAuthClient, newAddress } from '../../../testing/auth-client.ts';
import { openTestDatabase } from '../../../testing/databases/open-test-database.ts';
import { addFactor, openLinkOf } from '../../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import { openTeam } from '../../../testing/team.ts';
import { findConnection } from '../../single-sign-on/connections/connection-repository.ts';
import {
  openClientSecret,
  resealClientSecrets,
} from '../../single-sign-on/connections/sealed-client-secret.ts';
import { defaultIdentitySettings } from '../identity-settings.ts';
import { loadKeyFile, readKeyFile, replaceKeyFile } from './identity-key-file.ts';
import { createIdentityKeys } from './identity-keys.ts';
import { rotateKeys } from './rotate-keys.ts';

const password = 'a long and quiet river';
let folder: string;
let path: string;
let opened: OpenDatabase;
let server: TestServer;
let now = Date.now();
let email: string;
let factor: Awaited<ReturnType<typeof addFactor>>;
let auth: Awaited<ReturnType<typeof openLinkOf>>;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'winnow-rotate-'));
  path = join(folder, 'identity-keys.json');
  opened = await openTestDatabase();
  server = await start();
  email = newAddress();
  await server.services.identity.admin.create({ email, password, confirmEmail: true });
  auth = await openLinkOf(server, email);
  factor = await addFactor(server, auth);
});

afterEach(async () => {
  await server.stop();
  await opened.close();
  await rm(folder, { recursive: true, force: true });
});

function start(): Promise<TestServer> {
  const clock = { now: () => new Date(now) };
  // Servers are restarted, the database stays open.
  return startTestServer({ dataFolder: folder, openDatabase: { ...opened, close: async () => {} }, clock });
}

const rotate = (changes: { record?: () => Promise<void>; areKnown?: () => Promise<boolean> } = {}) =>
  rotateKeys({
    database: opened.database,
    clock: { now: () => new Date(now) },
    path,
    areKnown: async () => true,
    resealOthers: resealClientSecrets,
    record: async () => {},
    ...changes,
  });

/** Signs in with the password and the authenticator app, at a server that has just started. */
async function signInWithBoth(): Promise<string | undefined> {
  now += 60_000;
  await server.stop();
  server = await start();
  const client = createAuthClient(server);
  const { error } = await client.signInWithPassword({ email, password });
  if (error) throw error;
  const code = new TOTP({ secret: factor.secret }).generate({ timestamp: now });
  const { data } = await client.mfa.challengeAndVerify({ factorId: factor.factorId, code });
  return data?.access_token;
}

test('all keys are new, the second factor is the same, and sessions end', async () => {
  const before = await readKeyFile(path);
  expect(await rotate()).toEqual({ keptFactors: 1, lostFactors: 0, endedSessions: 1 });
  const after = await readKeyFile(path);
  expect(after?.secret).not.toBe(before?.secret);
  expect(after?.signingKeys.map(({ kid }) => kid)).not.toEqual(before?.signingKeys.map(({ kid }) => kid));
  expect(await readFile(path, 'utf8')).not.toContain(before?.secret);
  expect((await auth.refreshSession()).error?.status).toBe(400);
  expect(await signInWithBoth()).toBeDefined();
  const known = await fetch(`${server.url}/auth/v1/user`, {
    headers: { authorization: `Bearer ${factor.token}` },
  });
  expect(known.status).toBe(403);
});

test('interrupted before the database changed, no server starts until it is run again', async () => {
  const interrupted = rotate({ record: () => Promise.reject(new Error('the power went')) });
  await expect(interrupted).rejects.toThrow('the power went');
  const begun = await readKeyFile(path);
  expect(begun?.next?.secret).toBeDefined();
  await expect(loadKeyFile({ dataFolder: folder, keysFile: null })).rejects.toThrow('npm run rotate-keys');
  expect(await rotate()).toMatchObject({ keptFactors: 1, lostFactors: 0 });
  expect((await readKeyFile(path))?.secret).toBe(begun?.next?.secret);
  expect(await signInWithBoth()).toBeDefined();
});

test('interrupted after the database changed, another run finishes with the same keys', async () => {
  const former = await readKeyFile(path);
  await rotate();
  const next = await readKeyFile(path);
  if (!former || !next) throw new Error('There are no keys.');
  // The file after an interruption before the last step.
  await replaceKeyFile(path, { ...former, next });
  await expect(loadKeyFile({ dataFolder: folder, keysFile: null })).rejects.toThrow('was interrupted');
  expect(await rotate()).toEqual({ keptFactors: 1, lostFactors: 0, endedSessions: 0 });
  expect(await readKeyFile(path)).toEqual(next);
  expect(await signInWithBoth()).toBeDefined();
});

test('keys that the database was not used with change nothing', async () => {
  const before = await readKeyFile(path);
  await expect(rotate({ areKnown: async () => false })).rejects.toThrow('are not those that this database');
  expect(await readKeyFile(path)).toEqual(before);
  expect(await signInWithBoth()).toBeDefined();
});

test('keys that others can read are refused, with the command that mends it', async () => {
  for (const mode of [0o640, 0o604, 0o660]) {
    await chmod(path, mode);
    const refused = loadKeyFile({ dataFolder: folder, keysFile: null });
    await expect(refused).rejects.toThrow(`Run: chmod 600 '${path}'`);
  }
  await chmod(path, 0o400);
  await loadKeyFile({ dataFolder: folder, keysFile: null });
});

test('keys may lie elsewhere, and are never made there', async () => {
  const keysFile = join(folder, 'mounted.json');
  const settings = { ...defaultIdentitySettings, hashingCost: { memoryKib: 64, passes: 1 } };
  const openElsewhere = () =>
    openIdentity(
      { settings, sharedSecret: null },
      { siteUrl: '', dataFolder: join(folder, 'other'), keysFile },
    );
  await expect(openElsewhere()).rejects.toThrow('which IDENTITY_KEYS_FILE names');
  const keys = await readKeyFile(path);
  await copyFile(path, keysFile);
  const base = await openElsewhere();
  expect(base.keys.publicKeys.map(({ kid }) => kid)).toEqual(keys?.signingKeys.map(({ kid }) => kid));
});

test('client secrets of single sign-on are read with the new keys, also by a run after an interrupted one', async () => {
  const [owner] = (await openTeam(server)).members;
  const client = { issuer: 'http://127.0.0.1:9', clientId: 'winnow', clientSecret: 'known to two' };
  const rules = { defaultRole: 'recruiter', admitsNewcomers: true } as const;
  await owner?.client.call(saveSingleSignOn, { ...client, ...rules });
  const organizationId = owner?.organizationId;
  const readSecret = async () => {
    const row = organizationId && (await findConnection(opened.database, organizationId));
    const filed = await readKeyFile(path);
    const keys = filed && (await createIdentityKeys({ ...filed, sharedSecret: null }));
    return row && keys && openClientSecret(keys, row);
  };
  expect(await readSecret()).toBe('known to two');
  await rotate();
  expect(await readSecret()).toBe('known to two');
  await rotate();
  expect(await readSecret()).toBe('known to two');
});
