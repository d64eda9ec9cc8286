import type { OrganizationId } from '@winnow/contracts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../platform/database/open-database.ts';
import type { Member } from '../../platform/http/caller.ts';
import { openTestDatabase } from '../../testing/databases/open-test-database.ts';
import { createAuditService } from '../audit/audit-service.ts';
import { createOrganizationService } from '../organizations/organization-service.ts';
import { personalOrganizationOf } from '../organizations/personal-organization.ts';
import { type CreditService, createCreditService } from './credit-service.ts';
import { findExceededLimits, findUnevenMoves } from './spending-checks.ts';
import { createSpendingService, type SpendingService } from './spending-service.ts';
import { createSetClock, insertTeam, memberOf } from './testing/credit-fixtures.ts';

/** A simple model of the credits of a team and its members. */
type Paper = {
  month: number;
  hasPro: boolean;
  /** Credits granted by this month's plans. */
  given: number;
  monthly: number;
  bought: number;
  people: { own: number; limit: number | null; spent: number }[];
  holds: PaperHold[];
};

type PaperHold = {
  readonly id: string;
  readonly by: number;
  readonly month: number;
  monthly: number;
  bought: number;
  /** Monthly credits that return to their member. */
  drawn: number;
  files: number;
};

const size = 3;
const by = fc.nat(size - 1);

type Step =
  | { readonly do: 'buy' | 'hold'; readonly by: number; readonly credits: number }
  | { readonly do: 'settle' | 'release'; readonly hold: number }
  | { readonly do: 'limit'; readonly by: number; readonly credits: number | null }
  | { readonly do: 'own'; readonly by: number; readonly credits: number }
  | { readonly do: 'plan' | 'month' | 'cancel' };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constantFrom('buy' as const, 'hold' as const, 'hold' as const),
    by,
    credits: fc.integer({ min: 1, max: 9 }),
  }),
  fc.record({ do: fc.constantFrom('settle' as const, 'release' as const), hold: fc.nat(2) }),
  fc.record({ do: fc.constantFrom('settle' as const, 'release' as const), hold: fc.nat(2) }),
  fc.record({ do: fc.constant('limit' as const), by, credits: fc.option(fc.nat(12)) }),
  fc.record({ do: fc.constant('own' as const), by, credits: fc.integer({ min: 1, max: 6 }) }),
  fc.record({ do: fc.constantFrom('plan' as const, 'month' as const, 'cancel' as const) }),
);

let opened: OpenDatabase;
let credits: CreditService;
let spending: SpendingService;
const clock = createSetClock('2026-01-15T00:00:00Z');

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

afterAll(() => opened.close());

const heldIn = ({ monthly, bought }: PaperHold) => monthly + bought;

function useOf(paper: Paper, member: number): number {
  const held = paper.holds.filter(({ by: holder }) => holder === member).map(heldIn);
  return held.reduce((sum, count) => sum + count, paper.people[member]?.spent ?? 0);
}

/** What a hold takes in the model, or why it is refused. */
function holdOnPaper(paper: Paper, member: number, count: number): Omit<PaperHold, 'id'> | string {
  const person = paper.people[member];
  if (!person) throw new Error('There is no such person.');
  if (person.limit !== null && useOf(paper, member) + count > person.limit) return 'spending-limit';
  const short = Math.max(0, count - paper.monthly - paper.bought);
  if (short > 0 && (paper.hasPro || person.own < short)) return 'insufficient-credits';
  person.own -= short;
  const monthly = Math.min(count, paper.monthly + short);
  const bought = count - monthly;
  paper.monthly += short - monthly;
  paper.bought -= bought;
  return { by: member, month: paper.month, monthly, bought, drawn: short, files: 0 };
}

/** Released monthly credits return to the member as far as they are theirs; after their month they expire. */
function comeBack(paper: Paper, hold: PaperHold, monthly: number): void {
  const returned = Math.min(hold.drawn, monthly);
  hold.drawn -= returned;
  if (hold.month !== paper.month) return;
  paper.monthly += monthly - returned;
  const person = paper.people[hold.by];
  if (person) person.own += returned;
}

