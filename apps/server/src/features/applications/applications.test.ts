import {
  addToHiringTeam,
  createJob,
  createWebhook,
  deleteFiles,
  getAnalysis,
  getApplyPage,
  getConsent,
  type KnockOutQuestion,
  listApplications,
  listFiles,
  listNotifications,
  listOrganizationActivity,
  listWebhookDeliveries,
  saveApplyPage,
  updateApplication,
} from '@winnow/contracts';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedUp, signUp } from '../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { openTeam } from '../../testing/team.ts';
import { jobText, newJob, resumeText, send, start } from '../../testing/work.ts';
import { resumes } from '../files/resume-tables.ts';
import { applications } from './application-tables.ts';
import { type Applied, applyTo, pageSettings } from './testing/apply-to.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ trustedProxies: 1 }, { limitFactor: 1000 });
});

afterAll(() => server.stop());

const ids = {
  permit: '0b8f2a52-5d0b-4a44-9d64-3f6b1b0f5a01',
  shift: '0b8f2a52-5d0b-4a44-9d64-3f6b1b0f5a02',
  years: '0b8f2a52-5d0b-4a44-9d64-3f6b1b0f5a03',
};
const questions: KnockOutQuestion[] = [
  { id: ids.permit, kind: 'yes-no', text: 'May you work in the harbor?', accepts: 'yes' },
  { id: ids.shift, kind: 'choice', text: 'Which shift?', options: ['Early', 'Late'], accepts: ['Early'] },
  { id: ids.years, kind: 'number', text: 'Years with SQL?', atLeast: 2 },
];
const answers = { [`q-${ids.permit}`]: 'yes', [`q-${ids.shift}`]: 'Early', [`q-${ids.years}`]: '2,5' };

type Settings = Partial<typeof pageSettings>;

async function save({ client }: SignedUp, id: string, settings: Settings) {
  return (await client.call(saveApplyPage, { id, ...pageSettings, ...settings })).data;
}

async function anOpenJob(owner: SignedUp, settings: Settings = {}) {
  const { id } = await newJob(owner);
  const { url, embedUrl } = await save(owner, id, settings);
  return { id, url, embedUrl };
}

const read = (url: string | null, suffix = '') =>
  fetch(new URL(new URL(url ?? '').pathname + suffix, server.url), { redirect: 'manual' });

const inboxOf = async ({ client }: SignedUp, id: string) =>
  (await client.call(listApplications, { id })).data.applications;

const applied = (url: string | null, what: Applied = {}) => applyTo(server, url, what);

/** The emails to an address, the last first. */
async function emailsTo(address: string) {
  const emails = (await server.platform.outbox?.listEmails(100)) ?? [];
  return emails.filter(({ to }) => to.toLowerCase() === address.toLowerCase());
}

test('stores an application with its resume, answers and consent, and confirms it by email', async () => {
  const anna = await signUp(server);
  const job = await anOpenJob(anna, { questions });
  const sent = await applied(job.url, { email: 'Ada@Example.org', fields: { ...answers, keep: 'yes' } });
  expect(sent.status).toBe(303);
  expect(sent.headers.get('location')).toMatch(/^\/apply\/[\w-]{22}\/thanks$/);
  expect(await (await read(job.url, '/thanks')).text()).toContain('Thank you for your application');
  await server.platform.queue.runTasks();
  const [application] = await inboxOf(anna, job.id);
  expect(application).toMatchObject({
    state: 'new',
    name: 'Ada Thorne',
    email: 'Ada@Example.org',
    fileName: 'ada.txt',
    meetsAll: true,
    isByPersonOnly: false,
    analysis: null,
    timesSent: 1,
    answers: [
      { question: 'May you work in the harbor?', answer: 'yes', isAccepted: true },
      { question: 'Which shift?', answer: 'Early', isAccepted: true },
      { question: 'Years with SQL?', answer: '2,5', isAccepted: true },
    ],
  });
  const { files } = (await anna.client.call(listFiles, { source: 'apply-page' })).data;
  expect(files).toMatchObject([{ id: application?.fileId, sourceLabel: 'Data analyst', state: 'read' }]);
  const consent = (await anna.client.call(getConsent, { id: application?.personId ?? '' })).data;
  expect(consent).toMatchObject({ state: 'given', expiresOn: application?.keptUntil });
  const [row] = await server.platform.openDatabase.database
    .select()
    .from(applications)
    .where(eq(applications.id, application?.id ?? ''));
  expect(row?.notice).toContain('decide about your application');
  const [email] = await emailsTo('Ada@Example.org');
  expect(email?.subject).toBe('Your application for “Data analyst”');
  expect(email?.text).not.toContain('Ada Thorne');
  const receipt = /\/apply\/receipt\/([\w-]+)/.exec(email?.text ?? '')?.[1] ?? '';
  const opened = await (await fetch(`${server.url}/apply/receipt/${receipt}`)).text();
  expect(opened).toContain('Withdraw application');
  await fetch(`${server.url}/apply/receipt/${receipt}`, { method: 'POST' });
  expect(await inboxOf(anna, job.id)).toMatchObject([{ state: 'withdrawn' }]);
});

