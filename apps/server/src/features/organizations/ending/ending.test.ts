import { randomUUID } from 'node:crypto';
import {
  deleteOrganization,
  deleteUser,
  getCredits,
  getOrganizationContents,
  inviteMember,
  listAuditEntries,
  listOrganizations,
  type Role,
  startBatch,
  subscribe,
  switchOrganization,
  topUp,
  uploadOrganizationLogo,
} from '@winnow/contracts';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queryRows } from '../../../platform/database/query-rows.ts';
import { newestEmail } from '../../../testing/auth-client.ts';
import { rememberingLog } from '../../../testing/quiet-log.ts';
import { findInDatabase, findResidualData } from '../../../testing/residual-data/find-residual-data.ts';
import { connectDirectory } from '../../../testing/residual-data/seed-directory.ts';
import { workWith } from '../../../testing/residual-data/seed-personal-data.ts';
import { type SignedUp, signUpOperator } from '../../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import { callAs, openTeam } from '../../../testing/team.ts';
import { newJob, sendResumes, start } from '../../../testing/work.ts';
import { listTombstones } from '../../accounts/safety/tombstones.ts';
import { digestOf } from '../../accounts/users/known-users.ts';
import { createAuditService } from '../../audit/audit-service.ts';
import { createOrganizationChecks } from '../organization-checks.ts';
import { organizations } from '../organization-tables.ts';
import { personalOrganizationOf } from '../personal-organization.ts';
import { deleteOrganizationsAgain } from './delete-organizations-again.ts';

const name = 'Harbor Foods';
const { log, lines } = rememberingLog();
const clock = { now: () => new Date(Date.now() + aheadMs) };
let server: TestServer;
let aheadMs = 0;

beforeAll(async () => {
  server = await startTestServer({ clock, log }, { limitFactor: 1000, emailCooldownSeconds: 0 });
});

afterAll(() => server.stop());

const database = () => server.platform.openDatabase.database;

async function team<Roles extends readonly Role[]>(...roles: Roles) {
  const { id, members } = await openTeam(server, roles);
  return { id, members: members as { [Index in keyof Roles]: SignedUp } };
}

const storedKeys = async (folder: string) => {
  const keys: string[] = [];
  for await (const { key } of server.platform.storage.list(folder)) keys.push(key);
  return keys;
};

const ofDirectory = (found: string) =>
  /^public\.(scim_\w+|email_domains|single_sign_on_connections):/.test(found);

test('a deletion counts at once for every member, who are told and go on in their own organization', async () => {
  const { id, members } = await team('owner', 'admin', 'recruiter');
  const [owner, admin, recruiter] = members;
  const invited = `invited-${randomUUID()}@example.org`;
  await owner.client.call(inviteMember, { email: invited, role: 'recruiter' });
  await recruiter.client.call(switchOrganization, { id });
  await owner.client.call(deleteOrganization, { name });
  for (const { client } of members) {
    await expect(client.call(getCredits)).rejects.toMatchObject({
      status: 404,
      code: 'no-such-organization',
    });
  }
  const own = callAs(server, recruiter, recruiter.userId);
  expect((await own.call(listOrganizations)).data).toMatchObject([
    { id: recruiter.userId, isPersonal: true },
  ]);
  await server.platform.queue.runTasks();
  for (const { email } of [owner, admin, recruiter]) {
    expect((await newestEmail(server, email)).subject).toBe('Harbor Foods was deleted');
  }
  expect(await findInDatabase(server, invited)).toEqual([]);
});

test('only an owner who knows its name deletes an organization, soon after signing in', async () => {
  const { id, members } = await team('owner', 'admin');
  const [owner, admin] = members;
  await expect(admin.client.call(deleteOrganization, { name })).rejects.toMatchObject({ status: 403 });
  await expect(owner.client.call(deleteOrganization, { name: 'Harbour' })).rejects.toMatchObject({
    status: 422,
    message: 'Enter the name of the organization exactly as shown.',
  });
  const personal = callAs(server, owner, owner.userId);
  await expect(personal.call(deleteOrganization, { name: '' })).rejects.toMatchObject({ status: 409 });
  aheadMs = 11 * 60_000;
  const late = owner.client.call(deleteOrganization, { name });
  await expect(late).rejects.toMatchObject({ status: 403, code: 'recent-sign-in-required' });
  aheadMs = 0;
  expect((await owner.client.call(listOrganizations)).data).toHaveLength(2);
  expect((await owner.client.call(listOrganizations)).data).toContainEqual(expect.objectContaining({ id }));
});

