import {
  deletePerson,
  getConsent,
  keepPerson,
  listEndingConsents,
  listFiles,
  mergePeople,
  recordConsent,
} from '@winnow/contracts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedUp, signUp } from '../../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import { send } from '../../../testing/work.ts';
import { auditEntries } from '../../audit/audit-tables.ts';
import { resumes } from '../../files/resume-tables.ts';
import { keptPeople, personConsents } from './consent-tables.ts';

const dayMs = 24 * 60 * 60_000;
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({}, { limitFactor: 1000 });
});

afterAll(() => server.stop());

const database = () => server.platform.openDatabase.database;
const dayIn = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

async function aPerson(owner: SignedUp, text: string): Promise<string> {
  const id = await send(owner, `${text}.txt`, text);
  const [found] = await database()
    .select({ personId: resumes.personId })
    .from(resumes)
    .where(eq(resumes.id, id));
  return found?.personId ?? '';
}

const peopleOf = async ({ organizationId }: SignedUp) =>
  (
    await database()
      .select({ personId: resumes.personId })
      .from(resumes)
      .where(eq(resumes.organizationId, organizationId))
  ).map(({ personId }) => personId);

/** Makes stored resumes older by some days, then runs the nightly deletion. */
async function nightAfter(days: number): Promise<void> {
  await database().execute(sql`update resumes set created_at = created_at - make_interval(days => ${days})`);
  await server.services.retention.run();
}

test('a consent is recorded, runs out, is withdrawn, and keeps its history', async () => {
  const anna = await signUp(server);
  const id = await aPerson(anna, 'A person who agrees');
  const record = (kind: 'given' | 'withdrawn', expiresOn: string | null = null) =>
    anna.client.call(recordConsent, { id, kind, on: dayIn(-400), how: 'By email', expiresOn });
  expect((await anna.client.call(getConsent, { id })).data).toMatchObject({ state: 'none', history: [] });
  expect((await record('given', dayIn(-30))).data).toMatchObject({ state: 'expired', expiresOn: dayIn(-30) });
  expect((await record('given', dayIn(20))).data).toMatchObject({ state: 'given', expiresOn: dayIn(20) });
  const ending = async (days: number) => (await anna.client.call(listEndingConsents, { days })).data;
  expect(await ending(30)).toEqual([{ personId: id, name: null, expiresOn: dayIn(20), askedAt: null }]);
  expect(await ending(19)).toEqual([]);
  expect((await record('withdrawn')).data.history.map(({ kind }) => kind)).toEqual([
    'withdrawn',
    'given',
    'given',
  ]);
  expect(await ending(30)).toEqual([]);
  await expect(record('given', dayIn(-500))).rejects.toMatchObject({ status: 422 });
});

test('who is kept for a shorter time goes earlier; for a longer one a consent must last as long', async () => {
  const anna = await signUp(server);
  const shorter = await aPerson(anna, 'A person kept for a shorter time');
  const longer = await aPerson(anna, 'A person kept for a longer time');
  const other = await aPerson(anna, 'A person kept as everybody');
  const keep = (id: string, day: string | null) => anna.client.call(keepPerson, { id, day });
  await keep(shorter, dayIn(-1));
  await expect(keep(longer, dayIn(400))).rejects.toMatchObject({ status: 422 });
  const agree = (expiresOn: string) =>
    anna.client.call(recordConsent, { id: longer, kind: 'given', on: dayIn(0), expiresOn });
  await agree(dayIn(300));
  await expect(keep(longer, dayIn(400))).rejects.toMatchObject({ status: 422 });
  await agree(dayIn(400));
  expect((await keep(longer, dayIn(400))).data).toMatchObject({ keepUntil: dayIn(400) });

  await nightAfter(0);
  expect(await peopleOf(anna)).toEqual(expect.arrayContaining([longer, other]));
  expect(await peopleOf(anna)).not.toContain(shorter);
  const of = await database().select().from(auditEntries).where(eq(auditEntries.subjectId, shorter));
  expect(of.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['person-retention-set', 'person-deleted']),
  );
  await nightAfter(200);
  expect(await peopleOf(anna)).toEqual([longer]);
  await anna.client.call(recordConsent, { id: longer, kind: 'withdrawn', on: dayIn(0) });
  await nightAfter(0);
  expect(await peopleOf(anna)).toEqual([]);
});

test('the library says until when a file is kept: by the day of its person, where that day counts', async () => {
  const anna = await signUp(server);
  const id = await aPerson(anna, 'A person with a day');
  const keptUntil = async () =>
    (await anna.client.call(listFiles, {})).data.files[0]?.expiresAt?.slice(0, 10);
  const byAge = await keptUntil();
  await anna.client.call(keepPerson, { id, day: dayIn(5) });
  expect(await keptUntil()).toBe(dayIn(5));
  await anna.client.call(recordConsent, { id, kind: 'given', on: dayIn(0), expiresOn: dayIn(400) });
  await anna.client.call(keepPerson, { id, day: dayIn(400) });
  expect(await keptUntil()).toBe(dayIn(400));
  await anna.client.call(recordConsent, { id, kind: 'withdrawn', on: dayIn(0) });
  expect(await keptUntil()).toBe(byAge);
});

test('consents and the day follow a merge, and nothing of them stays behind', async () => {
  const anna = await signUp(server);
  const [into, from] = [await aPerson(anna, 'The one who stays'), await aPerson(anna, 'The one who joins')];
  await anna.client.call(recordConsent, { id: from, kind: 'given', on: dayIn(0), how: 'On paper' });
  await anna.client.call(keepPerson, { id: from, day: dayIn(5) });
  await anna.client.call(mergePeople, { id: into, otherId: from });
  expect((await anna.client.call(getConsent, { id: into })).data).toMatchObject({
    state: 'given',
    keepUntil: dayIn(5),
    history: [{ how: 'On paper' }],
  });
  await anna.client.call(deletePerson, { id: into });
  for (const table of [personConsents, keptPeople]) {
    const left = await database().select().from(table).where(eq(table.organizationId, anna.organizationId));
    expect(left).toEqual([]);
  }
});
