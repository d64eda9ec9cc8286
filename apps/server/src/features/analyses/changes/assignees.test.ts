import { randomUUID } from 'node:crypto';
import {
  acceptInvitation,
  addToHiringTeam,
  changeAnalyses,
  getBatch,
  getHiringTeam,
  inviteToHiringTeam,
  listAnalyses,
  listInvitedToTeam,
  listLabels,
  listNotifications,
  listReceivedInvitations,
  removeMember,
  revokeFromHiringTeam,
  undoAnalysesChange,
} from '@winnow/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureOf } from '../../../platform/http/testing/small-api.ts';
import { type SignedUp, signUp } from '../../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import { callAs, openTeam } from '../../../testing/team.ts';
import { newJob, sendResumes, start } from '../../../testing/work.ts';
import { analyses } from '../analysis-tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({}, { limitFactor: 1000 });
});
afterAll(() => server.stop());

async function openWork() {
  const { members, id: organizationId } = await openTeam(server, ['owner', 'recruiter', 'hiring-manager']);
  const [owner, recruiter, manager] = members as [SignedUp, SignedUp, SignedUp];
  const job = await newJob(owner);
  const files = await sendResumes(owner, ['Ada Thorne', 'Brook Lane']);
  const { id } = await start(owner, job.id, files);
  await server.platform.queue.runTasks();
  const { items } = (await owner.client.call(getBatch, { id })).data;
  const [ada = '', brook = ''] = items.map(({ analysis }) => analysis?.id ?? '');
  return { organizationId, owner, recruiter, manager, jobId: job.id, ada, brook };
}

const newChange = () => ({ changeId: randomUUID() });

async function find({ client }: SignedUp, filter: object): Promise<string[]> {
  return (await client.call(listAnalyses, filter)).data.analyses.map(({ id }) => id);
}

test('candidates are assigned to a member, found by the member, and unassigned', async () => {
  const { owner, recruiter, ada, brook } = await openWork();
  const change = newChange();
  const assigned = await owner.client.call(changeAnalyses, {
    ...change,
    ids: [ada],
    assigneeId: recruiter.userId,
  });
  const { name } = (await owner.client.call(listLabels)).data.people[0] ?? {};
  expect(assigned.data.changed).toMatchObject([
    { id: ada, assignee: name, assignedTo: { userId: recruiter.userId, isMember: true } },
  ]);
  expect(await find(recruiter, { assigneeId: recruiter.userId })).toEqual([ada]);
  expect(await find(recruiter, { unassigned: 'yes' })).toEqual([brook]);
  expect(await find(recruiter, { toReassign: 'yes' })).toEqual([]);
  const { notifications } = (await recruiter.client.call(listNotifications, {})).data;
  expect(notifications).toMatchObject([{ kind: 'assigned', about: { analysisIds: [ada] } }]);
  await owner.client.call(undoAnalysesChange, { id: change.changeId });
  expect((await find(recruiter, { unassigned: 'yes' })).toSorted()).toEqual([ada, brook].toSorted());
});

test('assigning a candidate to yourself sends no notification', async () => {
  const { recruiter, ada } = await openWork();
  const given = { ...newChange(), ids: [ada], assigneeId: recruiter.userId };
  await recruiter.client.call(changeAnalyses, given);
  expect((await recruiter.client.call(listNotifications, {})).data.notifications).toEqual([]);
});

test('a hiring manager can be assigned only candidates of their jobs', async () => {
  const { owner, manager, jobId, ada } = await openWork();
  const assign = () =>
    owner.client.call(changeAnalyses, { ...newChange(), ids: [ada], assigneeId: manager.userId });
  expect((await failureOf(assign())).code).toBe('invalid');
  await owner.client.call(addToHiringTeam, { id: jobId, userIds: [manager.userId] });
  expect((await assign()).data.changed).toMatchObject([{ assignedTo: { userId: manager.userId } }]);
  expect(await find(manager, { assigneeId: manager.userId })).toEqual([ada]);
});

test('candidates cannot be assigned to people outside the organization', async () => {
  const { owner, ada } = await openWork();
  const outsider = await signUp(server);
  const given = { ...newChange(), ids: [ada], assigneeId: outsider.userId };
  expect((await failureOf(owner.client.call(changeAnalyses, given))).code).toBe('invalid');
});

