import { randomUUID } from 'node:crypto';
import {
  cancelEmails,
  candidateEmailLimits,
  correctFacts,
  createEmailTemplate,
  deleteAnalysis,
  deleteEmailTemplate,
  type EmailTexts,
  exportPersonalData,
  getAnalysis,
  getBatch,
  getJobEmails,
  languages,
  listCandidateEmails,
  listEmailTemplates,
  previewEmails,
  saveEmailTemplate,
  sendEmails,
  setJobEmails,
  startSampleBatch,
  updateAnalysis,
  updateJob,
  updateProfile,
} from '@winnow/contracts';
import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSmtpTransport } from '../../platform/email/smtp-transport.ts';
import { startSmtpInbox } from '../../testing/doubles/smtp-inbox.ts';
import { emailTo, plainTexts } from '../../testing/email-candidates.ts';
import { type SignedUp, signUp } from '../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { newJob, resumeText, send, start } from '../../testing/work.ts';
import { users } from '../accounts/users/user-tables.ts';
import { analyses } from '../analyses/analysis-tables.ts';
import { resumes } from '../files/resume-tables.ts';
import { candidateEmails } from './candidate-email-tables.ts';

let server: TestServer;
let time = new Date('2026-11-21T10:00:00Z');
const clock = { now: () => time };
const later = (ms: number) => {
  time = new Date(time.getTime() + ms);
};

beforeAll(async () => {
  server = await startTestServer({ clock }, { limitFactor: 1000 });
});

afterAll(() => server.stop());

const germanResume = `Jonas Brandt
jonas.brandt@example.org

Berufserfahrung
Datenanalyst, Hafenwerke GmbH, Januar 2018 bis heute
Auswertungen für den Einkauf mit SQL und Python erstellt und vier Kolleginnen eingearbeitet.

Ausbildung
Bachelor Statistik, Hochschule am Hafen, 2017

Kenntnisse
SQL, Python, Excel

Sprachen
Deutsch: Muttersprache`;

type Setup = { recruiter: SignedUp; jobId: string; ids: string[] };

/** A recruiter whose job has emails on, with a candidate for each resume. */
async function withCandidates(on: TestServer, ...resumes: string[]): Promise<Setup> {
  const recruiter = await signUp(on);
  const job = await newJob(recruiter);
  await recruiter.client.call(updateJob, { id: job.id, version: 1, company: 'Harbor Foods' });
  const files = [];
  for (const [place, text] of resumes.entries()) files.push(await send(recruiter, `${place}.txt`, text));
  const batch = await start(recruiter, job.id, files);
  await on.platform.queue.runTasks();
  const { items } = (await recruiter.client.call(getBatch, { id: batch.id })).data;
  const byFile = new Map(items.map(({ fileId, analysis }) => [fileId, analysis?.id ?? '']));
  await recruiter.client.call(setJobEmails, { id: job.id, isOn: true });
  return { recruiter, jobId: job.id, ids: files.map((file) => byFile.get(file) ?? '') };
}

async function textsOf({ client }: SignedUp, id: string): Promise<EmailTexts> {
  const { templates } = (await client.call(listEmailTemplates)).data;
  return templates.find((template) => template.id === id)?.texts ?? plainTexts;
}

async function preview(
  { recruiter, ids }: Pick<Setup, 'recruiter' | 'ids'>,
  more: Partial<Parameters<typeof previewWith>[1]> = {},
) {
  return previewWith(recruiter, {
    analysisIds: ids,
    templateId: 'rejection',
    texts: await textsOf(recruiter, 'rejection'),
    ...more,
  });
}

async function previewWith(
  { client }: SignedUp,
  wanted: {
    analysisIds: string[];
    templateId: string;
    texts: EmailTexts;
    repeats?: boolean;
    anonymous?: boolean;
  },
) {
  return (await client.call(previewEmails, { anonymous: false, ...wanted })).data;
}

/** A time after the ten seconds in which an email can be canceled. */
async function deliver(on: TestServer): Promise<void> {
  later(11_000);
  await on.platform.queue.runTasks({ withPostponed: true });
}

