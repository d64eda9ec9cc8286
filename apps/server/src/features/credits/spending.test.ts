import { randomUUID } from 'node:crypto';
import type { OrganizationId, Plan } from '@winnow/contracts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OpenDatabase } from '../../platform/database/open-database.ts';
import type { Member } from '../../platform/http/caller.ts';
import { openTestDatabase } from '../../testing/databases/open-test-database.ts';
import { createAuditService } from '../audit/audit-service.ts';
import { createOrganizationService } from '../organizations/organization-service.ts';
import { memberships } from '../organizations/organization-tables.ts';
import { personalOrganizationOf } from '../organizations/personal-organization.ts';
import { type CreditService, createCreditService } from './credit-service.ts';
import { findExceededLimits, findUnevenMoves, type LimitedEntry, replayLimits } from './spending-checks.ts';
import { createSpendingService, type SpendingService } from './spending-service.ts';
import { createSetClock, insertTeam } from './testing/credit-fixtures.ts';

let opened: OpenDatabase;
let credits: CreditService;
let spending: SpendingService;
let team: OrganizationId;
let members: readonly Member[];
const clock = createSetClock('2026-11-21T10:00:00Z');

beforeAll(async () => {
  opened = await openTestDatabase();
  const { database } = opened;
  const audit = createAuditService({ database, clock });
  credits = createCreditService({ database, clock, audit });
  const organizations = createOrganizationService({
    database,
    clock,
    noteException: async () => {},
  });
  spending = createSpendingService({ database, clock, audit, organizations });
});

beforeEach(async () => {
  clock.set('2026-11-21T10:00:00Z');
  ({ id: team, members } = await insertTeam(opened.database, 3));
});

afterAll(() => opened.close());

const inTransaction: OpenDatabase['database']['transaction'] = (work) => opened.database.transaction(work);

function memberAt(place: number): Member {
  const member = members[place];
  if (!member) throw new Error(`The team has no member ${place}.`);
  return member;
}

const owner = () => memberAt(0);

const hold = (member: Member, count: number, work: { label?: string; jobId?: string } = {}) =>
  inTransaction((transaction) =>
    credits.hold(transaction, member, {
      credits: count,
      reason: 'analysis',
      subjectId: randomUUID(),
      label: 'Analyst',
      ...work,
    }),
  );
const file = (holdId: string, subjectId: string) =>
  ({ holdId, subjectId, label: `${subjectId}.pdf`, reason: 'analysis' }) as const;
const settle = (holdId: string, subjectId: string = randomUUID()) =>
  inTransaction((transaction) => credits.settle(transaction, team, file(holdId, subjectId)));
const release = (holdId: string, subjectId: string = randomUUID()) =>
  inTransaction((transaction) => credits.release(transaction, team, file(holdId, subjectId)));
const buy = (count: number) =>
  inTransaction((transaction) =>
    credits.grant(transaction, team, {
      credits: count,
      reason: 'bought',
      key: randomUUID(),
      createdBy: owner().userId,
    }),
  );
const setPlan = (plan: Plan) => inTransaction((transaction) => credits.changePlan(transaction, team, plan));
const ownLeft = async ({ userId }: Member) =>
  (await credits.getBalance(personalOrganizationOf(userId))).monthlyLeft;
const roomOf = async (member: Member) => (await credits.getMemberBalance(member)).spendingLimit;

async function expectSound(): Promise<void> {
  expect((await credits.checkAllBooks()).errors).toEqual([]);
  expect((await findUnevenMoves(opened.database)).errors).toEqual([]);
  expect((await findExceededLimits(opened.database)).errors).toEqual([]);
}

test('a team on the Free plan gets no monthly credits; its members bring their own', async () => {
  const member = memberAt(1);
  expect(await credits.getMemberBalance(member)).toMatchObject({
    monthlyCredits: 0,
    monthlyLeft: 0,
    availableCredits: 10,
    ownCredits: 10,
    spendingLimit: null,
  });
  const run = await hold(member, 4);
  await settle(run);
  await settle(run);
  expect(await ownLeft(member)).toBe(6);
  expect(await ownLeft(owner())).toBe(10);
  await release(run);
  await release(run);
  expect(await ownLeft(member)).toBe(8);
  expect(await credits.getBalance(team)).toMatchObject({
    availableCredits: 0,
    heldCredits: 0,
    usedCredits: 2,
  });
  await expectSound();
});

