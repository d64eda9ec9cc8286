import * as z from 'zod';
import { endpoint, eventStream } from './endpoint.ts';
import { limits } from './limits.ts';

export const writerLimits = {
  wishes: 12,
  wishCharacters: 200,
  companyCharacters: 1_000,
  variants: 99,
} as const;

const line = (max: number) => z.string().trim().max(max, `Use at most ${max} characters`);

/** A recruiter's input for a job description; everything else in it comes from data about the occupation. */
export const jobBrief = z.object({
  title: line(120).min(2, 'Title is required'),
  seniority: z
    .enum(['trainee', 'junior', 'regular', 'senior', 'lead', 'manager', 'executive'])
    .nullable()
    .default(null),
  place: line(120).default(''),
  workMode: z.enum(['on-site', 'hybrid', 'remote']).nullable().default(null),
  employment: z
    .enum(['full-time', 'part-time', 'contract', 'temporary', 'internship'])
    .nullable()
    .default(null),
  industry: line(120).default(''),
  /** Facts about the company in its own words, used unchanged. */
  company: line(writerLimits.companyCharacters).default(''),
  wishes: z
    .array(line(writerLimits.wishCharacters))
    .max(writerLimits.wishes, `Use at most ${writerLimits.wishes} wishes`)
    .default([]),
  tone: z.enum(['plain', 'warm', 'formal']).default('plain'),
  length: z.enum(['short', 'standard', 'detailed']).default('standard'),
});
export type JobBrief = z.output<typeof jobBrief>;

export const jobSectionIds = ['role', 'duties', 'needs', 'extras', 'wishes', 'company'] as const;
export type JobSectionId = (typeof jobSectionIds)[number];

export const jobSection = z.object({
  id: z.enum(jobSectionIds),
  heading: z.string(),
  paragraphs: z.array(z.string()),
  lines: z.array(z.string()),
});
export type JobSection = z.output<typeof jobSection>;

/** Who wrote the text: the built-in writer, or the language model of that name. */
export const jobWriter = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('offline') }),
  z.object({ kind: z.literal('model'), name: z.string() }),
]);

export const generatedJob = z.object({
  title: z.string(),
  /** Place, work mode and kind of employment in one line; empty where nothing was said. */
  terms: z.string(),
  sections: z.array(jobSection),
  /** All of it as one text, ready to become a job description. */
  text: z.string(),
  writer: jobWriter,
  /** The occupation whose duties were used, in O*NET's words; `null` where the title is not known. */
  occupation: z.string().nullable(),
  /** What the reader should know: that the title is unknown, or that the model failed. */
  notes: z.array(z.string()),
});
export type GeneratedJob = z.output<typeof generatedJob>;

/** Idempotency key: one per press of the button. */
const idempotencyKey = z.string().min(8).max(255);

/** Writes a whole description. Costs one credit, on success; the same key is charged once and gets the same answer. */
export const generateJobDescription = endpoint({
  method: 'POST',
  path: '/job-descriptions/generate',
  access: 'signed-in',
  permission: 'jobs.write',
  scope: 'jobs:write',
  summary: 'Generate a job description from a title and a few requirements',
  input: z.object({ brief: jobBrief, idempotencyKey }),
  output: generatedJob,
  timeoutMs: limits.aiTimeoutMs,
  limitPerMinute: 20,
});

/** What a language model is writing, piece by piece; the built-in writer is too fast to watch. */
export const jobDraft = eventStream({
  path: '/job-descriptions/generate/draft',
  access: 'signed-in',
  permission: 'jobs.write',
  summary: 'The text of a job description while a language model writes it',
  input: z.object({ idempotencyKey }),
  events: {
    watching: z.object({}),
    piece: z.object({ text: z.string() }),
    heartbeat: z.object({}),
    stopping: z.object({}),
  },
});

/** Rewrites one section. Free of charge. */
export const rewriteJobSection = endpoint({
  method: 'POST',
  path: '/job-descriptions/generate/section',
  access: 'signed-in',
  permission: 'jobs.write',
  scope: 'jobs:write',
  summary: 'Rewrite one section of a job description',
  input: z.object({
    brief: jobBrief,
    section: z.enum(jobSectionIds),
    /**
     * 0 gives the text of `generate`; each other number gives a different one. The same number always gives the same
     * text.
     */
    variant: z.int().min(0).max(writerLimits.variants),
  }),
  output: jobSection,
  limitPerMinute: 60,
});
