import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createKeyMaterial } from './features/identity/keys/identity-key-file.ts';
import { createOwnPostgres } from './testing/databases/create-own-postgres.ts';
import { testDatabaseUrl } from './testing/databases/test-database-url.ts';
import { runToEnd, type SpawnedServer, spawnServer } from './testing/spawn-server.ts';

const databaseUrl = testDatabaseUrl();
/** Machines differ and starting a database takes a while; nothing here is about speed. */
const timeout = { timeout: 60_000 };
vi.setConfig({ testTimeout: 120_000 });

const running = new Set<SpawnedServer>();
let current: SpawnedServer | null = null;
let folder: string;
let variables: Record<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'winnow-main-test-'));
  variables = { DATA_DIR: folder };
  if (databaseUrl) variables = { ...variables, DATABASE_URL: (await createOwnPostgres(databaseUrl)).url };
});

afterAll(async () => {
  for (const server of running) server.process.kill('SIGKILL');
  await Promise.all([...running].map(({ ended }) => ended));
  await rm(folder, { recursive: true, force: true });
});

/** The server that an earlier test left running, or a new one: a start is what takes the time here. */
async function findOrStart(): Promise<SpawnedServer> {
  if (current && current.process.exitCode === null && current.process.signalCode === null) return current;
  current = await spawnServer(variables);
  running.add(current);
  return current;
}

async function lastHousekeeping(url: string): Promise<string | null> {
  const readiness = (await (await fetch(`${url}/readyz`)).json()) as {
    checks: { housekeeping: { lastFinishedAt: string | null } };
  };
  return readiness.checks.housekeeping.lastFinishedAt;
}

if (!databaseUrl) {
  test('a second server on the folder is refused and told who has it', async () => {
    const { process: first, url } = await findOrStart();
    const second = await runToEnd(variables);
    expect(second.code).toBe(2);
    expect(second.output).toContain(`is in use by process ${first.pid} on `);
    expect(second.output).toMatch(/started at \d{4}-\d\d-\d\dT/);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  });
}

test('a server that is killed opens its folder again and has lost nothing', async () => {
  const first = await findOrStart();
  await expect.poll(() => lastHousekeeping(first.url), timeout).not.toBeNull();
  const before = await lastHousekeeping(first.url);
  first.process.kill('SIGKILL');
  expect(await first.ended).toBe('SIGKILL');

  const { url } = await findOrStart();
  const after = await lastHousekeeping(url);
  expect(Date.parse(after ?? '')).toBeGreaterThanOrEqual(Date.parse(before ?? ''));
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
});

if (databaseUrl) {
  test('on PostgreSQL an API of its own leaves the work to a worker', async () => {
    const own = { ...(await splitRoles()), DRAIN_SECONDS: '0' };
    const left = join(own.DATA_DIR, 'uploads', 'of-a-crash');
    await mkdir(left, { recursive: true });
    await utimes(left, new Date(0), new Date(0));
    const api = await spawnServer(own, ['--role=api']);
    running.add(api);
    // Its own folder is its own to clear: a worker may have another.
    await expect.poll(() => readdir(join(own.DATA_DIR, 'uploads')), timeout).toEqual([]);
    expect(await lastHousekeeping(api.url)).toBeNull();
    running.add(await spawnServer(own, ['--role=worker']));
    await expect.poll(() => lastHousekeeping(api.url), timeout).not.toBeNull();
  });
}

test('a stop lets a running request finish, tells listeners, and ends without an error', async () => {
  const server = await findOrStart();
  const events = (await fetch(`${server.url}/api/events`)).body?.getReader();
  const first = new TextDecoder().decode((await events?.read())?.value);
  expect(first).toContain('event: hello');

  const upload = slowUpload(server.url);
  await upload.begun;
  server.process.kill('SIGTERM');
  const second = new TextDecoder().decode((await events?.read())?.value);
  expect(second).toContain('event: stopping');
  upload.finish();
  expect(await upload.status).toBe(422);
  expect(await server.ended).toBe(0);
  expect(server.output()).toContain('"msg":"stopped"');
  expect(await readdir(folder)).not.toContain('lock.json');
});

if (databaseUrl) {
  test('processes of several roles are refused without the address that people use', async () => {
    const { SITE_URL: _unset, ...own } = await splitRoles();
    for (const role of ['api', 'worker']) {
      const { code, output } = await runToEnd(own, [`--role=${role}`]);
      expect(code).toBe(2);
      expect(output).toContain('SITE_URL');
    }
  });

  test('a process with another data folder, or other identity keys, is refused with what to do', async () => {
    const own = await splitRoles();
    running.add(await spawnServer(own, ['--role=worker']));
    const elsewhere = { ...own, DATA_DIR: await mkdtemp(join(folder, 'elsewhere-')) };
    const refused = await runToEnd(elsewhere, ['--role=worker']);
    expect(refused).toMatchObject({
      code: 2,
      output: expect.stringContaining('mount it and set DATA_DIR, or keep files elsewhere'),
    });
    expect(await readdir(elsewhere.DATA_DIR)).toEqual([]);
    const keys = join(own.DATA_DIR, 'identity-keys.json');
    const right = await readFile(keys, 'utf8');
    await rm(keys);
    const without = await runToEnd(own, ['--role=api']);
    expect(without).toMatchObject({
      code: 2,
      output: expect.stringContaining('The identity keys are missing'),
    });
    expect(await readdir(own.DATA_DIR)).not.toContain('identity-keys.json');
    const { secret } = await createKeyMaterial();
    await writeFile(keys, JSON.stringify({ ...JSON.parse(right), secret }), { mode: 0o600 });
    const other = await runToEnd(own, ['--role=api']);
    expect(other).toMatchObject({
      code: 2,
      output: expect.stringContaining('are not those of this installation'),
    });
    expect(await runToEnd(own, ['--accept-data-folder'])).toMatchObject({ code: 0 });
  });
}

