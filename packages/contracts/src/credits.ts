import * as z from 'zod';
import { languages } from './accounts.ts';
import { download, endpoint } from './endpoint.ts';
import { rowId } from './ids.ts';
import { creditsByPlan, type Plan } from './limits.ts';

export const plans = Object.keys(creditsByPlan) as Plan[];

/**
 * What an entry of the ledger does. Only `grant` and `release` add to what is available; `debit` spends held credits.
 */
export const creditKinds = ['grant', 'hold', 'debit', 'release', 'expiry'] as const;
export type CreditKind = (typeof creditKinds)[number];

/** Why an entry of the ledger was written. */
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
  'own-used',
  'own-added',
  'own-returned',
] as const;
export type CreditReason = (typeof creditReasons)[number];

/** The reason in words. */
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
  'own-used': 'Used in an organization',
  'own-added': 'From a member’s own monthly credits',
  'own-returned': 'Returned to the member who brought them',
};

const credits = z.int().min(-1).meta({ description: 'Whole credits; -1 means unlimited.' });

export const creditBalance = z
  .object({
    plan: z.enum(plans),
    availableCredits: credits,
    usedCredits: z.int().min(0).meta({ description: 'Credits spent since the first of the month (UTC).' }),
    heldCredits: z.int().min(0).meta({ description: 'Credits reserved for runs in progress.' }),
    monthlyCredits: credits.meta({ description: 'Monthly credits of the plan; -1 means unlimited.' }),
    monthlyLeft: z.int().min(0),
    boughtLeft: z
      .int()
      .min(0)
      .meta({ description: 'Purchased credits left. They don’t expire and are used last.' }),
    renewsAt: z.iso.datetime().meta({ description: 'When the next monthly credits are added.' }),
    ownCredits: z.int().min(0).optional().meta({
      description:
        'Part of the available credits that are the caller’s own monthly credits. They are used in an organization on the Free plan once it has none.',
    }),
    spendingLimit: z
      .object({ credits: z.int().min(0), left: z.int().min(0) })
      .nullable()
      .optional()
      .meta({
        description:
          'The caller’s monthly limit in the organization, and what is left of it; null without a limit.',
      }),
  })
  .meta({ id: 'CreditBalance' });
export type CreditBalance = z.infer<typeof creditBalance>;

/** Fields that every back end answers with; the others are shown if present. */
export const knownBalance = creditBalance.partial().required({ availableCredits: true, usedCredits: true });
export type KnownBalance = z.infer<typeof knownBalance>;

/** Who spent or bought. */
export const spender = z
  .object({
    userId: z.uuid().nullable().meta({ description: 'Null once the account is gone.' }),
    name: z.string(),
    profileImage: z.string().nullable(),
    isFormer: z.boolean().meta({ description: 'Whether it is a former member.' }),
  })
  .meta({ id: 'Spender' });
export type Spender = z.infer<typeof spender>;

export const creditTransaction = z
  .object({
    id: z.uuid(),
    kind: z.enum(creditKinds),
    reason: z.enum(creditReasons),
    credits: z
      .int()
      .min(0)
      .meta({ description: 'Number of credits; the kind says whether they are added or removed.' }),
    change: z.int().meta({ description: 'Change of the available credits.' }),
    availableAfter: credits,
    label: z.string().nullable().meta({ description: 'What it was for, such as the name of the file.' }),
    subjectId: z
      .string()
      .nullable()
      .meta({ description: 'Id of what the credits were for; the reason says what kind of thing it is.' }),
    runId: z.uuid().nullable().meta({ description: 'The reservation that this entry is part of.' }),
    member: spender.nullable().optional().meta({
      description:
        'The member who spent or bought credits; null for automatic entries, and in a personal organization.',
    }),
    at: z.iso.datetime(),
  })
  .meta({ id: 'CreditTransaction' });
export type CreditTransaction = z.infer<typeof creditTransaction>;

