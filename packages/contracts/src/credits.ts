import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { creditsByPlan, type Plan } from './limits.ts';

export const plans = Object.keys(creditsByPlan) as Plan[];

/** What a line of the ledger does. Only `grant` and `release` add to what is available; `debit` spends held credits. */
export const creditKinds = ['grant', 'hold', 'debit', 'release', 'expiry'] as const;
export type CreditKind = (typeof creditKinds)[number];

/** Why a line of the ledger was written. */
export const creditReasons = [
  'monthly',
  'plan-change',
  'bought',
  'offer',
  'operator',
  'month-end',
  'analysis',
  'writer',
  'unreadable',
  'duplicate',
  'free',
  'cancelled',
  'failed',
  'payment-refunded',
  'payment-disputed',
  'payment-stands',
] as const;
export type CreditReason = (typeof creditReasons)[number];

/** The reason's words for people. */
export const creditReasonWords: Readonly<Record<CreditReason, string>> = {
  monthly: 'Monthly credits',
  'plan-change': 'Credits from the new plan',
  bought: 'Purchased credits',
  offer: 'Credits from an offer',
  operator: 'Credits given by support',
  'month-end': 'Monthly credits do not roll over',
  analysis: 'Resume analyzed',
  writer: 'Job description generated',
  unreadable: 'File could not be read',
  duplicate: 'Same file twice in one run',
  free: 'Already analyzed for this job',
  cancelled: 'Canceled',
  failed: 'Failed on our side',
  'payment-refunded': 'The payment was refunded',
  'payment-disputed': 'The payment was disputed at the bank',
  'payment-stands': 'The payment stands after all',
};

const credits = z.int().min(-1).meta({ description: 'Whole credits; -1 is without limit.' });

export const creditBalance = z
  .object({
    plan: z.enum(plans),
    availableCredits: credits,
    usedCredits: z.int().min(0).meta({ description: 'Spent since the first of the month (UTC).' }),
    heldCredits: z.int().min(0).meta({ description: 'Set aside for runs under way.' }),
    monthlyCredits: credits.meta({ description: 'What the plan gives a month; -1 is without limit.' }),
    monthlyLeft: z.int().min(0),
    boughtLeft: z.int().min(0).meta({ description: 'They do not expire and are used last.' }),
    renewsAt: z.iso.datetime().meta({ description: 'When the next monthly credits come.' }),
  })
  .meta({ id: 'CreditBalance' });
export type CreditBalance = z.infer<typeof creditBalance>;

/** What any back end answers with; the rest is shown where it is known. */
export const knownBalance = creditBalance.partial().required({ availableCredits: true, usedCredits: true });
export type KnownBalance = z.infer<typeof knownBalance>;

export const creditTransaction = z
  .object({
    id: z.uuid(),
    kind: z.enum(creditKinds),
    reason: z.enum(creditReasons),
    credits: z.int().min(0).meta({ description: 'How many; the kind says in which direction.' }),
    change: z.int().meta({ description: 'What it did to the available credits.' }),
    availableAfter: credits,
    label: z.string().nullable().meta({ description: 'What it was for, such as the name of the file.' }),
    subjectId: z
      .string()
      .nullable()
      .meta({ description: 'Id of what it was for; its kind follows from the reason.' }),
    runId: z.uuid().nullable().meta({ description: 'The hold that this line belongs to.' }),
    at: z.iso.datetime(),
  })
  .meta({ id: 'CreditTransaction' });
export type CreditTransaction = z.infer<typeof creditTransaction>;

export const getCredits = endpoint({
  method: 'GET',
  path: '/credits',
  access: 'signed-in',
  permission: 'credits.read',
  summary: 'The balance.',
  output: creditBalance,
});

export const listCreditTransactions = endpoint({
  method: 'GET',
  path: '/credits/transactions',
  access: 'signed-in',
  permission: 'credits.read',
  summary: 'The newest hundred lines of the ledger, newest first.',
  output: z.array(creditTransaction),
});

export const listCreditHistory = endpoint({
  method: 'GET',
  path: '/credits/history',
  access: 'signed-in',
  permission: 'credits.read',
  summary: 'The whole ledger, page by page, newest first.',
  input: z.object({
    kind: z.enum(creditKinds).optional(),
    cursor: z.string().max(100).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  output: z.object({ transactions: z.array(creditTransaction), nextCursor: z.string().nullable() }),
});

/** Operators only: members can't give credits to anyone, including themselves. */
export const addCredits = endpoint({
  method: 'POST',
  path: '/credits/add',
  access: 'operator',
  summary: 'Give credits to a user, with a reason. They do not expire.',
  input: z.object({
    userId: z.uuid(),
    credits: z.int().min(1).max(100_000),
    reason: z.string().trim().min(2).max(200),
    idempotencyKey: z.uuid(),
  }),
  output: creditBalance,
});

export const listUserLedger = endpoint({
  method: 'GET',
  path: '/admin/users/{userId}/ledger',
  access: 'operator',
  summary: 'Somebody’s ledger, newest first. Only gifts keep their words: those of work are names of files.',
  input: listCreditHistory.input.extend({ userId: z.uuid() }),
  output: listCreditHistory.output,
});
