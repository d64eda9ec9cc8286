import * as z from 'zod';
import { endpoint } from './endpoint.ts';

/** For the first screen after signing in. */
export const getOverview = endpoint({
  method: 'GET',
  path: '/resume-analysis/overview',
  access: 'signed-in',
  permission: 'candidates.read',
  scope: 'analyses:read',
  about: 'listed',
  summary: 'Candidates to review, runs in progress, and unreadable resumes.',
  output: z.object({
    toReview: z.int().meta({ description: 'Analyses without a decision.' }),
    running: z.int().meta({ description: 'Runs in progress.' }),
    unreadable: z.int().meta({ description: 'Files from the last 30 days that could not be read.' }),
    analyses: z.int(),
    jobs: z.int(),
    hasSample: z.boolean(),
  }),
  limitPerMinute: 300,
});
