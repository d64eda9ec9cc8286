import * as z from 'zod';
import { analysisEvent } from './analysis-events.ts';
import { candidateFacts, correctableFacts, factCorrections } from './candidate-facts.ts';
import { candidateGroups } from './candidate-groups.ts';
import { decisions, declinedFor, givenDecision, reasonText, stages } from './decisions.ts';
import { endpoint } from './endpoint.ts';
import { doubt, question, reason, replayChange } from './explanations/statement-schemas.ts';
import { rowId } from './ids.ts';
import { limits } from './limits.ts';
import { person } from './organizations.ts';
import { pageCursor } from './paging.ts';
import { requirementKinds } from './requirement-kinds.ts';
import { matchReport, potential } from './resume-matcher.ts';
import { scoreBands } from './score-bands.ts';
import { searchReason } from './search.ts';
import { verdicts } from './verdicts.ts';

/** The parts of a finding that re-ranking in the browser needs. */
const verdict = z.object({
  requirementId: z.string(),
  kind: z.enum(requirementKinds),
  overall: z.boolean().meta({
    description: 'Whether the line is part of the overall fit instead of a requirement of its own.',
  }),
  status: z.enum(verdicts),
  credit: z.number().min(0).max(1).nullable(),
  must: z.boolean(),
  weight: z.number().min(0).max(5),
});

const score = z.int().min(0).max(100);

/** One resume scored against one job description, as a line of a list. */
export const analysisRow = z
  .object({
    id: z.uuid(),
    batchId: z.uuid().nullable(),
    jobDescriptionId: z.uuid(),
    jobTitle: z.string(),
    jobVersion: z.int(),
    isOutdated: z
      .boolean()
      .meta({ description: 'Whether the job description has changed since the resume was scored.' }),
    fileId: z.uuid(),
    fileName: z.string(),
    personId: z.uuid().meta({ description: 'The person whose resume it is.' }),
    personResumes: z.int().meta({ description: 'Number of resumes of the person, including this one.' }),
    candidateName: z.string().nullable(),
    alias: z.string().meta({ description: 'Name to show in the anonymous view.' }),
    headline: z.string().nullable().meta({ description: 'The current or most recent position.' }),
    place: z.string().nullable(),
    experienceMonths: z.int().nullable(),
    score: score.nullable().meta({ description: 'Computed score; null if the resume could not be scored.' }),
    band: z.enum(scoreBands).nullable(),
    potential,
    confidence: z.number().min(0).max(1),
    gate: z.object({
      passed: z.boolean(),
      missing: z.array(z.string()).meta({ description: 'Ids of must-haves that are shown as not met.' }),
    }),
    mustsMet: z.int(),
    mustsTotal: z.int(),
    group: z.enum(candidateGroups),
    verdicts: z.array(verdict),
    doubts: z.array(doubt).meta({ description: 'What lowers the confidence, and by how much.' }),
    flagKinds: z.array(z.string()),
    stage: z.enum(stages),
    decision: z.enum(decisions).nullable(),
    decisionReason: z.string().nullable().meta({ description: 'Free text.' }),
    declinedFor: declinedFor.nullable().meta({ description: 'Reason codes of a no.' }),
    decidedAt: z.iso.datetime().nullable(),
    decidedBy: z.uuid().nullable().meta({ description: 'The member who decided.' }),
    tags: z.array(z.string()).meta({ description: 'Tags of the person; the same in every job.' }),
    assignee: z
      .string()
      .nullable()
      .meta({ description: 'The person responsible for the candidate: the name of a member, or free text.' }),
    assignedTo: person
      .extend({
        isMember: z
          .boolean()
          .meta({ description: 'False for a former member, whose candidates should be reassigned.' }),
      })
      .nullable()
      .meta({
        description: 'The assigned member; null if no one is assigned, or if the assignee is free text.',
      }),
    override: z
      .object({ score, reason: z.string() })
      .nullable()
      .meta({ description: "A person's score, beside the computed one." }),
    hasNotes: z.boolean(),
    commentCount: z.int().meta({ description: 'Number of comments, including replies.' }),
    isCorrected: z.boolean().meta({ description: 'Whether facts were corrected by hand.' }),
    engineVersion: z.string(),
    createdAt: z.iso.datetime(),
    judgedAt: z.iso.datetime(),
  })
  .meta({ id: 'AnalysisRow' });
export type AnalysisRow = z.infer<typeof analysisRow>;

/** How a requirement is summarized for the person who decides. */
export const remark = z.object({
  requirementId: z.string(),
  requirement: z.string().meta({ description: 'Text of the requirement, without the full stop.' }),
  must: z.boolean(),
  reason,
});
export type Remark = z.infer<typeof remark>;

const run = z.object({
  number: z.int().min(1),
  cause: z.enum(['first', 'job-changed', 'facts-corrected', 'engine-changed']),
  score: score.nullable(),
  confidence: z.number(),
  jobVersion: z.int(),
  engineVersion: z.string(),
  judgedAt: z.iso.datetime(),
});