const outboxTo = async (address: string) =>
  ((await server.platform.outbox?.listEmails(500)) ?? []).filter(({ to }) => to === address);

test('emails for a job are off by default, and turning them on is audited', async () => {
  const recruiter = await signUp(server);
  const job = await newJob(recruiter);
  const { client, userId } = recruiter;
  expect((await client.call(getJobEmails, { id: job.id })).data).toEqual({ isOn: false });
  expect((await client.call(setJobEmails, { id: job.id, isOn: true })).data).toEqual({ isOn: true });
  await client.call(setJobEmails, { id: job.id, isOn: true });
  expect((await client.call(getJobEmails, { id: job.id })).data).toEqual({ isOn: true });
  const { entries } = await server.services.audit.list({ limit: 100, actorId: userId } as never);
  const turnedOn = entries.filter(({ action }) => action === 'candidate-emails-turned-on');
  expect(turnedOn).toMatchObject([{ actorId: userId, subjectId: job.id }]);
});

test('the preview matches the sent email exactly, in the language of each resume', async () => {
  const setup = await withCandidates(server, resumeText('Ada Thorne'), germanResume);
  const { recruiter, ids } = setup;
  const previewed = await preview(setup);
  expect(previewed.replyTo).toBe(recruiter.email);
  const [ada, jonas] = previewed.emails;
  expect(ada).toMatchObject({
    to: 'ada.thorne@example.org',
    language: 'en',
    warnings: ['rejection-undecided'],
  });
  expect(ada?.subject).toBe('Your application: Data analyst');
  expect(ada?.body).toMatch(/^Hello Ada Thorne,\n\nThank you for applying for Data analyst at Harbor Foods/);
  expect(ada?.body).toMatch(/Kind regards,\nAnna Example\nHarbor Foods$/);
  expect(jonas).toMatchObject({ to: 'jonas.brandt@example.org', language: 'de' });
  expect(jonas?.body).toMatch(/^Guten Tag Jonas Brandt,\n\nvielen Dank/);

  const texts = await textsOf(recruiter, 'rejection');
  const wanted = { analysisIds: ids, templateId: 'rejection' as const, texts };
  const { digest } = previewed;
  await recruiter.client.call(sendEmails, { ...wanted, digest, idempotencyKey: randomUUID() });
  expect(await outboxTo('ada.thorne@example.org')).toEqual([]);
  await deliver(server);
  const [sent, ...more] = await outboxTo('ada.thorne@example.org');
  expect(more).toEqual([]);
  expect(sent?.subject).toBe(ada?.subject);
  expect(sent?.text.replaceAll('\r\n', '\n').trim()).toBe(`${ada?.body}\n\n-- \n${ada?.footer}`);
  const [german] = await outboxTo('jonas.brandt@example.org');
  expect(german?.subject).toBe('Ihre Bewerbung: Data analyst');
});

test('skips and lists candidates without an address, samples, and jobs with emails off', async () => {
  const setup = await withCandidates(
    server,
    resumeText('Bela Novak'),
    resumeText('Cleo Marsh').replace(/.*@example\.org\n/, ''),
    resumeText('Dana Petrov').replace('dana.petrov@', 'bela.novak@'),
  );
  const { recruiter, ids, jobId } = setup;
  const sample = (await recruiter.client.call(startSampleBatch)).data;
  await server.platform.queue.runTasks();
  const sampled = (await recruiter.client.call(getBatch, { id: sample.id })).data;
  const sampleId = sampled.items[0]?.analysis?.id ?? '';
  const withSample = { ...setup, ids: [...ids, sampleId] };
  const reasons = async () =>
    (await preview(withSample)).excluded.map(({ analysisId, reason }) => [
      withSample.ids.indexOf(analysisId ?? ''),
      reason,
    ]);
  expect(await reasons()).toEqual([
    [1, 'no-address'],
    [2, 'same-address'],
    [3, 'emails-off'],
  ]);
  await recruiter.client.call(setJobEmails, { id: sample.jobDescriptionId, isOn: true });
  expect((await reasons()).at(-1)).toEqual([3, 'sample']);
  await recruiter.client.call(setJobEmails, { id: jobId, isOn: false });
  expect((await reasons()).map(([, reason]) => reason)).toEqual([
    'emails-off',
    'emails-off',
    'emails-off',
    'sample',
  ]);
  const texts = await textsOf(recruiter, 'rejection');
  const wanted = { analysisIds: withSample.ids, templateId: 'rejection' as const, texts };
  const { digest } = await preview(withSample);
  const refused = recruiter.client.call(sendEmails, { ...wanted, digest, idempotencyKey: randomUUID() });
  await expect(refused).rejects.toMatchObject({ status: 422 });
});

