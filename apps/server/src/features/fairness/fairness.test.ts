import {
  changeSelfReportSettings,
  deleteFiles,
  downloadFairnessWorkbook,
  type FairnessTable,
  getFairnessWorkbook,
  getSelfReportSettings,
  listApplications,
  listOrganizationActivity,
  saveApplyPage,
  updateAnalysis,
} from '@winnow/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SignedUp } from '../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { openTeam } from '../../testing/team.ts';
import { newJob, resumeText, start } from '../../testing/work.ts';
import { applyTo, pageSettings } from '../applications/testing/apply-to.ts';
import { selfReports } from './self-reports/self-report-tables.ts';
import { applyAndAnswer, sendForm } from './testing/self-reports.ts';

let server: TestServer;
let now = Date.parse('2026-03-10T12:00:00Z');

beforeAll(async () => {
  server = await startTestServer(
    { trustedProxies: 1, clock: { now: () => new Date(now) } },
    { limitFactor: 1000, accessTokenSeconds: 400 * 24 * 3600 },
  );
});

afterAll(() => server.stop());

async function aTeam() {
  const { members } = await openTeam(server, ['owner', 'admin', 'recruiter', 'hiring-manager', 'auditor']);
  const [owner, admin, recruiter, manager, auditor] = members;
  if (!owner || !admin || !recruiter || !manager || !auditor) throw new Error('Members are missing.');
  return { owner, admin, recruiter, manager, auditor };
}

const turn = ({ client }: SignedUp, isOn: boolean) => client.call(changeSelfReportSettings, { isOn });

async function anOpenJob(owner: SignedUp) {
  const { id } = await newJob(owner);
  return (await owner.client.call(saveApplyPage, { id, ...pageSettings })).data;
}

const inboxOf = async ({ client }: SignedUp, id: string) =>
  (await client.call(listApplications, { id, limit: 200 })).data.applications;

const rows = () => server.platform.openDatabase.database.select().from(selfReports);
const rowOf = async (applicationId: string) =>
  (await rows()).find((row) => row.applicationId === applicationId);

const workbookOf = async ({ client }: SignedUp, selection: { year?: number; jobId?: string } = {}) =>
  (await client.call(getFairnessWorkbook, selection)).data;

/** Applicants by category, as they are shown. */
const countsIn = (table: FairnessTable | undefined) =>
  Object.fromEntries(
    (table?.rows ?? []).map(({ sex, race, applicants }) => [[sex, race].filter(Boolean).join(), applicants]),
  );

async function receiptTo(address: string): Promise<string> {
  await server.platform.queue.runTasks();
  const [email] = ((await server.platform.outbox?.listEmails(200)) ?? []).filter(({ to }) => to === address);
  return /\/apply\/receipt\/([\w-]+)/.exec(email?.text ?? '')?.[1] ?? '';
}

const pageOf = async (path: string) => (await fetch(new URL(path, server.url))).text();

test('asks no questions until an owner or admin turns them on', async () => {
  const { owner, admin, recruiter, auditor } = await aTeam();
  const { url } = await anOpenJob(owner);
  const sent = await applyTo(server, url, { email: 'nobody@example.org' });
  expect(sent.headers.get('location')).toMatch(/\/thanks$/);
  expect(await pageOf(sent.headers.get('location') ?? '')).not.toContain('<form');
  expect(await pageOf(`/apply/receipt/${await receiptTo('nobody@example.org')}`)).not.toContain('sex');
  await expect(turn(recruiter, true)).rejects.toMatchObject({ status: 403 });
  await expect(turn(auditor, true)).rejects.toMatchObject({ status: 403 });
  await turn(admin, true);
  expect((await owner.client.call(getSelfReportSettings)).data).toEqual({ isOn: true });
  const again = await applyTo(server, url, { email: 'nobody@example.org' });
  expect(await pageOf(again.headers.get('location') ?? '')).toContain('Voluntary questions');
  await turn(owner, false);
  const { events } = (await owner.client.call(listOrganizationActivity, { kind: 'settings' })).data;
  expect(events.map(({ action }) => action)).toEqual(['self-report-off', 'self-report-on']);
});

