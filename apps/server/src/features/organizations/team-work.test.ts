import { randomUUID } from 'node:crypto';
import {
  createJob,
  createPreset,
  deleteUser,
  exportPersonalData,
  getBilling,
  getCredits,
  getJob,
  listCreditTransactions,
  listFiles,
  listInvoices,
  listJobs,
  listPresets,
  searchEverything,
  topUp,
} from '@winnow/contracts';
import { eq, sql } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queryRows } from '../../platform/database/query-rows.ts';
import { everyJobOf } from '../../platform/http/caller.ts';
import { type SignedUp, signUp } from '../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { openTeam } from '../../testing/team.ts';
import { jobText, newJob, resumeText, send, start } from '../../testing/work.ts';
import { creditHolds } from '../credits/credit-tables.ts';
import { resumes } from '../files/resume-tables.ts';
import { jobDescriptions } from '../jobs/job-tables.ts';
import { personalOrganizationOf } from './personal-organization.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({}, { limitFactor: 1000 });
});

afterAll(() => server.stop());

const database = () => server.platform.openDatabase.database;

async function twoMembers(): Promise<{ anna: SignedUp; boris: SignedUp }> {
  const { members } = await openTeam(server, ['owner', 'recruiter']);
  const [anna, boris] = members;
  if (!anna || !boris) throw new Error('The team lacks a member.');
  return { anna, boris };
}

test("a member's work belongs to the team, and is visible to its members only", async () => {
  const { anna, boris } = await twoMembers();
  const outsider = await signUp(server);
  const job = await newJob(anna);
  await anna.client.call(createPreset, {
    name: 'Analysts',
    requirements: [{ kind: 'skill', text: 'SQL', must: true, weight: 1 }],
  });
  const file = await send(anna, 'ada.txt', resumeText('Ada Thorne'));
  expect((await boris.client.call(getJob, { id: job.id })).data.title).toBe(job.title);
  expect((await boris.client.call(listPresets)).data.presets).toMatchObject([{ name: 'Analysts' }]);
  expect((await boris.client.call(listFiles, {})).data.files).toMatchObject([{ id: file }]);
  expect((await boris.client.call(searchEverything, { q: 'analyst' })).data.jobs.total).toBe(1);
  await expect(outsider.client.call(getJob, { id: job.id })).rejects.toMatchObject({ status: 404 });
  const [row] = await database().select().from(jobDescriptions).where(eq(jobDescriptions.id, job.id));
  expect(row).toMatchObject({ createdBy: anna.userId, formerOwnerId: null });
});

test('a member’s personal organization contains nothing of the team, and vice versa', async () => {
  const { anna } = await twoMembers();
  await newJob(anna);
  const own = personalOrganizationOf(anna.userId);
  expect(
    await server.services.jobs.list(everyJobOf(own), { status: 'all', order: 'updated', limit: 9 }),
  ).toMatchObject({
    total: 0,
  });
  await server.services.jobs.create(
    { userId: anna.userId, organizationId: own },
    { text: `Cook\n${jobText}`, source: 'written' },
  );
  const { jobs } = (await anna.client.call(listJobs, {})).data;
  expect(jobs).toHaveLength(1);
});

test('the same file and the same preset name are stored once in each organization of a member', async () => {
  const { anna } = await twoMembers();
  const bytes = new TextEncoder().encode(resumeText('Bea Wick'));
  const personal = { userId: anna.userId, organizationId: personalOrganizationOf(anna.userId) };
  const inTeam = await send(anna, 'bea.txt', resumeText('Bea Wick'));
  const kept = await server.services.resumes.keep(personal, { fileName: 'bea.txt', bytes, isSample: false });
  expect(kept.outcome).toBe('stored');
  const again = await send(anna, 'bea.txt', resumeText('Bea Wick'));
  expect(again).toBe(inTeam);
  const rows = await database().select().from(resumes).where(eq(resumes.createdBy, anna.userId));
  expect(new Set(rows.map(({ storageKey }) => storageKey.split('/')[1])).size).toBe(2);
});

test('a run is paid with the team’s credits, with a record of who spent them', async () => {
  const { anna, boris } = await twoMembers();
  const job = await newJob(boris);
  const file = await send(boris, 'cleo.txt', resumeText('Cleo Marsh'));
  const gift = { credits: 10, reason: 'bought', key: randomUUID() } as const;
  await database().transaction((transaction) =>
    server.services.credits.grant(transaction, anna.organizationId, gift),
  );
  await start(boris, job.id, [file]);
  await server.platform.queue.runTasks();
  expect((await anna.client.call(getCredits)).data).toMatchObject({
    boughtLeft: 9,
    monthlyCredits: 0,
    usedCredits: 1,
    availableCredits: 19,
    ownCredits: 10,
  });
  const [line] = (await anna.client.call(listCreditTransactions)).data;
  expect(line).toMatchObject({ kind: 'debit', member: { userId: boris.userId, isFormer: false } });
  const personal = await server.services.credits.getBalance(personalOrganizationOf(boris.userId));
  expect(personal.availableCredits).toBe(10);
  const holds = await database().select().from(creditHolds).where(eq(creditHolds.createdBy, boris.userId));
  expect(holds).toHaveLength(1);
  const [audited] = await queryRows<{ actor: string }>(
    database(),
    sql`select actor_id as actor from audit_entries where action = 'credits-debit' order by happened_at desc limit 1`,
  );
  expect(audited?.actor).toBe(boris.userId);
});

