import * as z from 'zod';
import { decisions, declinedFor, stages } from './decisions.ts';
import { exportFormats } from './export-formats.ts';

const score = z.int().min(0).max(100);

/** A change to a candidate by a person or by a new scoring, as a code with values that every language can render. */
export const recordedChange = z
  .discriminatedUnion('code', [
    z.object({ code: z.literal('stage-changed'), from: z.enum(stages), to: z.enum(stages) }),
    z.object({
      code: z.literal('decided'),
      decision: z.enum(decisions),
      declinedFor: declinedFor.nullable().optional(),
    }),
    z.object({ code: z.literal('decision-withdrawn') }),
    z.object({
      code: z.literal('assigned'),
      assignee: z.string().nullable(),
      assigneeId: z.uuid().optional().meta({ description: 'The assigned member.' }),
    }),
    z.object({
      code: z.literal('tags-changed'),
      added: z.array(z.string()),
      removed: z.array(z.string()),
    }),
    z.object({ code: z.literal('notes-written') }),
    z.object({ code: z.literal('notes-removed') }),
    z.object({ code: z.literal('score-set'), score, computed: score.nullable() }),
    z.object({ code: z.literal('score-withdrawn') }),
    z.object({ code: z.literal('facts-corrected') }),
    z.object({ code: z.literal('facts-restored') }),
    z.object({ code: z.literal('passage-accepted'), requirement: z.string(), quote: z.string() }),
    z.object({ code: z.literal('passage-withdrawn'), requirement: z.string(), quote: z.string() }),
    z.object({ code: z.literal('scored-again'), version: z.int().min(1) }),
    z.object({ code: z.literal('email-sent'), subject: z.string() }),
    z.object({ code: z.literal('email-failed'), subject: z.string() }),
    z.object({ code: z.literal('commented'), commentId: z.uuid() }),
    z.object({ code: z.literal('replied'), commentId: z.uuid() }),
    z.object({ code: z.literal('exported'), format: z.enum(exportFormats), anonymous: z.boolean() }),
    z.object({ code: z.literal('shared'), shareId: z.uuid(), title: z.string() }),
    z.object({
      code: z.literal('reviewed'),
      reviewId: z
        .uuid()
        .meta({ description: 'The review, whose results contain the marks once they are shown.' }),
    }),
  ])
  .meta({ id: 'RecordedChange' });
export type RecordedChange = z.infer<typeof recordedChange>;

export const analysisEventKinds = [
  'decision',
  'stage',
  'notes',
  'override',
  'tags',
  'assignment',
  'correction',
  'judged',
  'email',
  'comment',
  'export',
  'review',
] as const;

export const analysisEvent = z.object({
  kind: z.enum(analysisEventKinds),
  text: z.string().meta({ description: 'What was done, as an English sentence.' }),
  change: recordedChange.nullable().meta({
    description:
      'What was done, as a code with values; `null` for events that an earlier release stored only as text.',
  }),
  reason: z.string().nullable(),
  by: z.uuid().meta({ description: 'The member who did or caused it; ids of former members are kept.' }),
  at: z.iso.datetime(),
});
