import { randomUUID } from 'node:crypto';
import {
  acceptInvitation,
  type Client,
  createJob,
  deleteOrganization,
  getAnyOrganization,
  getCredits,
  getOrganizationBilling,
  giveOrganizationCredits,
  giveOwnership,
  inviteMember,
  leaveOrganization,
  listAllOrganizations,
  listAuditEntries,
  listMembers,
  listOrganizationLedger,
  listOrganizationRuns,
  listOrganizations,
  listOrganizationsOfUser,
  listReceivedInvitations,
  organizationId,
  type Role,
  renameOrganization,
  setOrganizationLimits,
  setOrganizationPlan,
  suspendOrganization,
  switchOrganization,
} from '@winnow/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedUp, signUp, signUpOperator } from '../../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import { callAs, openTeam } from '../../../testing/team.ts';
import { newJob, sendResumes, start } from '../../../testing/work.ts';

let server: TestServer;
let operator: SignedUp;
let console: Client;

beforeAll(async () => {
  server = await startTestServer({}, { limitFactor: 1000 });
  operator = await signUpOperator(server);
  console = operator.client;
});

afterAll(() => server.stop());

async function team<Roles extends readonly Role[]>(...roles: Roles) {
  const { id, members } = await openTeam(server, roles);
  return { id, members: members as { [Index in keyof Roles]: SignedUp } };
}

const actsOf = async (id: string) =>
  (await console.call(listAuditEntries, { about: id })).data.entries.map(({ action }) => action);

test('organizations are found by name, owner or id, with how they stand', async () => {
  const { id, members } = await team('owner', 'recruiter');
  const [owner, recruiter] = members;
  const name = `Quay ${randomUUID()}`;
  await owner.client.call(renameOrganization, { name });
  await sendResumes(recruiter, ['Ada Thorne']);
  await owner.client.call(getCredits);
  const found = async (search: string) =>
    (await console.call(listAllOrganizations, { search })).data.organizations;
  const [row, ...others] = await found(name.toUpperCase());
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    id,
    name,
    owner: { userId: owner.userId, email: owner.email },
    members: 2,
    plan: 'free',
    // Free credits belong to users.
    availableCredits: 0,
    isSuspended: false,
    isEnding: false,
  });
  expect(row?.storedBytes).toBeGreaterThan(100);
  expect(row?.activeAt).not.toBeNull();
  expect((await found(owner.email)).map((one) => one.id)).toEqual([id]);
  expect((await found(id)).map((one) => one.id)).toEqual([id]);
  // Only owners are searched, and personal organizations are on their user's page.
  expect(await found(recruiter.email)).toEqual([]);
  expect(await found(owner.userId)).toEqual([]);
  const { total, pageSize } = (await console.call(listAllOrganizations, {})).data;
  expect([total > 0, pageSize]).toEqual([true, 50]);
});

test('one is seen with members, invitations and money, and nothing of its work; the look is on record', async () => {
  const { id, members } = await team('owner', 'recruiter');
  const [owner, recruiter] = members;
  await owner.client.call(inviteMember, { email: 'waiting@example.org', role: 'auditor' });
  const job = await newJob(recruiter);
  const files = await sendResumes(recruiter, ['Bea Wick', 'Cleo Marsh']);
  await start(recruiter, job.id, files);
  const { data } = await console.call(getAnyOrganization, { organizationId: organizationId.parse(id) });
  expect(data).toMatchObject({
    organization: { id, members: 2 },
    suspension: null,
    limits: { storageMb: null, maxMembers: null },
    credits: { availableCredits: 0, heldCredits: 2 },
    holds: { count: 1, credits: 2 },
    invitations: [{ email: 'waiting@example.org', role: 'auditor' }],
    singleSignOn: { domains: [], issuer: null },
  });
  expect(data.members.map(({ userId, role }) => [userId, role])).toEqual(
    expect.arrayContaining([
      [owner.userId, 'owner'],
      [recruiter.userId, 'recruiter'],
    ]),
  );
  const ofIt = { organizationId: organizationId.parse(id) };
  const runs = (await console.call(listOrganizationRuns, ofIt)).data;
  expect(runs.batches).toMatchObject([{ state: 'running', counts: { total: 2 } }]);
  const ledger = (await console.call(listOrganizationLedger, ofIt)).data;
  expect(ledger.transactions.map(({ kind, label }) => [kind, label])).toEqual([
    ['hold', null],
    ['grant', null],
  ]);
  const shown = JSON.stringify([data, runs, ledger]);
  for (const word of ['Bea Wick', 'Cleo Marsh', job.title]) expect(shown).not.toContain(word);
  expect(await actsOf(id)).toContain('organization-looked-at');
  expect((await console.call(listOrganizationsOfUser, { userId: recruiter.userId })).data).toEqual([
    { id, name: 'Harbor Foods', role: 'recruiter', isSuspended: false },
  ]);
  await server.platform.queue.runTasks();
});

