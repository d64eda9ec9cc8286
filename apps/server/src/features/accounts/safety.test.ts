import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  deleteUser,
  endOtherSessions,
  endSession,
  exportPersonalData,
  forgotPassword,
  getCredits,
  getMe,
  joinWaitlist,
  listSessions,
  updateProfile,
  updateUser,
  uploadProfileImage,
  verifyAudit,
} from '@winnow/contracts';
import { sql } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAuthClient, newestLetter } from '../../testing/auth-client.ts';
import { rememberingLog } from '../../testing/quiet-log.ts';
import { type SignedUp, signUp, signUpOperator } from '../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

const planted = 'xplantedx';
const { log, lines } = rememberingLog();
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ log }, { limitFactor: 100, mailCooldownSeconds: 0 });
});

afterAll(() => server.stop());

async function statusOf(token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${server.url}/api/auth/me`, { headers })).status;
}

async function signInAgain({ email, password }: SignedUp): Promise<string> {
  const { data } = await createAuthClient(server).signInWithPassword({ email, password });
  return data.session?.access_token ?? '';
}

/** Somebody who has left traces wherever a person can. */
async function signUpWithTraces(): Promise<SignedUp> {
  const email = `${planted}-${randomUUID()}@example.org`;
  await server.client.call(joinWaitlist, { name: `${planted} Person`, email, role: planted });
  const person = await signUp(server, email);
  await person.client.call(updateUser, { name: `${planted} Person` });
  await person.client.call(updateProfile, { company_name: planted, industries: [planted] });
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  await person.client.call(uploadProfileImage, { file: new Blob([new Uint8Array(picture)]) });
  await person.client.call(getCredits);
  const { credits } = server.services;
  await server.platform.openDatabase.database.transaction(async (transaction) => {
    const work = { reason: 'analysis', subjectId: randomUUID(), label: `${planted}.pdf` } as const;
    const holdId = await credits.hold(transaction, person.userId, { ...work, credits: 2 });
    await credits.settle(transaction, person.userId, { ...work, holdId });
  });
  await server.client.call(forgotPassword, { email });
  await newestLetter(server, email);
  return person;
}

test('a person sees where they are signed in, and ends one of them', async () => {
  const anna = await signUp(server);
  const other = await signInAgain(anna);
  const { sessions, isComplete } = (await anna.client.call(listSessions)).data;
  expect(isComplete).toBe(true);
  expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
  await anna.client.call(endSession, { id: sessions[1]?.id ?? '' });
  expect([await statusOf(anna.token), await statusOf(other)]).toEqual([200, 401]);
});

test('all other devices are signed out with one call', async () => {
  const anna = await signUp(server);
  const others = [await signInAgain(anna), await signInAgain(anna)];
  await anna.client.call(endOtherSessions);
  expect(await Promise.all([anna.token, ...others].map(statusOf))).toEqual([200, 401, 401]);
});

test('the export holds everything of a person and nothing of others', async () => {
  const other = await signUpWithTraces();
  const anna = await signUp(server);
  await anna.client.call(updateUser, { name: 'Anna Ausfuhr' });
  await anna.client.call(updateProfile, { company_name: 'Ausfuhr Ltd' });
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  await anna.client.call(uploadProfileImage, { file: new Blob([new Uint8Array(picture)]) });
  await anna.client.call(getCredits);
  const { blob, mediaType } = await anna.client.download(exportPersonalData, {});
  expect(mediaType).toBe('application/zip');
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
  const text = (name: string) => new TextDecoder().decode(files[name]);
  expect(text('records/users.json')).toContain('Anna Ausfuhr');
  expect(text('records/credit_entries.json')).toContain('monthly');
  expect(text('sign-in.json')).toContain('Ausfuhr Ltd');
  expect(text('sign-in.json')).toContain(anna.email);
  const [pictureName = ''] = Object.keys(files).filter((name) => name.endsWith('.webp'));
  expect((await sharp(files[pictureName]).metadata()).format).toBe('webp');
  const all = Object.keys(files).map(text).join('\n');
  expect(all).not.toContain(planted);
  expect(all).not.toContain(other.userId);
  expect(all).not.toMatch(/argon2|password_hash/);
});

/** Every place of the database where a text stands, whatever the table. */
async function findInDatabase(text: string): Promise<string[]> {
  const { database } = server.platform.openDatabase;
  const rowsOf = async (query: ReturnType<typeof sql>) =>
    ((await database.execute(query)) as unknown as { rows: Record<string, string>[] }).rows;
  const tables =
    await rowsOf(sql`select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`);
  const found: string[] = [];
  for (const { schema = '', name = '' } of tables) {
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
    const hits = await rowsOf(sql`select t::text as hit from ${table} t where t::text ilike ${`%${text}%`}`);
    found.push(...hits.map(({ hit }) => `${schema}.${name}: ${hit}`));
  }
  return found;
}

async function findInFiles(text: string): Promise<string[]> {
  const { dataFolder } = server.platform;
  const names = await readdir(dataFolder, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of names.filter((candidate) => candidate.isFile())) {
    const path = join(entry.parentPath, entry.name);
    if ((await readFile(path, 'latin1')).includes(text)) found.push(path);
  }
  return found;
}

test('a deletion counts at once, and then nothing is left of the person but the books without their name', async () => {
  const person = await signUpWithTraces();
  const other = await signInAgain(person);
  const { database } = server.platform.openDatabase;
  expect(await findInDatabase(planted)).not.toEqual([]);
  expect(await findInFiles(planted)).not.toEqual([]);

  expect((await person.client.call(deleteUser)).message).toBe('Your account is deleted.');
  expect(await Promise.all([person.token, other].map(statusOf))).toEqual([401, 401]);
  const headers = { authorization: `Bearer ${person.token}` };
  expect((await fetch(`${server.url}/auth/v1/user`, { headers })).status).toBe(403);
  await server.platform.queue.runJobs();

  expect((await findInDatabase(person.email)).concat(await findInFiles(person.email))).toEqual([]);
  const leftOfPerson = (await findInDatabase(person.userId)).filter(
    (text) => !/audit_entries|pgboss/.test(text),
  );
  expect(leftOfPerson).toEqual([]);
  expect(JSON.stringify(lines)).not.toContain(planted);
  const books = (await database.execute(
    sql`select id, held from credit_accounts where owner_id is null`,
  )) as unknown as { rows: { id: string; held: number }[] };
  expect(books.rows).toMatchObject([{ held: 0 }]);
});

test('when all who left traces are gone, no word of them stands anywhere', async () => {
  const { database } = server.platform.openDatabase;
  const { rows } = (await database.execute(
    sql`select id, supabase_id from users where email like ${`${planted}%`}`,
  )) as unknown as { rows: { id: string; supabase_id: string }[] };
  expect(rows.length).toBeGreaterThan(0);
  for (const { id: userId, supabase_id: supabaseId } of rows) {
    const somebody = { email: '', isVerified: true, isOperator: false, sessionId: '', accessToken: '' };
    await server.services.accounts.deletion.request({ ...somebody, userId, supabaseId });
  }
  await server.platform.queue.runJobs();
  expect(await findInDatabase(planted)).toEqual([]);
  expect(await findInFiles(planted)).toEqual([]);
  expect(JSON.stringify(lines)).not.toContain(planted);
});

test('the pictures of those who left are gone from storage', async () => {
  const person = await signUpWithTraces();
  const image = (await person.client.call(getMe)).data.profileImage;
  await person.client.call(deleteUser);
  await server.platform.queue.runJobs();
  expect((await fetch(server.url + image)).status).toBe(404);
});

test('an erasure that is interrupted is finished by the next try, and a third does no harm', async () => {
  const person = await signUpWithTraces();
  const { deletion } = server.services.accounts;
  const { supabaseId } = (await person.client.call(getMe)).data;
  await person.client.call(deleteUser);
  // As after a crash between two steps: the identity is gone, the rows are not.
  await server.services.identity.admin.remove(supabaseId, false).catch(() => {});
  await deletion.erase(person.userId);
  await deletion.erase(person.userId);
  expect(await findInDatabase(person.email)).toEqual([]);
});

test('nobody is erased who did not wish it', async () => {
  const anna = await signUp(server);
  await server.services.accounts.deletion.erase(anna.userId);
  expect(await statusOf(anna.token)).toBe(200);
});

test('who left may come back, as somebody new', async () => {
  const person = await signUp(server);
  await person.client.call(deleteUser);
  await server.platform.queue.runJobs();
  const again = await signUp(server, person.email);
  expect(again.userId).not.toBe(person.userId);
  expect((await again.client.call(getMe)).data.name).toBe('Anna Example');
});

test('exports and deletions are on record, and the record is whole', async () => {
  const anna = await signUp(server);
  await anna.client.download(exportPersonalData, {}).then(({ blob }) => blob.arrayBuffer());
  await anna.client.call(deleteUser);
  const { entries } = await server.services.audit.list({ about: anna.userId, limit: 10 });
  expect(entries.map(({ action }) => action)).toEqual(['account-deleted', 'data-exported']);
  const operator = await signUpOperator(server);
  expect((await operator.client.call(verifyAudit)).data.isWhole).toBe(true);
});
