import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { rowId } from './ids.ts';
import { limits } from './limits.ts';

const ids = z.array(rowId).min(1).max(500).optional();

/** Selects people by their own ids, their resumes or their analyses; with several fields, all of those people. */
export const chosenPeople = {
  personIds: ids,
  fileIds: ids,
  analysisIds: ids,
} as const;
export type ChosenPeople = {
  readonly personIds?: readonly string[] | undefined;
  readonly fileIds?: readonly string[] | undefined;
  readonly analysisIds?: readonly string[] | undefined;
};

const tag = z.string().trim().min(1).max(limits.tagMax);
const tags = z.array(tag).max(limits.tagsPerCandidate).default([]);

export const listTags = endpoint({
  method: 'GET',
  path: '/tags',
  access: 'signed-in',
  permission: 'resumes.read',
  scope: 'candidates:read',
  summary: 'The tags of the organization in alphabetical order, with how many people have them.',
  output: z.array(z.object({ tag: z.string(), people: z.int() }).meta({ id: 'Tag' })),
  limitPerMinute: 240,
});

export const renameTag = endpoint({
  method: 'POST',
  path: '/tags/rename',
  access: 'signed-in',
  permission: 'resumes.write',
  scope: 'candidates:write',
  summary: 'Rename a tag for everyone. Renaming it to a tag in use merges the two.',
  input: z.object({ tag, name: tag }),
  output: z.object({ people: z.int() }),
  limitPerMinute: 60,
  limitPerDay: 1_000,
});

export const deleteTag = endpoint({
  method: 'POST',
  path: '/tags/delete',
  access: 'signed-in',
  permission: 'resumes.write',
  scope: 'candidates:write',
  summary: 'Delete a tag and remove it from everyone.',
  input: z.object({ tag }),
  output: z.object({ people: z.int() }),
  limitPerMinute: 60,
});

export const tagPeople = endpoint({
  method: 'POST',
  path: '/people/tags',
  access: 'signed-in',
  permission: 'resumes.write',
  scope: 'candidates:write',
  summary: 'Add and remove tags of up to 500 people: all of them or none.',
  input: z.object({ ...chosenPeople, addTags: tags, removeTags: tags }),
  output: z.object({
    changed: z.int(),
    undo: z
      .array(z.object({ personIds: z.array(z.uuid()), addTags: z.array(tag), removeTags: z.array(tag) }))
      .meta({ description: 'Calls that undo the change.' }),
  }),
  limitPerMinute: 120,
  limitPerDay: 5_000,
});