test('falls back to the company of the profile; without one, emails cannot be sent', async () => {
  const setup = await withCandidates(server, resumeText('Emil Strand'));
  const { recruiter, jobId } = setup;
  await recruiter.client.call(updateJob, { id: jobId, version: 2, company: '' });
  expect((await preview(setup)).excluded).toMatchObject([{ reason: 'no-company' }]);
  await recruiter.client.call(updateProfile, { company_name: 'Lund Recruiting' });
  expect((await preview(setup)).emails[0]?.body).toContain('at Lund Recruiting');
});

test('warns when an email contradicts the decision', async () => {
  const setup = await withCandidates(server, resumeText('Faye Okoro'));
  const { recruiter, ids } = setup;
  const [id = ''] = ids;
  const warned = async (templateId: string) =>
    (await preview(setup, { templateId, texts: await textsOf(recruiter, templateId) })).emails[0]?.warnings;
  await recruiter.client.call(updateAnalysis, { id, decision: { value: 'yes' } });
  expect(await warned('rejection')).toEqual(['rejection-despite-yes']);
  expect(await warned('invitation')).toEqual([]);
  await recruiter.client.call(updateAnalysis, { id, decision: { value: 'no', reason: 'Too far away' } });
  expect(await warned('rejection')).toEqual([]);
  expect(await warned('invitation')).toEqual(['invitation-despite-no']);
  expect(await warned('information')).toEqual([]);
});

test('requires a new preview when the text or the decision changed since', async () => {
  const setup = await withCandidates(server, resumeText('Gus Lind'));
  const { recruiter, ids } = setup;
  const texts = await textsOf(recruiter, 'rejection');
  const wanted = { analysisIds: ids, templateId: 'rejection' as const, texts };
  const { digest } = await preview(setup);
  const sending = (more: object) =>
    recruiter.client.call(sendEmails, { ...wanted, digest, idempotencyKey: randomUUID(), ...more });
  const again = { status: 409, message: expect.stringContaining('preview again') };
  const other = { ...texts, en: { ...texts.en, body: 'Other words' } };
  await expect(sending({ texts: other })).rejects.toMatchObject(again);
  await recruiter.client.call(updateAnalysis, { id: ids[0] ?? '', decision: { value: 'yes' } });
  await expect(sending({})).rejects.toMatchObject(again);
  await deliver(server);
  expect(await outboxTo('gus.lind@example.org')).toEqual([]);
});