test('webhooks receive only ids of new and resubmitted applications', async () => {
  const anna = await signUp(server);
  const job = await anOpenJob(anna);
  const endpoint = { url: 'http://127.0.0.1:9/hook', eventTypes: ['application.received' as const] };
  const { webhook } = (await anna.client.call(createWebhook, endpoint)).data;
  await applied(job.url);
  await applied(job.url, { file: new File([resumeText('Ada Thorne', 'SQL, 2026')], 'ada.txt') });
  const { deliveries } = (await anna.client.call(listWebhookDeliveries, { id: webhook.id })).data;
  const [application] = await inboxOf(anna, job.id);
  const told = deliveries.map(({ payload }) => JSON.parse(payload) as { data: Record<string, string> });
  expect(told.map(({ data }) => data)).toEqual([
    {
      organizationId: anna.organizationId,
      applicationId: application?.id,
      jobId: job.id,
      fileId: application?.fileId,
    },
    expect.objectContaining({ applicationId: application?.id, jobId: job.id }),
  ]);
});

test('flags an application with a disqualifying answer and keeps it', async () => {
  const anna = await signUp(server);
  const job = await anOpenJob(anna, { questions });
  const fields = { ...answers, [`q-${ids.permit}`]: 'no', [`q-${ids.years}`]: '1' };
  expect((await applied(job.url, { fields })).status).toBe(303);
  const [application] = await inboxOf(anna, job.id);
  expect(application?.meetsAll).toBe(false);
  expect(application?.answers.map(({ isAccepted }) => isAccepted)).toEqual([false, true, false]);
});

test('shows missing fields and keeps what the applicant typed', async () => {
  const anna = await signUp(server);
  const job = await anOpenJob(anna, { questions });
  const fields = { name: 'Ada <b>Thorne</b>', consent: null, [`q-${ids.years}`]: 'several' };
  const sent = await applied(job.url, { email: 'nowhere', fields });
  expect(sent.status).toBe(422);
  const page = await sent.text();
  expect(page).toContain('value="Ada &lt;b&gt;Thorne&lt;/b&gt;"');
  expect(page).toContain('value="several"');
  for (const words of [
    'Enter a valid email address',
    'Choose an answer',
    'Enter a number',
    'We need your consent',
  ])
    expect(page).toContain(words);
  const fileless = await applied(job.url, { fields: answers, file: new File([], '') });
  expect(fileless.status).toBe(422);
  expect(await fileless.text()).toContain('Choose your resume.');
  expect(await inboxOf(anna, job.id)).toEqual([]);
});

test('refuses an unreadable file with a message and stores nothing', async () => {
  const anna = await signUp(server);
  const job = await anOpenJob(anna, { language: 'de' });
  const broken = new File([`%PDF-1.7\n${'x'.repeat(200)}`], 'broken.pdf');
  const sent = await applied(job.url, { file: broken });
  expect(sent.status).toBe(422);
  const page = await sent.text();
  expect(page).toContain('Ihre Bewerbung wurde noch nicht gesendet');
  expect(page).toContain('value="Ada Thorne"');
  expect((await anna.client.call(listFiles, {})).data.files).toEqual([]);
  expect(await inboxOf(anna, job.id)).toEqual([]);
});

test('stores resume, consent and application atomically', async () => {
  const anna = await signUp(server);
  const job = await anOpenJob(anna);
  const { database } = server.platform.openDatabase;
  // Simulates a process that ends after it stored the file.
  await database.execute(
    sql`alter table applications add constraint refused check (email <> 'lost@example.org') not valid`,
  );
  const sent = { email: 'lost@example.org', fields: { keep: 'yes' } };
  expect((await applied(job.url, sent)).status).toBe(500);
  expect((await anna.client.call(listFiles, {})).data.files).toEqual([]);
  await database.execute(sql`alter table applications drop constraint refused`);
  expect((await applied(job.url, sent)).status).toBe(303);
  const [application] = await inboxOf(anna, job.id);
  const { files } = (await anna.client.call(listFiles, {})).data;
  expect(files).toMatchObject([{ id: application?.fileId, state: 'read' }]);
  const consent = (await anna.client.call(getConsent, { id: application?.personId ?? '' })).data;
  expect(consent).toMatchObject({ state: 'given', history: [{ kind: 'given' }] });
});

