import { randomUUID } from 'node:crypto';
import {
  deleteFiles,
  listApplicationEmails,
  listApplications,
  listCandidateEmails,
  previewEmails,
  saveApplyPage,
  sendEmails,
  setJobEmails,
  updateApplication,
  updateJob,
} from '@winnow/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plainTexts } from '../../testing/email-candidates.ts';
import { type SignedUp, signUp } from '../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { newJob, resumeText, start } from '../../testing/work.ts';
import '../../testing/databases/test-database-url.ts';
import { applications } from '../applications/application-tables.ts';
import { applyTo, pageSettings } from '../applications/testing/apply-to.ts';
import { shippedTexts } from './shipped-texts.ts';

let server: TestServer;
let time = new Date('2026-11-21T10:00:00Z');

beforeAll(async () => {
  server = await startTestServer({ trustedProxies: 1, clock: { now: () => time } }, { limitFactor: 1000 });
});

afterAll(() => server.stop());

const runTasks = () => server.platform.queue.runTasks();

/** A time after the ten seconds in which an email can be canceled. */
async function deliver(): Promise<void> {
  time = new Date(time.getTime() + 11_000);
  await server.platform.queue.runTasks({ withPostponed: true });
}

type Setup = { readonly recruiter: SignedUp; readonly jobId: string; readonly pageUrl: string | null };

/** A recruiter whose job has a page in German, and emails on. */
async function anOpenJob(): Promise<Setup> {
  const recruiter = await signUp(server);
  const { id: jobId } = await newJob(recruiter);
  await recruiter.client.call(updateJob, { id: jobId, version: 1, company: 'Harbor Foods' });
  const settings = { ...pageSettings, language: 'de' as const };
  const { url } = (await recruiter.client.call(saveApplyPage, { id: jobId, ...settings })).data;
  await recruiter.client.call(setJobEmails, { id: jobId, isOn: true });
  return { recruiter, jobId, pageUrl: url };
}

const fileOf = (name: string) => new File([resumeText(name)], `${name}.txt`);
const addressOf = (name: string) => `${name.toLowerCase().replace(' ', '.')}@applicants.example`;

async function apply({ pageUrl }: Setup, name: string, fields: Record<string, string> = {}): Promise<void> {
  const sent = { email: addressOf(name), file: fileOf(name), fields: { name, ...fields } };
  expect((await applyTo(server, pageUrl, sent)).status).toBe(303);
  await runTasks();
}

async function inboxOf({ recruiter, jobId }: Setup) {
  const { applications: all } = (await recruiter.client.call(listApplications, { id: jobId })).data;
  return new Map(all.map((application) => [application.name, application]));
}

const idsOf = async (setup: Setup, ...names: string[]) => {
  const inbox = await inboxOf(setup);
  return names.map((name) => inbox.get(name)?.id ?? '');
};

const wanted = (applicationIds: string[], texts = plainTexts) => ({
  applicationIds,
  templateId: 'information' as const,
  texts,
});

const preview = async (
  { recruiter }: Setup,
  request: ReturnType<typeof wanted>,
  more: { anonymous?: boolean; repeats?: boolean } = {},
) => (await recruiter.client.call(previewEmails, { anonymous: false, ...request, ...more })).data;

async function send(setup: Setup, request: ReturnType<typeof wanted>) {
  const { digest } = await preview(setup, request);
  const sending = { ...request, digest, idempotencyKey: randomUUID() };
  return (await setup.recruiter.client.call(sendEmails, sending)).data;
}

const listed = async ({ recruiter, jobId }: Setup, applicationId: string, anonymous: 'yes' | 'no' = 'no') =>
  (await recruiter.client.call(listApplicationEmails, { id: jobId, applicationId, anonymous })).data.emails;

const outboxTo = async (address: string) =>
  ((await server.platform.outbox?.listEmails(500)) ?? []).filter(({ to }) => to === address);

test('emails unscored applicants in the language of their application', async () => {
  const setup = await anOpenJob();
  await apply(setup, 'Ada Thorne');
  await apply(setup, 'Ben Quay', { person: 'yes' });
  const ids = await idsOf(setup, 'Ada Thorne', 'Ben Quay');
  expect((await inboxOf(setup)).get('Ben Quay')).toMatchObject({ isByPersonOnly: true, emails: 0 });
  const request = wanted(ids, shippedTexts.information);
  const previewed = await preview(setup, request);
  expect(previewed.excluded).toEqual([]);
  expect(previewed.emails).toMatchObject([
    { applicationId: ids[0], analysisId: null, to: addressOf('Ada Thorne'), language: 'de', warnings: [] },
    { applicationId: ids[1], analysisId: null, to: addressOf('Ben Quay'), language: 'de', warnings: [] },
  ]);
  expect(previewed.emails[1]?.body).toContain('Ben Quay');
  const covered = await preview(setup, request, { anonymous: true });
  const alias = (await inboxOf(setup)).get('Ben Quay')?.alias;
  expect(covered.emails[1]).toMatchObject({
    to: null,
    name: alias,
    body: expect.not.stringContaining('Quay'),
  });

  await send(setup, request);
  await deliver();
  const [sent, ...more] = await outboxTo(addressOf('Ben Quay'));
  expect(more.map(({ subject }) => subject)).toEqual([expect.stringContaining('Ihre Bewerbung')]);
  expect(sent?.text.replaceAll('\r\n', '\n')).toContain(previewed.emails[1]?.body);
  expect((await inboxOf(setup)).get('Ben Quay')?.emails).toBe(1);
  expect(await listed(setup, ids[1] ?? '')).toMatchObject([
    { applicationId: ids[1], analysisId: null, state: 'sent', to: addressOf('Ben Quay') },
  ]);
  const [hidden] = await listed(setup, ids[1] ?? '', 'yes');
  expect(hidden).toMatchObject({ to: null, body: expect.not.stringContaining('Quay') });
  expect((await preview(setup, request)).excluded.map(({ reason }) => reason)).toEqual([
    'sent-recently',
    'sent-recently',
  ]);
});

