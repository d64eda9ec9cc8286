import {
  getFilesDue,
  listFiles,
  updateEmailPreferences,
  updateOrganizationSettings,
  updatePreferences,
} from '@winnow/contracts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedUp, signUp } from '../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { openTeam } from '../../testing/team.ts';
import { send as sendAs } from '../../testing/work.ts';

const dayMs = 24 * 60 * 60_000;
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({}, { limitFactor: 100 });
});

afterAll(() => server.stop());

const send = (person: SignedUp, text: string) => sendAs(person, `${text}.txt`, text);

/** Emails to a user, newest first. */
async function emailsTo({ email }: SignedUp) {
  const emails = (await server.platform.outbox?.listEmails(200)) ?? [];
  return emails.filter(({ to }) => to === email).map(({ subject }) => subject);
}

/**
 * A night this many days later: due resumes are removed, and emails go out. Ages the stored data instead of moving the
 * clock.
 */
async function nightAfter(days: number): Promise<void> {
  const { database } = server.platform.openDatabase;
  await database.execute(sql`update resumes set created_at = created_at - make_interval(days => ${days})`);
  await database.execute(
    sql`update user_settings set files_due_told_until = files_due_told_until - make_interval(days => ${days})`,
  );
  await database.execute(
    sql`update memberships set files_due_notified_until = files_due_notified_until - make_interval(days => ${days})`,
  );
  await server.services.retention.run();
  await server.platform.queue.runTasks();
}

test('files due for deletion within a week are listed and announced, once per file and at most weekly', async () => {
  const anna = await signUp(server);
  await send(anna, 'A resume that is due first');
  await nightAfter(9);
  await send(anna, 'A resume that is due nine days later');
  const due = async () => (await anna.client.call(getFilesDue)).data;
  const listed = async () =>
    (await anna.client.call(listFiles, { due: 'soon' })).data.files.map(({ fileName }) => fileName);

  await nightAfter(163);
  expect(await due()).toEqual({ files: 0, firstAt: null, noticeDays: 7 });
  expect([await listed(), await emailsTo(anna)]).toEqual([[], []]);

  await nightAfter(1);
  const { files, firstAt } = await due();
  expect([files, Math.ceil((Date.parse(firstAt ?? '') - Date.now()) / dayMs)]).toEqual([1, 7]);
  expect(await listed()).toEqual(['A resume that is due first.txt']);
  expect(await emailsTo(anna)).toEqual(['A resume is about to be deleted']);

  for (let night = 0; night < 8; night += 1) await nightAfter(1);
  expect(await listed()).toEqual([]);
  expect(await emailsTo(anna)).toHaveLength(1);
  await nightAfter(1);
  expect(await listed()).toEqual(['A resume that is due nine days later.txt']);
  expect(await emailsTo(anna)).toHaveLength(2);
});

test('the email lists everything due in two weeks, so that the next one can wait', async () => {
  const anna = await signUp(server);
  await send(anna, 'The first of two');
  await nightAfter(5);
  await send(anna, 'The second of two');
  await nightAfter(168);
  expect(await emailsTo(anna)).toEqual(['2 resumes are about to be deleted']);
  for (let night = 0; night < 7; night += 1) await nightAfter(1);
  expect(await emailsTo(anna)).toHaveLength(1);
});

test('users who turned off such emails get none, and a changed period is announced again', async () => {
  const [anna, boris] = [await signUp(server), await signUp(server)];
  await boris.client.call(updateEmailPreferences, { filesDue: false });
  for (const person of [anna, boris]) await send(person, `A resume of ${person.email}`);
  await nightAfter(174);
  expect([await emailsTo(anna), await emailsTo(boris)]).toEqual([['A resume is about to be deleted'], []]);
  await anna.client.call(updatePreferences, { retentionDays: 180 });
  await nightAfter(1);
  expect(await emailsTo(anna)).toHaveLength(2);
});

test('with a retention of a few days, only the deletion itself is announced', async () => {
  const anna = await signUp(server);
  await anna.client.call(updatePreferences, { retentionDays: 3 });
  await send(anna, 'A resume for three days');
  await nightAfter(2);
  expect((await anna.client.call(getFilesDue)).data).toEqual({ files: 0, firstAt: null, noticeDays: 0 });
  expect((await anna.client.call(listFiles, { due: 'soon' })).data.total).toBe(0);
  expect(await emailsTo(anna)).toEqual([]);
});

test("in a team, owners and recruiters get one email each, in their language, with the organization's rule", async () => {
  const { members } = await openTeam(server, [
    'owner',
    'recruiter',
    'recruiter',
    'admin',
    'hiring-manager',
    'auditor',
  ]);
  const [owner, recruiter, quiet, ...others] = members;
  if (!owner || !recruiter || !quiet) throw new Error('The team lacks a member.');
  await owner.client.call(updateOrganizationSettings, { retentionDays: 90 });
  await recruiter.client.call(updatePreferences, { language: 'de' });
  await quiet.client.call(updateEmailPreferences, { filesDue: false });
  await send(owner, 'A resume of the owner');
  for (const name of ['first', 'second']) await send(recruiter, `A resume of the recruiter, the ${name}`);

  await nightAfter(84);
  expect(await emailsTo(owner)).toEqual(['3 resumes are about to be deleted']);
  expect(await emailsTo(recruiter)).toEqual(['3 Lebensläufe werden bald gelöscht']);
  for (const other of [quiet, ...others]) expect(await emailsTo(other)).toEqual([]);
  const emails = (await server.platform.outbox?.listEmails(200)) ?? [];
  const told = emails.find(({ to }) => to === recruiter.email)?.text ?? '';
  expect(told).toContain('in der Bibliothek von Harbor Foods');
  expect(told).toContain('Die Aufbewahrungsfrist von Harbor Foods beträgt 90 Tage.');

  await nightAfter(1);
  expect([await emailsTo(owner), await emailsTo(recruiter)].map(({ length }) => length)).toEqual([1, 1]);
});