export const analysisDetail = analysisRow
  .extend({
    report: matchReport,
    facts: candidateFacts.meta({ description: 'Facts with corrections applied.' }),
    corrections: factCorrections.nullable(),
    readFacts: candidateFacts.nullable().meta({ description: 'Original values of corrected facts.' }),
    requirements: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(requirementKinds),
        text: z.string(),
        must: z.boolean(),
        overall: z.boolean(),
      }),
    ),
    strengths: z.array(remark),
    gaps: z.array(remark),
    questions: z
      .array(z.object({ requirementId: z.string(), question }))
      .meta({ description: 'Questions to ask the candidate.' }),
    notes: z.string(),
    runs: z.array(run).meta({ description: 'All scorings, newest first; the first one is always kept.' }),
    events: z.array(analysisEvent).meta({ description: 'Changes made by people, newest first.' }),
    inputs: z.object({
      fileHash: z.string(),
      documentHash: z.string(),
      factsHash: z.string(),
      jobHash: z.string(),
      resultHash: z.string(),
      today: z.iso.date(),
    }),
  })
  .meta({ id: 'AnalysisDetail' });
export type AnalysisDetail = z.infer<typeof analysisDetail>;

/** `group`: what to do next, and the best first in each. */
export const analysisOrders = [
  'group',
  'score',
  'confidence',
  'judged',
  'name',
  'experience',
  'stage',
] as const;

/** The filters of a list of analyses and of its export. */
export const analysisFilter = {
  search: z.string().trim().max(200).optional(),
  /** `no` where names, contacts, places, schools and file names are hidden: then they are not searched either. */
  searchNames: z.enum(['yes', 'no']).optional(),
  jobDescriptionId: z.uuid().optional(),
  batchId: z.uuid().optional(),
  personId: rowId.optional().meta({ description: 'Only analyses of resumes of this person.' }),
  group: z.enum(candidateGroups).optional(),
  stage: z.enum(stages).optional(),
  decision: z.enum([...decisions, 'none']).optional(),
  minScore: z.coerce.number().int().min(0).max(100).optional(),
  flagged: z.enum(['yes', 'no']).optional(),
  tag: z.string().trim().max(limits.tagMax).optional(),
  assignee: z.string().trim().max(limits.assigneeMax).optional(),
  assigneeId: rowId.optional().meta({ description: 'Only analyses assigned to this member.' }),
  unassigned: z.enum(['yes']).optional().meta({ description: 'Only analyses without an assignee.' }),
  toReassign: z.enum(['yes']).optional().meta({ description: 'Only analyses assigned to a former member.' }),
};

/** Selects analyses by id, or all that match a filter. */
export function chosenBy(idsMax: number) {
  return {
    ids: z.array(rowId).min(1, 'Choose at least one candidate.').max(idsMax).optional(),
    filter: z
      .object(analysisFilter)
      .optional()
      .meta({ description: 'Instead of `ids`: every analysis that matches.' }),
    expected: z.int().min(1).optional().meta({
      description:
        'Required with `filter`: the number of matches the caller saw. 409 if a different number matches.',
    }),
  };
}

/** Either ids or a filter, and not both. */
export const choosesOnce = [
  (chosen: { readonly ids?: unknown; readonly filter?: unknown }) =>
    (chosen.ids === undefined) !== (chosen.filter === undefined),
  { error: 'Specify analyses or a filter.', path: ['ids'] },
] satisfies [(chosen: { readonly ids?: unknown; readonly filter?: unknown }) => boolean, object];

/** A row of a list; of a searched one with what matched. */
export const foundAnalysis = analysisRow.extend({
  foundBy: z.array(searchReason).optional().meta({
    description:
      'With `search`: what of the resume matched. Empty where the row itself shows it, or where no line of a long list is quoted.',
  }),
});
export type FoundAnalysis = z.infer<typeof foundAnalysis>;

const analysisList = {
  input: z.object({
    ...analysisFilter,
    order: z.enum(analysisOrders).default('judged'),
    direction: z.enum(['asc', 'desc']).default('desc'),
    cursor: pageCursor,
    limit: z.coerce.number().int().min(1).max(1000).default(50),
  }),
  output: z.object({ analyses: z.array(foundAnalysis), nextCursor: z.string().nullable(), total: z.int() }),
};

export const listAnalyses = endpoint({
  method: 'GET',
  path: '/resume-analysis',
  access: 'signed-in',
  permission: 'candidates.read',
  scope: 'analyses:read',
  about: 'listed',
  summary: 'Analyses, filtered and ordered, page by page.',
  ...analysisList,
  limitPerMinute: 300,
});

/** The same as `listAnalyses`, under the other path that clients know. */
export const listAnalysisHistory = endpoint({
  method: 'GET',
  path: '/analysis/history',
  access: 'signed-in',
  permission: 'candidates.read',
  scope: 'analyses:read',
  about: 'listed',
  summary: 'The same as GET /resume-analysis.',
  ...analysisList,
  limitPerMinute: 300,
});

