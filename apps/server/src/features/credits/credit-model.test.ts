import type { OrganizationId, Plan } from '@winnow/contracts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Transaction } from '../../platform/database/database.ts';
import type { OpenDatabase } from '../../platform/database/open-database.ts';
import { openTestDatabase } from '../../testing/databases/open-test-database.ts';
import { createAuditService } from '../audit/audit-service.ts';
import { checkBooks } from './check-books.ts';
import { findAccount, loadBooks } from './credit-repository.ts';
import { type CreditService, createCreditService } from './credit-service.ts';
import { createSetClock, insertOwner, memberOf } from './testing/credit-fixtures.ts';

/** A simple model of the ledger. */
type Paper = {
  plan: Plan;
  month: number;
  granted: number;
  monthly: number;
  bought: number;
  holds: { id: string; month: number; monthly: number; bought: number; unlimited: number; step: number }[];
  settled: Set<string>;
  /** In the order in which they were last recalled. */
  purchases: { key: string; credits: number; recalled: number; taken: number; raised: number }[];
  /** Counts events, like a clock. */
  step: number;
};

type Step =
  | { readonly do: 'buy'; readonly credits: number }
  | { readonly do: 'recall'; readonly purchase: number; readonly percent: number; readonly isLate: boolean }
  | { readonly do: 'hold'; readonly credits: number }
  | {
      readonly do: 'settle' | 'release';
      readonly hold: number;
      readonly file: number;
      readonly crashes: boolean;
    }
  | { readonly do: 'plan'; readonly plan: Plan }
  | { readonly do: 'month' }
  | { readonly do: 'cancel' };

const allowance: Record<Plan, number> = { free: 10, pro: 100, enterprise: 0 };
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('buy' as const), credits: fc.integer({ min: 1, max: 5 }) }),
  fc.record({
    do: fc.constant('recall' as const),
    purchase: fc.nat(1),
    percent: fc.constantFrom(0, 40, 100),
    isLate: fc.boolean(),
  }),
  fc.record({ do: fc.constant('hold' as const), credits: fc.integer({ min: 1, max: 14 }) }),
  fc.record({
    do: fc.constantFrom('settle' as const, 'release' as const),
    hold: fc.nat(2),
    file: fc.nat(3),
    crashes: fc.boolean(),
  }),
  fc.record({
    do: fc.constantFrom('settle' as const, 'release' as const),
    hold: fc.nat(2),
    file: fc.nat(3),
    crashes: fc.constant(false),
  }),
  fc.record({ do: fc.constant('plan' as const), plan: fc.constantFrom<Plan>('free', 'pro', 'enterprise') }),
  fc.record({ do: fc.constant('month' as const) }),
  fc.record({ do: fc.constant('cancel' as const) }),
);

let opened: OpenDatabase;
let credits: CreditService;
const clock = createSetClock('2026-01-15T00:00:00Z');

beforeAll(async () => {
  opened = await openTestDatabase();
  credits = createCreditService({
    database: opened.database,
    clock,
    audit: createAuditService({ database: opened.database, clock }),
  });
});

afterAll(() => opened.close());

function openMonth(paper: Paper): void {
  const more = Math.max(0, allowance[paper.plan] - paper.granted);
  paper.granted += more;
  paper.monthly += more;
}

function takeOnPaper(paper: Paper, count: number): Omit<Paper['holds'][number], 'id'> | null {
  const { month, step } = paper;
  if (paper.plan === 'enterprise') return { month, step, monthly: 0, bought: 0, unlimited: count };
  if (paper.monthly + paper.bought < count) return null;
  const monthly = Math.min(paper.monthly, count);
  paper.monthly -= monthly;
  paper.bought -= count - monthly;
  return { month, step, monthly, bought: count - monthly, unlimited: 0 };
}

/** Released credits are taken if their purchase was recalled meanwhile. */
function comeBack(paper: Paper, hold: Paper['holds'][number], bought: number): void {
  paper.bought += bought;
  let left = bought;
  for (const purchase of [...paper.purchases].sort((a, b) => a.raised - b.raised)) {
    if (purchase.raised < hold.step) continue;
    const taken = Math.max(0, Math.min(left, purchase.recalled - purchase.taken));
    purchase.taken += taken;
    paper.bought -= taken;
    left -= taken;
  }
}

/** Recalls credits of a purchase that are no longer paid for; spent ones stay spent. */
function recallOnPaper(paper: Paper, purchase: Paper['purchases'][number], credits: number): void {
  const more = credits - purchase.recalled;
  const taken = more > 0 ? Math.min(more, paper.bought) : Math.min(0, credits - purchase.taken);
  if (more > 0) purchase.raised = paper.step;
  purchase.recalled = credits;
  purchase.taken += taken;
  paper.bought -= taken;
}

class Crash extends Error {}

