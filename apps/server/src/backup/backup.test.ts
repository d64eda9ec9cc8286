import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, createJob, getCredits, getMe, listJobs, signIn, signUp } from '@winnow/contracts';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { personalOrganizationOf } from '../features/organizations/personal-organization.ts';
import { lockDataFolder } from '../platform/data-folder/data-folder-lock.ts';
import type { OpenDatabase } from '../platform/database/open-database.ts';
import { openEmbeddedDatabase } from '../platform/database/open-embedded-database.ts';
import { openPostgres } from '../platform/database/open-postgres.ts';
import { queryRows } from '../platform/database/query-rows.ts';
import { createDiskStorage } from '../platform/storage/disk-storage.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { createAuthClient } from '../testing/auth-client.ts';
import { createOwnPostgres } from '../testing/databases/create-own-postgres.ts';
import { testDatabaseUrl } from '../testing/databases/test-database-url.ts';
import { quietLog } from '../testing/quiet-log.ts';
import { signUpWithSeedData } from '../testing/residual-data/seed-personal-data.ts';
import { runToEnd, spawnServer } from '../testing/spawn-server.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { jobText, newJob, sendResumes, start } from '../testing/work.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** Data folder and database of an installation. */
type Place = { readonly folder: string; readonly databaseUrl: string | null };

/** Without `pg_dump`, PostgreSQL can't be backed up: then the embedded database is used. */
const hasPrograms = spawnSync('pg_dump', ['--version']).status === 0;
const serverUrl = hasPrograms ? testDatabaseUrl() : '';
const ends: (() => Promise<unknown>)[] = [];
let root: string;
let first: Place;
let backup: string;
let held: Held;

/** Data that must be the same afterwards. */
type Held = {
  email: string;
  password: string;
  credits: unknown;
  batchId: string;
  hashes: Map<string, string>;
};

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'winnow-backup-'));
  backup = join(root, 'backups/first');
  first = await makePlace('first');
  held = await workAt(first);
  const { code, output } = await command(first, '--back-up', backup);
  expect(code, output).toBe(0);
  expect(output).toMatch(/holds \d+ files of \d+ bytes/);
  expect(output).toContain('Warning: this backup is not encrypted.');
});

afterAll(async () => {
  for (const end of ends) await end();
  await rm(root, { recursive: true, force: true });
});

async function makePlace(name: string): Promise<Place> {
  const folder = join(root, name);
  if (!serverUrl) return { folder, databaseUrl: null };
  const { url, drop } = await createOwnPostgres(serverUrl);
  ends.push(drop);
  return { folder, databaseUrl: url };
}

const command = ({ folder, databaseUrl }: Place, ...arguments_: string[]) =>
  runToEnd({ DATA_DIR: folder, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }, arguments_);

function openDatabaseOf({ folder, databaseUrl }: Place): Promise<OpenDatabase> {
  if (databaseUrl) return openPostgres(databaseUrl, quietLog);
  return openEmbeddedDatabase({ folder: join(folder, 'database') });
}

const storageOf = ({ folder }: Place) => createDiskStorage(join(folder, 'files'));

async function startAt(place: Place) {
  const parts = {
    openDatabase: await openDatabaseOf(place),
    storage: storageOf(place),
    dataFolder: place.folder,
  };
  return startTestServer(parts, { limitFactor: 100 });
}

/** Fills an installation with every kind of data, and stops it in the middle of a run. */
async function workAt(place: Place): Promise<Held> {
  const server = await startAt(place);
  const anna = await signUpWithSeedData(server, 'lighthouse');
  const job = await newJob(anna);
  const batch = await start(anna, job.id, await sendResumes(anna, ['Ada Thorne', 'Bela Novak']));
  const { data: credits } = await anna.client.call(getCredits);
  const { email, password } = anna;
  await server.stop();
  return { email, password, credits, batchId: batch.id, hashes: await hashesOf(storageOf(place)) };
}

async function hashesOf(storage: Storage): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  for await (const { key } of storage.list()) {
    hashes.set(
      key,
      createHash('sha256')
        .update(await storage.load(key))
        .digest('hex'),
    );
  }
  return hashes;
}

test('what was backed up is restored: the invariants hold, people sign in, files are the same, work goes on', async () => {
  const second = await makePlace('second');
  const { code, output } = await command(second, '--restore', backup);
  expect(output).toMatch(/^ok {4}audit-whole +\d+ {2}Every entry/m);
  expect(output).toContain('Everything adds up.');
  expect(code).toBe(0);
  expect(held.hashes.size).toBeGreaterThan(4);
  expect(await hashesOf(storageOf(second))).toEqual(held.hashes);
  const readKeys = ({ folder }: Place) => readFile(join(folder, 'identity-keys.json'), 'utf8');
  expect(await readKeys(second)).toBe(await readKeys(first));

  const server = await startAt(second);
  const { email, password, credits, batchId } = held;
  const { data, error } = await createAuthClient(server).signInWithPassword({ email, password });
  expect(error).toBeNull();
  const headers = { authorization: `Bearer ${data.session?.access_token}` };
  const client = createClient({ baseUrl: `${server.url}/api`, headers: () => headers });
  const { id: userId } = (await client.call(getMe)).data;
  expect((await client.call(getCredits)).data).toEqual(credits);
  await server.platform.queue.runTasks();
  const { items } = await server.services.batches.get(personalOrganizationOf(userId), batchId);
  expect(items.map(({ state }) => state)).toEqual(['done', 'done']);
  await server.stop();
});

