import {
  addToHiringTeam,
  changeMemberRole,
  getHiringTeam,
  getJob,
  listJobViewers,
  listOrganizationActivity,
  removeFromHiringTeam,
  removeMember,
} from '@winnow/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureOf } from '../../platform/http/testing/small-api.ts';
import { type SignedUp, signUp } from '../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { openTeam } from '../../testing/team.ts';
import { newJob } from '../../testing/work.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({}, { limitFactor: 1000 });
});
afterAll(() => server.stop());

async function openOrganization() {
  const { members } = await openTeam(server, ['owner', 'recruiter', 'hiring-manager', 'admin']);
  const [owner, recruiter, manager, admin] = members as [SignedUp, SignedUp, SignedUp, SignedUp];
  return { owner, recruiter, manager, admin };
}

const idsOf = (members: readonly { readonly userId: string }[]) => members.map(({ userId }) => userId);

test('a recruiter adds a hiring manager, who sees the job until they are removed from the team', async () => {
  const { recruiter, manager } = await openOrganization();
  const { id } = await newJob(recruiter);
  expect((await failureOf(manager.client.call(getJob, { id }))).code).toBe('not-found');
  const added = await recruiter.client.call(addToHiringTeam, { id, userIds: [manager.userId] });
  expect(added.data.members).toMatchObject([{ userId: manager.userId, role: 'hiring-manager' }]);
  expect((await manager.client.call(getJob, { id })).data.id).toBe(id);
  expect((await manager.client.call(getHiringTeam, { id })).data).toEqual(added.data);
  const again = await recruiter.client.call(addToHiringTeam, { id, userIds: [manager.userId] });
  expect(again.data).toEqual(added.data);
  const removed = await recruiter.client.call(removeFromHiringTeam, { id, userId: manager.userId });
  expect(removed.data.members).toEqual([]);
  expect((await failureOf(manager.client.call(getJob, { id }))).code).toBe('not-found');
  await recruiter.client.call(removeFromHiringTeam, { id, userId: manager.userId });
});

test('only roles that work with jobs can join a team, and hiring managers cannot change it', async () => {
  const { owner, manager, admin } = await openOrganization();
  const outsider = await signUp(server);
  const { id } = await newJob(owner);
  const add = (who: SignedUp, by = owner) =>
    failureOf(by.client.call(addToHiringTeam, { id, userIds: [manager.userId, who.userId] }));
  expect((await add(admin)).code).toBe('conflict');
  expect((await add(outsider)).code).toBe('not-found');
  // All or none.
  expect((await owner.client.call(getHiringTeam, { id })).data.members).toEqual([]);
  await owner.client.call(addToHiringTeam, { id, userIds: [manager.userId] });
  expect((await add(owner, manager)).code).toBe('forbidden');
  expect((await add(owner, admin)).code).toBe('forbidden');
});

test('owners, recruiters and the hiring managers on its team see a job', async () => {
  const { owner, recruiter, manager } = await openOrganization();
  const { id } = await newJob(owner);
  const viewers = async () => idsOf((await owner.client.call(listJobViewers, { id })).data).toSorted();
  expect(await viewers()).toEqual([owner.userId, recruiter.userId].toSorted());
  await owner.client.call(addToHiringTeam, { id, userIds: [manager.userId, recruiter.userId] });
  expect(await viewers()).toEqual([owner.userId, recruiter.userId, manager.userId].toSorted());
});

test('a member who leaves the organization leaves its teams, even if they come back', async () => {
  const { owner, manager } = await openOrganization();
  const { id } = await newJob(owner);
  await owner.client.call(addToHiringTeam, { id, userIds: [manager.userId] });
  await owner.client.call(removeMember, { userId: manager.userId });
  expect((await owner.client.call(getHiringTeam, { id })).data.members).toEqual([]);
});

test('a hiring manager who becomes a recruiter sees every job', async () => {
  const { owner, manager } = await openOrganization();
  const { id } = await newJob(owner);
  await owner.client.call(changeMemberRole, { userId: manager.userId, role: 'recruiter' });
  expect((await manager.client.call(getJob, { id })).data.id).toBe(id);
});

test('the audit log records who changed a team', async () => {
  const { owner, manager } = await openOrganization();
  const { id } = await newJob(owner);
  await owner.client.call(addToHiringTeam, { id, userIds: [manager.userId] });
  await owner.client.call(removeFromHiringTeam, { id, userId: manager.userId });
  const { events } = (await owner.client.call(listOrganizationActivity, {})).data;
  expect(events.map(({ action, actor, subject }) => [action, actor?.userId, subject?.userId])).toEqual([
    ['hiring-team-left', owner.userId, manager.userId],
    ['hiring-team-joined', owner.userId, manager.userId],
  ]);
});

test('other services can check whether a member may see an item', async () => {
  const { owner, recruiter, manager, admin } = await openOrganization();
  const { id: job } = await newJob(owner);
  const { database } = server.platform.openDatabase;
  const sees = (who: SignedUp, things = { job }) =>
    server.services.hiringTeams.maySee(
      database,
      { userId: who.userId, organizationId: owner.organizationId },
      things,
    );
  expect(await sees(owner)).toBe(true);
  expect(await sees(recruiter)).toBe(true);
  expect(await sees(manager)).toBe(false);
  expect(await sees(admin)).toBe(false);
  expect(await sees(await signUp(server))).toBe(false);
  await owner.client.call(addToHiringTeam, { id: job, userIds: [manager.userId] });
  expect(await sees(manager)).toBe(true);
  expect(await sees(owner, { job: crypto.randomUUID() })).toBe(false);
});