test('emails all candidates who match a filter if their number is that of the preview', async () => {
  const setup = await withCandidates(server, resumeText('Ivo Marsh'), resumeText('Una Field'));
  const { recruiter, ids } = setup;
  const { client } = recruiter;
  const texts = await textsOf(recruiter, 'rejection');
  await client.call(updateAnalysis, { id: ids[0] ?? '', decision: { value: 'yes' } });
  const wanted = {
    filter: { decision: 'yes' as const },
    expected: 1,
    templateId: 'rejection' as const,
    texts,
  };
  const { digest, emails } = (await client.call(previewEmails, { ...wanted, anonymous: false })).data;
  expect(emails.map(({ to }) => to)).toEqual(['ivo.marsh@example.org']);
  const sending = (more: object) =>
    client.call(sendEmails, { ...wanted, digest, idempotencyKey: randomUUID(), ...more });
  await client.call(updateAnalysis, { id: ids[1] ?? '', decision: { value: 'yes' } });
  // Two match now: neither preview nor sending accepts a changed selection.
  const changed = { status: 409, message: expect.stringContaining('match these filters now') };
  await expect(client.call(previewEmails, wanted)).rejects.toMatchObject(changed);
  await expect(sending({})).rejects.toMatchObject(changed);
  // The same number as in the preview, but a different candidate.
  await client.call(updateAnalysis, { id: ids[0] ?? '', decision: { value: null } });
  await expect(sending({})).rejects.toMatchObject({ status: 409 });
  await expect(sending({ analysisIds: ids })).rejects.toMatchObject({ status: 422 });
  await client.call(updateAnalysis, { id: ids[0] ?? '', decision: { value: 'yes' } });
  const both = { ...wanted, expected: 2 };
  const again = (await client.call(previewEmails, both)).data;
  const sent = await sending({ ...both, digest: again.digest });
  expect(sent.data.ids).toHaveLength(2);
  await deliver(server);
  for (const address of ['ivo.marsh@example.org', 'una.field@example.org'])
    expect(await outboxTo(address)).toHaveLength(1);
});

test('rejects a filter that matches more candidates than the limit of a request', async () => {
  const { recruiter, ids } = await withCandidates(server, resumeText('Tess Moor'));
  const { database } = server.platform.openDatabase;
  const [kept] = await database
    .select()
    .from(analyses)
    .innerJoin(resumes, eq(resumes.id, analyses.resumeId))
    .where(eq(analyses.id, ids[0] ?? ''));
  if (!kept) throw new Error('The candidate is missing.');
  for (let place = 0; place < candidateEmailLimits.perRequest; place += 1) {
    const [id, resumeId] = [randomUUID(), randomUUID()];
    await database.insert(resumes).values({ ...kept.resumes, id: resumeId, contentHash: resumeId });
    await database.insert(analyses).values({ ...kept.analyses, id, resumeId });
  }
  const wanted = { filter: {}, templateId: 'rejection' as const, texts: plainTexts };
  await expect(recruiter.client.call(previewEmails, wanted)).rejects.toMatchObject({
    status: 422,
    message: 'Email at most 100 candidates at once.',
  });
});

