import * as z from 'zod';
import { decisions, stages } from './decisions.ts';
import { endpoint } from './endpoint.ts';
import { rowId } from './ids.ts';
import { verdicts } from './verdicts.ts';

export const rediscoveryLimits = {
  /** People suggested for a job. */
  suggested: 50,
  /** In larger libraries, number of people compared in full: the best by their facts. */
  depth: 200,
  /** Up to this many people, everybody is compared in full. */
  comparedWholly: 1_000,
  /** Resumes compared in full by one call. */
  atOnce: 20,
  /** Jobs shown for a person. */
  jobs: 5,
  /** Minimum score, with all must-haves met, at which the hiring team is notified of a new person. */
  strongFrom: 60,
} as const;

/** How a resume shows one requirement of a job. */
const matchLine = z.object({
  requirementId: z.string(),
  text: z.string(),
  must: z.boolean(),
  status: z.enum(verdicts),
  quote: z.string().nullable().meta({ description: 'Its strongest words; null where there are none.' }),
});
export type MatchLine = z.infer<typeof matchLine>;

const jobMatch = z
  .object({
    score: z.int().nullable().meta({ description: '0-100, as in a run; null where it cannot be told.' }),
    missing: z.int().meta({ description: 'Must-haves that are not met.' }),
    lines: z.array(matchLine).meta({ description: 'Must-haves first, then by weight.' }),
  })
  .meta({ id: 'JobMatch' });
export type JobMatch = z.infer<typeof jobMatch>;

const suggestedPerson = z
  .object({
    personId: z.uuid(),
    fileId: z.uuid().meta({ description: 'Of their newest resume, which is compared.' }),
    name: z.string().meta({ description: 'In the anonymous view, the alias.' }),
    headline: z.string().nullable(),
    place: z.string().nullable(),
    addedAt: z.iso.datetime(),
    match: jobMatch.nullable().meta({ description: 'null while the resume is not compared in full yet.' }),
    before: z
      .object({
        analysisId: z.uuid(),
        score: z.int().nullable(),
        stage: z.enum(stages),
        decision: z.enum(decisions).nullable(),
        at: z.iso.datetime(),
      })
      .nullable()
      .meta({ description: 'What was scored and decided for an earlier version of this job.' }),
    declinedAt: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'When the person was last declined for another job.' }),
    contactedAt: z.iso.datetime().nullable().meta({ description: 'When an email was last sent to them.' }),
  })
  .meta({ id: 'SuggestedPerson' });
export type SuggestedPerson = z.infer<typeof suggestedPerson>;

const ofJob = { id: rowId };

export const suggestPeople = endpoint({
  method: 'POST',
  path: '/job-descriptions/{id}/suggestions',
  access: 'signed-in',
  permission: 'resumes.read',
  scope: 'pool:read',
  summary: `The best people of the library who were not scored for the current version of a job, at no cost. Each call compares some more resumes in full; call until \`left\` is 0. Up to ${rediscoveryLimits.comparedWholly} people everybody is compared, of more the best ${rediscoveryLimits.depth} by their facts.`,
  input: z.object({
    ...ofJob,
    limit: z.int().min(0).max(rediscoveryLimits.suggested).default(10),
    compare: z
      .int()
      .min(0)
      .max(rediscoveryLimits.atOnce)
      .default(0)
      .meta({ description: 'Resumes to compare in full before the answer.' }),
  }),
  output: z
    .object({
      people: z.array(suggestedPerson),
      total: z.int().meta({ description: 'People who come into question.' }),
      compared: z.int(),
      left: z.int().meta({ description: 'Resumes that are still to be compared in full.' }),
      isAnonymous: z.boolean(),
      pending: z.int().meta({ description: 'Resumes that cannot be found yet: they are being indexed.' }),
      tellsTeam: z.boolean().meta({ description: 'Whether the hiring team is told of strong new people.' }),
    })
    .meta({ id: 'Suggestions' }),
  limitPerMinute: 240,
});
export type Suggestions = z.infer<typeof suggestPeople.output>;

export const notifyOfStrongPeople = endpoint({
  method: 'PUT',
  path: '/job-descriptions/{id}/suggestions/notices',
  access: 'signed-in',
  permission: 'jobs.write',
  summary: `Whether the recruiters of the hiring team are notified of new people in the library who meet all must-haves and score ${rediscoveryLimits.strongFrom} or more.`,
  input: z.object({ ...ofJob, isOn: z.boolean() }),
  output: z.object({ isOn: z.boolean() }),
});

export const listFittingJobs = endpoint({
  method: 'GET',
  path: '/people/{id}/fitting-jobs',
  access: 'signed-in',
  permission: 'candidates.read',
  scope: 'candidates:read',
  about: 'listed',
  summary: `The open jobs that a person’s newest resume fits best, at most ${rediscoveryLimits.jobs}, free of charge. Hiring managers see their jobs.`,
  input: z.object({ id: rowId }),
  output: z
    .object({
      jobs: z.array(
        z.object({
          jobId: z.uuid(),
          title: z.string(),
          company: z.string(),
          match: jobMatch,
          analysisId: z.uuid().nullable().meta({ description: 'Where they were scored for the job.' }),
        }),
      ),
      fileId: z.uuid().nullable().meta({ description: 'The resume; null where none could be read.' }),
      open: z.int().meta({ description: 'Open jobs that were compared.' }),
    })
    .meta({ id: 'FittingJobs' }),
  limitPerMinute: 120,
});
export type FittingJobs = z.infer<typeof listFittingJobs.output>;