test('a second application from the same address replaces the first without revealing it', async () => {
  const anna = await signUp(server);
  const job = await anOpenJob(anna);
  await applied(job.url, { email: 'twice@example.org' });
  const file = new File([resumeText('Ada Thorne', 'SQL, Rust')], 'newer.txt');
  await applied(job.url, { email: 'TWICE@example.org', file });
  expect(await inboxOf(anna, job.id)).toMatchObject([{ timesSent: 2, fileName: 'newer.txt' }]);
  expect(await (await read(job.url, '/thanks')).text()).not.toContain('replaces');
  await server.platform.queue.runTasks();
  const emails = await emailsTo('twice@example.org');
  expect(emails.filter(({ text }) => text.includes('It replaces the previous one.'))).toHaveLength(1);
  // Both files stay in the library, as one person's.
  const { files } = (await anna.client.call(listFiles, {})).data;
  expect(files).toHaveLength(2);
});

test('never reads or scores the resume of an applicant who asked for human review only', async () => {
  const anna = await signUp(server);
  const job = await anOpenJob(anna);
  await applied(job.url, { fields: { person: 'yes' } });
  const [application] = await inboxOf(anna, job.id);
  expect(application).toMatchObject({ isByPersonOnly: true });
  const fileId = application?.fileId ?? '';
  await expect(start(anna, job.id, [fileId])).rejects.toMatchObject({ status: 422 });
  const { database } = server.platform.openDatabase;
  const [row] = await database.select().from(resumes).where(eq(resumes.id, fileId));
  expect(row).toMatchObject({ state: 'unread', document: null });
  // The applicant sends the same file with a different choice.
  await applied(job.url);
  await start(anna, job.id, [fileId]);
  await server.platform.queue.runTasks();
  const [scored] = await inboxOf(anna, job.id);
  expect(scored).toMatchObject({ state: 'scored', isByPersonOnly: false });
  const analysis = (await anna.client.call(getAnalysis, { id: scored?.analysis?.id ?? '' })).data;
  expect(scored?.analysis?.score).toBe(analysis.score);
});

test('reports a closed job, a passed deadline and an unknown address', async () => {
  const anna = await signUp(server);
  const job = await anOpenJob(anna);
  await save(anna, job.id, { isOpen: false });
  expect((await read(job.url)).status).toBe(410);
  expect((await applied(job.url)).status).toBe(410);
  expect(await (await read(job.url, '?preview')).text()).toContain('<fieldset disabled>');
  await save(anna, job.id, { closesOn: '2020-01-01' });
  expect((await read(job.url)).status).toBe(410);
  expect((await fetch(`${server.url}/apply/nothing-of-this-name`)).status).toBe(404);
  expect((await fetch(`${server.url}/apply/receipt/unknown`)).status).toBe(404);
  expect(await inboxOf(anna, job.id)).toEqual([]);
});

test('filling in the hidden field shows the form again and stores nothing', async () => {
  const anna = await signUp(server);
  const job = await anOpenJob(anna);
  const sent = await applied(job.url, { fields: { website: 'https://spam.example' } });
  expect(sent.status).toBe(422);
  const page = await sent.text();
  expect(page).toContain('Please send the form once more.');
  expect(page).not.toContain('spam.example');
  expect(await inboxOf(anna, job.id)).toEqual([]);
});

test('job links have a preview image for titles in any script', async () => {
  const anna = await signUp(server);
  const { data: job } = await anna.client.call(createJob, {
    text: jobText,
    title: 'محلل بيانات Ünïcode 数据 '.repeat(6),
  });
  const { url } = await save(anna, job.id, { language: 'ar' });
  expect(await (await read(url)).text()).toContain(`${url}/image.png`);
  const answer = await read(url, '/image.png');
  expect(answer.headers.get('content-type')).toBe('image/png');
  const { width, height } = await sharp(await answer.arrayBuffer()).metadata();
  expect({ width, height }).toEqual({ width: 1200, height: 630 });
});

test('limits applications per IP address and minute, with a retry time', async () => {
  const anna = await signUp(server);
  const job = await anOpenJob(anna);
  const statuses: number[] = [];
  for (let count = 0; count < 21; count += 1)
    statuses.push((await applied(job.url, { from: '203.0.113.9', fields: { consent: null } })).status);
  expect(new Set(statuses.slice(0, 20))).toEqual(new Set([422]));
  expect(statuses.at(-1)).toBe(429);
});

