import * as z from 'zod';
import { analysisDetail } from './analyses.ts';
import { endpoint } from './endpoint.ts';
import { rowId } from './ids.ts';
import { limits } from './limits.ts';

/** How a person's newest resume would be scored for a job. Computed like a run; nothing is stored. */
export const analysisPreview = analysisDetail
  .pick({
    personId: true,
    fileId: true,
    fileName: true,
    candidateName: true,
    alias: true,
    headline: true,
    jobDescriptionId: true,
    jobTitle: true,
    jobVersion: true,
    score: true,
    band: true,
    potential: true,
    confidence: true,
    doubts: true,
    isCorrected: true,
    report: true,
    facts: true,
    readFacts: true,
    strengths: true,
    gaps: true,
    questions: true,
  })
  .extend({
    analysisId: z
      .uuid()
      .nullable()
      .meta({ description: 'The analysis, if a run already scored the person for the job.' }),
  })
  .meta({ id: 'AnalysisPreview' });
export type AnalysisPreview = z.infer<typeof analysisPreview>;

export const previewAnalysis = endpoint({
  method: 'GET',
  path: '/people/{id}/preview',
  access: 'signed-in',
  permission: 'candidates.read',
  scope: 'pool:read',
  about: { job: 'jobDescriptionId' },
  summary:
    'The full analysis of the newest resume of a person for the current version of any job, with findings and evidence. Nothing is stored, and it costs no credits. Hiring managers compare candidates of their jobs with their jobs.',
  input: z.object({ id: rowId, jobDescriptionId: rowId }),
  output: analysisPreview,
  timeoutMs: limits.aiTimeoutMs,
  limitPerMinute: 60,
});