test('nothing is left of an organization but its books and the record, without its name', async () => {
  const word = 'xquaysidex';
  const { id, members } = await team('owner', 'recruiter');
  const [owner, recruiter] = members;
  await database()
    .update(organizations)
    .set({ name: `${word} Ltd` })
    .where(sql`id = ${id}`);
  await workWith(server, recruiter, word);
  const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: 'teal' } });
  const file = new Blob([new Uint8Array(await picture.png().toBuffer())]);
  await owner.client.call(uploadOrganizationLogo, { file });
  await owner.client.call(inviteMember, { email: `${word}@example.org`, role: 'auditor' });
  await owner.client.call(topUp, { topUpId: 'small', idempotencyKey: randomUUID() });
  const directory = 'xdirectoryx';
  const provisioned = await connectDirectory(server, owner, id, directory);
  await server.platform.queue.runTasks();
  expect((await findResidualData(server, word)).length).toBeGreaterThan(10);
  expect((await findInDatabase(server, directory)).filter(ofDirectory)).toHaveLength(4);
  expect(await storedKeys('resumes')).toContainEqual(expect.stringContaining(id));
  expect(await storedKeys('organization-logos')).toHaveLength(1);
  await owner.client.call(deleteOrganization, { name: `${word} Ltd` });
  await server.platform.queue.runTasks();

  for (const { email } of [owner, recruiter, provisioned, { email: `${word}@example.org` }]) {
    await server.platform.storedEmails.removeEmailsAbout(email);
  }
  expect(await findResidualData(server, word)).toEqual([]);
  // The account that the directory created belongs to its user.
  expect((await findInDatabase(server, directory)).filter(ofDirectory)).toEqual([]);
  expect((await findInDatabase(server, id)).filter((text) => !/audit_entries|pgboss/.test(text))).toEqual([]);
  expect((await storedKeys('resumes')).filter((key) => key.includes(id))).toEqual([]);
  expect(await storedKeys('organization-logos')).toEqual([]);
  expect(JSON.stringify(lines)).not.toContain(word);
  const books = await queryRows(
    database(),
    sql`select i.number from invoices i where i.organization_id is null and i.kind = 'top-up'`,
  );
  expect(books).toHaveLength(1);
  // Both still have their personal organizations.
  for (const [member, availableCredits] of [
    [owner, 10],
    // One of their credits paid for the run.
    [recruiter, 9],
  ] as const) {
    const own = callAs(server, member, member.userId);
    expect((await own.call(getCredits)).data).toMatchObject({ availableCredits });
  }
});

test('a run that is under way is stopped: nothing is charged twice, and no task brings anything back', async () => {
  const { id, members } = await team('owner', 'recruiter');
  const [owner, recruiter] = members;
  const { worker, credits } = server.services;
  const job = await newJob(recruiter);
  const files = await sendResumes(recruiter, ['Ada Thorne', 'Bea Wick', 'Cleo Marsh']);
  const run = await start(recruiter, job.id, files);
  await worker.run(run.items[0]?.id ?? '');
  expect((await owner.client.call(getOrganizationContents)).data).toEqual({
    members: 2,
    jobs: 1,
    resumes: 3,
    runs: 1,
    openRuns: 1,
    availableCredits: 0,
    plan: 'free',
  });
  const [account] = await queryRows<{ id: string }>(
    database(),
    sql`select id from credit_accounts where organization_id = ${id}`,
  );
  // Between the deletion and the task that removes the rest, one file is finished; then the credits of the others are
  // released.
  await owner.client.call(deleteOrganization, { name });
  await worker.run(run.items[1]?.id ?? '');
  await server.platform.queue.runTasks();
  await Promise.all(run.items.map((item) => worker.run(item.id)));
  await server.services.teams.ending.erase(owner.organizationId);
  await server.platform.queue.runTasks({ withPostponed: true });

  const [books] = await queryRows(
    database(),
    sql`select monthly, bought, held, organization_id as of from credit_accounts where id = ${account?.id}`,
  );
  expect(books).toEqual({ monthly: 0, bought: 0, held: 0, of: null });
  const settled = await queryRows<{ kind: string; credits: number }>(
    database(),
    sql`select kind, sum(monthly + bought)::int as credits from credit_entries
      where account_id = ${account?.id} and hold_id is not null group by kind order by kind`,
  );
  expect(settled).toEqual([
    { kind: 'debit', credits: 2 },
    { kind: 'hold', credits: 3 },
    { kind: 'release', credits: 1 },
  ]);
  // The recruiter had contributed three of their own credits: two were spent, and one was returned.
  expect(await credits.getBalance(personalOrganizationOf(recruiter.userId))).toMatchObject({
    availableCredits: 8,
  });
  expect((await credits.checkAllBooks()).errors).toEqual([]);
  for (const table of ['batches', 'batch_items', 'analyses', 'resumes', 'job_descriptions']) {
    const left = await queryRows(
      database(),
      sql`select id from ${sql.identifier(table)} where organization_id = ${id}`,
    );
    expect([table, left]).toEqual([table, []]);
  }
  expect((await server.platform.queue.describe(10)).deadTotal).toBe(0);
});