test('an applicant who is scored later remains the same candidate and keeps earlier emails', async () => {
  const setup = await anOpenJob();
  await apply(setup, 'Cleo Marsh');
  const [id = ''] = await idsOf(setup, 'Cleo Marsh');
  await send(setup, wanted([id]));
  await deliver();
  const fileId = (await inboxOf(setup)).get('Cleo Marsh')?.fileId ?? '';
  await start(setup.recruiter, setup.jobId, [fileId]);
  await runTasks();
  const scored = (await inboxOf(setup)).get('Cleo Marsh');
  const analysisId = scored?.analysis?.id ?? '';
  expect(scored).toMatchObject({ state: 'scored', emails: 1 });
  const again = await preview(setup, wanted([id]), { repeats: true });
  expect(again.emails).toMatchObject([
    { analysisId, applicationId: null, to: addressOf('Cleo Marsh'), warnings: ['sent-recently'] },
  ]);
  // A recipient selected twice gets one email.
  const both = { ...wanted([id]), analysisIds: [analysisId], repeats: true };
  expect((await preview(setup, both)).emails).toHaveLength(1);
  const { digest } = again;
  const key = { digest, idempotencyKey: randomUUID(), repeats: true };
  await setup.recruiter.client.call(sendEmails, { ...wanted([id]), ...key });
  await deliver();
  const ofCandidate = { id: analysisId, anonymous: 'no' } as const;
  const { emails } = (await setup.recruiter.client.call(listCandidateEmails, ofCandidate)).data;
  expect(emails.map((email) => [email.analysisId, email.applicationId, email.state])).toEqual([
    [analysisId, null, 'sent'],
    [null, id, 'sent'],
  ]);
  expect(await listed(setup, id)).toEqual(emails);
  expect((await inboxOf(setup)).get('Cleo Marsh')?.emails).toBe(2);
});

test('sends no email to applicants who withdrew, not even a queued one', async () => {
  const setup = await anOpenJob();
  await apply(setup, 'Dora Finch');
  const [id = ''] = await idsOf(setup, 'Dora Finch');
  await send(setup, wanted([id]));
  await server.platform.openDatabase.database
    .update(applications)
    .set({ withdrawnAt: time })
    .where(eq(applications.id, id));
  await deliver();
  expect(await listed(setup, id)).toMatchObject([{ state: 'canceled', detail: 'withdrawn' }]);
  expect((await preview(setup, wanted([id]))).excluded).toMatchObject([{ reason: 'withdrawn' }]);
  expect((await inboxOf(setup)).get('Dora Finch')?.emails).toBe(0);
});

test('deleting an application deletes its emails and cancels queued ones', async () => {
  const setup = await anOpenJob();
  await apply(setup, 'Emil Hart');
  const [id = ''] = await idsOf(setup, 'Emil Hart');
  await send(setup, wanted([id]));
  const fileId = (await inboxOf(setup)).get('Emil Hart')?.fileId ?? '';
  await setup.recruiter.client.call(deleteFiles, { ids: [fileId] });
  const before = (await outboxTo(addressOf('Emil Hart'))).length;
  await deliver();
  expect(await outboxTo(addressOf('Emil Hart'))).toHaveLength(before);
  await expect(listed(setup, id)).rejects.toMatchObject({ status: 404 });
});

test('warns about a rejection email until the application is declined, for that job only', async () => {
  const setup = await anOpenJob();
  await apply(setup, 'Faye Okoro');
  const [id = ''] = await idsOf(setup, 'Faye Okoro');
  const rejection = { ...wanted([id]), templateId: 'rejection' as never };
  expect((await preview(setup, rejection)).emails[0]?.warnings).toEqual(['rejection-undecided']);
  const decline = { id: setup.jobId, applicationId: id, state: 'declined' } as const;
  await setup.recruiter.client.call(updateApplication, decline);
  expect((await preview(setup, rejection)).emails[0]?.warnings).toEqual([]);
  await setup.recruiter.client.call(setJobEmails, { id: setup.jobId, isOn: false });
  expect((await preview(setup, rejection)).excluded).toMatchObject([{ reason: 'emails-off' }]);
  const other = await newJob(setup.recruiter);
  await expect(listed({ ...setup, jobId: other.id }, id)).rejects.toMatchObject({ status: 404 });
  await expect(preview(await anOpenJob(), wanted([id]))).rejects.toMatchObject({ status: 404 });
});