// The same on every database.
if (!databaseUrl) {
  test('a second signal ends at once, however much is under way', async () => {
    const server = await findOrStart();
    const upload = slowUpload(server.url);
    await upload.begun;
    server.process.kill('SIGTERM');
    await expect.poll(() => server.output(), timeout).toContain('stopping');
    server.process.kill('SIGTERM');
    expect(await server.ended).toBe(1);
    expect(await upload.status).toBeNull();
  });

  test('emails are read by the link that the console shows, and by none of an earlier start', async () => {
    const linkOf = async ({ output }: SpawnedServer) => {
      const find = () => /^Emails: (http:\S+\/dev\/outbox\?key=[\w-]{32})$/m.exec(output())?.[1];
      await expect.poll(find, timeout).toBeDefined();
      return find() ?? '';
    };
    const open = async (link: string) => (await fetch(link, { redirect: 'manual' })).status;
    const first = await findOrStart();
    const link = await linkOf(first);
    expect(await open(link)).toBe(303);
    first.process.kill('SIGTERM');
    await first.ended;
    const second = await findOrStart();
    expect(new URL(await linkOf(second)).search).not.toBe(new URL(link).search);
    expect(await open(second.url + new URL(link).pathname + new URL(link).search)).toBe(401);
  });

  test('a server for others that sends no emails says so, and shows none', async () => {
    const own = await mkdtemp(join(folder, 'public-'));
    const server = await spawnServer({ DATA_DIR: own, SITE_URL: 'https://winnow.example' });
    running.add(server);
    await expect.poll(() => server.output(), timeout).toContain('SMTP_URL is not set');
    expect(server.output()).not.toContain('Emails: ');
    expect((await fetch(`${server.url}/dev/outbox`)).status).toBe(404);
    server.process.kill('SIGTERM');
    await server.ended;
  });

  test('settings that cannot be used are told together and nothing is started', async () => {
    const { code, output } = await runToEnd({ PORT: 'many', DATABASE_URL: 'sqlite:x', DATA_DIR: folder });
    expect(code).toBe(2);
    expect(output).toContain('PORT must be');
    expect(output).toContain('DATABASE_URL must be');
  });

  test('a port in use is told, and the folder is free again', async () => {
    const { url } = await findOrStart();
    const own = await mkdtemp(join(folder, 'second-'));
    const { code, output } = await runToEnd({ ...variables, DATA_DIR: own, PORT: new URL(url).port });
    expect(code).toBe(1);
    expect(output).toContain('is in use by another program. Set PORT');
    expect(output).not.toContain('at listen');
    expect(await readdir(own)).not.toContain('lock.json');
  });

  test('a worker of its own needs a database that can be shared', async () => {
    const { code, output } = await runToEnd({ DATA_DIR: folder }, ['--role=worker']);
    expect(code).toBe(2);
    expect(output).toContain('DATABASE_URL');
  });

  test('a test email lands in the outbox', async () => {
    const { code, output } = await runToEnd({ DATA_DIR: folder }, [
      '--send-test-mail',
      'operator@example.test',
    ]);
    expect(code, output).toBe(0);
    const [message = ''] = await readdir(join(folder, 'outbox'));
    expect(await readFile(join(folder, 'outbox', message), 'utf8')).toContain('To: operator@example.test');
  });

  test('a damaged database is told in words', async () => {
    const own = await mkdtemp(join(folder, 'damaged-'));
    await mkdir(join(own, 'database'));
    await writeFile(join(own, 'database', 'PG_VERSION'), '18\n');
    const { code, output } = await runToEnd({ DATA_DIR: own });
    expect(code).toBe(1);
    expect(output).toContain('is damaged and cannot be opened');
  });
}

/** A separate database and data folder, for processes that share them. */
async function splitRoles() {
  return {
    DATA_DIR: await mkdtemp(join(folder, 'shared-')),
    DATABASE_URL: (await createOwnPostgres(databaseUrl)).url,
    SITE_URL: 'http://localhost',
  };
}

/** A form that is sent in two parts; `status` is `null` where the connection ended without an answer. */
function slowUpload(url: string) {
  const outgoing = request(`${url}/api/resume-matcher`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
  });
  const status = new Promise<number | null>((resolve) => {
    outgoing.on('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? null);
    });
    outgoing.on('error', () => resolve(null));
  });
  outgoing.write(
    '--b\r\nContent-Disposition: form-data; name="resume"; filename="a.txt"\r\n\r\nAnna Example',
  );
  const begun = expect.poll(() => readdir(join(folder, 'uploads')).catch(() => []), timeout).not.toEqual([]);
  return { begun, status, finish: () => outgoing.end('\r\n--b--\r\n') };
}
