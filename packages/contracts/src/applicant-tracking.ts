import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { rowId, rowIdsInAddress } from './ids.ts';
import { resumeImport } from './imports.ts';
import { limits } from './limits.ts';

/** Applicant tracking systems that an organization can connect. */
export const trackingVendors = ['greenhouse', 'lever', 'ashby'] as const;
export type TrackingVendor = (typeof trackingVendors)[number];

export const trackingLimits = {
  connections: 10,
  nameMax: 80,
  keyMax: 500,
  /** Maximum jobs per import request. */
  jobsAtOnce: 20,
  /** Maximum scores sent per request. */
  scoresAtOnce: 50,
} as const;

/** Why a request to an external system failed. */
export const trackingErrors = ['refused', 'unavailable', 'limited', 'unexpected', 'missing'] as const;
export type TrackingError = (typeof trackingErrors)[number];

const key = z.string().trim().min(1).max(trackingLimits.keyMax);

const credentials = z.discriminatedUnion('vendor', [
  z.object({
    vendor: z.literal('greenhouse'),
    clientId: key,
    clientSecret: key,
    userId: z
      .string()
      .regex(/^\d{1,20}$/)
      .meta({ description: 'Id of the user on whose behalf Greenhouse is read and notes are written.' }),
  }),
  z.object({
    vendor: z.literal('lever'),
    apiKey: key,
    userId: key.meta({ description: 'Id of the user on whose behalf notes are written.' }),
  }),
  z.object({ vendor: z.literal('ashby'), apiKey: key }),
]);
export type TrackingCredentials = z.infer<typeof credentials>;

const trackingImport = z.object({
  importId: z.uuid(),
  jobTitle: z.string(),
  state: resumeImport.shape.state,
  candidates: z.int().meta({ description: 'Number of candidates read so far.' }),
  isListed: z.boolean().meta({ description: 'Whether all candidates were read.' }),
  error: z
    .enum(trackingErrors)
    .nullable()
    .meta({ description: 'Why the import is paused; null if it isn’t.' }),
  startedAt: z.iso.datetime(),
});

const connection = z
  .object({
    id: z.uuid(),
    vendor: z.enum(trackingVendors),
    name: z.string(),
    createdAt: z.iso.datetime(),
    lastImportAt: z.iso.datetime().nullable(),
    imports: z.array(trackingImport).meta({ description: 'The newest imports.' }),
  })
  .meta({ id: 'TrackingConnection' });
export type TrackingConnection = z.infer<typeof connection>;

const ofConnection = { id: rowId };
const manage = { access: 'signed-in', permission: 'organization.manage' } as const;

export const listTrackingConnections = endpoint({
  ...manage,
  method: 'GET',
  path: '/applicant-tracking',
  summary: 'The connected applicant tracking systems, oldest first.',
  output: z.object({ connections: z.array(connection) }),
});

/** Names of connected systems only, without details reserved for managers of the organization. */
export const listTrackingSystems = endpoint({
  access: 'signed-in',
  method: 'GET',
  path: '/applicant-tracking/systems',
  permission: 'resumes.write',
  scope: 'resumes:write',
  summary: 'The connected applicant tracking systems, for members who import from them or send scores.',
  output: z.object({ connections: z.array(connection) }),
});

export const connectTracking = endpoint({
  ...manage,
  method: 'POST',
  path: '/applicant-tracking',
  summary: `Connect Greenhouse, Lever or Ashby, at most ${trackingLimits.connections} connections. The credentials are tested first.`,
  input: z.object({ name: z.string().trim().min(1).max(trackingLimits.nameMax), credentials }),
  output: connection,
  limitPerMinute: 10,
  limitPerDay: 100,
});

export const testTracking = endpoint({
  ...manage,
  method: 'POST',
  path: '/applicant-tracking/{id}/test',
  summary: 'Test the connection to an applicant tracking system.',
  input: z.object(ofConnection),
  output: z.object({ error: z.enum(trackingErrors).nullable() }),
  limitPerMinute: 20,
});

