import {
  deleteUser,
  endOtherSessions,
  endSession,
  exportPersonalData,
  getCredits,
  getMe,
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
import { queryRows } from '../../../platform/database/query-rows.ts';
import { createAuthClient } from '../../../testing/auth-client.ts';
import { rememberingLog } from '../../../testing/quiet-log.ts';
import { findInDatabase, findResidualData } from '../../../testing/residual-data/find-residual-data.ts';
import { signUpWithSeedData } from '../../../testing/residual-data/seed-personal-data.ts';
import { type SignedUp, signUp, signUpOperator } from '../../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';

const planted = 'xplantedx';
const { log, lines } = rememberingLog();
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ log }, { limitFactor: 100, emailCooldownSeconds: 0 });
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

test('a user lists their sessions and ends one', async () => {
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
  const other = await signUpWithSeedData(server, planted);
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

test('a deletion takes effect immediately, and only accounting records without the name remain', async () => {
  const person = await signUpWithSeedData(server, planted);
  const other = await signInAgain(person);
  const { database } = server.platform.openDatabase;
  expect(await findResidualData(server, person.email)).not.toEqual([]);

  expect((await person.client.call(deleteUser)).message).toBe('Your account is deleted.');
  expect(await Promise.all([person.token, other].map(statusOf))).toEqual([401, 401]);
  const headers = { authorization: `Bearer ${person.token}` };
  expect((await fetch(`${server.url}/auth/v1/user`, { headers })).status).toBe(403);
  await server.platform.queue.runTasks();

  expect(await findResidualData(server, person.email)).toEqual([]);
  const leftOfPerson = (await findInDatabase(server, person.userId)).filter(
    (text) => !/audit_entries|pgboss/.test(text),
  );
  expect(leftOfPerson).toEqual([]);
  expect(JSON.stringify(lines)).not.toContain(planted);
  const books = await queryRows(database, sql`select id, held from credit_accounts where owner_id is null`);
  expect(books).toMatchObject([{ held: 0 }]);
});

test('after everybody was deleted, nothing about them is stored', async () => {
  const { database } = server.platform.openDatabase;
  const rows = await queryRows<{ id: string; supabase_id: string }>(
    database,
    sql`select id, supabase_id from users where email like ${`${planted}%`}`,
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const { id: userId, supabase_id: supabaseId } of rows) {
    await server.services.accounts.deletion.request({ userId, supabaseId });
  }
  await server.platform.queue.runTasks();
  expect(await findResidualData(server, planted)).toEqual([]);
  expect(JSON.stringify(lines)).not.toContain(planted);
});

test('the pictures of deleted users are removed from storage', async () => {
  const person = await signUpWithSeedData(server, planted);
  const image = (await person.client.call(getMe)).data.profileImage;
  await person.client.call(deleteUser);
  await server.platform.queue.runTasks();
  expect((await fetch(server.url + image)).status).toBe(404);
});

test('an interrupted erasure is finished by the next attempt, and another one changes nothing', async () => {
  const person = await signUpWithSeedData(server, planted);
  const { deletion } = server.services.accounts;
  const { supabaseId } = (await person.client.call(getMe)).data;
  await person.client.call(deleteUser);
  // As after a crash between two steps: the identity is gone, the rows are not.
  await server.services.identity.admin.remove(supabaseId, false).catch(() => {});
  await deletion.erase(person.userId);
  await deletion.erase(person.userId);
  expect(await findResidualData(server, person.email)).toEqual([]);
});

test('nobody is erased without a request', async () => {
  const anna = await signUp(server);
  await server.services.accounts.deletion.erase(anna.userId);
  expect(await statusOf(anna.token)).toBe(200);
});

test('a deleted user can register again as a new user', async () => {
  const person = await signUp(server);
  await person.client.call(deleteUser);
  await server.platform.queue.runTasks();
  const again = await signUp(server, person.email);
  expect(again.userId).not.toBe(person.userId);
  expect((await again.client.call(getMe)).data.name).toBe('Anna Example');
});

test('exports and deletions are in the audit log, and its chain is intact', async () => {
  const anna = await signUp(server);
  await anna.client.download(exportPersonalData, {}).then(({ blob }) => blob.arrayBuffer());
  await anna.client.call(deleteUser);
  const { entries } = await server.services.audit.list({ about: anna.userId, limit: 10 });
  expect(entries.map(({ action }) => action)).toEqual(['account-deleted', 'data-exported']);
  const operator = await signUpOperator(server);
  expect((await operator.client.call(verifyAudit)).data.isWhole).toBe(true);
});
