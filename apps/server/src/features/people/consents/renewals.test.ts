import {
  askForRenewal,
  getConsent,
  listEndingConsents,
  listFiles,
  listNotifications,
  recordConsent,
  removeMember,
} from '@winnow/contracts';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runRequester } from '../../../engine-tasks/requester.ts';
import { type SignedUp, signUp } from '../../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import { callAs, openTeam } from '../../../testing/team.ts';
import { resumeText, send } from '../../../testing/work.ts';
import { auditEntries } from '../../audit/audit-tables.ts';
import { resumes } from '../../files/resume-tables.ts';
import { consentRequests } from './consent-tables.ts';

const dayMs = 24 * 60 * 60_000;
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({}, { limitFactor: 1000 });
});

afterAll(() => server.stop());

const database = () => server.platform.openDatabase.database;
const dayIn = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
const aYearOn = () => {
  const date = new Date();
  date.setUTCFullYear(date.getUTCFullYear() + 1);
  return date.toISOString().slice(0, 10);
};

/** A person with a resume and a consent that ends in ten days. */
async function aPerson(
  owner: SignedUp,
  text = resumeText('Ilse Brand'),
  expiresOn: string | null = dayIn(10),
) {
  const fileId = await send(owner, 'ilse.txt', text);
  await server.services.resumes.read(runRequester(owner.organizationId), fileId);
  const [row] = await database().select({ id: resumes.personId }).from(resumes).where(eq(resumes.id, fileId));
  const id = row?.id ?? '';
  await owner.client.call(recordConsent, { id, kind: 'given', on: dayIn(-300), expiresOn });
  return id;
}

const ask = async ({ client }: SignedUp, ...personIds: string[]) =>
  (await client.call(askForRenewal, { personIds })).data.map(({ outcome }) => outcome);

/** The newest email to a person, once it was sent. */
async function emailTo(address: string) {
  await server.platform.queue.runTasks();
  const emails = (await server.platform.outbox?.listEmails(50)) ?? [];
  return emails.find(({ to }) => to === address);
}

const toldOf = async ({ client }: Pick<SignedUp, 'client'>) =>
  (await client.call(listNotifications, {})).data.notifications;

/** The path of the link in an email. */
const linkIn = (text = '') =>
  new URL(/https?:\/\/\S+\/api\/consent\/\S+/.exec(text)?.[0] ?? 'http://none').pathname;

const open = async (path: string, init?: RequestInit) => {
  const answer = await fetch(`${server.url}${path}`, { redirect: 'manual', ...init });
  return { status: answer.status, page: await answer.text(), headers: answer.headers };
};
const press = (path: string, answer: 'renew' | 'withdraw', headers: Record<string, string> = {}) =>
  open(`${path}/${answer}`, { method: 'POST', headers });

const actionsOn = async (personId: string) =>
  (
    await database()
      .select({ action: auditEntries.action, actorId: auditEntries.actorId })
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, personId))
      .orderBy(auditEntries.happenedAt)
  ).map(({ action, actorId }) => [action, actorId === null ? 'person' : 'member']);

test('a person renews once with the link in an email, and opening it changes nothing', async () => {
  const anna = await signUp(server);
  const id = await aPerson(anna);
  expect(await ask(anna, id)).toEqual(['queued']);
  expect(await ask(anna, id)).toEqual(['asked-recently']);
  const [ending] = (await anna.client.call(listEndingConsents, {})).data;
  expect(ending?.askedAt).not.toBeNull();
  const email = await emailTo('ilse.brand@example.org');
  expect(email?.subject).toMatch(/^May .+ keep your resume\?$/);
  const link = linkIn(email?.text);

  const first = await open(link);
  expect(first.status).toBe(200);
  expect(first.page).toContain('Renew consent');
  expect(first.page).not.toMatch(/<script|Ilse/);
  expect(first.headers.get('referrer-policy')).toBe('same-origin');
  expect((await anna.client.call(getConsent, { id })).data.expiresOn).toBe(dayIn(10));

  const renewed = await press(link, 'renew');
  expect([renewed.status, renewed.headers.get('location')]).toEqual([303, link]);
  expect((await open(link)).page).toContain('Thank you.');
  const consent = (await anna.client.call(getConsent, { id })).data;
  expect(consent).toMatchObject({
    state: 'given',
    expiresOn: aYearOn(),
    keepUntil: null,
    history: [{ byPerson: true, kind: 'given', on: dayIn(0) }, { byPerson: false }],
  });
  expect(await toldOf(anna)).toMatchObject([
    { kind: 'consent-renewed', actor: null, isGone: false, person: { id, name: 'Ilse Brand' } },
  ]);
  // The link was answered: the other answer comes too late.
  await press(link, 'withdraw');
  expect(await toldOf(anna)).toHaveLength(1);
  expect((await anna.client.call(getConsent, { id })).data).toEqual(consent);
  expect(await actionsOn(id)).toEqual([
    ['consent-recorded', 'member'],
    ['consent-renewal-asked', 'member'],
    ['consent-renewed', 'person'],
  ]);
});