test('an answer is encrypted, editable by its link, and deleted with the application', async () => {
  const { owner } = await aTeam();
  await turn(owner, true);
  const { url, jobId } = await anOpenJob(owner);
  const email = 'ada@seal.example';
  const answered = await applyAndAnswer(server, url, { email, sex: 'woman', race: 'asian' });
  expect(answered.status).toBe(200);
  expect(await answered.text()).toContain('Your answers were saved.');
  const [application] = await inboxOf(owner, jobId);
  const id = application?.id ?? '';
  const row = await rowOf(id);
  expect(JSON.stringify(row)).not.toMatch(/woman|asian/);
  const receipt = `/apply/receipt/${await receiptTo(email)}`;
  expect(await pageOf(receipt)).toMatch(/value="woman" checked[\s\S]*value="asian" checked/);
  await sendForm(server, `${receipt}/answers`, { sex: 'man', race: 'undisclosed' });
  expect(await pageOf(receipt)).toMatch(/value="man" checked[\s\S]*value="undisclosed" checked/);
  // All ciphertexts have the same length, so that it reveals nothing.
  expect((await rowOf(id))?.sealedAnswer).toHaveLength(row?.sealedAnswer.length ?? 0);
  await sendForm(server, `${receipt}/answers`, { remove: 'yes' });
  expect(await rowOf(id)).toBeUndefined();
  await sendForm(server, `${receipt}/answers`, { sex: 'man', race: 'white' });
  expect(await rowOf(id)).toBeDefined();
  await fetch(new URL(receipt, server.url), { method: 'POST' });
  expect(await rowOf(id)).toBeUndefined();
  // Applicants who withdrew are neither counted nor asked.
  await sendForm(server, `${receipt}/answers`, { sex: 'man', race: 'white' });
  expect(await rowOf(id)).toBeUndefined();
});

test('deletes an answer with the resume, and stores nothing for people who do not answer', async () => {
  const { owner } = await aTeam();
  await turn(owner, true);
  const { url, jobId } = await anOpenJob(owner);
  await applyAndAnswer(server, url, { email: 'a@gone.example', sex: 'man' });
  await applyAndAnswer(server, url, { email: 'b@gone.example' });
  const applications = await inboxOf(owner, jobId);
  const [silent, said] = ['b@gone.example', 'a@gone.example'].map(
    (email) => applications.find((one) => one.email === email)?.id ?? '',
  );
  expect(await rowOf(silent ?? '')).toBeUndefined();
  expect(await rowOf(said ?? '')).toBeDefined();
  await owner.client.call(deleteFiles, { ids: applications.map(({ fileId }) => fileId) });
  expect(await rowOf(said ?? '')).toBeUndefined();
});

test('a ticket is valid for an hour and one application; forged tickets are rejected', async () => {
  const { owner } = await aTeam();
  await turn(owner, true);
  const { url, jobId } = await anOpenJob(owner);
  const sent = await applyTo(server, url, { email: 'late@example.org' });
  const location = sent.headers.get('location') ?? '';
  const action = location.replace(/\/thanks.*/, '/answers');
  const ticket = new URL(location, server.url).searchParams.get('ticket') ?? '';
  expect((await sendForm(server, action, { ticket: `${ticket}x`, sex: 'man' })).status).toBe(410);
  expect((await sendForm(server, action, { sex: 'man' })).status).toBe(410);
  now += 61 * 60_000;
  const late = await sendForm(server, action, { ticket, sex: 'man' });
  expect(late.status).toBe(410);
  expect(await late.text()).toContain('with the link in the confirmation email');
  const [application] = await inboxOf(owner, jobId);
  expect(await rowOf(application?.id ?? '')).toBeUndefined();
  // The page does not repeat what an address holds as HTML.
  const hostile = await pageOf(`${location.replace(/\?.*/, '')}?ticket=${encodeURIComponent('"><b>')}`);
  expect(hostile).not.toContain('"><b>');
});

test('oversized and malformed requests return an error message', async () => {
  const { owner } = await aTeam();
  await turn(owner, true);
  const { url } = await anOpenJob(owner);
  const action = `${new URL(url ?? '').pathname}/answers`;
  const post = (body: string) => fetch(new URL(action, server.url), { method: 'POST', body });
  const broken = await post('nothing');
  expect([broken.status, await broken.text()]).toEqual([
    422,
    expect.stringContaining('send the form once more'),
  ]);
  for (let sent = 0; sent < 20; sent += 1) await sendForm(server, action, {}, '203.0.114.1');
  const refused = await sendForm(server, action, {}, '203.0.114.1');
  expect([refused.status, await refused.text()]).toEqual([429, expect.stringContaining('Too many')]);
  expect((await sendForm(server, '/apply/unknown/answers', {})).status).toBe(404);
  expect((await sendForm(server, '/apply/receipt/unknown/answers', {})).status).toBe(404);
});