test('workers and the deletion at once end in the same state', async () => {
  const { id, members } = await team('owner');
  const [owner] = members;
  const job = await newJob(owner);
  const files = await sendResumes(owner, ['Dora Finch', 'Edda Lowe', 'Fay Ness', 'Gil Orme']);
  const run = await start(owner, job.id, files);
  await owner.client.call(deleteOrganization, { name });
  const { worker, teams } = server.services;
  const work = [
    ...run.items.map((item) => () => worker.run(item.id)),
    () => teams.ending.erase(owner.organizationId),
  ];
  const outcomes = await Promise.allSettled(work.map((each) => each()));
  // In a deadlock, PostgreSQL aborts one of the two, and the queue retries it. The deletion is retried first, since a
  // worker whose file is gone fails until its item is deleted, too.
  for (const [index, { status }] of [...outcomes.entries()].toReversed())
    if (status === 'rejected') await work[index]?.();
  await server.platform.queue.runTasks({ withPostponed: true });
  expect((await findInDatabase(server, id)).filter((text) => !/audit_entries|pgboss/.test(text))).toEqual([]);
  expect((await server.services.credits.checkAllBooks()).errors).toEqual([]);
});

test('its plan ends with it, and is not renewed', async () => {
  const { members } = await team('owner');
  const [owner] = members;
  await owner.client.call(subscribe, { plan: 'pro', idempotencyKey: randomUUID() });
  expect((await owner.client.call(getOrganizationContents)).data.plan).toBe('pro');
  await owner.client.call(deleteOrganization, { name });
  await server.platform.queue.runTasks();
  const left = await queryRows(
    database(),
    sql`select plan from subscriptions where organization_id = ${owner.organizationId}`,
  );
  expect(left).toEqual([]);
});

test('a call that was let in before the deletion starts no run after it', async () => {
  const { members } = await team('owner', 'recruiter');
  const [owner, recruiter] = members;
  const job = await newJob(recruiter);
  const fileIds = await sendResumes(recruiter, ['Hal Pike']);
  const outcomes = await Promise.allSettled([
    owner.client.call(deleteOrganization, { name }),
    recruiter.client.call(startBatch, { jobDescriptionId: job.id, fileIds, idempotencyKey: randomUUID() }),
  ]);
  expect(outcomes[0]?.status).toBe('fulfilled');
  await server.platform.queue.runTasks();
  const left = (await findInDatabase(server, owner.organizationId)).filter(
    (text) => !/audit_entries|pgboss/.test(text),
  );
  expect(left).toEqual([]);
  expect((await server.services.credits.checkAllBooks()).errors).toEqual([]);
});

test('the organization of a user alone is deleted with the account, with its files', async () => {
  const { id, members } = await team('owner');
  const [owner] = members;
  await sendResumes(owner, ['Ina Quill']);
  expect((await storedKeys('resumes')).filter((key) => key.includes(id))).toHaveLength(1);
  await owner.client.call(deleteUser);
  await server.platform.queue.runTasks();
  expect((await storedKeys('resumes')).filter((key) => key.includes(id))).toEqual([]);
  expect((await findInDatabase(server, id)).filter((text) => !/audit_entries|pgboss/.test(text))).toEqual([]);
});

test('an organization that a backup brings back is deleted again, and nobody is told twice', async () => {
  const { id, members } = await team('owner', 'recruiter');
  const [owner, recruiter] = members;
  await owner.client.call(deleteOrganization, { name });
  await server.platform.queue.runTasks();
  const tombstones = await listTombstones(server.platform.storage);
  expect(tombstones.map(({ digest }) => digest)).toContain(digestOf(id));
  expect((await storedKeys('tombstones')).join()).not.toContain(id);
  const { email } = recruiter;
  await server.platform.storedEmails.removeEmailsAbout(email);
  await database().insert(organizations).values({ id: owner.organizationId, name, createdAt: new Date() });
  const { queue } = server.platform;
  const dependencies = { queue, clock, audit: createAuditService({ database: database(), clock }) };
  const other = await openTeam(server);
  expect(await deleteOrganizationsAgain(database(), dependencies, tombstones)).toBe(1);
  expect(await deleteOrganizationsAgain(database(), dependencies, tombstones)).toBe(0);
  await queue.runTasks();
  expect(await queryRows(database(), sql`select id from organizations where id = ${id}`)).toEqual([]);
  expect(await queryRows(database(), sql`select id from organizations where id = ${other.id}`)).toHaveLength(
    1,
  );
  expect(await server.platform.storedEmails.listEmails(500)).not.toContainEqual(
    expect.objectContaining({ to: email }),
  );
});

test('a deletion is on record, and one that does not end is found', async () => {
  const { id, members } = await team('owner');
  const [owner] = members;
  const operator = await signUpOperator(server);
  await owner.client.call(deleteOrganization, { name });
  const { entries } = (await operator.client.call(listAuditEntries, { about: id })).data;
  expect(entries).toMatchObject([{ action: 'organization-deleted', actorId: owner.userId, subjectId: id }]);
  await database()
    .update(organizations)
    .set({ deletedAt: new Date(0) })
    .where(sql`id = ${id}`);
  const checks = createOrganizationChecks({ ...server.platform, database: database() });
  expect((await checks.findUnfinishedEnds()).errors).toEqual([`${id} is still there`]);
  expect((await checks.findWithoutOwner()).errors).toEqual([]);
  await server.platform.queue.runTasks();
  expect((await checks.findUnfinishedEnds()).errors).toEqual([]);
});