test('allows framing only for the embedded form, and scripts on no page', async () => {
  const anna = await signUp(server);
  const job = await anOpenJob(anna);
  for (const [url, framers] of [
    [job.url, "frame-ancestors 'none'"],
    [job.embedUrl, 'frame-ancestors *'],
  ] as const) {
    const answer = await read(url);
    const policy = answer.headers.get('content-security-policy');
    expect(policy).toContain(framers);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('script-src');
    const page = await answer.text();
    expect(page.match(/<script\b[^>]*>/g)).toEqual(['<script type="application/ld+json">']);
    expect(Buffer.byteLength(page)).toBeLessThan(60_000);
  }
});

test('the largest job page stays below 60 KB, and its structured data and feeds are valid', async () => {
  const anna = await signUp(server);
  const text = `Data analyst </script><script>alert(1)</script>\n${'- SQL & Python in the harbor\n'.repeat(650)}`;
  const { id } = await newJob(anna, text);
  const { url, feeds } = await save(anna, id, { closesOn: '2999-12-31', notice: 'ü'.repeat(4_000) });
  const page = await (await read(url)).text();
  expect(Buffer.byteLength(page)).toBeLessThan(60_000);
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page)?.[1] ?? '';
  expect(JSON.parse(json)).toMatchObject({
    '@type': 'JobPosting',
    validThrough: '2999-12-31T23:59:59Z',
    url,
  });
  const xml = await (await read(feeds.xml)).text();
  expect(xml).toContain(`<referencenumber>${id}</referencenumber>`);
  expect(xml).not.toContain('<script>');
  expect(await (await read(feeds.json)).json()).toMatchObject({ items: [{ id, url }] });
  await save(anna, id, { isListed: false });
  expect(await (await read(feeds.json)).json()).toMatchObject({ items: [] });
});

test('the hiring team is notified, and a hiring manager reads and declines but does not open the job', async () => {
  const { members } = await openTeam(server, ['owner', 'recruiter', 'hiring-manager', 'auditor']);
  const [owner, recruiter, manager, auditor] = members as [SignedUp, SignedUp, SignedUp, SignedUp];
  const job = await anOpenJob(recruiter);
  await expect(inboxOf(manager, job.id)).rejects.toMatchObject({ status: 404 });
  await owner.client.call(addToHiringTeam, { id: job.id, userIds: [manager.userId] });
  expect((await applied(job.url)).status).toBe(303);
  const notices = (await manager.client.call(listNotifications, {})).data.notifications;
  expect(notices.map(({ kind }) => kind)).toContain('applied');
  const [application] = await inboxOf(manager, job.id);
  const change = { id: job.id, applicationId: application?.id ?? '' };
  const declined = await manager.client.call(updateApplication, { ...change, state: 'declined' });
  expect(declined.data.state).toBe('declined');
  expect((await manager.client.call(updateApplication, { ...change, state: 'new' })).data.state).toBe('new');
  await expect(save(manager, job.id, {})).rejects.toMatchObject({ status: 403 });
  await expect(inboxOf(auditor, job.id)).rejects.toMatchObject({ status: 403 });
  const { events } = (await auditor.client.call(listOrganizationActivity, {})).data;
  expect(events.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['applications-opened', 'application-received', 'application-declined']),
  );
});

test('an application goes with its resume', async () => {
  const anna = await signUp(server);
  const job = await anOpenJob(anna);
  await applied(job.url);
  const [application] = await inboxOf(anna, job.id);
  await anna.client.call(deleteFiles, { ids: [application?.fileId ?? ''] });
  expect(await inboxOf(anna, job.id)).toEqual([]);
});

test('stores a file that is already in the library only once', async () => {
  const anna = await signUp(server);
  const job = await anOpenJob(anna);
  const known = await send(anna, 'ada.txt', resumeText('Ada Thorne'));
  await applied(job.url);
  expect(await inboxOf(anna, job.id)).toMatchObject([{ fileId: known }]);
});

test('a new job page starts with the privacy notice of the previous one', async () => {
  const anna = await signUp(server);
  await anOpenJob(anna, { notice: 'We keep resumes in the harbor office.', language: 'fr' });
  const { id } = await newJob(anna);
  expect((await anna.client.call(getApplyPage, { id })).data).toMatchObject({
    isOpen: false,
    url: null,
    language: 'fr',
    notice: 'We keep resumes in the harbor office.',
  });
});
