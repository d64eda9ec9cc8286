import * as z from 'zod';
import { download, endpoint } from './endpoint.ts';
import { partWith, reason, weighting } from './explanations/statement-schemas.ts';
import { flagNotes } from './explanations/statements.ts';
import { jobNote } from './job-requirements.ts';
import { limits } from './limits.ts';
import { requirementKinds } from './requirement-kinds.ts';
import { scoreBands } from './score-bands.ts';
import { verdicts } from './verdicts.ts';

const box = z.tuple([z.number(), z.number(), z.number(), z.number()]).meta({
  description: 'Left, top, right, bottom in points (1/72 inch) from the top left corner of the page.',
});

const place = z.object({
  start: z.int().min(0).meta({ description: 'UTF-16 offset in `document.text`; half-open with `end`.' }),
  end: z.int().min(0),
  quote: z.string().meta({ description: 'Exactly the text from start to end.' }),
  page: z.int().min(1).nullable().meta({ description: 'Counted from 1; null for formats without pages.' }),
  boxes: z.array(box).meta({ description: 'Places of the quote on its page; empty without pages.' }),
});

const requirement = z.object({
  id: z.string(),
  kind: z.enum(requirementKinds),
  text: z.string(),
  must: z.boolean().meta({ description: 'Whether it is a must-have: it decides the group, not the score.' }),
  overall: z.boolean().meta({
    description: 'Whether the line is part of the overall fit instead of a requirement of its own.',
  }),
  weight: z.number().min(0).max(5),
  weighting,
});

const finding = z.object({
  requirement,
  status: z.enum(verdicts).meta({
    description: '`not-met`: the resume shows that it isn’t met; `not-found`: the resume doesn’t mention it.',
  }),
  credit: z
    .number()
    .min(0)
    .max(1)
    .nullable()
    .meta({ description: 'Null for requirements that are never scored, such as a location.' }),
  reason,
  evidence: z.array(place).meta({ description: 'Evidence of all parts, each place once, strongest first.' }),
  parts: z.array(partWith(place)).meta({
    description: 'Parts of the credit: the sum of share times credit. Empty for earlier versions.',
  }),
});

export const potential = z
  .object({
    score: z.int().min(0).max(100),
    notFound: z.int().min(0).meta({ description: 'Number of requirements that the resume doesn’t mention.' }),
  })
  .nullable()
  .meta({
    description:
      'The score if every requirement that the resume doesn’t mention were met; null without a score.',
  });
export type Potential = z.infer<typeof potential>;

const flag = z.object({
  kind: z.enum(['hidden-text', 'instruction-text', 'keyword-stuffing', 'copied-job-text', 'reading-quality']),
  text: z.string().meta({
    description: 'Quote of what was found, shortened to 200 characters; empty if `note` describes it.',
  }),
  note: z
    .enum(flagNotes)
    .nullable()
    .meta({ description: 'Only for `reading-quality`: what could not be read.' }),
  technique: z.string().nullable().meta({ description: 'How the text is hidden; null for other flags.' }),
  page: z.int().min(1).nullable(),
});

const readDocument = z.object({
  format: z.enum(['pdf', 'docx', 'doc', 'rtf', 'odt', 'txt', 'html', 'image', 'json-resume', 'europass']),
  pages: z.array(z.object({ width: z.number(), height: z.number() })),
  text: z.string().meta({ description: 'Extracted text in reading order; all offsets refer to it.' }),
  notes: z.array(
    z.enum(['truncated', 'pages-left-out', 'ocr', 'undecodable-text', 'damaged', 'pages-without-text']),
  ),
});

export const matchReport = z
  .object({
    engineVersion: z.string(),
    score: z
      .int()
      .min(0)
      .max(100)
      .nullable()
      .meta({ description: 'Null if the resume could not be scored.' }),
    band: z.enum(scoreBands).nullable(),
    potential,
    confidence: z.number().min(0).max(1),
    gate: z.object({
      passed: z.boolean(),
      missing: z.array(z.string()).meta({ description: 'Ids of must-haves that are shown as not met.' }),
    }),
    jobTitle: z.string().nullable(),
    findings: z.array(finding),
    flags: z.array(flag),
    otherSkills: z
      .array(z.string())
      .meta({ description: 'Skills in the resume that the job text doesn’t ask for.' }),
    experienceMonths: z
      .int()
      .min(0)
      .nullable()
      .meta({ description: 'Months in all positions, overlaps counted once; null if none is dated.' }),
    document: readDocument,
  })
  .meta({ id: 'MatchReport' });

export type MatchReport = z.infer<typeof matchReport>;
export type MatchFinding = MatchReport['findings'][number];
export type MatchFlag = MatchReport['flags'][number];
export type MatchEvidence = MatchFinding['evidence'][number];

/** A match, with the engine's notes on the job text. */
export const resumeMatch = matchReport.extend({ jobNotes: z.array(jobNote) }).meta({ id: 'ResumeMatch' });
export type ResumeMatch = z.infer<typeof resumeMatch>;

const jobText = z
  .string()
  .trim()
  .min(limits.jobTextMin, `Paste at least ${limits.jobTextMin} characters of the job description.`)
  .max(
    limits.jobTextMax,
    `Keep the job description under ${limits.jobTextMax.toLocaleString('en')} characters.`,
  );

/** Scores one resume against one job text, without sign-in; nothing is stored. */
export const matchResume = endpoint({
  method: 'POST',
  path: '/resume-matcher',
  access: 'anyone',
  summary: 'Score one resume against one job text. Nothing is stored.',
  input: z.object({ job: jobText }),
  files: ['resume'],
  output: resumeMatch,
  timeoutMs: limits.aiTimeoutMs,
  limitPerMinute: limits.matchesPerMinute,
});

const sampleResume = z.object({
  id: z.string(),
  fileName: z.string(),
  bytes: z.int().min(0),
});

/** The samples that ship with the product: one job text, a few fictional resumes. */
export const listSamples = endpoint({
  method: 'GET',
  path: '/resume-matcher/samples',
  access: 'anyone',
  summary: 'The sample job text and the list of sample resumes, all of fictional people.',
  output: z.object({ job: z.string(), resumes: z.array(sampleResume) }),
});

export const getSample = download({
  path: '/resume-matcher/samples/{id}',
  access: 'anyone',
  summary: 'One sample resume as a file.',
  input: z.object({ id: z.string() }),
  limitPerMinute: 300,
});