const ofAnalysis = { id: z.uuid() };

export const getAnalysis = endpoint({
  method: 'GET',
  path: '/resume-analysis/{id}',
  access: 'signed-in',
  permission: 'candidates.read',
  scope: 'analyses:read',
  about: { analysis: 'id' },
  summary: 'One analysis with findings, evidence, facts and history.',
  input: z.object(ofAnalysis),
  output: analysisDetail,
});

/** The same as `getAnalysis`, under the other path that clients know. */
export const getAnalysisResult = endpoint({
  method: 'GET',
  path: '/analysis/result',
  access: 'signed-in',
  permission: 'candidates.read',
  scope: 'analyses:read',
  about: { analysis: 'id' },
  summary: 'The same as GET /resume-analysis/{id}.',
  input: z.object(ofAnalysis),
  output: analysisDetail,
});

export const updateAnalysis = endpoint({
  method: 'PATCH',
  path: '/resume-analysis/{id}',
  access: 'signed-in',
  permission: 'candidates.review',
  about: { analysis: 'id' },
  summary:
    'Change stage, decision, notes and score override. A no needs a reason. 409 with the analysis in `current` if the notes are no longer `notesBefore`.',
  input: z.object({
    ...ofAnalysis,
    stage: z.enum(stages).optional(),
    decision: givenDecision.optional(),
    notes: z
      .string()
      .max(limits.notesMax, `Keep the notes under ${limits.notesMax.toLocaleString('en')} characters.`)
      .optional(),
    notesBefore: z.string().max(limits.notesMax).optional().meta({
      description:
        'The notes as the caller saw them; 409 if they have changed. If left out, the notes are replaced in any case.',
    }),
    override: z
      .object({ score, reason: reasonText.min(2, 'Enter a short reason.') })
      .nullable()
      .optional(),
  }),
  output: analysisDetail,
  limitPerMinute: 300,
  limitPerDay: 10_000,
});

export const correctFacts = endpoint({
  method: 'POST',
  path: '/resume-analysis/{id}/corrections',
  access: 'signed-in',
  permission: 'candidates.correct',
  scope: 'analyses:write',
  summary:
    'Correct facts; `null` resets them to what was read. The resume is scored again for every job, free of charge.',
  input: z.object({ ...ofAnalysis, corrections: factCorrections.nullable() }),
  output: analysisDetail,
  timeoutMs: limits.aiTimeoutMs,
  limitPerMinute: 60,
  limitPerDay: 1_000,
});

export const correctFact = endpoint({
  method: 'PATCH',
  path: '/resume-analysis/{id}/corrections',
  access: 'signed-in',
  permission: 'candidates.correct',
  scope: 'analyses:write',
  summary:
    'Correct some facts and keep other corrections; facts in `asRead` are reset to what was read. The resume is scored again for every job, free of charge.',
  input: z.object({
    ...ofAnalysis,
    corrections: factCorrections.default({}),
    asRead: z.array(z.enum(correctableFacts)).max(correctableFacts.length).default([]),
  }),
  output: analysisDetail,
  timeoutMs: limits.aiTimeoutMs,
  limitPerMinute: 60,
  limitPerDay: 1_000,
});

export const replayAnalysis = endpoint({
  method: 'POST',
  path: '/resume-analysis/{id}/replay',
  access: 'signed-in',
  permission: 'candidates.read',
  scope: 'analyses:read',
  about: { analysis: 'id' },
  summary: 'Recompute the analysis from the stored inputs and say whether it is identical, or what changed.',
  input: z.object(ofAnalysis),
  output: z.object({
    identical: z.boolean(),
    resultHash: z.string(),
    storedHash: z.string(),
    engineVersion: z.string(),
    storedEngineVersion: z.string(),
    changes: z.array(replayChange).meta({ description: 'Differences, node by node; empty if identical.' }),
  }),
  timeoutMs: limits.aiTimeoutMs,
  limitPerMinute: 60,
});

export const deleteAnalyses = endpoint({
  method: 'POST',
  path: '/analysis/delete',
  access: 'signed-in',
  permission: 'candidates.delete',
  scope: 'candidates:delete',
  summary: 'Delete analyses, with or without their resumes: all that are listed or match, or none.',
  input: z
    .object({
      ...chosenBy(1_000),
      withResumes: z
        .boolean()
        .default(false)
        .meta({ description: 'Also delete the resumes, with everything read and scored from them.' }),
    })
    .refine(...choosesOnce),
  output: z.object({
    deleted: z.int().meta({ description: 'Number of deleted analyses, or of deleted resumes.' }),
  }),
});

export const deleteAnalysis = endpoint({
  method: 'DELETE',
  path: '/resume-analysis/{id}',
  access: 'signed-in',
  permission: 'candidates.delete',
  scope: 'candidates:delete',
  summary: 'Delete one analysis; its resume stays.',
  input: z.object(ofAnalysis),
  output: z.object({ id: z.uuid() }),
});