test('whoever was deleted after the backup is deleted again, encrypted or not', async () => {
  const identity = await generateX25519Identity();
  const identityFile = join(root, 'identity.txt');
  await writeFile(identityFile, `${identity}\n`);
  const encrypted = join(root, 'backups/encrypted');
  const recipient = await identityToRecipient(identity);
  const made = await command(first, '--back-up', encrypted, '--encrypt-to', recipient);
  expect(made.code, made.output).toBe(0);
  expect(made.output).not.toContain('Warning');

  const server = await startAt(first);
  const user = await server.services.accounts.users.search({ search: held.email, limit: 1, offset: 0 });
  const { id: userId, supabaseId } = user.users[0] ?? { id: '', supabaseId: '' };
  await server.services.accounts.deletion.request({ userId, supabaseId });
  await server.platform.queue.runTasks();
  await server.stop();

  const third = await makePlace('third');
  const words = ['--restore', encrypted, '--identity', identityFile, '--tombstones', first.folder];
  const { code, output } = await command(third, ...words);
  expect(output).toContain('1 account was deleted since, and deleted again');
  expect(output).toContain('Everything adds up.');
  expect(code).toBe(0);
  const restored = await startAt(third);
  const { email, password } = held;
  const signedIn = await createAuthClient(restored).signInWithPassword({ email, password });
  const token = signedIn.data.session?.access_token ?? '';
  const me = await fetch(`${restored.url}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } });
  expect(me.status).toBe(401);
  await restored.platform.queue.runTasks();
  const left = await restored.services.accounts.users.search({ search: email, limit: 1, offset: 0 });
  expect(left.total).toBe(0);
  await restored.stop();
  // The target's tombstones are in its later backups, too.
  expect(await readdir(join(third.folder, 'files/tombstones'))).toHaveLength(1);
});

if (serverUrl) {
  test('a database that is not empty is not written over', async () => {
    const { code, output } = await command({ ...first, folder: join(root, 'unused') }, '--restore', backup);
    expect([code, output]).toEqual([
      1,
      expect.stringContaining('The database of DATABASE_URL is not empty.'),
    ]);
  });
} else {
  test('a server that runs is backed up, and goes on', async () => {
    const place = await makePlace('running');
    const settings = { DATA_DIR: place.folder, IDENTITY_AUTO_CONFIRM: 'on', LOG_LEVEL: 'warn' };
    const server = await spawnServer({ ...settings, SITE_URL: 'http://localhost' });
    let token = '';
    const headers = () => (token ? { authorization: `Bearer ${token}` } : {});
    const client = createClient({ baseUrl: `${server.url}/api`, headers });
    const [email, password] = ['ada.thorne@example.org', 'a long and quiet river'];
    await client.call(signUp, { name: 'Ada Thorne', email, password });
    token = (await client.call(signIn, { email, password })).data.token;
    const { data: before } = await client.call(createJob, { text: jobText });

    const texts = Array.from({ length: 5 }, (_, at) => `${jobText}\n\nPosition ${at}`);
    const [made, ...added] = await Promise.all([
      command(place, '--back-up', join(root, 'backups/running')),
      ...texts.map((text) => client.call(createJob, { text })),
    ]);
    expect(made.code, made.output).toBe(0);
    expect(await readdir(join(place.folder, 'backup.unfinished'))).toEqual([]);
    expect((await client.call(listJobs)).data.total).toBe(1 + added.length);
    server.process.kill('SIGTERM');
    expect(await server.ended).toBe(0);

    const opened = await openEmbeddedDatabase({ folder: join(root, 'backups/running/database') });
    const kept = await queryRows(
      opened.database,
      sql`select id from job_descriptions where id = ${before.id}`,
    );
    expect(kept).toEqual([{ id: before.id }]);
    await opened.close();
  });

  test('an embedded database in use by another program is neither backed up nor examined', async () => {
    const lock = await lockDataFolder(first.folder);
    const backedUp = await command(first, '--back-up', join(root, 'backups/second'));
    expect([backedUp.code, backedUp.output]).toEqual([
      2,
      expect.stringMatching(/is in use by process.*Stop it first/),
    ]);
    const examined = await command(first, '--examine');
    expect([examined.code, examined.output]).toEqual([
      2,
      expect.stringMatching(/is in use by process.*in \/admin/),
    ]);
    if (lock.ok) await lock.lock.release();
  });
}