test('sends the same template to a candidate twice within a day only if confirmed', async () => {
  const setup = await withCandidates(server, resumeText('Hana Seo'));
  const { recruiter, ids } = setup;
  const texts = await textsOf(recruiter, 'rejection');
  const wanted = { analysisIds: ids, templateId: 'rejection' as const, texts };
  const { digest } = await preview(setup);
  const idempotencyKey = randomUUID();
  const first = await recruiter.client.call(sendEmails, { ...wanted, digest, idempotencyKey });
  // A repeated request is idempotent; a new one with the same text is not.
  const second = await recruiter.client.call(sendEmails, { ...wanted, digest, idempotencyKey });
  expect(second.data).toEqual(first.data);
  const other = recruiter.client.call(sendEmails, { ...wanted, digest, idempotencyKey: randomUUID() });
  await expect(other).rejects.toMatchObject({ status: 409 });
  await deliver(server);
  expect(await outboxTo('hana.seo@example.org')).toHaveLength(1);

  expect((await preview(setup)).excluded).toMatchObject([
    { reason: 'sent-recently', sentAt: expect.any(String) },
  ]);
  const repeat = await preview(setup, { repeats: true });
  expect(repeat.emails[0]?.warnings).toContain('sent-recently');
  // Two concurrent confirmations of the same repeat send it once.
  const confirmed = { ...wanted, repeats: true, digest: repeat.digest };
  const both = await Promise.allSettled(
    [1, 2].map(() => recruiter.client.call(sendEmails, { ...confirmed, idempotencyKey: randomUUID() })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await deliver(server);
  expect(await outboxTo('hana.seo@example.org')).toHaveLength(2);
  later(25 * 3_600_000);
  // The session has expired by then.
  const author = { ...recruiter, ownCompany: '' };
  const { emails } = server.services.candidateEmails;
  expect((await emails.preview(author, { ...wanted, of: { ids }, repeats: false })).excluded).toEqual([]);
});

test('cancels a queued email, and keeps the record of a sent one', async () => {
  const setup = await withCandidates(server, resumeText('Ines Roth'), resumeText('Jon Ek'));
  const { recruiter, ids } = setup;
  const { client } = recruiter;
  const [ines = '', jon = ''] = ids;
  const taken = await emailTo(recruiter, [ines]);
  expect((await client.call(cancelEmails, { ids: taken.ids })).data).toEqual({ canceled: 1, left: 0 });
  const kept = await emailTo(recruiter, [jon]);
  await deliver(server);
  expect(await outboxTo('ines.roth@example.org')).toEqual([]);
  expect(await outboxTo('jon.ek@example.org')).toHaveLength(1);
  expect((await client.call(cancelEmails, { ids: kept.ids })).data).toEqual({ canceled: 0, left: 1 });

  const recordOf = async (id: string) => {
    const { emails } = (await client.call(listCandidateEmails, { id, anonymous: 'no' })).data;
    const { events } = (await client.call(getAnalysis, { id })).data;
    return { emails, events: events.filter(({ kind }) => kind === 'email').map(({ text }) => text) };
  };
  expect(await recordOf(ines)).toMatchObject({ emails: [{ state: 'canceled' }], events: [] });
  expect(await recordOf(jon)).toMatchObject({
    emails: [
      {
        state: 'sent',
        detail: 'outbox',
        to: 'jon.ek@example.org',
        subject: 'News',
        body: 'Hello, we have news.',
        template: { purpose: 'rejection' },
      },
    ],
    events: ['Sent an email: “News”.'],
  });
});

test('turning emails off for a job cancels its queued emails', async () => {
  const { recruiter, ids, jobId } = await withCandidates(server, resumeText('Kim Berg'));
  await emailTo(recruiter, ids);
  await recruiter.client.call(setJobEmails, { id: jobId, isOn: false });
  await deliver(server);
  expect(await outboxTo('kim.berg@example.org')).toEqual([]);
  const { emails } = (await recruiter.client.call(listCandidateEmails, { id: ids[0] ?? '' })).data;
  expect(emails).toMatchObject([{ state: 'canceled', detail: 'turned-off' }]);
});

test('the anonymous view of emails hides the name and address', async () => {
  const setup = await withCandidates(server, resumeText('Lou Farrow'));
  const { recruiter, ids } = setup;
  const texts = {
    ...plainTexts,
    en: { subject: 'For {candidate name}', body: 'Dear lou, FARROW and Louis' },
  };
  const covered = await preview(setup, { texts, anonymous: true });
  const alias = covered.emails[0]?.name ?? '';
  expect(alias).toMatch(/^Candidate [0-9A-F]{4}$/);
  expect(covered.emails[0]).toMatchObject({ to: null, subject: `For ${alias}` });
  expect(covered.emails[0]?.body).toBe('Dear […], […] and Louis');
  const open = await preview(setup, { texts });
  expect(open.digest).toBe(covered.digest);
  await emailTo(recruiter, ids, texts);
  await deliver(server);
  const { data } = await recruiter.client.call(listCandidateEmails, { id: ids[0] ?? '' });
  expect(data.emails).toMatchObject([{ to: null, subject: `For ${alias}` }]);
  expect(JSON.stringify(data)).not.toMatch(/farrow/i);
  const { events } = (await recruiter.client.call(getAnalysis, { id: ids[0] ?? '' })).data;
  expect(events.find(({ kind }) => kind === 'email')?.text).toBe(`Sent an email: “For ${alias}”.`);
});

test('a name from a file cannot inject lines, headers or fields', async () => {
  const setup = await withCandidates(server, resumeText('Mara Quist'));
  const { recruiter, ids } = setup;
  const name = 'Mara\r\nBcc: all@example.org {reply address}\u202e';
  await recruiter.client.call(correctFacts, { id: ids[0] ?? '', corrections: { name } });
  const texts = { ...plainTexts, en: { subject: 'For {candidate name}', body: 'Hello {candidate name},' } };
  await emailTo(recruiter, ids, texts);
  await deliver(server);
  const [sent] = await outboxTo('mara.quist@example.org');
  expect(sent?.subject).toBe('For Mara Bcc: all@example.org {reply address}');
  expect(sent?.text).toContain('Hello Mara Bcc: all@example.org {reply address},');
  expect(await outboxTo('all@example.org')).toEqual([]);
});

test.each([
  ['Hello {first name}', 'body', '{first name} is not a field'],
  ['Hello {candidate name', 'body', '{candidate name has no closing brace'],
  ['x'.repeat(candidateEmailLimits.bodyMax + 1), 'body', 'under 10,000 characters'],
  ['Line\nbreak', 'subject', 'on one line'],
])('words that cannot be sent are refused with a sentence (%#)', async (words, field, sentence) => {
  const { client } = await signUp(server);
  const texts = { ...plainTexts, en: { ...plainTexts.en, [field]: words } };
  const refused = client.call(createEmailTemplate, { name: 'Mine', purpose: 'other', texts });
  await expect(refused).rejects.toMatchObject({
    status: 422,
    errors: { [`texts.en.${field}`]: [expect.stringContaining(sentence)] },
  });
});

test('edits, resets and creates templates for their owner only', async () => {
  const [anna, boris] = [await signUp(server), await signUp(server)];
  const { client } = anna;
  const longBody = 'Hello {candidate name}. '.repeat(400).trim();
  const changed = { ...plainTexts, en: { subject: 'Mine', body: longBody } };
  await client.call(saveEmailTemplate, { id: 'rejection', texts: changed });
  const own = { name: 'Second round', purpose: 'invitation', texts: plainTexts } as const;
  const { data: made } = await client.call(createEmailTemplate, own);
  await client.call(saveEmailTemplate, { id: made.id, name: 'Third round', texts: plainTexts });
  const { templates } = (await client.call(listEmailTemplates)).data;
  expect(templates.map(({ id, name, isChanged }) => [id, name, isChanged])).toEqual([
    ['invitation', '', false],
    ['rejection', '', true],
    ['information', '', false],
    [made.id, 'Third round', false],
  ]);
  expect(templates[1]?.texts.en.body).toBe(longBody);
  expect((await boris.client.call(listEmailTemplates)).data.templates).toHaveLength(3);
  await client.call(deleteEmailTemplate, { id: 'rejection' });
  await client.call(deleteEmailTemplate, { id: made.id });
  const after = (await client.call(listEmailTemplates)).data.templates;
  expect(after.map(({ id, isChanged }) => [id, isChanged])).toEqual([
    ['invitation', false],
    ['rejection', false],
    ['information', false],
  ]);
  await expect(client.call(deleteEmailTemplate, { id: made.id })).rejects.toMatchObject({ status: 404 });
});

test('every shipped template exists in five languages with valid fields', async () => {
  const recruiter = await signUp(server);
  const { templates } = (await recruiter.client.call(listEmailTemplates)).data;
  for (const { id, texts } of templates) {
    expect(Object.values(texts).filter(Boolean), id).toHaveLength(languages.length);
    // The API refuses texts whose fields it does not know.
    await recruiter.client.call(saveEmailTemplate, { id, texts });
  }
});

test('sending requires a verified address and respects the daily limit', async () => {
  const setup = await withCandidates(server, resumeText('Nils Oake'));
  const { recruiter, ids } = setup;
  const { database } = server.platform.openDatabase;
  await emailTo(recruiter, ids);
  const [kept] = await database
    .select()
    .from(candidateEmails)
    .where(eq(candidateEmails.organizationId, recruiter.organizationId));
  if (!kept) throw new Error('No email was queued.');
  const others = Array.from({ length: candidateEmailLimits.perDay - 1 }, () => {
    return { ...kept, id: randomUUID(), templateId: randomUUID(), state: 'sent' as const, settledAt: time };
  });
  await database.insert(candidateEmails).values(others);
  const repeat = await preview(setup, { repeats: true, texts: plainTexts });
  const wanted = { analysisIds: ids, templateId: 'rejection' as const, texts: plainTexts, repeats: true };
  const refused = recruiter.client.call(sendEmails, {
    ...wanted,
    digest: repeat.digest,
    idempotencyKey: randomUUID(),
  });
  await expect(refused).rejects.toMatchObject({
    status: 429,
    message: 'You can email 300 candidates in 24 hours. None are left. Choose fewer, or send later.',
  });
  await database.update(users).set({ isVerified: false }).where(eq(users.id, recruiter.userId));
  const author = { ...recruiter, ownCompany: '' };
  const previewing = server.services.candidateEmails.emails.preview(author, { ...wanted, of: { ids } });
  await expect(previewing).rejects.toMatchObject({ status: 403 });
});

test('limits emails per recipient address and day across all senders', async () => {
  const { perAddressADay } = candidateEmailLimits;
  const setups = [];
  for (let more = 0; more <= perAddressADay; more += 1) {
    setups.push(await withCandidates(server, resumeText('Ola Vane')));
  }
  for (const { recruiter, ids } of setups) {
    await emailTo(recruiter, ids);
    await deliver(server);
  }
  expect(await outboxTo('ola.vane@example.org')).toHaveLength(perAddressADay);
  const last = setups.at(-1);
  const { data } = (await last?.recruiter.client.call(listCandidateEmails, { id: last.ids[0] ?? '' })) ?? {};
  expect(data?.emails).toMatchObject([{ state: 'failed', detail: 'address-limit' }]);
});

test('exports emails with their sender, and deletes them with the candidate and in the outbox', async () => {
  const { recruiter, ids } = await withCandidates(server, resumeText('Pia Renn'));
  await emailTo(recruiter, ids);
  await deliver(server);
  const { blob } = await recruiter.client.download(exportPersonalData, {});
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
  const exported = new TextDecoder().decode(files['records/candidate_emails.json']);
  expect(exported).toContain('pia.renn@example.org');
  expect(await outboxTo('pia.renn@example.org')).toHaveLength(1);
  await recruiter.client.call(deleteAnalysis, { id: ids[0] ?? '' });
  await server.services.candidateEmails.stored.removeDeleted();
  expect(await outboxTo('pia.renn@example.org')).toEqual([]);
  const left = await server.platform.openDatabase.database
    .select()
    .from(candidateEmails)
    .where(eq(candidateEmails.organizationId, recruiter.organizationId));
  expect(left).toEqual([]);
});

test('sets the reply address, retries temporary SMTP errors and reports permanent ones', async () => {
  const inbox = await startSmtpInbox();
  const emailTransport = createSmtpTransport(inbox.url, 'Winnow <winnow@example.com>', false);
  const own = await startTestServer({ clock, emailTransport, outbox: null }, { limitFactor: 1000 });
  try {
    const { recruiter, ids } = await withCandidates(own, resumeText('Ria Soll'));
    inbox.refuse(true);
    const before = inbox.emails.length;
    await emailTo(recruiter, ids);
    await deliver(own);
    const listed = async () =>
      (await recruiter.client.call(listCandidateEmails, { id: ids[0] ?? '', anonymous: 'no' })).data.emails;
    expect(await listed()).toMatchObject([
      { state: 'queued', detail: 'retrying', answer: expect.stringContaining('try again later') },
    ]);
    inbox.refuse(false);
    later(60_000);
    await own.platform.queue.runTasks({ withPostponed: true });
    expect(await listed()).toMatchObject([{ state: 'sent', detail: null, answer: null }]);
    const [sent, ...more] = inbox.emails.slice(before);
    expect(more).toEqual([]);
    expect(sent).toMatchObject({
      to: [{ address: 'ria.soll@example.org' }],
      from: { address: 'winnow@example.com' },
      replyTo: [{ name: 'Anna Example', address: recruiter.email }],
    });
    expect(sent?.html).not.toMatch(/<img|href=|https?:/);
  } finally {
    await own.stop();
    emailTransport.close();
    await inbox.close();
  }
});