test('on the Free plan a run is paid with its member’s own credits, and unused ones are refunded', async () => {
  const { anna, boris } = await twoMembers();
  const job = await newJob(boris);
  const good = await send(boris, 'dora.txt', resumeText('Dora Finch'));
  const broken = await send(boris, 'broken.pdf', '%PDF-1.7\n');
  await start(boris, job.id, [good, broken]);
  expect((await boris.client.call(getCredits)).data).toMatchObject({ availableCredits: 8, heldCredits: 2 });
  await server.platform.queue.runTasks();
  expect((await boris.client.call(getCredits)).data).toMatchObject({
    availableCredits: 9,
    ownCredits: 9,
    usedCredits: 1,
    heldCredits: 0,
  });
  expect((await anna.client.call(getCredits)).data).toMatchObject({ availableCredits: 10, ownCredits: 10 });
});

test('100 concurrent spends by ten members of a team with 60 credits spend exactly 60', async () => {
  const { id: organizationId, members } = await openTeam(server, [
    'owner',
    ...Array.from({ length: 9 }, () => 'recruiter' as const),
  ]);
  const { credits } = server.services;
  await database().transaction(async (transaction) => {
    await credits.changePlan(transaction, organizationId, 'pro');
    const before = { subjectId: 'before', label: 'Before', reason: 'analysis', credits: 40 } as const;
    const owner = { organizationId, userId: members[0]?.userId ?? '' };
    await credits.hold(transaction, owner, before);
    await credits.releaseAll(transaction, organizationId);
    await credits.hold(transaction, owner, before);
  });
  const outcomes = await Promise.allSettled(
    Array.from({ length: 100 }, (_, place) =>
      database().transaction(async (transaction) => {
        const { userId } = members[place % 10] ?? { userId: '' };
        const work = { subjectId: `file-${place}`, label: `${place}.pdf`, reason: 'analysis' } as const;
        const member = { organizationId, userId };
        const holdId = await credits.hold(transaction, member, { ...work, credits: 1 });
        await credits.settle(transaction, organizationId, { ...work, holdId });
      }),
    ),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(60);
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['insufficient-credits']));
  expect(await credits.getBalance(organizationId)).toMatchObject({
    availableCredits: 0,
    usedCredits: 60,
    heldCredits: 40,
  });
  expect((await credits.checkAllBooks()).errors).toEqual([]);
});

test('plan and invoices belong to the team, addressed to its first owner until it has an address', async () => {
  const { anna } = await twoMembers();
  await anna.client.call(topUp, { topUpId: 'small', idempotencyKey: randomUUID() });
  expect((await anna.client.call(getBilling)).data).toMatchObject({ plan: 'free' });
  expect((await anna.client.call(listInvoices)).data).toHaveLength(1);
  const { invoices } = server.services.billing;
  const [issued] = await invoices.list(anna.organizationId);
  expect(issued?.payer).toMatchObject({ email: anna.email });
  expect(await invoices.list(personalOrganizationOf(anna.userId))).toEqual([]);
});

test('the work of a member who deletes their account stays in the team', async () => {
  const { anna, boris } = await twoMembers();
  const job = await newJob(boris);
  const personal = personalOrganizationOf(boris.userId);
  await server.services.jobs.create(
    { userId: boris.userId, organizationId: personal },
    { text: jobText, source: 'written' },
  );
  await boris.client.call(deleteUser);
  await server.platform.queue.runTasks();
  const { jobs } = (await anna.client.call(listJobs, {})).data;
  expect(jobs.map(({ id }) => id)).toEqual([job.id]);
  const left = await database()
    .select({ id: jobDescriptions.id })
    .from(jobDescriptions)
    .where(eq(jobDescriptions.createdBy, boris.userId));
  expect(left.map(({ id }) => id)).toEqual([job.id]);
});

test('a personal data export contains the personal organization and nothing of a team', async () => {
  const { anna } = await twoMembers();
  await anna.client.call(createJob, { text: `Team secret\n${jobText}` });
  await server.services.jobs.create(
    { userId: anna.userId, organizationId: personalOrganizationOf(anna.userId) },
    { text: `My own draft\n${jobText}`, source: 'written' },
  );
  const { blob } = await anna.client.download(exportPersonalData, {});
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
  const all = Object.values(files)
    .map((content) => new TextDecoder().decode(content))
    .join('\n');
  expect(all).toContain('My own draft');
  expect(all).not.toContain('Team secret');
});
