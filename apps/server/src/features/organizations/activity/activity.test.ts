import { randomUUID } from 'node:crypto';
import {
  addComment,
  cancelBatch,
  changeAnalyses,
  createShare,
  exportChosen,
  formerMembers,
  listAnalyses,
  listOrganizationActivity,
  removeMember,
  renameOrganization,
  revokeShare,
  startBatch,
} from '@winnow/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type * as z from 'zod';
import type { SignedUp } from '../../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import { openTeam } from '../../../testing/team.ts';
import { newJob, sendResumes, start } from '../../../testing/work.ts';

let server: TestServer;
let now = Date.now();

beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => new Date(now) } }, { limitFactor: 1000 });
});

afterAll(() => server.stop());

type Wanted = z.input<typeof listOrganizationActivity.input>;

const read = async ({ client }: SignedUp, wanted: Wanted = {}) =>
  (await client.call(listOrganizationActivity, wanted)).data;
const actionsOf = async (reader: SignedUp, wanted?: Wanted) =>
  (await read(reader, wanted)).events.map(({ action }) => action);

/**
 * A team whose recruiter has done one of everything with two candidates; two minutes later the owner renames the team.
 */
async function atWork() {
  const { members } = await openTeam(server, ['owner', 'recruiter', 'auditor', 'admin']);
  const [owner, recruiter, auditor, admin] = members;
  if (!owner || !recruiter || !auditor || !admin) throw new Error('The team lacks a member.');
  const job = await newJob(recruiter);
  const run = await start(recruiter, job.id, await sendResumes(recruiter, ['Ada Thorne', 'Bo Linden']));
  await server.platform.queue.runTasks();
  const { analyses } = (await recruiter.client.call(listAnalyses, {})).data;
  const ids = analyses.map(({ id }) => id);
  const [id = ''] = ids;
  const { call } = recruiter.client;
  await call(changeAnalyses, { changeId: randomUUID(), ids, decision: { value: 'yes' } });
  await call(addComment, { id, commentId: randomUUID(), text: 'Ada Thorne is strong on SQL.' });
  await recruiter.client.download(exportChosen, { format: 'csv', ids });
  const shared = (await call(createShare, { title: 'Thorne and Linden', analysisIds: ids })).data;
  await call(revokeShare, { id: shared.id });
  await call(revokeShare, { id: shared.id });
  now += 120_000;
  await owner.client.call(renameOrganization, { name: 'Harbor & Sons' });
  return { owner, recruiter, auditor, admin, run };
}

test('what members did is on record with who and how many, and names no candidate', async () => {
  const { auditor, admin, recruiter } = await atWork();
  const { events } = await read(auditor);
  expect(
    events.map(({ action, actor, count }) => [action, actor?.userId === recruiter.userId, count]),
  ).toEqual([
    ['organization-renamed', false, null],
    ['list-unshared', true, null],
    ['list-shared', true, 2],
    ['analyses-exported', true, 2],
    ['comment-added', true, null],
    ['candidate-decided', true, 2],
    ['run-started', true, 2],
  ]);
  expect(JSON.stringify(events)).not.toMatch(/Thorne|Linden|SQL/);
  expect((await read(admin)).events).toEqual(events);
  await expect(read(recruiter)).rejects.toMatchObject({ status: 403 });
});

test('the activity is narrowed to a member, a kind and days, and comes page by page', async () => {
  const { auditor, owner, recruiter } = await atWork();
  expect(await actionsOf(auditor, { member: owner.userId })).toEqual(['organization-renamed']);
  expect(await actionsOf(auditor, { kind: 'shares' })).toEqual(['list-unshared', 'list-shared']);
  expect(await actionsOf(auditor, { kind: 'shares', member: owner.userId })).toEqual([]);
  const before = new Date(now - 60_000).toISOString();
  expect(await actionsOf(auditor, { since: before })).toEqual(['organization-renamed']);
  expect(await actionsOf(auditor, { until: before, kind: 'runs' })).toEqual(['run-started']);
  expect(await actionsOf(auditor, { until: before, since: before })).toEqual([]);
  const all = await actionsOf(auditor, { member: recruiter.userId });
  const first = await read(auditor, { member: recruiter.userId, limit: 4 });
  const second = await read(auditor, {
    member: recruiter.userId,
    limit: 4,
    before: first.nextBefore ?? undefined,
  });
  expect([...first.events, ...second.events].map(({ action }) => action)).toEqual(all);
  expect(second.nextBefore).toBeNull();
});

test('what a former member did is found, and they are said to be one', async () => {
  const { auditor, owner, recruiter } = await atWork();
  expect(await actionsOf(auditor, { member: formerMembers })).toEqual([]);
  await owner.client.call(removeMember, { userId: recruiter.userId });
  const { events } = await read(auditor, { member: formerMembers, kind: 'exports' });
  expect(events).toMatchObject([
    { actorId: recruiter.userId, actor: { name: 'Anna Example', isFormer: true }, subject: null },
  ]);
  expect((await read(auditor, { member: owner.userId })).events).toMatchObject([
    { action: 'member-removed', actor: { isFormer: false }, subject: { isFormer: true } },
    { action: 'organization-renamed' },
  ]);
});

test('a run that is canceled is on record once, and a finished one is not', async () => {
  const { auditor, recruiter, run } = await atWork();
  await recruiter.client.call(cancelBatch, { id: run.id });
  expect(await actionsOf(auditor, { kind: 'runs' })).toEqual(['run-started']);
  const fileIds = await sendResumes(recruiter, ['Cy Marsh']);
  const work = { jobDescriptionId: run.jobDescriptionId, fileIds, idempotencyKey: randomUUID() };
  const { data: second } = await recruiter.client.call(startBatch, work);
  for (let time = 0; time < 2; time += 1) await recruiter.client.call(cancelBatch, { id: second.id });
  expect(await actionsOf(auditor, { kind: 'runs' })).toEqual(['run-canceled', 'run-started', 'run-started']);
});
