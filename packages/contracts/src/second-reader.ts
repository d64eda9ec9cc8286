import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { rowId } from './ids.ts';
import { limits } from './limits.ts';

/** Timeout of the language model; the rest of the caller's time is for checking its answer. */
export const secondReaderMs = limits.aiTimeoutMs - 15_000;

export const suggestionStates = ['open', 'accepted', 'dismissed'] as const;

/**
 * The second reader of an organization: a language model, configured by the operator, that looks for missed passages.
 */
export const secondReaderSettings = z
  .object({
    isConfigured: z
      .boolean()
      .meta({ description: 'Whether the operator allows it and has set a language model.' }),
    isOn: z.boolean().meta({ description: 'Whether an owner or admin of the organization turned it on.' }),
    model: z.string().nullable(),
    host: z.string().nullable().meta({ description: 'Host that the text is sent to.' }),
    perDay: z.int().meta({ description: 'Requests that the organization may make in 24 hours.' }),
    left: z.int(),
  })
  .meta({ id: 'SecondReaderSettings' });
export type SecondReaderSettings = z.infer<typeof secondReaderSettings>;

export const passageSuggestion = z
  .object({
    id: z.uuid(),
    requirementId: z.string(),
    requirement: z.string(),
    quote: z.string().meta({ description: 'Exact quote from the resume.' }),
    start: z.int(),
    end: z.int(),
    state: z.enum(suggestionStates),
    createdAt: z.iso.datetime(),
    decidedBy: z.uuid().nullable(),
    decidedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'PassageSuggestion' });
export type PassageSuggestion = z.infer<typeof passageSuggestion>;

const secondReading = z.object({
  settings: secondReaderSettings,
  hasLooked: z.boolean().meta({ description: 'Whether the caller has used the second reader before.' }),
  suggestions: z.array(passageSuggestion),
});
export type SecondReading = z.infer<typeof secondReading>;

const ofAnalysis = { id: z.uuid() };

export const getSecondReader = endpoint({
  method: 'GET',
  path: '/organization/second-reader',
  access: 'signed-in',
  permission: 'organization.read',
  summary: 'Whether the second reader is on, and which language model and host it uses.',
  input: z.object({}),
  output: secondReaderSettings,
});

export const changeSecondReader = endpoint({
  method: 'PATCH',
  path: '/organization/second-reader',
  access: 'signed-in',
  permission: 'organization.manage',
  summary: 'Turn the second reader of the organization on or off. It is off by default.',
  input: z.object({ isOn: z.boolean() }),
  output: secondReaderSettings,
  limitPerMinute: 30,
});

export const getSecondReading = endpoint({
  method: 'GET',
  path: '/resume-analysis/{id}/second-reader',
  access: 'signed-in',
  permission: 'candidates.correct',
  summary: 'The passages that the second reader suggested for a candidate, and what was decided about them.',
  input: z.object(ofAnalysis),
  output: secondReading,
});

export const previewSecondReading = endpoint({
  method: 'GET',
  path: '/resume-analysis/{id}/second-reader/payload',
  access: 'signed-in',
  permission: 'candidates.correct',
  summary: 'Exactly what a request would send to the language model, and to which host. Nothing is sent.',
  input: z.object(ofAnalysis),
  output: z.object({
    host: z.string(),
    model: z.string(),
    instructions: z.string(),
    requirements: z.array(z.object({ id: z.string(), text: z.string() })),
    text: z.string().meta({ description: 'The resume without identifying details.' }),
    isShortened: z.boolean(),
    hash: z.string().meta({ description: 'Send it back to confirm that what is sent is what was shown.' }),
  }),
  limitPerMinute: 60,
});
export type SecondReadingPayload = z.infer<typeof previewSecondReading.output>;

export const lookAgain = endpoint({
  method: 'POST',
  path: '/resume-analysis/{id}/second-reader',
  access: 'signed-in',
  permission: 'candidates.correct',
  summary: 'Ask the language model for passages that show what was not found. No score changes.',
  input: z.object({ ...ofAnalysis, hash: z.string().max(64) }),
  output: secondReading.extend({
    dropped: z.int().meta({
      description: 'Number of suggestions dropped because they are not exact quotes from the resume.',
    }),
  }),
  timeoutMs: limits.aiTimeoutMs,
  limitPerMinute: 10,
});

export const decideSuggestion = endpoint({
  method: 'PATCH',
  path: '/resume-analysis/{id}/second-reader/{suggestionId}',
  access: 'signed-in',
  permission: 'candidates.correct',
  summary: 'Accept or dismiss a suggested passage, or undo either. Accepting scores the resume again.',
  input: z.object({ ...ofAnalysis, suggestionId: rowId, state: z.enum(suggestionStates) }),
  output: secondReading,
  timeoutMs: limits.aiTimeoutMs,
  limitPerMinute: 60,
});