test('only auditors, admins and owners see totals, from the next month on and audited', async () => {
  const { owner, admin, recruiter, manager, auditor } = await aTeam();
  await turn(owner, true);
  const { url, jobId } = await anOpenJob(owner);
  const people = [
    ...Array.from({ length: 12 }, () => ({ sex: 'woman', race: 'asian' }) as const),
    ...Array.from({ length: 11 }, () => ({ sex: 'man', race: 'white' }) as const),
    ...Array.from({ length: 2 }, () => ({ sex: 'another', race: 'white' }) as const),
    ...Array.from({ length: 6 }, () => ({})),
  ];
  for (const [at, said] of people.entries()) {
    const file = new File([resumeText(`Person ${at}`, `SQL, Tool ${at}`)], `${at}.txt`);
    await applyAndAnswer(server, url, { email: `p${at}@sum.example`, file, ...said });
  }
  const women = (await inboxOf(owner, jobId)).filter(({ email }) => /^p\d@/.test(email));
  await start(
    owner,
    jobId,
    women.map(({ fileId }) => fileId),
  );
  await server.platform.queue.runTasks();
  const scored = (await inboxOf(owner, jobId)).flatMap(({ analysis }) => analysis ?? []);
  expect(scored).toHaveLength(10);
  expect((await workbookOf(auditor)).years).toEqual([]);
  now = Date.parse('2026-04-02T12:00:00Z');
  // Changes of a month are counted from the next month on.
  for (const { id } of scored) await owner.client.call(updateAnalysis, { id, stage: 'interview' });
  const workbook = await workbookOf(auditor);
  expect(workbook).toMatchObject({ isAsked: true, year: 2026, years: [2026], countedUntil: '2026-04-01' });
  const [bySex, byRace, both] = workbook.tables;
  expect(countsIn(bySex)).toEqual({ woman: 12, man: 11, another: null });
  expect(bySex).toMatchObject({ applicants: 31, unknown: 8, isNothingHidden: false });
  expect(countsIn(byRace)).toMatchObject({ asian: 12, white: 13, 'two-or-more': 0 });
  expect(both?.rows.filter(({ applicants }) => applicants === null).length).toBeGreaterThan(0);
  const interviewsIn = (table: FairnessTable | undefined) =>
    (table?.rows ?? []).flatMap(({ rates }) => rates.find(({ measure }) => measure === 'interview') ?? []);
  expect(interviewsIn(bySex).map(({ selected, gap }) => [selected, gap])).toEqual([
    [0, 'none-selected'],
    [0, 'none-selected'],
    [null, 'too-few'],
  ]);
  now = Date.parse('2026-05-02T12:00:00Z');
  const later = await workbookOf(owner, { jobId });
  expect(later.job).toMatchObject({ id: jobId });
  expect(later.tables.map(({ by }) => by)).toEqual(['sex', 'race']);
  expect(interviewsIn(later.tables[0])).toMatchObject([
    { of: 12, selected: 10, isHighest: true, impactRatio: 1 },
    { of: 11, selected: 0, impactRatio: 0, isBelowFourFifths: true },
    { of: null, selected: null, gap: 'too-few' },
  ]);
  await workbookOf(admin);
  for (const closed of [recruiter, manager])
    await expect(workbookOf(closed)).rejects.toMatchObject({ status: 403 });
  for (const format of ['csv', 'xlsx'] as const) {
    const { blob } = await auditor.client.download(downloadFairnessWorkbook, { format, language: 'de' });
    expect(blob.size).toBeGreaterThan(1000);
    if (format === 'csv') {
      const text = await blob.text();
      expect(text).toContain('Zu wenige für eine Aussage');
      expect(text).toContain('verborgen');
      expect(text).not.toMatch(/Person \d|sum\.example/);
    }
  }
  const { events } = (await auditor.client.call(listOrganizationActivity, { kind: 'exports' })).data;
  expect(events.map(({ action, actorId }) => [action, actorId])).toEqual([
    ['fairness-downloaded', auditor.userId],
    ['fairness-downloaded', auditor.userId],
    ['fairness-read', admin.userId],
    ['fairness-read', owner.userId],
    ['fairness-read', auditor.userId],
    ['fairness-read', auditor.userId],
  ]);
  await expect(workbookOf(auditor, { year: 2020, jobId })).rejects.toMatchObject({ status: 404 });
});

test('an answer encrypted with the keys of another installation counts as unknown', async () => {
  const { owner } = await aTeam();
  await turn(owner, true);
  const { url, jobId } = await anOpenJob(owner);
  await applyAndAnswer(server, url, { email: 'keys@example.org', sex: 'man' });
  const [application] = await inboxOf(owner, jobId);
  await server.platform.openDatabase.database
    .update(selfReports)
    .set({ sealedAnswer: 'bm90IG91cnM' })
    .where(eq(selfReports.applicationId, application?.id ?? ''));
  now += 31 * 24 * 3600_000;
  expect((await workbookOf(owner)).tables[0]).toMatchObject({ applicants: 1, unknown: 1 });
});