async function take(
  step: Step,
  paper: Paper,
  members: readonly Member[],
  team: OrganizationId,
): Promise<void> {
  const { transaction } = opened.database;
  const memberAt = (place: number) => members[place] ?? { organizationId: team, userId: '' };
  switch (step.do) {
    case 'buy': {
      const gift = { credits: step.credits, reason: 'bought', key: crypto.randomUUID() } as const;
      await transaction((on) => credits.grant(on, team, { ...gift, createdBy: memberAt(step.by).userId }));
      paper.bought += step.credits;
      return;
    }
    case 'hold': {
      const work = { credits: step.credits, reason: 'analysis', subjectId: 'run', label: 'Analyst' } as const;
      const taken = holdOnPaper(paper, step.by, step.credits);
      const held = transaction((on) => credits.hold(on, memberAt(step.by), work));
      if (typeof taken === 'string') return expect(held).rejects.toMatchObject({ code: taken });
      paper.holds.push({ id: await held, ...taken });
      return;
    }
    case 'settle':
    case 'release': {
      const hold = paper.holds.at(-1 - step.hold);
      if (!hold || heldIn(hold) === 0) return;
      const subjectId = `${hold.files++}`;
      const work = { holdId: hold.id, subjectId, label: `${subjectId}.pdf`, reason: 'analysis' } as const;
      await transaction((on) => credits[step.do](on, team, work));
      const isMonthly = step.do === 'settle' ? hold.monthly > 0 : hold.bought === 0;
      if (isMonthly) hold.monthly -= 1;
      else hold.bought -= 1;
      const person = paper.people[hold.by];
      if (step.do === 'settle' && person) person.spent += 1;
      else if (isMonthly) comeBack(paper, hold, 1);
      else paper.bought += 1;
      return;
    }
    case 'limit': {
      const person = paper.people[step.by];
      await spending.setLimit(memberAt(0), memberAt(step.by).userId, step.credits);
      if (person) person.limit = step.credits;
      return;
    }
    case 'own': {
      // A run in the personal organization.
      const person = paper.people[step.by];
      const own = memberOf(personalOrganizationOf(memberAt(step.by).userId));
      const work = { credits: step.credits, reason: 'analysis', subjectId: 'run', label: 'Own' } as const;
      const held = transaction((on) => credits.hold(on, own, work));
      if (!person || person.own < step.credits)
        return expect(held).rejects.toMatchObject({ code: 'insufficient-credits' });
      await held;
      person.own -= step.credits;
      return;
    }
    case 'plan': {
      paper.hasPro = !paper.hasPro;
      await transaction((on) => credits.changePlan(on, team, paper.hasPro ? 'pro' : 'free'));
      giveMonth(paper);
      return;
    }
    case 'month':
      paper.month += 1;
      clock.set(new Date(Date.UTC(2026, paper.month, 15)).toISOString());
      paper.given = 0;
      paper.monthly = 0;
      for (const person of paper.people) Object.assign(person, { own: 10, spent: 0 });
      giveMonth(paper);
      return;
    case 'cancel':
      await transaction((on) => credits.releaseAll(on, team));
      for (const hold of paper.holds) {
        paper.bought += hold.bought;
        comeBack(paper, hold, hold.monthly);
        Object.assign(hold, { monthly: 0, bought: 0 });
      }
      return;
  }
}

function giveMonth(paper: Paper): void {
  const more = Math.max(0, (paper.hasPro ? 100 : 0) - paper.given);
  paper.given += more;
  paper.monthly += more;
}

test('whatever members, limits and months do, the ledgers of a team and its members say what the paper says', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      clock.set('2026-01-15T00:00:00Z');
      const { id: team, members } = await insertTeam(opened.database, size);
      const people = members.map(() => ({ own: 10, limit: null, spent: 0 }));
      const paper: Paper = { month: 0, hasPro: false, given: 0, monthly: 0, bought: 0, people, holds: [] };
      for (const each of steps) {
        clock.set(new Date(clock.now().getTime() + 1).toISOString());
        await take(each, paper, members, team);
      }

      const used = paper.people.reduce((sum, { spent }) => sum + spent, 0);
      expect(await credits.getBalance(team)).toMatchObject({
        monthlyLeft: paper.monthly,
        boughtLeft: paper.bought,
        heldCredits: paper.holds.reduce((sum, hold) => sum + heldIn(hold), 0),
        usedCredits: used,
      });
      const report = await spending.get(team);
      expect(report.credits).toBe(used);
      expect(report.jobs.reduce((sum, job) => sum + job.credits, 0)).toBe(used);
      for (const [place, member] of members.entries()) {
        const { own, limit, spent } = paper.people[place] ?? { own: 0, limit: null, spent: 0 };
        expect((await credits.getBalance(personalOrganizationOf(member.userId))).monthlyLeft).toBe(own);
        expect(report.members.find((one) => one.member.userId === member.userId)?.credits ?? 0).toBe(spent);
        const left = limit === null ? null : Math.max(0, limit - useOf(paper, place));
        expect((await credits.getMemberBalance(member)).spendingLimit?.left ?? null).toBe(left);
      }
    }),
    { numRuns: 300 },
  );
  expect((await credits.checkAllBooks()).errors).toEqual([]);
  expect((await findUnevenMoves(opened.database)).errors).toEqual([]);
  expect((await findExceededLimits(opened.database)).errors).toEqual([]);
}, 300_000);
