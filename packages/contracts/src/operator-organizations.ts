import * as z from 'zod';
import { listUserBatches } from './batches.ts';
import { getUserBilling, setPlan } from './billing.ts';
import { addCredits, creditBalance, listUserLedger, plans } from './credits.ts';
import { endpoint } from './endpoint.ts';
import { organizationId } from './ids.ts';
import { invitedRoles } from './invitations.ts';
import { pageNumber } from './paging.ts';
import { roles } from './permissions.ts';

const operatorOrganization = z.object({
  id: organizationId,
  name: z.string(),
  owner: z
    .object({ userId: z.uuid(), name: z.string(), email: z.string() })
    .nullable()
    .meta({ description: 'The member who has been an owner for the longest; null without an owner.' }),
  members: z.int(),
  plan: z.enum(plans),
  availableCredits: z
    .int()
    .nullable()
    .meta({ description: '-1 means unlimited; null before the first use.' }),
  storedBytes: z.int(),
  activeAt: z.iso.datetime().nullable().meta({ description: 'Time of the last entry in the audit log.' }),
  createdAt: z.iso.datetime(),
  isSuspended: z.boolean(),
  isEnding: z.boolean().meta({ description: 'Whether it was deleted and its data is being removed.' }),
});
export type OperatorOrganizationRow = z.infer<typeof operatorOrganization>;

export const listAllOrganizations = endpoint({
  method: 'GET',
  path: '/admin/organizations',
  access: 'operator',
  summary: 'All organizations with members, newest first, with plan, credits and storage.',
  input: z.object({
    search: z
      .string()
      .trim()
      .max(200)
      .default('')
      .meta({ description: 'Part of its name, part of the name or address of an owner, or its id.' }),
    page: pageNumber,
  }),
  output: z.object({ organizations: z.array(operatorOrganization), total: z.int(), pageSize: z.int() }),
});

const organizationLimitsSet = z.object({
  storageMb: z
    .int()
    .min(1)
    .max(10_000_000)
    .nullable()
    .meta({ description: 'Null for the limit of the plan.' }),
  maxMembers: z.int().min(1).max(10_000).nullable().meta({ description: 'Null for the default limit.' }),
});
export type OrganizationLimitsSet = z.infer<typeof organizationLimitsSet>;

const organizationView = z
  .object({
    organization: operatorOrganization,
    suspension: z
      .object({ since: z.iso.datetime(), notice: z.string() })
      .nullable()
      .meta({ description: 'The suspension, with the message to members.' }),
    limits: organizationLimitsSet,
    credits: creditBalance,
    holds: z.object({ count: z.int(), credits: z.int(), oldest: z.iso.datetime().nullable() }),
    members: z.array(
      z.object({
        userId: z.uuid(),
        name: z.string(),
        email: z.string(),
        role: z.enum(roles),
        joinedAt: z.iso.datetime(),
      }),
    ),
    invitations: z.array(
      z.object({ id: z.uuid(), email: z.string(), role: z.enum(invitedRoles), expiresAt: z.iso.datetime() }),
    ),
    singleSignOn: z.object({
      domains: z.array(z.object({ domain: z.string(), isVerified: z.boolean() })),
      issuer: z.string().nullable(),
      usedAt: z.iso.datetime().nullable(),
    }),
  })
  .meta({ id: 'OperatorOrganization' });
export type OperatorOrganization = z.infer<typeof organizationView>;

const ofOrganization = z.object({ organizationId });

/** Outlives the organization. */
const reason = z.string().trim().min(2, 'Say why').max(200, 'Use at most 200 characters');

export const getAnyOrganization = endpoint({
  method: 'GET',
  path: '/admin/organizations/{organizationId}',
  access: 'operator',
  summary: 'An organization, without its jobs and candidates. Viewing it is recorded in the audit log.',
  input: ofOrganization,
  output: organizationView,
});

export const listOrganizationsOfUser = endpoint({
  method: 'GET',
  path: '/admin/users/{userId}/organizations',
  access: 'operator',
  summary: 'The organizations a user belongs to, without the personal one.',
  input: z.object({ userId: z.uuid() }),
  output: z.array(
    z.object({ id: organizationId, name: z.string(), role: z.enum(roles), isSuspended: z.boolean() }),
  ),
});

const ofUser = { userId: true } as const;
const ledgerPage = listUserLedger.input.omit(ofUser).shape;
const runsPage = listUserBatches.input.omit(ofUser).shape;
const credits = addCredits.input.omit(ofUser).shape;
const plan = setPlan.input.omit(ofUser).shape;

export const listOrganizationLedger = endpoint({
  method: 'GET',
  path: '/admin/organizations/{organizationId}/ledger',
  access: 'operator',
  summary: 'The credit ledger of an organization, newest first. Names of files and jobs are left out.',
  input: ofOrganization.extend(ledgerPage),
  output: listUserLedger.output,
});

export const listOrganizationRuns = endpoint({
  method: 'GET',
  path: '/admin/organizations/{organizationId}/runs',
  access: 'operator',
  summary: 'Runs of an organization in figures, newest first, without jobs, files or candidates.',
  input: ofOrganization.extend(runsPage),
  output: listUserBatches.output,
});

export const getOrganizationBilling = endpoint({
  method: 'GET',
  path: '/admin/organizations/{organizationId}/billing',
  access: 'operator',
  summary: 'Plan of an organization with its source and end, and its invoices',
  input: ofOrganization,
  output: getUserBilling.output,
});

export const giveOrganizationCredits = endpoint({
  method: 'POST',
  path: '/admin/organizations/{organizationId}/credits',
  access: 'operator',
  summary: 'Give credits to an organization, with a reason. They do not expire.',
  input: ofOrganization.extend(credits),
  output: creditBalance,
});

export const setOrganizationPlan = endpoint({
  method: 'POST',
  path: '/admin/organizations/{organizationId}/plan',
  access: 'operator',
  summary: 'Give an organization a plan, such as Enterprise by contract',
  input: ofOrganization.extend(plan),
  output: setPlan.output,
});

export const setOrganizationLimits = endpoint({
  method: 'POST',
  path: '/admin/organizations/{organizationId}/limits',
  access: 'operator',
  summary: 'Set the storage and member limits of an organization.',
  input: ofOrganization.extend({ ...organizationLimitsSet.shape, reason }),
  output: organizationLimitsSet,
});

export const suspendOrganization = endpoint({
  method: 'POST',
  path: '/admin/organizations/{organizationId}/suspension',
  access: 'operator',
  summary: 'Suspend or reactivate an organization. Nothing is deleted.',
  input: ofOrganization.extend({
    isSuspended: z.boolean(),
    notice: z
      .string()
      .trim()
      .max(500, 'Use at most 500 characters')
      .default('')
      .meta({ description: 'Message to its members while it is suspended.' }),
    reason,
  }),
  output: z.object({ isSuspended: z.boolean() }),
});

export const giveOwnership = endpoint({
  method: 'POST',
  path: '/admin/organizations/{organizationId}/owner',
  access: 'operator',
  summary:
    'Make a member an owner, for example if the only owner can’t be reached. Other owners stay owners.',
  input: ofOrganization.extend({ userId: z.uuid(), reason }),
  output: z.object({}),
});