test('credits of the team come first, and a member brings only what lacks', async () => {
  await buy(3);
  const member = memberAt(1);
  expect(await credits.quote(member, 5)).toMatchObject({
    availableCredits: 13,
    ownCredits: 2,
    isEnough: true,
  });
  const run = await hold(member, 5);
  expect(await ownLeft(member)).toBe(8);
  // Bought credits are released first, to the team.
  await release(run);
  expect(await credits.getBalance(team)).toMatchObject({ boughtLeft: 1, monthlyLeft: 0, heldCredits: 4 });
  await inTransaction((transaction) => credits.releaseAll(transaction, team));
  expect(await ownLeft(member)).toBe(10);
  expect(await credits.getBalance(team)).toMatchObject({ boughtLeft: 3, monthlyLeft: 0, heldCredits: 0 });
  await expectSound();
});

test('an amount that nobody has is refused, and no credits are moved', async () => {
  const member = memberAt(1);
  expect(await credits.quote(member, 11)).toMatchObject({ availableCredits: 10, isEnough: false });
  await expect(hold(member, 11)).rejects.toMatchObject({
    code: 'insufficient-credits',
    message: 'This takes 11 credits, and you have 10. Nothing was started.',
  });
  expect(await ownLeft(member)).toBe(10);
});

test('a team with a paid plan never takes credits of its members', async () => {
  await setPlan('pro');
  const member = memberAt(1);
  expect(await credits.getMemberBalance(member)).toMatchObject({ availableCredits: 100, ownCredits: 0 });
  await hold(member, 100);
  await expect(hold(member, 1)).rejects.toMatchObject({ code: 'insufficient-credits' });
  expect(await ownLeft(member)).toBe(10);
});

test('what a member brought in a month that is over comes back to nobody', async () => {
  const member = memberAt(1);
  const run = await hold(member, 2);
  clock.set('2026-12-01T00:00:00Z');
  await release(run);
  expect(await ownLeft(member)).toBe(10);
  expect(await credits.getBalance(team)).toMatchObject({ availableCredits: 0, heldCredits: 1 });
  await expectSound();
});

test('the teams of one person have ten free credits a month together', async () => {
  const { userId } = owner();
  let spent = 0;
  for (let count = 0; count < 3; count += 1) {
    const { id: organizationId } = await insertTeam(opened.database, 0);
    await opened.database.insert(memberships).values({
      organizationId,
      userId,
      role: 'owner',
      createdAt: clock.now(),
    });
    const outcome = await hold({ organizationId, userId }, 5).catch(() => null);
    if (outcome) spent += 5;
  }
  expect(spent).toBe(10);
});

test('a member spends up to their limit in a month; canceled files count back, a new month starts again', async () => {
  await setPlan('pro');
  const member = memberAt(1);
  await spending.setLimit(owner(), member.userId, 5);
  expect(await roomOf(member)).toEqual({ credits: 5, left: 5 });
  const run = await hold(member, 4);
  await settle(run, 'a');
  expect(await roomOf(member)).toEqual({ credits: 5, left: 1 });
  expect(await credits.quote(member, 2)).toMatchObject({ limitLeft: 1, isEnough: false });
  await expect(hold(member, 2)).rejects.toMatchObject({
    code: 'spending-limit',
    message:
      'This takes 2 credits, and you have 1 left of your monthly limit of 5. Ask an owner or admin to raise it. Nothing was started.',
  });
  await release(run, 'b');
  expect(await roomOf(member)).toEqual({ credits: 5, left: 2 });
  await hold(member, 2);
  // Other members can still spend.
  await hold(memberAt(2), 9);
  clock.set('2026-12-02T00:00:00Z');
  // Files of last month's runs that are still in progress count until they are finished.
  expect(await roomOf(member)).toEqual({ credits: 5, left: 1 });
  await inTransaction((transaction) => credits.releaseAll(transaction, team));
  expect(await roomOf(member)).toEqual({ credits: 5, left: 5 });
  await expectSound();
});

test('a limit below what was spent leaves nothing, and lifting it gives everything back', async () => {
  await setPlan('pro');
  const member = memberAt(1);
  await settle(await hold(member, 3));
  await spending.setLimit(owner(), member.userId, 1);
  expect(await roomOf(member)).toEqual({ credits: 1, left: 0 });
  expect(await spending.listLimits(owner())).toEqual([{ userId: member.userId, credits: 1, spent: 3 }]);
  await expect(hold(member, 1)).rejects.toMatchObject({ code: 'spending-limit' });
  await spending.setLimit(owner(), member.userId, null);
  await hold(member, 50);
  await expectSound();
});

