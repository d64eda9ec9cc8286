import * as z from 'zod';
import { candidateGroups } from './candidate-groups.ts';
import { spender } from './credits.ts';
import { decisions, declineReasons, stages } from './decisions.ts';
import { endpoint } from './endpoint.ts';
import { rowId } from './ids.ts';
import { formerMembers } from './organization-activity.ts';
import { pageCursor } from './paging.ts';
import { requirementKinds } from './requirement-kinds.ts';
import { verdicts } from './verdicts.ts';

const score = z.int().min(0).max(100);

/** Whether a member declined an application. */
const openOrDeclined = z.enum(['open', 'declined']);

/** Kind of change in a record, with the values before and after. */
const recordedDecision = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('decision'),
    from: z.enum(decisions).nullable(),
    to: z.enum(decisions).nullable().meta({ description: 'The new value; null if a decision was cleared.' }),
  }),
  z.object({ kind: z.literal('stage'), from: z.enum(stages), to: z.enum(stages) }),
  z.object({
    kind: z.literal('score').meta({ description: "A person's score beside the computed one." }),
    from: score.nullable(),
    to: score.nullable(),
  }),
  z.object({
    kind: z.literal('application'),
    from: openOrDeclined,
    to: openOrDeclined,
  }),
]);

/** What records can be narrowed to. Decisions, stages, then the rest; `open` is an application that was reopened. */
export const recordOutcomes = [
  ...decisions,
  'withdrawn',
  ...stages,
  'score',
  'application-declined',
  'application-reopened',
] as const;
export type RecordOutcome = (typeof recordOutcomes)[number];

/** `written`: given only as free text, which records never show. */
export const recordReasons = [...declineReasons, 'written'] as const;
export type RecordReason = (typeof recordReasons)[number];

/** How a decision departs from the group that the ranking put the candidate in. */
export const departures = ['top-match-declined', 'missing-must-advanced'] as const;
export type Departure = (typeof departures)[number];

const basis = z.object({
  score: score.nullable().meta({ description: 'Computed score; null if the resume could not be scored.' }),
  potential: score
    .nullable()
    .meta({ description: 'The score if every requirement that the resume doesn’t mention were met.' }),
  confidence: z.number().min(0).max(1),
  group: z.enum(candidateGroups),
  mustsMet: z.int(),
  mustsTotal: z.int(),
  requirements: z
    .array(
      z.object({
        id: z.string(),
        kind: z.enum(requirementKinds),
        text: z
          .string()
          .meta({ description: 'Text of the requirement; empty for parts of the overall fit.' }),
        must: z.boolean(),
        overall: z.boolean().meta({
          description: 'Whether the line is part of the overall fit instead of a requirement of its own.',
        }),
        verdict: z.enum(verdicts),
      }),
    )
    .meta({ description: 'Verdict on each requirement, without quotes from the resume.' }),
  engineVersion: z.string(),
  jobHash: z.string().meta({ description: 'SHA-256 of the job version that was scored against.' }),
  resultHash: z.string().meta({ description: 'SHA-256 of the full result, for verification.' }),
  scoredAt: z.iso.datetime(),
});

/** One decision about a candidate, without identifying the candidate. */
export const decisionRecord = z
  .object({
    id: z.uuid(),
    at: z.iso.datetime(),
    job: z.object({
      id: z.uuid(),
      title: z.string(),
      version: z
        .int()
        .min(1)
        .nullable()
        .meta({ description: 'Version of the job; null if nothing was scored.' }),
    }),
    candidate: z.string().meta({
      description:
        'Code of the candidate, the same in all records for this job. It doesn’t identify the person.',
    }),
    change: recordedDecision,
    reasons: z.array(z.enum(recordReasons)).meta({ description: 'Reason codes of a no.' }),
    reasonMusts: z
      .array(z.string())
      .meta({ description: 'With `missing-must`: the must-haves, as in the job.' }),
    actorId: z
      .string()
      .meta({ description: 'Id of the member who decided, kept after the account is deleted.' }),
    actor: spender.meta({ description: 'The member who decided, as in the audit log.' }),
    changedTogether: z.int().min(1).meta({ description: 'How many candidates the same action changed.' }),
    isUndo: z.boolean().meta({ description: 'Whether it undid an earlier action.' }),
    isByPersonOnly: z
      .boolean()
      .meta({ description: 'Whether the applicant asked that no program reads or scores the resume.' }),
    departure: z.enum(departures).nullable().meta({
      description: 'How the decision differs from the ranking; null if it doesn’t.',
    }),
    basis: basis.nullable().meta({ description: 'The scoring at that time; null if nothing was scored.' }),
  })
  .meta({ id: 'DecisionRecord' });
export type DecisionRecord = z.infer<typeof decisionRecord>;

export const listDecisionRecords = endpoint({
  method: 'GET',
  path: '/organization/decision-records',
  access: 'signed-in',
  permission: 'records.read',
  scope: 'records:read',
  summary:
    'Decisions on candidates, newest first, without names, files or resume text. The audit log records who read them.',
  input: z.object({
    jobDescriptionId: rowId.optional(),
    candidate: z
      .string()
      .regex(/^[0-9A-F]{4}(?:-[0-9A-F]{4}){2}$/, 'Use a number such as 3F2A-90C1-77DE.')
      .optional(),
    outcome: z.enum(recordOutcomes).optional(),
    reason: z.enum(recordReasons).optional(),
    member: z
      .union([rowId, z.literal(formerMembers)])
      .optional()
      .meta({ description: 'Only decisions of this member; `former` for those of former members.' }),
    since: z.iso.datetime({ offset: true }).optional(),
    until: z.iso
      .datetime({ offset: true })
      .optional()
      .meta({ description: 'End of the period, not included.' }),
    purpose: z
      .enum(['view', 'export'])
      .default('view')
      .meta({ description: 'Purpose of the call, recorded in the audit log.' }),
    cursor: pageCursor,
    limit: z.coerce.number().int().min(1).max(100).default(20),
  }),
  output: z.object({ records: z.array(decisionRecord), nextCursor: z.string().nullable() }),
  limitPerMinute: 300,
});

export const listJobsOfDecisionRecords = endpoint({
  method: 'GET',
  path: '/organization/decision-records/jobs',
  access: 'signed-in',
  permission: 'records.read',
  scope: 'records:read',
  summary: 'Titles of the jobs that decision records are about, for filtering; at most 500.',
  output: z.array(z.object({ id: z.uuid(), title: z.string() })),
});

export const getDecisionRecord = endpoint({
  method: 'GET',
  path: '/organization/decision-records/{id}',
  access: 'signed-in',
  permission: 'records.read',
  scope: 'records:read',
  summary: 'One decision record. The audit log records who read it.',
  input: z.object({ id: rowId }),
  output: decisionRecord,
  limitPerMinute: 300,
});