test('credits and plan are given with a reason, once for a key', async () => {
  const { id, members } = await team('owner');
  const [owner] = members;
  const ofIt = { organizationId: organizationId.parse(id) };
  const gift = { ...ofIt, credits: 25, reason: 'Sorry for the wait', idempotencyKey: randomUUID() };
  await console.call(giveOrganizationCredits, gift);
  expect((await console.call(giveOrganizationCredits, gift)).data.availableCredits).toBe(25);
  // With the free credits that the owner brings.
  expect((await owner.client.call(getCredits)).data.availableCredits).toBe(35);
  const personal = callAs(server, owner, owner.userId);
  expect((await personal.call(getCredits)).data.availableCredits).toBe(10);
  const { transactions } = (await console.call(listOrganizationLedger, ofIt)).data;
  expect(transactions[0]).toMatchObject({ kind: 'grant', label: 'Sorry for the wait' });
  await console.call(setOrganizationPlan, {
    ...ofIt,
    plan: 'enterprise',
    until: null,
    reason: 'By contract',
  });
  expect((await console.call(getOrganizationBilling, ofIt)).data.state).toMatchObject({
    plan: 'enterprise',
    source: 'operator',
  });
  expect(await actsOf(id)).toEqual(expect.arrayContaining(['credits-given', 'plan-set']));
});

test('limits hold: of members, and of storage', async () => {
  const { id, members } = await team('owner', 'recruiter');
  const [owner, recruiter] = members;
  const ofIt = { organizationId: organizationId.parse(id) };
  const limits = { storageMb: 1, maxMembers: 3 };
  await console.call(setOrganizationLimits, { ...ofIt, ...limits, reason: 'Asked for it' });
  expect((await console.call(getAnyOrganization, ofIt)).data.limits).toEqual(limits);
  const join = async (person: SignedUp) => {
    await owner.client.call(inviteMember, { email: person.email, role: 'auditor' });
    const [invitation] = (await person.client.call(listReceivedInvitations)).data;
    await person.client.call(acceptInvitation, { id: invitation?.id ?? '' });
  };
  await join(await signUp(server));
  await expect(join(await signUp(server))).rejects.toMatchObject({
    status: 409,
    message: 'This organization can have at most 3 members.',
  });
  expect(await server.services.allowance.describe(recruiter.organizationId)).toMatchObject({
    maxBytes: 1024 * 1024,
  });
  await console.call(setOrganizationLimits, {
    ...ofIt,
    storageMb: null,
    maxMembers: null,
    reason: 'Back to usual',
  });
  await join(await signUp(server));
  expect(await server.services.allowance.describe(recruiter.organizationId)).toMatchObject({
    maxBytes: 1_000 * 1024 * 1024,
  });
  expect(await actsOf(id)).toEqual(
    expect.arrayContaining(['organization-limits-set', 'organization-looked-at']),
  );
});