/** A month in UTC. */
const month = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'Use a month such as 2026-11.');

export const getCredits = endpoint({
  method: 'GET',
  path: '/credits',
  access: 'signed-in',
  permission: 'credits.read',
  scope: 'credits:read',
  summary: 'The balance.',
  output: creditBalance,
});

export const listCreditTransactions = endpoint({
  method: 'GET',
  path: '/credits/transactions',
  access: 'signed-in',
  permission: 'credits.read',
  scope: 'credits:read',
  summary: 'The newest hundred lines of the ledger, newest first.',
  output: z.array(creditTransaction),
});

export const listCreditHistory = endpoint({
  method: 'GET',
  path: '/credits/history',
  access: 'signed-in',
  permission: 'credits.read',
  scope: 'credits:read',
  summary: 'The whole ledger, page by page, newest first.',
  input: z.object({
    kind: z.enum(creditKinds).optional(),
    /** Lines of one member, or of all whose account is gone. */
    member: z.union([rowId, z.literal('former')]).optional(),
    month: month.optional(),
    cursor: z.string().max(100).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  output: z.object({ transactions: z.array(creditTransaction), nextCursor: z.string().nullable() }),
});

/** What was spent in a month. The sums of members and of jobs are the same. */
export const spending = z
  .object({
    month,
    credits: z.int().min(0),
    members: z.array(z.object({ member: spender, credits: z.int().min(1) })),
    jobs: z.array(
      z.object({
        jobId: z
          .uuid()
          .nullable()
          .meta({ description: 'The job; null for other spending, and for older runs.' }),
        title: z.string().nullable().meta({ description: 'Title of the job at its last run.' }),
        reason: z.enum(creditReasons),
        credits: z.int().min(1),
      }),
    ),
  })
  .meta({ id: 'Spending' });
export type Spending = z.infer<typeof spending>;

export const getSpending = endpoint({
  method: 'GET',
  path: '/credits/spending',
  access: 'signed-in',
  permission: 'credits.read',
  scope: 'credits:read',
  summary: 'What was spent in a month (UTC), by member and by job.',
  input: z.object({ month: month.optional() }),
  output: spending,
});

export const downloadSpending = download({
  path: '/credits/spending.csv',
  access: 'signed-in',
  permission: 'credits.read',
  scope: 'credits:read',
  summary: 'Every credit that was spent in a month (UTC) as CSV: when, by whom, for which job and file.',
  input: z.object({
    month: month.optional(),
    language: z.enum(languages).default('en').meta({ description: 'Language of headings and texts.' }),
  }),
  limitPerMinute: 20,
});

const spendingLimit = z.object({
  userId: z.uuid(),
  credits: z.int().nullable().meta({ description: 'Credits per month; null without a limit.' }),
  spent: z.int().min(0).meta({ description: 'Credits spent this month or reserved for runs in progress.' }),
});
export type SpendingLimit = z.infer<typeof spendingLimit>;

export const listSpendingLimits = endpoint({
  method: 'GET',
  path: '/organization/spending-limits',
  access: 'signed-in',
  permission: 'billing.manage',
  summary: 'Each member’s monthly limit, and how much of it is spent.',
  output: z.array(spendingLimit),
});

export const setSpendingLimit = endpoint({
  method: 'PUT',
  path: '/organization/spending-limits/{userId}',
  access: 'signed-in',
  permission: 'billing.manage',
  summary: 'Set or remove a member’s monthly spending limit. Runs in progress continue.',
  input: z.object({ userId: rowId, credits: z.int().min(0).max(1_000_000).nullable() }),
  output: z.array(spendingLimit),
  limitPerMinute: 60,
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
  summary: 'A user’s credit ledger, newest first. Names of files and jobs are left out.',
  input: listCreditHistory.input.extend({ userId: z.uuid() }),
  output: listCreditHistory.output,
});
