import {
  addJobNote,
  downloadOrganizationExport,
  inviteMember,
  listOrganizationActivity,
  listOrganizationExports,
  type OrganizationExport,
  organizationExportDays,
  type Role,
  startOrganizationExport,
  uploadOrganizationLogo,
} from '@winnow/contracts';
import { sql } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayMs, hourMs } from '../../../platform/clock/clock.ts';
import { isUntold, listOwnedTables } from '../../../platform/database/owned-rows.ts';
import { queryRows } from '../../../platform/database/query-rows.ts';
import { createMemoryStorage } from '../../../platform/storage/memory-storage.ts';
import { newestEmail } from '../../../testing/auth-client.ts';
import { connectDirectory } from '../../../testing/residual-data/seed-directory.ts';
import { workWith } from '../../../testing/residual-data/seed-personal-data.ts';
import type { SignedUp } from '../../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import { callAs, openTeam } from '../../../testing/team.ts';
import { newJob, resumeText, send } from '../../../testing/work.ts';
import { createUnownedFiles } from '../../housekeeping/unowned-files.ts';
import { createOrganizationExportService } from './organization-export-service.ts';

let server: TestServer;
let aheadMs = 0;
const clock = { now: () => new Date(Date.now() + aheadMs) };
const storage = createMemoryStorage();

beforeAll(async () => {
  server = await startTestServer({ clock, storage }, { limitFactor: 1000, emailCooldownSeconds: 0 });
});

afterAll(() => server.stop());

async function team<Roles extends readonly Role[]>(...roles: Roles) {
  const { id, members } = await openTeam(server, roles);
  return { id, members: members as { [Index in keyof Roles]: SignedUp } };
}

async function exported(owner: SignedUp): Promise<OrganizationExport> {
  await owner.client.call(startOrganizationExport);
  await server.platform.queue.runTasks();
  const [newest] = (await owner.client.call(listOrganizationExports)).data;
  if (!newest) throw new Error('There is no export.');
  return newest;
}

async function contentOf({ client }: SignedUp, { id }: OrganizationExport) {
  const { blob } = await client.download(downloadOrganizationExport, { id });
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
  const text = (name: string) => new TextDecoder().decode(files[name]);
  return { names: Object.keys(files), files, text, all: Object.keys(files).map(text).join('\n') };
}

const storedParts = async () => {
  const keys: string[] = [];
  for await (const { key } of storage.list('organization-exports')) keys.push(key);
  return keys;
};

test('an export holds everything of an organization and nothing of others', async () => {
  const { id, members } = await team('owner', 'recruiter');
  const [owner, recruiter] = members;
  const other = await team('owner');
  const otherJob = await newJob(other.members[0]);
  await other.members[0].client.call(addJobNote, {
    id: otherJob.id,
    noteId: crypto.randomUUID(),
    text: 'xelsewherex',
  });
  await workWith(server, recruiter, 'xharborx');
  await owner.client.call(inviteMember, { email: 'invited@example.org', role: 'auditor' });
  const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: 'teal' } });
  const file = new Blob([new Uint8Array(await picture.png().toBuffer())]);
  await owner.client.call(uploadOrganizationLogo, { file });
  await connectDirectory(server, owner, id, 'xdirectoryx');
  const made = await exported(owner);
  expect(made).toMatchObject({ state: 'ready', done: 3, total: 3 });
  const { names, files, text, all } = await contentOf(owner, made);
  for (const table of [
    'job_descriptions',
    'job_versions',
    'job_notes',
    'resumes',
    'apply_pages',
    'applications',
    'mailboxes',
    'mailbox_emails',
    'analyses',
    'analysis_events',
    'batches',
    'credit_entries',
    'invitations',
    'memberships',
    'email_templates',
    'candidate_emails',
    'shares',
    'requirement_presets',
    'email_domains',
    'single_sign_on_connections',
    'scim_users',
    'scim_groups',
    'scim_group_members',
    'scim_tokens',
  ]) {
    expect(names).toContain(`records/${table}.json`);
  }
  expect(text('records/job_notes.json')).toContain('Note of xharborx');
  const resume = names.find((name) => /^resumes\/\d+-xharborx\.txt$/.test(name)) ?? '';
  expect(new TextDecoder().decode(files[resume])).toContain('xharborx Candidate');
  expect((await sharp(files['organization/1-logo.webp']).metadata()).format).toBe('webp');
  expect(JSON.parse(text('members.json'))).toMatchObject(
    expect.arrayContaining([expect.objectContaining({ email: recruiter.email, role: 'recruiter' })]),
  );
  expect(JSON.parse(text('audit-log.json'))).toContainEqual(
    expect.objectContaining({ action: 'member-invited', actorId: owner.userId, actor: 'Anna Example' }),
  );
  expect(text('README.txt')).toContain('Harbor Foods');
  expect(all).not.toContain('xelsewherex');
  expect(all).not.toContain(other.id);
  expect(all).not.toMatch(/secret_hash|token_hash|sealed_|"lease"/);
  // Sessions, preferences and the personal organization belong to the member.
  expect(
    names.filter((name) => /^records\/(users|user_settings|profiles|identity_\w+)\.json$/.test(name)),
  ).toEqual([]);
});

test('every table with rows of an organization is part of its export', async () => {
  const { database } = server.platform.openDatabase;
  const owned = await queryRows<{ name: string }>(
    database,
    sql`select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'organization_id' order by 1`,
  );
  expect(owned.length).toBeGreaterThan(20);
  const reached = new Set(await listOwnedTables(database, 'organizations'));
  // The audit log has no foreign keys, since it outlives everyone; it has a file of its own.
  expect(owned.map(({ name }) => name).filter((name) => !reached.has(name))).toEqual(['audit_entries']);
});