test('members of a suspended organization read why, go on alone, and find everything again', async () => {
  const { id, members } = await team('owner', 'recruiter');
  const [owner, recruiter] = members;
  const ofIt = { organizationId: organizationId.parse(id) };
  await newJob(recruiter);
  await recruiter.client.call(switchOrganization, { id: ofIt.organizationId });
  const notice = 'An invoice is unpaid. Write to us.';
  await console.call(suspendOrganization, { ...ofIt, isSuspended: true, notice, reason: 'Unpaid' });
  const refused = {
    status: 403,
    code: 'organization-suspended',
    message: `This organization is suspended. ${notice}`,
  };
  for (const { client } of [owner, recruiter]) {
    await expect(client.call(getCredits)).rejects.toMatchObject(refused);
    await expect(client.call(createJob, { text: 'Cook' })).rejects.toMatchObject(refused);
  }
  // Without a name the call is for their own, and the list says why the other is closed.
  const headers = { authorization: `Bearer ${recruiter.token}` };
  expect((await fetch(`${server.url}/api/credits`, { headers })).status).toBe(200);
  const own = callAs(server, recruiter, recruiter.userId);
  expect((await own.call(listOrganizations)).data).toMatchObject([
    { isPersonal: true, suspension: null },
    { id, suspension: notice },
  ]);
  await expect(own.call(switchOrganization, { id: ofIt.organizationId })).rejects.toMatchObject(refused);
  expect((await console.call(getAnyOrganization, ofIt)).data).toMatchObject({
    organization: { isSuspended: true },
    suspension: { notice },
  });
  expect(
    (await server.services.organizations.listRoles([recruiter.userId])).map((one) => one.organizationId),
  ).toEqual([recruiter.userId]);
  await console.call(suspendOrganization, { ...ofIt, isSuspended: false, reason: 'Paid' });
  expect((await recruiter.client.call(getCredits)).data.availableCredits).toBe(10);
  expect(await actsOf(id)).toEqual(
    expect.arrayContaining(['organization-suspended', 'organization-restored']),
  );
});

test('an operator makes a member an owner where the only one is lost', async () => {
  const { id, members } = await team('owner', 'recruiter');
  const [owner, recruiter] = members;
  const ofIt = { organizationId: organizationId.parse(id) };
  const reason = 'The only owner left the company';
  await console.call(giveOwnership, { ...ofIt, userId: recruiter.userId, reason });
  const roles = Object.fromEntries(
    (await recruiter.client.call(listMembers)).data.map(({ userId, role }) => [userId, role]),
  );
  expect(roles).toEqual({ [owner.userId]: 'owner', [recruiter.userId]: 'owner' });
  await owner.client.call(leaveOrganization);
  const { entries } = (await console.call(listAuditEntries, { about: recruiter.userId })).data;
  expect(entries).toContainEqual(
    expect.objectContaining({
      action: 'ownership-transferred',
      actorId: operator.userId,
      details: expect.objectContaining({ reason }),
    }),
  );
  const again = console.call(giveOwnership, { ...ofIt, userId: recruiter.userId, reason });
  await expect(again).rejects.toMatchObject({ status: 409 });
  const outsider = console.call(giveOwnership, { ...ofIt, userId: owner.userId, reason });
  await expect(outsider).rejects.toMatchObject({ status: 404 });
});

test('what is no organization, personal or deleted is neither seen nor changed', async () => {
  const { id, members } = await team('owner');
  const [owner] = members;
  await owner.client.call(deleteOrganization, { name: 'Harbor Foods' });
  const notFound = { status: 404 };
  const ended = organizationId.parse(id);
  expect((await console.call(getAnyOrganization, { organizationId: ended })).data.organization.isEnding).toBe(
    true,
  );
  for (const organization of [
    ended,
    organizationId.parse(owner.userId),
    organizationId.parse(randomUUID()),
  ]) {
    const suspension = { organizationId: organization, isSuspended: true, reason: 'Nobody' };
    await expect(console.call(suspendOrganization, suspension)).rejects.toMatchObject(notFound);
  }
  await server.platform.queue.runTasks();
  for (const organization of [ended, organizationId.parse(owner.userId)]) {
    const look = console.call(getAnyOrganization, { organizationId: organization });
    await expect(look).rejects.toMatchObject(notFound);
  }
});
