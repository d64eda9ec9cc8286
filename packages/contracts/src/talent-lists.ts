import * as z from 'zod';
import { languages } from './accounts.ts';
import { download, endpoint } from './endpoint.ts';
import { idempotencyKey } from './idempotency-key.ts';
import { rowId } from './ids.ts';
import { chosenPeople } from './tags.ts';

export const talentListLimits = {
  nameMax: 80,
  descriptionMax: 500,
  noteMax: 300,
  /** Lists of an organization, and people of a list. */
  lists: 500,
  people: 2_000,
} as const;

const name = z.string().trim().min(1).max(talentListLimits.nameMax);
const description = z.string().trim().max(talentListLimits.descriptionMax);
const note = z.string().trim().max(talentListLimits.noteMax);

/** A named list of people that a team keeps. */
export const talentList = z
  .object({
    id: z.uuid(),
    name: z.string(),
    description: z.string(),
    isShared: z.boolean().meta({ description: 'Whether other owners and recruiters see it.' }),
    createdBy: z.uuid(),
    people: z.int(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'TalentList' });
export type TalentList = z.infer<typeof talentList>;

const ofList = { id: rowId };

export const listTalentLists = endpoint({
  method: 'GET',
  path: '/talent-lists',
  access: 'signed-in',
  permission: 'resumes.read',
  scope: 'lists:read',
  summary: 'The talent lists of the caller and those shared in the organization, last changed first.',
  input: z.object({
    personId: rowId.optional().meta({ description: 'Only lists that this person is on.' }),
  }),
  output: z.array(talentList),
  limitPerMinute: 240,
});

export const createTalentList = endpoint({
  method: 'POST',
  path: '/talent-lists',
  access: 'signed-in',
  permission: 'resumes.write',
  scope: 'lists:write',
  summary: 'Create a talent list.',
  input: z.object({
    name,
    description: description.default(''),
    isShared: z.boolean().default(false),
    idempotencyKey,
  }),
  output: talentList,
  limitPerMinute: 60,
  limitPerDay: 500,
});

export const updateTalentList = endpoint({
  method: 'PATCH',
  path: '/talent-lists/{id}',
  access: 'signed-in',
  permission: 'resumes.write',
  scope: 'lists:write',
  summary: 'Change a talent list’s name, description or visibility. Only its creator can make it private.',
  input: z.object({
    ...ofList,
    name: name.optional(),
    description: description.optional(),
    isShared: z.boolean().optional(),
  }),
  output: talentList,
  limitPerMinute: 60,
});

export const deleteTalentList = endpoint({
  method: 'DELETE',
  path: '/talent-lists/{id}',
  access: 'signed-in',
  permission: 'resumes.write',
  scope: 'lists:write',
  summary: 'Delete a talent list. The people stay.',
  input: z.object(ofList),
  output: z.object({}),
});

export const talentListOrders = ['added', 'name', 'match'] as const;
export type TalentListOrder = (typeof talentListOrders)[number];

const listedPerson = z
  .object({
    personId: z.uuid(),
    /** Of their newest resume. */
    fileId: z.uuid(),
    name: z.string().meta({
      description: 'The name, or the file name if none was found; the alias in the anonymous view.',
    }),
    headline: z.string().nullable(),
    tags: z.array(z.string()),
    resumes: z.int(),
    note: z.string().meta({ description: 'Why the person is on the list.' }),
    addedAt: z.iso.datetime(),
    addedBy: z.uuid(),
    /** Their best score, and for which job. */
    score: z.int().nullable(),
    jobTitle: z.string().nullable(),
    analysisId: z.uuid().nullable(),
  })
  .meta({ id: 'ListedPerson' });
export type ListedPerson = z.infer<typeof listedPerson>;

export const getTalentList = endpoint({
  method: 'GET',
  path: '/talent-lists/{id}',
  access: 'signed-in',
  permission: 'resumes.read',
  scope: 'lists:read',
  summary: 'A talent list with its people.',
  input: z.object({ ...ofList, order: z.enum(talentListOrders).default('added') }),
  output: z
    .object({ list: talentList, people: z.array(listedPerson), isAnonymous: z.boolean() })
    .meta({ id: 'TalentListPage' }),
  limitPerMinute: 240,
});
export type TalentListPage = z.infer<typeof getTalentList.output>;

export const addToTalentList = endpoint({
  method: 'POST',
  path: '/talent-lists/{id}/people',
  access: 'signed-in',
  permission: 'resumes.write',
  scope: 'lists:write',
  summary: 'Add up to 500 people to a talent list. People already on it are left unchanged.',
  input: z.object({ ...ofList, ...chosenPeople, note: note.default('') }),
  output: z.object({
    added: z.array(z.uuid()).meta({ description: 'People who were not on the list before.' }),
  }),
  limitPerMinute: 120,
  limitPerDay: 5_000,
});

export const removeFromTalentList = endpoint({
  method: 'POST',
  path: '/talent-lists/{id}/people/remove',
  access: 'signed-in',
  permission: 'resumes.write',
  scope: 'lists:write',
  summary: 'Remove people from a talent list. They stay in the library.',
  input: z.object({ ...ofList, personIds: z.array(rowId).min(1).max(500) }),
  output: z.object({ removed: z.int() }),
  limitPerMinute: 120,
});

export const noteOnTalentList = endpoint({
  method: 'PATCH',
  path: '/talent-lists/{id}/people/{personId}',
  access: 'signed-in',
  permission: 'resumes.write',
  scope: 'lists:write',
  summary: 'Set the note on why a person is on a talent list.',
  input: z.object({ ...ofList, personId: rowId, note }),
  output: z.object({}),
  limitPerMinute: 120,
});

export const exportTalentList = download({
  path: '/talent-lists/{id}/csv',
  access: 'signed-in',
  permission: 'resumes.read',
  scope: 'exports:read',
  summary: 'The people of a talent list as a table. Without names and file names in anonymous view.',
  input: z.object({ ...ofList, language: z.enum(languages).default('en') }),
  limitPerMinute: 30,
});