test('who is no member cannot be limited', async () => {
  const { members: others } = await insertTeam(opened.database, 1);
  await expect(spending.setLimit(owner(), others[0]?.userId ?? '', 5)).rejects.toMatchObject({ status: 404 });
});

test('ten members who spend at once, each with a limit, spend exactly what they may', async () => {
  ({ id: team, members } = await insertTeam(opened.database, 10));
  await setPlan('pro');
  for (const [place, { userId }] of members.entries()) await spending.setLimit(owner(), userId, place);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 120 }, async (_, turn) => settle(await hold(memberAt(turn % 10), 1))),
  );
  const refusals = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [outcome.reason.code] : [],
  );
  expect(new Set(refusals)).toEqual(new Set(['spending-limit']));
  const { members: spent, credits: all } = await spending.get(team);
  expect(all).toBe(45);
  expect(new Map(spent.map(({ member, credits: sum }) => [member.userId, sum]))).toEqual(
    new Map(members.flatMap(({ userId }, place) => (place > 0 ? [[userId, place]] : []))),
  );
  await expectSound();
});

test('a member who spends in ten places at once brings their own credits once', async () => {
  const member = memberAt(1);
  const outcomes = await Promise.allSettled(Array.from({ length: 30 }, () => hold(member, 1)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  expect(await ownLeft(member)).toBe(0);
  await expectSound();
});

test('sums by member and by job of a month are what was used in it', async () => {
  await setPlan('pro');
  const [analyst, cook] = [randomUUID(), randomUUID()];
  for (const [place, jobId, label] of [
    [0, analyst, 'Analyst'],
    [1, analyst, 'Senior analyst'],
    [1, cook, 'Cook'],
  ] as const) {
    const run = await hold(memberAt(place), 2, { jobId, label });
    await settle(run);
    await settle(run);
  }
  const draft = await inTransaction((transaction) =>
    credits.hold(transaction, owner(), { credits: 1, reason: 'writer', subjectId: 'x', label: 'Cook' }),
  );
  await inTransaction((transaction) =>
    credits.settle(transaction, team, { ...file(draft, 'x'), reason: 'writer' }),
  );
  const { members: byMember, jobs, credits: all } = await spending.get(team, '2026-11');
  expect(byMember.map(({ member, credits: sum }) => [member.userId, sum])).toEqual([
    [memberAt(1).userId, 4],
    [owner().userId, 3],
  ]);
  expect(jobs).toEqual([
    { jobId: analyst, title: 'Senior analyst', reason: 'analysis', credits: 4 },
    { jobId: cook, title: 'Cook', reason: 'analysis', credits: 2 },
    { jobId: null, title: null, reason: 'writer', credits: 1 },
  ]);
  expect(all).toBe((await credits.getBalance(team)).usedCredits);
  expect(await spending.get(team, '2026-12')).toMatchObject({ credits: 0, members: [], jobs: [] });
  const { lines } = await spending.listLines(team, '2026-11');
  expect(lines.reduce((sum, line) => sum + line.credits, 0)).toBe(all);
});

test('members beyond the seats of the plan spend nothing, and lose nothing else', async () => {
  ({ id: team, members } = await insertTeam(opened.database, 7));
  await setPlan('pro');
  await hold(memberAt(6), 1);
  await setPlan('free');
  await expect(hold(memberAt(5), 1)).rejects.toMatchObject({ code: 'no-seat' });
  await expect(credits.quote(memberAt(6), 1)).rejects.toMatchObject({ code: 'no-seat' });
  // Credits in progress stay in progress.
  await inTransaction((transaction) => credits.releaseAll(transaction, team));
  await hold(memberAt(4), 1);
  await setPlan('pro');
  await hold(memberAt(6), 1);
  await expectSound();
});

test('a hold above a limit, and a move without its other half, are found', async () => {
  const entry: LimitedEntry = {
    organizationId: 'team',
    userId: 'ada',
    limit: 3,
    kind: 'hold',
    credits: 2,
    month: '2026-11',
    isLimited: true,
  };
  expect(replayLimits([entry, { ...entry, kind: 'debit', credits: 1 }, entry])).toEqual([
    'ada in team: 4 of 3 in 2026-11',
  ]);
  expect(replayLimits([{ ...entry, credits: 9, isLimited: false }])).toEqual([]);
  expect(
    replayLimits([entry, { ...entry, kind: 'debit' }, { ...entry, credits: 3, month: '2026-12' }]),
  ).toEqual([]);
});