export const listTrackingJobs = endpoint({
  access: 'signed-in',
  permission: 'resumes.write',
  method: 'GET',
  scope: 'resumes:write',
  path: '/applicant-tracking/{id}/jobs',
  summary: 'The current open jobs of an applicant tracking system.',
  input: z.object(ofConnection),
  output: z.object({
    jobs: z.array(
      z.object({
        externalId: z.string(),
        title: z.string(),
        jobDescriptionId: z
          .uuid()
          .nullable()
          .meta({ description: 'The job in Winnow; null if it was not imported yet.' }),
      }),
    ),
  }),
  timeoutMs: limits.aiTimeoutMs,
  limitPerMinute: 20,
});

export const importFromTracking = endpoint({
  access: 'signed-in',
  permission: 'resumes.write',
  method: 'POST',
  scope: 'resumes:write',
  path: '/applicant-tracking/{id}/imports',
  summary:
    'Import jobs with their candidates and resumes, one import per job. Free; with `isScored`, resumes are scored in runs at the usual price.',
  input: z.object({
    ...ofConnection,
    jobs: z.array(z.string().min(1).max(200)).min(1).max(trackingLimits.jobsAtOnce),
    isScored: z.boolean().default(false),
    idempotencyKey: z.uuid(),
  }),
  output: z.object({ importIds: z.array(z.uuid()) }),
  timeoutMs: limits.aiTimeoutMs,
  limitPerMinute: 10,
  limitPerDay: 200,
});

export const disconnectTracking = endpoint({
  ...manage,
  method: 'DELETE',
  path: '/applicant-tracking/{id}',
  summary: 'Disconnect an applicant tracking system and delete its credentials. Imported data stays.',
  input: z.object(ofConnection),
  output: z.object({ id: z.uuid() }),
});

/** State of a score that was to be sent. */
const sentScore = z.object({
  connectionId: z.uuid(),
  vendor: z.enum(trackingVendors),
  name: z.string(),
  state: z.enum(['new', 'waiting', 'sending', 'sent', 'failed', 'unknown']).meta({
    description:
      '`new`: not sent, or another score was. `unknown`: the server stopped while it was being sent: look before you send it again.',
  }),
  error: z.enum(trackingErrors).nullable(),
});
export type SentScore = z.infer<typeof sentScore>;

export const listSentScores = endpoint({
  access: 'signed-in',
  method: 'GET',
  path: '/resume-analysis/{id}/applicant-tracking',
  permission: 'resumes.write',
  scope: 'analyses:read',
  summary: 'The systems that a candidate came from, and whether the score was sent there.',
  input: z.object({ id: rowId }),
  output: z.object({ systems: z.array(sentScore) }),
});

export const countSentScores = endpoint({
  access: 'signed-in',
  method: 'GET',
  path: '/applicant-tracking/scores',
  permission: 'resumes.write',
  scope: 'analyses:read',
  summary:
    'Whether the scores of several candidates were sent to the applicant tracking systems they came from; each candidate counts once.',
  input: z.object({
    analysisIds: rowIdsInAddress(trackingLimits.scoresAtOnce).meta({
      description: `Up to ${trackingLimits.scoresAtOnce} ids with commas between.`,
    }),
  }),
  output: z
    .object({
      systems: z.array(sentScore.pick({ connectionId: true, vendor: true, name: true })),
      unsent: z.int().meta({ description: 'Not sent, or sent with a different score.' }),
      failed: z.int(),
      unknown: z.int().meta({ description: 'It is unknown whether they arrived.' }),
      underWay: z.int(),
      sent: z.int(),
      withoutSystem: z.int().meta({ description: 'Candidates who didn’t come from a connected system.' }),
      withoutScore: z.int(),
    })
    .meta({ id: 'SentScoreCounts' }),
});
export type SentScoreCounts = z.infer<typeof countSentScores.output>;

export const sendScores = endpoint({
  access: 'signed-in',
  method: 'POST',
  path: '/resume-analysis/applicant-tracking',
  permission: 'resumes.write',
  scope: 'analyses:write',
  summary:
    'Send scores, with a link, as notes to the systems the candidates came from. The same score is sent once.',
  input: z.object({
    analysisIds: z.array(rowId).min(1).max(trackingLimits.scoresAtOnce),
    passOverUnknown: z.boolean().default(false).meta({
      description:
        'Skip scores of which it is unknown whether they arrived, so that a person can check first.',
    }),
  }),
  output: z.object({
    queued: z.int(),
    passedOver: z
      .int()
      .meta({ description: 'Skipped: already sent, without a score, or not from a connected system.' }),
  }),
  limitPerMinute: 60,
  limitPerDay: 5_000,
});