test('a person who withdraws consent is deleted the next night, with all resumes and the request', async () => {
  const anna = await signUp(server);
  const id = await aPerson(anna, resumeText('Olga Reed'));
  await ask(anna, id);
  const link = linkIn((await emailTo('olga.reed@example.org'))?.text);
  await press(link, 'withdraw');
  expect((await open(link)).page).toContain('You withdrew your consent.');
  expect((await anna.client.call(getConsent, { id })).data).toMatchObject({
    state: 'withdrawn',
    keepUntil: dayIn(0),
  });
  expect(await toldOf(anna)).toMatchObject([{ kind: 'consent-withdrawn', about: { personId: id } }]);
  await database().execute(sql`update kept_people set keep_until = ${dayIn(-1)} where person_id = ${id}`);
  await server.services.retention.run();
  expect((await anna.client.call(listFiles, {})).data.total).toBe(0);
  const left = await database().select().from(consentRequests).where(eq(consentRequests.personId, id));
  expect(left).toEqual([]);
  expect((await open(link)).status).toBe(404);
  expect(await toldOf(anna)).toMatchObject([{ isGone: true, person: null }]);
  await server.services.storedConsentEmails.removeDeleted();
  expect(await emailTo('olga.reed@example.org')).toBeUndefined();
  expect((await actionsOn(id)).map(([action]) => action)).toContain('deletion-asked-for');
});

test('two concurrent answers count as one', async () => {
  const anna = await signUp(server);
  const id = await aPerson(anna, resumeText('Tess Vale'));
  await ask(anna, id);
  const link = linkIn((await emailTo('tess.vale@example.org'))?.text);
  await Promise.all(Array.from({ length: 6 }, (_, at) => press(link, at % 2 ? 'renew' : 'withdraw')));
  expect((await anna.client.call(getConsent, { id })).data.history).toHaveLength(2);
});

test('a link that is expired, modified or from another site does nothing', async () => {
  const anna = await signUp(server);
  const id = await aPerson(anna, resumeText('Nora Finch'));
  await ask(anna, id);
  const link = linkIn((await emailTo('nora.finch@example.org'))?.text);
  const before = (await anna.client.call(getConsent, { id })).data;
  const changed = link.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
  const german = await open(changed, { headers: { 'accept-language': 'de-AT,en;q=0.5' } });
  expect([german.status, german.page]).toEqual([404, expect.stringContaining('Link nicht gefunden')]);
  expect((await press(changed, 'renew')).status).toBe(404);
  expect((await open(`${link}/other`, { method: 'POST' })).status).toBe(404);
  expect((await press(link, 'withdraw', { origin: 'https://other.example' })).status).toBe(403);
  await database()
    .update(consentRequests)
    .set({ expiresAt: new Date(Date.now() - 1_000) })
    .where(and(eq(consentRequests.personId, id)));
  expect((await open(link)).page).toContain('This link has expired.');
  await press(link, 'withdraw');
  expect((await anna.client.call(getConsent, { id })).data).toEqual(before);
});

test('people who cannot be asked are listed, and the email names the organization', async () => {
  const { members } = await openTeam(server, ['owner', 'hiring-manager']);
  const [owner, manager] = members as [SignedUp, SignedUp];
  const endless = await aPerson(owner, resumeText('Pia Lund'), null);
  const silent = await aPerson(owner, 'Experience\nBookkeeper, Gull Foods, 2016 - present');
  const asked = await aPerson(owner, resumeText('Rosa Keel'));
  await expect(ask(manager, asked)).rejects.toMatchObject({ status: 403 });
  expect(await ask(owner, endless, silent, asked)).toEqual(['no-consent', 'no-address', 'queued']);
  const email = await emailTo('rosa.keel@example.org');
  expect(email?.subject).toBe('May Harbor Foods keep your resume?');
  expect((await open(linkIn(email?.text))).page).toContain('Your data at Harbor Foods');
  const boris = await signUp(server);
  await expect(ask(boris, asked)).rejects.toMatchObject({ status: 404 });
});

test('only the requester is notified of the answer, and no one once they have left', async () => {
  const { members } = await openTeam(server, ['owner', 'recruiter', 'recruiter']);
  const [owner, asking, leaving] = members as [SignedUp, SignedUp, SignedUp];
  const first = await aPerson(owner, resumeText('Mara Holt'));
  await ask(asking, first);
  await press(linkIn((await emailTo('mara.holt@example.org'))?.text), 'renew');
  expect(await toldOf(asking)).toMatchObject([{ kind: 'consent-renewed', about: { personId: first } }]);
  const second = await aPerson(owner, resumeText('Lena Frost'));
  await ask(leaving, second);
  await owner.client.call(removeMember, { userId: leaving.userId });
  await press(linkIn((await emailTo('lena.frost@example.org'))?.text), 'withdraw');
  expect(await toldOf({ client: callAs(server, leaving, leaving.userId) })).toEqual([]);
  expect(await toldOf(asking)).toHaveLength(1);
  expect((await toldOf(owner)).filter(({ kind }) => kind.startsWith('consent-'))).toEqual([]);
});
