import * as z from 'zod';
import { creditBalance, plans } from './credits.ts';
import { endpoint } from './endpoint.ts';
import { pageNumber } from './paging.ts';

const operatorUserView = z.object({
  id: z.uuid(),
  supabaseId: z.string(),
  name: z.string(),
  email: z.string(),
  isVerified: z.boolean(),
  googleSignIn: z.boolean(),
  isOperator: z.boolean(),
  createdAt: z.iso.datetime(),
  isLeaving: z
    .boolean()
    .meta({ description: 'Whether the account was deleted and its data is being removed.' }),
  plan: z.enum(plans),
  availableCredits: z
    .int()
    .nullable()
    .meta({ description: '-1 means unlimited; null before the first use.' }),
  heldCredits: z.int(),
});
export type OperatorUserView = z.infer<typeof operatorUserView>;

export const listUsers = endpoint({
  method: 'GET',
  path: '/admin/users',
  access: 'operator',
  summary: 'All users with plan and credits, newest first.',
  input: z.object({
    search: z
      .string()
      .trim()
      .max(200)
      .default('')
      .meta({ description: 'Part of a name or address, or an id.' }),
    page: pageNumber,
  }),
  output: z.object({ users: z.array(operatorUserView), total: z.int(), pageSize: z.int() }),
});

const operatorAccount = z
  .object({
    user: operatorUserView,
    isSuspended: z
      .boolean()
      .nullable()
      .meta({ description: 'Whether signing in is blocked; null if the identity service doesn’t say.' }),
    sessions: z
      .object({ count: z.int(), lastSeenAt: z.iso.datetime().nullable() })
      .nullable()
      .meta({ description: 'Active sessions; null if the identity service doesn’t report them.' }),
    credits: creditBalance,
  })
  .meta({ id: 'OperatorAccount' });
export type OperatorAccount = z.infer<typeof operatorAccount>;

const ofUser = z.object({ userId: z.uuid() });

export const getUserAccount = endpoint({
  method: 'GET',
  path: '/admin/users/{userId}',
  access: 'operator',
  summary: 'A user’s account. Viewing it is recorded in the audit log.',
  input: ofUser,
  output: operatorAccount,
});

export const suspendUser = endpoint({
  method: 'POST',
  path: '/admin/users/{userId}/suspension',
  access: 'operator',
  summary: 'Suspend or reactivate an account. Nothing is deleted.',
  input: ofUser.extend({
    isSuspended: z.boolean(),
    reason: z.string().trim().min(2, 'Say why').max(200, 'Use at most 200 characters'),
  }),
  output: z.object({ isSuspended: z.boolean() }),
});
