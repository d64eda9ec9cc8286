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
  quote: z.string().nullable().meta({ description: 'Strongest evidence; null if there is none.' }),
});
export type MatchLine = z.infer<typeof matchLine>;

const jobMatch = z
  .object({
    score: z.int().nullable().meta({ description: '0-100, as in a run; null if it can’t be scored.' }),
    missing: z.int().meta({ description: 'Number of must-haves that are not met.' }),
    lines: z.array(matchLine).meta({ description: 'Must-haves first, then by weight.' }),
  })
  .meta({ id: 'JobMatch' });
export type JobMatch = z.infer<typeof jobMatch>;

const suggestedPerson = z
  .object({
    personId: z.uuid(),
    fileId: z.uuid().meta({ description: 'The newest resume, which is compared.' }),
    name: z.string().meta({ description: 'The alias in the anonymous view.' }),
    headline: z.string().nullable(),
    place: z.string().nullable(),
    addedAt: z.iso.datetime(),
    match: jobMatch.nullable().meta({ description: 'Null until the resume is compared in full.' }),
    before: z
      .object({
        analysisId: z.uuid(),
        score: z.int().nullable(),
        stage: z.enum(stages),
        decision: z.enum(decisions).nullable(),
        at: z.iso.datetime(),
      })
      .nullable()
      .meta({ description: 'Scores and decisions for an earlier version of this job.' }),
    declinedAt: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'When the person was last declined for another job.' }),
    contactedAt: z.iso.datetime().nullable().meta({ description: 'When the person was last emailed.' }),
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
  summary: `The best people in the library who were not scored for the current version of a job, at no cost. Each call compares more resumes in full; call until \`left\` is 0. In libraries of up to ${rediscoveryLimits.comparedWholly} people, everyone is compared; in larger ones, the best ${rediscoveryLimits.depth} by their facts.`,
  input: z.object({
    ...ofJob,
    limit: z.int().min(0).max(rediscoveryLimits.suggested).default(10),
    compare: z
      .int()
      .min(0)
      .max(rediscoveryLimits.atOnce)
      .default(0)
      .meta({ description: 'Number of resumes to compare in full before responding.' }),
  }),
  output: z
    .object({
      people: z.array(suggestedPerson),
      total: z.int().meta({ description: 'Number of eligible people.' }),
      compared: z.int(),
      left: z.int().meta({ description: 'Number of resumes still to be compared in full.' }),
      isAnonymous: z.boolean(),
      pending: z.int().meta({ description: 'Number of resumes that are still being indexed.' }),
      tellsTeam: z
        .boolean()
        .meta({ description: 'Whether the hiring team is notified of strong new matches.' }),
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
          analysisId: z
            .uuid()
            .nullable()
            .meta({ description: 'The analysis, if the person was scored for the job.' }),
        }),
      ),
      fileId: z.uuid().nullable().meta({ description: 'The resume; null if none could be read.' }),
      open: z.int().meta({ description: 'Number of open jobs that were compared.' }),
    })
    .meta({ id: 'FittingJobs' }),
  limitPerMinute: 120,
});
export type FittingJobs = z.infer<typeof listFittingJobs.output>;