test('no export tells what is kept sealed', async () => {
  const sealed = await queryRows<{ name: string }>(
    server.platform.openDatabase.database,
    sql`select distinct column_name as name from information_schema.columns where column_name like 'sealed%'`,
  );
  expect(sealed.length).toBeGreaterThan(1);
  expect(sealed.filter(({ name }) => !isUntold(name))).toEqual([]);
});

test('the owner who asked is told by email; nobody but owners sees or downloads it', async () => {
  const { members } = await team('owner', 'owner', 'admin', 'recruiter', 'auditor');
  const [owner, second, ...others] = members;
  const made = await exported(owner);
  const email = await newestEmail(server, owner.email);
  expect(email.subject).toBe('Your export of Harbor Foods is ready');
  expect(email.text).toContain('/organization#data');
  expect((await contentOf(second, made)).names).toContain('members.json');
  for (const { client } of others) {
    await expect(client.call(listOrganizationExports)).rejects.toMatchObject({ status: 403 });
    await expect(client.call(startOrganizationExport)).rejects.toMatchObject({ status: 403 });
    await expect(client.download(downloadOrganizationExport, { id: made.id })).rejects.toMatchObject({
      status: 403,
    });
  }
  const elsewhere = await team('owner');
  const foreign = elsewhere.members[0].client.download(downloadOrganizationExport, { id: made.id });
  await expect(foreign).rejects.toMatchObject({ status: 404 });
  const { events } = (await owner.client.call(listOrganizationActivity, {})).data;
  expect(events).toMatchObject([
    { action: 'organization-export-downloaded', actor: { userId: second.userId } },
    { action: 'organization-exported', actor: { userId: owner.userId } },
  ]);
});

test('a personal organization is exported with the account', async () => {
  const { members } = await team('owner');
  const personal = callAs(server, members[0], members[0].userId);
  await expect(personal.call(startOrganizationExport)).rejects.toMatchObject({ status: 409 });
});

test('one is made at a time, and takes the place of the one before', async () => {
  const { members } = await team('owner');
  const [owner] = members;
  const [first, second] = await Promise.all([
    owner.client.call(startOrganizationExport),
    owner.client.call(startOrganizationExport),
  ]);
  expect(second.data.id).toBe(first.data.id);
  await server.platform.queue.runTasks();
  const parts = await storedParts();
  expect(parts.filter((key) => key.includes(first.data.id))).toHaveLength(1);
  const next = await exported(owner);
  expect(next.id).not.toBe(first.data.id);
  expect((await owner.client.call(listOrganizationExports)).data).toHaveLength(1);
  expect((await storedParts()).filter((key) => key.includes(first.data.id))).toEqual([]);
  await expect(
    owner.client.download(downloadOrganizationExport, { id: first.data.id }),
  ).rejects.toMatchObject({ status: 404 });
});

test('an archive of several parts is downloaded as one file, and its parts belong to it', async () => {
  const { members } = await team('owner');
  const [owner] = members;
  for (const name of ['Ada Thorne', 'Bea Wick', 'Cleo Marsh']) {
    await send(owner, `${name}.txt`, resumeText(name));
  }
  const { database } = server.platform.openDatabase;
  const exports = createOrganizationExportService({
    ...server.platform,
    ...server.services,
    database,
    partBytes: 1_000,
  });
  const { id } = await exports.start(owner);
  await exports.write(id);
  const made = (await exports.list(owner))[0] ?? expect.fail();
  const parts = (await storedParts()).filter((key) => key.includes(made.id));
  expect(parts.length).toBeGreaterThan(1);
  const { files } = await contentOf(owner, made);
  expect(Object.keys(files).filter((name) => name.startsWith('resumes/'))).toHaveLength(3);
  aheadMs = 2 * hourMs;
  const unowned = createUnownedFiles({ storage, clock, owners: server.services.fileOwners });
  expect((await unowned.find()).errors).toEqual([]);
  aheadMs = 0;
});

test('after a week an export is gone', async () => {
  const { members } = await team('owner');
  const [owner] = members;
  const made = await exported(owner);
  expect(made.expiresAt).not.toBeNull();
  aheadMs = organizationExportDays * dayMs + 1000;
  await server.services.teams.exports.removeOld();
  aheadMs = 0;
  expect((await owner.client.call(listOrganizationExports)).data).toEqual([]);
  expect((await storedParts()).filter((key) => key.includes(made.id))).toEqual([]);
});

test('an export that fails says so, is tried again, and one that was given up can be begun again', async () => {
  const { members } = await team('owner');
  const [owner] = members;
  await send(owner, 'ada.txt', 'Ada Thorne knows SQL and has worked with it for seven years.');
  const { data: begun } = await owner.client.call(startOrganizationExport);
  const { save } = storage;
  storage.save = () => Promise.reject(new Error('The disk is away.'));
  await expect(server.services.teams.exports.write(begun.id)).rejects.toThrow('The disk is away.');
  storage.save = save;
  expect((await owner.client.call(listOrganizationExports)).data).toMatchObject([{ state: 'failed' }]);
  await server.platform.queue.runTasks();
  expect((await owner.client.call(listOrganizationExports)).data).toMatchObject([{ state: 'ready' }]);

  const { data: stuck } = await owner.client.call(startOrganizationExport);
  aheadMs = 7 * hourMs;
  const [shown] = await server.services.teams.exports.list(owner);
  expect(shown).toMatchObject({ id: stuck.id, state: 'failed' });
  const { id } = await server.services.teams.exports.start(owner);
  expect(id).not.toBe(stuck.id);
  aheadMs = 0;
  await server.platform.queue.runTasks();
});
