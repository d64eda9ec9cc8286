import * as z from 'zod';
import { spender } from './credits.ts';
import { endpoint } from './endpoint.ts';
import { rowId } from './ids.ts';
import { roles } from './permissions.ts';

/** Filters of an organization's activity. */
export const activityKinds = [
  'members',
  'settings',
  'sign-in',
  'programs',
  'credits',
  'jobs',
  'runs',
  'candidates',
  'comments',
  'reviews',
  'exports',
  'shares',
] as const;
export type ActivityKind = (typeof activityKinds)[number];

/** Data of the events of an organization: ids and numbers, never the name of a candidate. */
export const actionsByKind = {
  members: [
    'member-invited',
    'invitation-resent',
    'invitation-revoked',
    'invitation-declined',
    'member-joined',
    'member-role-changed',
    'member-removed',
    'member-provisioned',
    'member-deprovisioned',
    'member-role-provisioned',
    'member-left',
    'ownership-transferred',
    'hiring-team-joined',
    'hiring-team-left',
  ],
  settings: [
    'organization-created',
    'organization-renamed',
    'organization-logo-changed',
    'organization-settings-changed',
    'organization-suspended',
    'organization-restored',
    'organization-limits-set',
    'organization-looked-at',
    'applicant-tracking-connected',
    'applicant-tracking-disconnected',
    'webhook-created',
    'webhook-changed',
    'webhook-deleted',
    'webhook-secret-rotated',
    'webhook-disabled',
    'second-reader-on',
    'second-reader-off',
    'self-report-on',
    'self-report-off',
  ],
  'sign-in': [
    'email-domain-verified',
    'email-domain-lapsed',
    'email-domain-removed',
    'single-sign-on-changed',
    'single-sign-on-removed',
    'single-sign-on-required',
    'single-sign-on-optional',
    'single-sign-on-bypassed',
    'scim-token-created',
    'scim-token-revoked',
    'scim-roles-changed',
  ],
  programs: [
    'api-key-created',
    'api-key-rotated',
    'api-key-revoked',
    'assistant-connected',
    'assistant-disconnected',
    'candidates-read',
  ],
  credits: [
    'spending-limit-changed',
    'credits-given',
    'plan-set',
    'invoice-corrected',
    'invoice-settled',
    'payment-refunded',
    'subscription-withdrawn',
  ],
  jobs: [
    'job-deleted',
    'candidate-emails-turned-on',
    'candidate-emails-turned-off',
    'applications-opened',
    'applications-closed',
    'apply-page-changed',
    'mailbox-connected',
    'mailbox-changed',
    'mailbox-paused',
    'mailbox-stopped',
    'mailbox-resumed',
    'mailbox-disconnected',
    'mailbox-email-removed',
  ],
  runs: ['run-started', 'run-canceled', 'import-started', 'import-canceled', 'import-undone'],
  candidates: [
    'candidate-decided',
    'score-overridden',
    'candidate-emails-queued',
    'candidate-emails-canceled',
    'analyses-deleted',
    'files-deleted',
    'person-deleted',
    'application-received',
    'application-withdrawn',
    'application-declined',
    'application-reopened',
    'consent-recorded',
    'consent-withdrawn',
    'consent-renewal-asked',
    'consent-renewed',
    'deletion-asked-for',
    'person-retention-set',
    'tag-renamed',
    'tag-deleted',
    'decision-records-read',
    'decision-record-opened',
  ],
  comments: ['comment-added', 'comment-edited', 'comment-deleted'],
  reviews: ['review-requested', 'review-completed', 'review-closed', 'review-canceled'],
  exports: [
    'analyses-exported',
    'person-exported',
    'scores-sent',
    'talent-list-exported',
    'talent-pool-exported',
    'decision-records-exported',
    'organization-exported',
    'organization-export-downloaded',
    'fairness-read',
    'fairness-downloaded',
  ],
  shares: ['list-shared', 'list-unshared'],
} as const satisfies Readonly<Record<ActivityKind, readonly string[]>>;

export const organizationActions = activityKinds.flatMap((kind) => [...actionsByKind[kind]]);
export type OrganizationAction = (typeof actionsByKind)[ActivityKind][number];

/** Selects events by former members. */
export const formerMembers = 'former';

const organizationEvent = z.object({
  id: z.uuid(),
  number: z.int().meta({
    description: 'Position in the audit log of the installation; within an organization it has gaps.',
  }),
  at: z.iso.datetime(),
  action: z.enum(organizationActions),
  actorId: z.string().nullable().meta({
    description:
      'Id of the member who did it, kept after the account is deleted; null for the installation and its operators.',
  }),
  actor: spender.nullable().meta({ description: 'The member who did it.' }),
  subject: spender.nullable().meta({ description: 'The member it is about, if any.' }),
  key: z
    .object({ id: z.uuid(), name: z.string() })
    .nullable()
    .meta({ description: 'The API key that the call was made with, or that it is about.' }),
  assistant: z
    .object({ id: z.uuid(), name: z.string() })
    .nullable()
    .meta({ description: 'The assistant that made the call, or that it is about.' }),
  route: z.string().nullable().meta({ description: 'The call with which a program read candidates.' }),
  subjectIds: z
    .array(z.uuid())
    .meta({ description: 'Candidates and files that a program read, the first 20 at most.' }),
  role: z.enum(roles).nullable().meta({ description: 'The role that was assigned.' }),
  count: z.int().nullable().meta({
    description: 'Number of candidates, resumes, emails or credits, if the entry is about several.',
  }),
});
export type OrganizationEvent = z.infer<typeof organizationEvent>;

export const listOrganizationActivity = endpoint({
  method: 'GET',
  path: '/organization/activity',
  access: 'signed-in',
  permission: 'audit.read',
  scope: 'audit:read',
  summary: 'The audit log of the organization, newest first.',
  input: z.object({
    member: z
      .union([z.uuid(), z.literal(formerMembers)])
      .optional()
      .meta({
        description:
          'Only what this member did or what was done to them; `former` for what former members did.',
      }),
    kind: z.enum(activityKinds).optional(),
    keyId: rowId.optional().meta({ description: 'Only what this API key did, and what was done to it.' }),
    assistantId: rowId
      .optional()
      .meta({ description: 'Only what this assistant did, and what was done to it.' }),
    since: z.iso.datetime({ offset: true }).optional(),
    until: z.iso
      .datetime({ offset: true })
      .optional()
      .meta({ description: 'End of the period, not included.' }),
    before: z.coerce.number().int().min(1).optional(),
    limit: z.coerce.number().int().min(1).max(500).default(50),
  }),
  output: z.object({ events: z.array(organizationEvent), nextBefore: z.int().nullable() }),
});

const activityProgram = z.object({
  kind: z.enum(['key', 'assistant']),
  id: z.uuid(),
  name: z.string().meta({ description: 'Empty for an unnamed assistant.' }),
});
export type ActivityProgram = z.infer<typeof activityProgram>;

export const listActivityPrograms = endpoint({
  method: 'GET',
  path: '/organization/activity/programs',
  access: 'signed-in',
  permission: 'audit.read',
  scope: 'audit:read',
  summary:
    'The API keys and assistants by which the audit log can be filtered, including those that have ended.',
  output: z.array(activityProgram),
});
