import * as z from 'zod';
import { analysisRow, choosesOnce, chosenBy } from './analyses.ts';
import { givenDecision, stages } from './decisions.ts';
import { endpoint } from './endpoint.ts';
import { rowId } from './ids.ts';
import { limits } from './limits.ts';
import { person } from './organizations.ts';

const tag = z
  .string()
  .trim()
  .min(1, 'Write a tag.')
  .max(limits.tagMax, `Keep a tag under ${limits.tagMax} characters.`);

const tags = z.array(tag).max(limits.tagsPerCandidate);

/** The fields of a candidate that people set, as they are after a change. */
export const candidateStanding = analysisRow.pick({
  id: true,
  fileId: true,
  stage: true,
  decision: true,
  decisionReason: true,
  declinedFor: true,
  decidedAt: true,
  decidedBy: true,
  tags: true,
  assignee: true,
  assignedTo: true,
});
export type CandidateStanding = z.infer<typeof candidateStanding>;

/** Fields to change on every selected candidate; omitted fields keep their value. */
export const bulkChange = {
  stage: z.enum(stages).optional(),
  decision: givenDecision.optional(),
  addTags: tags.optional(),
  removeTags: tags.optional(),
  assignee: z
    .string()
    .trim()
    .min(1)
    .max(limits.assigneeMax, `Keep the name under ${limits.assigneeMax} characters.`)
    .nullable()
    .optional()
    .meta({
      description: 'A name or an email address, matched to a member if possible; `null` to unassign.',
    }),
  assigneeId: rowId
    .optional()
    .meta({ description: 'The member responsible for the candidates, instead of `assignee`.' }),
};

export const changeAnalyses = endpoint({
  method: 'PATCH',
  path: '/resume-analysis',
  access: 'signed-in',
  permission: 'candidates.review',
  about: 'listed',
  summary: 'Change the stage, decision, tags or assignee of many analyses: all of them or none.',
  input: z
    .object({
      changeId: rowId.meta({
        description:
          'Chosen by the caller. Repeating a request with the same id changes nothing and returns the same response.',
      }),
      ...chosenBy(limits.changedByIdsMax),
      ...bulkChange,
    })
    .refine(...choosesOnce),
  output: z.object({
    changeId: z.uuid(),
    changed: z
      .array(candidateStanding)
      .meta({ description: 'Analyses that were changed; the others already had these values.' }),
  }),
  limitPerMinute: 120,
  limitPerDay: 5_000,
});

export const undoAnalysesChange = endpoint({
  method: 'POST',
  path: '/resume-analysis/changes/{id}/undo',
  access: 'signed-in',
  permission: 'candidates.review',
  about: { change: 'id' },
  summary: 'Undo a bulk change, candidate by candidate.',
  input: z.object({ id: rowId }),
  output: z.object({
    restored: z.array(candidateStanding),
    kept: z
      .int()
      .meta({ description: 'Analyses that have changed since and were therefore left unchanged.' }),
  }),
  limitPerMinute: 120,
  limitPerDay: 5_000,
});

const assignedPerson = person.extend({
  isMember: z.boolean(),
});

export const listLabels = endpoint({
  method: 'GET',
  path: '/resume-analysis/labels',
  access: 'signed-in',
  permission: 'candidates.read',
  scope: 'analyses:read',
  about: 'listed',
  summary: 'The tags, assigned members and free-text assignees in use, most frequent first.',
  output: z.object({
    tags: z.array(z.string()),
    assignees: z.array(z.string()),
    people: z.array(assignedPerson),
  }),
  limitPerMinute: 300,
});