/** Performs a step on the ledger and on the model; both must refuse the same. */
async function take(step: Step, paper: Paper, owner: OrganizationId): Promise<void> {
  const within = (work: (transaction: Transaction) => Promise<unknown>) => opened.database.transaction(work);
  switch (step.do) {
    case 'buy': {
      const key = `buy:${paper.step}`;
      const gift = { credits: step.credits, reason: 'bought', key } as const;
      // Notified twice.
      await within((transaction) => credits.grant(transaction, owner, gift));
      await within((transaction) => credits.grant(transaction, owner, gift));
      paper.bought += step.credits;
      paper.purchases.push({ key, credits: step.credits, recalled: 0, taken: 0, raised: 0 });
      return;
    }
    case 'recall': {
      const purchase = paper.purchases.at(-1 - step.purchase);
      if (!purchase) return;
      const count = Math.floor((purchase.credits * step.percent) / 100);
      const tell = (askedAt: Date, said: number) =>
        within((transaction) =>
          credits.recall(transaction, owner, {
            purchase: purchase.key,
            credits: said,
            reason: 'payment-disputed',
            askedAt,
          }),
        );
      const askedAt = new Date(paper.step);
      await tell(askedAt, count);
      if (step.isLate) await tell(new Date(paper.step - 1), purchase.credits - count);
      recallOnPaper(paper, purchase, count);
      return;
    }
    case 'hold': {
      const taken = takeOnPaper(paper, step.credits);
      const work = { credits: step.credits, reason: 'analysis', subjectId: 'run', label: 'run' } as const;
      const held = within((transaction) =>
        credits.hold(transaction, memberOf(owner), work),
      ) as Promise<string>;
      if (!taken) return expect(held).rejects.toMatchObject({ code: 'insufficient-credits' });
      paper.holds.push({ id: await held, ...taken });
      return;
    }
    case 'settle':
    case 'release':
      return settleOrRelease(step, paper, owner);
    case 'plan':
      await within((transaction) => credits.changePlan(transaction, owner, step.plan));
      paper.plan = step.plan;
      openMonth(paper);
      return;
    case 'month':
      paper.month += 1;
      clock.set(new Date(Date.UTC(2026, paper.month, 15)).toISOString());
      paper.monthly = 0;
      paper.granted = 0;
      openMonth(paper);
      return;
    case 'cancel':
      await within((transaction) => credits.releaseAll(transaction, owner));
      for (const hold of paper.holds) {
        comeBack(paper, hold, hold.bought);
        if (hold.month === paper.month) paper.monthly += hold.monthly;
        Object.assign(hold, { monthly: 0, bought: 0, unlimited: 0 });
      }
      return;
  }
}

async function settleOrRelease(
  { do: verb, hold: number, file, crashes }: Extract<Step, { hold: number }>,
  paper: Paper,
  owner: OrganizationId,
): Promise<void> {
  const hold = paper.holds.at(-1 - number);
  if (!hold) return;
  const work = { holdId: hold.id, subjectId: `${file}`, label: `${file}.pdf`, reason: 'analysis' } as const;
  const done = opened.database.transaction(async (transaction) => {
    await credits[verb](transaction, owner, work);
    if (crashes) throw new Crash('the process ended before the commit');
  });
  const isKnown = paper.settled.has(`${hold.id} ${file}`);
  const isEmpty = hold.monthly + hold.bought + hold.unlimited === 0;
  if (isEmpty && !isKnown) return expect(done).rejects.toThrow('Nothing is left');
  if (crashes) return expect(done).rejects.toBeInstanceOf(Crash);
  await done;
  if (isKnown) return;
  paper.settled.add(`${hold.id} ${file}`);
  const order =
    verb === 'settle'
      ? (['monthly', 'bought', 'unlimited'] as const)
      : (['bought', 'monthly', 'unlimited'] as const);
  const from = order.find((kind) => hold[kind] > 0) ?? 'unlimited';
  hold[from] -= 1;
  if (verb === 'settle') return;
  if (from === 'bought') comeBack(paper, hold, 1);
  if (from === 'monthly' && hold.month === paper.month) paper.monthly += 1;
}

test('after any sequence of operations, the ledger equals the model', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      clock.set('2026-01-15T00:00:00Z');
      const owner = await insertOwner(opened.database);
      const paper: Paper = {
        plan: 'free',
        month: 0,
        granted: 0,
        monthly: 0,
        bought: 0,
        holds: [],
        settled: new Set(),
        purchases: [],
        step: 0,
      };
      openMonth(paper);
      for (const each of steps) {
        paper.step += 1;
        clock.set(new Date(clock.now().getTime() + 1).toISOString());
        await take(each, paper, owner);
      }

      const held = paper.holds.reduce(
        (sum, { monthly, bought, unlimited }) => sum + monthly + bought + unlimited,
        0,
      );
      expect(await credits.getBalance(owner)).toMatchObject({
        plan: paper.plan,
        availableCredits: paper.plan === 'enterprise' ? -1 : paper.monthly + paper.bought,
        monthlyLeft: paper.monthly,
        boughtLeft: paper.bought,
        heldCredits: held,
      });
      const account = await findAccount(opened.database, owner);
      const books = await opened.database.transaction((transaction) =>
        loadBooks(transaction, account?.id ?? ''),
      );
      expect(books && checkBooks(books)).toEqual([]);
    }),
    { numRuns: 1_000 },
  );
}, 300_000);