test('a typed email of a member becomes the member, and any other text stays unchanged', async () => {
  const { owner, recruiter, ada, brook } = await openWork();
  const write = async (id: string, assignee: string) =>
    (await owner.client.call(changeAnalyses, { ...newChange(), ids: [id], assignee })).data.changed;
  expect(await write(ada, recruiter.email.toUpperCase())).toMatchObject([
    { assignedTo: { userId: recruiter.userId } },
  ]);
  expect(await write(brook, 'Kim from sales')).toMatchObject([
    { assignee: 'Kim from sales', assignedTo: null },
  ]);
  expect(await find(owner, { assignee: 'kim FROM sales' })).toEqual([brook]);
  expect((await owner.client.call(listLabels)).data).toMatchObject({
    assignees: ['Kim from sales'],
    people: [{ userId: recruiter.userId }],
  });
});

test('assignments of a removed member stay, and are listed for reassignment', async () => {
  const { owner, recruiter, ada } = await openWork();
  await owner.client.call(changeAnalyses, { ...newChange(), ids: [ada], assigneeId: recruiter.userId });
  await owner.client.call(removeMember, { userId: recruiter.userId });
  expect(await find(owner, { toReassign: 'yes' })).toEqual([ada]);
  const [row] = (await owner.client.call(listAnalyses, { toReassign: 'yes' })).data.analyses;
  expect(row?.assignedTo).toMatchObject({ userId: recruiter.userId, isMember: false });
});

test('a process of the previous release that writes a name removes the member', async () => {
  const { owner, recruiter, ada } = await openWork();
  await owner.client.call(changeAnalyses, { ...newChange(), ids: [ada], assigneeId: recruiter.userId });
  const { database } = server.platform.openDatabase;
  await database.update(analyses).set({ stage: 'offer' }).where(eq(analyses.id, ada));
  expect(await find(owner, { assigneeId: recruiter.userId })).toEqual([ada]);
  await database.update(analyses).set({ assignee: 'Kim' }).where(eq(analyses.id, ada));
  expect(await find(owner, { assignee: 'kim' })).toEqual([ada]);
  expect(await find(owner, { assigneeId: recruiter.userId })).toEqual([]);
});

test('accepting an invitation to a job adds the user to the hiring team', async () => {
  const { organizationId, recruiter, jobId } = await openWork();
  const invited = await signUp(server);
  const given = { id: jobId, email: invited.email };
  expect((await recruiter.client.call(inviteToHiringTeam, given)).data).toMatchObject([
    { email: invited.email, state: 'open' },
  ]);
  const [received] = (await invited.client.call(listReceivedInvitations)).data;
  expect(received?.role).toBe('hiring-manager');
  const accept = () => invited.client.call(acceptInvitation, { id: received?.id ?? '' });
  expect((await accept()).data).toMatchObject({ id: organizationId, jobId });
  // A second click leads to the dashboard.
  expect((await accept()).data).toMatchObject({ id: organizationId, jobId: null });
  const team = await callAs(server, invited, organizationId).call(getHiringTeam, { id: jobId });
  expect(team.data.members).toMatchObject([{ userId: invited.userId, role: 'hiring-manager' }]);
  expect((await recruiter.client.call(listInvitedToTeam, { id: jobId })).data).toEqual([]);
});

test('an invitation to two jobs is one, and can be withdrawn from each of them', async () => {
  const { owner, jobId } = await openWork();
  const { id: other } = await newJob(owner);
  const email = `two-jobs-${randomUUID()}@example.org`;
  const [invitation] = (await owner.client.call(inviteToHiringTeam, { id: jobId, email })).data;
  const again = await owner.client.call(inviteToHiringTeam, { id: other, email });
  expect(again.data).toMatchObject([{ id: invitation?.id }]);
  const withdraw = { invitationId: invitation?.id ?? '' };
  await owner.client.call(revokeFromHiringTeam, { id: jobId, ...withdraw });
  expect((await owner.client.call(listInvitedToTeam, { id: other })).data).toHaveLength(1);
  await owner.client.call(revokeFromHiringTeam, { id: other, ...withdraw });
  expect((await owner.client.call(listInvitedToTeam, { id: other })).data).toEqual([]);
  expect((await failureOf(owner.client.call(revokeFromHiringTeam, { id: other, ...withdraw }))).code).toBe(
    'not-found',
  );
});
