import { createHash } from 'node:crypto';
import {
  type Client,
  generateJobDescription,
  getAnalysis,
  getJob,
  getPerson,
  jobBrief,
  listAnalyses,
  listFiles,
  listJobs,
  quoteBatch,
  readPoolQuery,
  type Scope,
  searchPool,
} from '@winnow/contracts';
import * as z from 'zod';

/** What an assistant can do. */
export type Tool = {
  readonly name: string;
  readonly title: string;
  /** Tells the assistant when to use it and what it returns. */
  readonly description: string;
  /** Scopes that it requires. */
  readonly scopes: readonly Scope[];
  /** Whether it neither changes anything nor costs credits. */
  readonly isReading: boolean;
  readonly input: z.ZodObject;
  /** @throws RequestFailure as the calls of the API do */
  use(client: Client, input: unknown, siteUrl: string): Promise<unknown>;
};

function tool<Input extends z.ZodObject>(
  described: Omit<Tool, 'input' | 'use' | 'isReading'> & {
    readonly isReading?: boolean;
    readonly input: Input;
    readonly use: (client: Client, input: z.output<Input>, siteUrl: string) => Promise<unknown>;
  },
): Tool {
  // Only called with values that its schema has parsed.
  return { isReading: true, ...described, use: described.use as Tool['use'] };
}

const page = {
  cursor: z.string().optional().describe('nextCursor of the previous page.'),
  limit: z.int().min(1).max(50).default(20),
};

/** All tools. None deletes, sends, decides about a candidate or starts a run. */
export const tools: readonly Tool[] = [
  tool({
    name: 'list_jobs',
    title: 'List jobs',
    description: 'Job descriptions that are not archived, with their ids, most recently changed first.',
    scopes: ['jobs:read'],
    input: z.object({
      search: z.string().trim().max(200).optional().describe('Part of the title or the text.'),
      ...page,
    }),
    use: async (client, input) => (await client.call(listJobs, input)).data,
  }),
  tool({
    name: 'read_job',
    title: 'Read a job',
    description: 'One job description with its text and the requirements that were read from it.',
    scopes: ['jobs:read'],
    input: z.object({ jobId: z.uuid() }),
    use: async (client, { jobId }) => (await client.call(getJob, { id: jobId })).data,
  }),
  tool({
    name: 'list_candidates',
    title: 'List candidates of a job',
    description: 'The analyses of a job with score, group and id, highest score first.',
    scopes: ['analyses:read'],
    input: z.object({ jobId: z.uuid(), ...page }),
    use: async (client, { jobId, ...rest }) =>
      (await client.call(listAnalyses, { jobDescriptionId: jobId, order: 'score', ...rest })).data,
  }),
  tool({
    name: 'read_analysis',
    title: 'Read an analysis',
    description:
      'One candidate scored against one job: the verdict on each requirement with quotes from the resume, and how the points were earned.',
    scopes: ['analyses:read'],
    input: z.object({ analysisId: z.uuid() }),
    use: async (client, { analysisId }) => (await client.call(getAnalysis, { id: analysisId })).data,
  }),
  tool({
    name: 'search_talent_pool',
    title: 'Search the talent pool',
    description:
      'Searches all candidates in the library in plain words, such as "nurse with German in Hamburg, 3 years". Returns how the search was understood, and which facts match for each candidate.',
    scopes: ['pool:read'],
    input: z.object({
      query: z.string().trim().min(2).max(300),
      limit: z.int().min(1).max(50).default(10),
      offset: z.int().min(0).max(950).default(0),
    }),
    async use(client, { query, limit, offset }) {
      const { chips, ignored, problem } = (await client.call(readPoolQuery, { text: query })).data;
      if (problem) return { understood: chips, ignored, problem: problem.message };
      const { total, hits } = (await client.call(searchPool, { chips, limit, offset })).data;
      return { understood: chips, ignored, total, hits };
    },
  }),
  tool({
    name: 'read_person',
    title: 'Read a person',
    description: 'One person in the library with all their resumes and analyses.',
    scopes: ['candidates:read'],
    input: z.object({ personId: z.uuid() }),
    use: async (client, { personId }) => (await client.call(getPerson, { id: personId })).data,
  }),
  tool({
    name: 'list_resumes',
    title: 'List resumes',
    description: 'Resume files in the library, with the ids that draft_run takes.',
    scopes: ['resumes:read'],
    input: z.object({ search: z.string().trim().max(200).optional(), ...page }),
    use: async (client, input) => (await client.call(listFiles, input)).data,
  }),
  tool({
    name: 'draft_job',
    title: 'Draft a job description',
    description:
      'Writes a job description from a title and a few facts. Costs the organization one credit; repeating the same brief on the same day is free. Ask the user first. Nothing is saved: show the text, and the user adds it at addAt.',
    scopes: ['jobs:write'],
    isReading: false,
    input: jobBrief,
    async use(client, brief, siteUrl) {
      const day = new Date().toISOString().slice(0, 10);
      const idempotencyKey = createHash('sha256')
        .update(`mcp ${day} ${JSON.stringify(brief)}`)
        .digest('hex');
      const { title, text, notes } = (await client.call(generateJobDescription, { brief, idempotencyKey }))
        .data;
      return { title, text, notes, addAt: `${siteUrl}/job-descriptions/new` };
    },
  }),
  tool({
    name: 'draft_run',
    title: 'Draft a run',
    description:
      'What it would cost to rank resumes in the library for a job. Nothing is started and no credits are spent: the user opens startAt, chooses the resumes and confirms.',
    scopes: ['runs:write'],
    input: z.object({
      jobId: z.uuid(),
      fileIds: quoteBatch.input.shape.fileIds.describe('Ids of resumes, from list_resumes or a search.'),
    }),
    async use(client, { jobId, fileIds }, siteUrl) {
      const price = (await client.call(quoteBatch, { jobDescriptionId: jobId, fileIds })).data;
      return { price, startAt: `${siteUrl}/resume-analyzer?job=${jobId}` };
    },
  }),
];
