import * as z from 'zod';
import { requirementKinds } from './requirement-kinds.ts';

export const jobLimits = {
  titleMax: 200,
  requirementTextMax: 300,
  requirements: 150,
  /** Maximum number of resumes that coverage is counted over; the newest are taken. */
  coverageResumes: 500,
} as const;

export const requirementText = z
  .string()
  .trim()
  .min(1, 'Say what is required.')
  .max(jobLimits.requirementTextMax, `Keep it under ${jobLimits.requirementTextMax} characters.`);

/** What a requirement asks for, in the engine's format; the page passes it to the engine for re-ranking. */
const demand = z.looseObject({ kind: z.string() });

/**
 * What the engine may be unsure of in an advert: whether a line is required, what its years refer to, whether it is a
 * requirement at all.
 */
export const unsureCodes = ['must-or-nice', 'years-of', 'company-text'] as const;
export type UnsureCode = (typeof unsureCodes)[number];

/** One requirement. */
export const jobRequirement = z
  .object({
    id: z.string(),
    kind: z.enum(requirementKinds),
    text: z.string(),
    must: z
      .boolean()
      .meta({ description: 'Whether it is a must-have: it decides the group, not the score.' }),
    overall: z.boolean().meta({
      description: 'Whether the line is part of the overall fit instead of a requirement of its own.',
    }),
    weight: z.number().min(0).max(5),
    origin: z
      .enum(['text', 'person'])
      .meta({ description: 'Whether it was read from the text or added by hand.' }),
    demand,
    edited: z.boolean().meta({
      description: 'Whether it was changed by hand. Such requirements are kept when the text changes.',
    }),
    evidence: z
      .array(z.object({ start: z.int().min(0), end: z.int().min(0) }))
      .meta({ description: 'Place in the text that asks for it, as half-open UTF-16 offsets.' }),
    unsure: z
      .array(z.enum(unsureCodes))
      .meta({ description: 'Questions to check before a run; empty if nothing is unclear.' }),
    vague: z.boolean().meta({
      description: 'Whether nearly every resume claims it, so that it hardly distinguishes candidates.',
    }),
  })
  .meta({ id: 'JobRequirement' });
export type JobRequirement = z.infer<typeof jobRequirement>;

/** A requirement as saved by a person. The list keeps their order, and omitted requirements are removed. */
export const requirementEdit = z.object({
  id: z
    .string()
    .max(100)
    .optional()
    .meta({ description: 'Id of an existing requirement; left out for a new one.' }),
  kind: z.enum(requirementKinds),
  text: requirementText,
  must: z.boolean(),
  weight: z.number().min(0).max(5),
  answered: z
    .array(z.enum(unsureCodes))
    .max(unsureCodes.length)
    .optional()
    .meta({ description: 'Codes of `unsure` that a person has checked; they are not asked again.' }),
});
export type RequirementEdit = z.infer<typeof requirementEdit>;

export const requirementEdits = z
  .array(requirementEdit)
  .max(jobLimits.requirements, `Keep to ${jobLimits.requirements} requirements.`);

export const wordingKinds = ['biased', 'exclusionary', 'vague'] as const;
export type WordingKind = (typeof wordingKinds)[number];

/** Wording in an advert that deters people or says nothing, with alternatives. */
export const wordingNote = z
  .object({
    kind: z.enum(wordingKinds),
    start: z.int().min(0),
    end: z.int().min(0),
    quote: z.string(),
    reason: z.string().meta({ description: 'Why the wording may be a problem, as a sentence.' }),
    alternative: z.string().meta({
      description: 'Neutral words to replace it with; if empty, remove it or follow `advice`.',
    }),
    advice: z
      .string()
      .meta({ description: 'What to write instead, if only the author can know it; may be empty.' }),
  })
  .meta({ id: 'WordingNote' });
export type WordingNote = z.infer<typeof wordingNote>;

/** What a text that is not an advert appears to be, and contradictions within an advert. */
export const jobNoteCodes = [
  'empty',
  'resume',
  'legal-text',
  'no-advert',
  'entry-level-and-years',
  'no-experience-and-years',
  'no-degree-and-degree',
] as const;

/** What a recruiter should know of a job text before using it. */
export const jobNote = z
  .object({
    code: z.enum(jobNoteCodes).meta({
      description:
        '`empty`, `resume`, `legal-text`, `no-advert`: the text isn’t a job description and has no requirements. The others: the text contradicts itself.',
    }),
    quotes: z
      .array(z.object({ start: z.int().min(0), end: z.int().min(0), quote: z.string() }))
      .meta({ description: 'The two contradicting places; empty if the text isn’t a job description.' }),
  })
  .meta({ id: 'JobNote' });
export type JobNote = z.infer<typeof jobNote>;

/** Why a part of a job text was not read as a requirement. */
export const skipReasons = [
  'company',
  'benefits',
  'legal',
  'applying',
  'conditions',
  'page',
  'nothing-asked',
] as const;
export type SkipReason = (typeof skipReasons)[number];

/** Company and place from the head of a job text; `null` if not given. */
export const jobHeader = z
  .object({ company: z.string().nullable(), place: z.string().nullable() })
  .meta({ id: 'JobHeader' });
export type JobHeader = z.infer<typeof jobHeader>;

/** A line of a job text that no requirement was read from. */
export const skippedPart = z
  .object({ start: z.int().min(0), end: z.int().min(0), reason: z.enum(skipReasons) })
  .meta({ id: 'SkippedPart' });
export type SkippedPart = z.infer<typeof skippedPart>;
