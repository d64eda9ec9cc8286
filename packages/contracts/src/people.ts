import * as z from 'zod';
import { candidateFacts } from './candidate-facts.ts';
import { download, endpoint } from './endpoint.ts';
import { sourceFields } from './files.ts';
import { rowId } from './ids.ts';

export const personLimits = {
  /** Resumes of one person whose facts are read at once, the newest. */
  versions: 8,
  /** Resumes split off at once. */
  split: 50,
  /** Proposals of one list. */
  proposals: 100,
} as const;

/** Why two resumes seem to belong to the same person. */
export const likenesses = ['email', 'phone', 'name', 'other-surname', 'text', 'history'] as const;
export type Likeness = (typeof likenesses)[number];

export const personChangeKinds = ['recognized', 'merged', 'split', 'kept-apart'] as const;
export type PersonChangeKind = (typeof personChangeKinds)[number];

const name = z.string().nullable().meta({ description: 'Name as read; null if none was found.' });

const personResume = z.object({
  fileId: z.uuid(),
  fileName: z.string(),
  candidateName: name,
  sentAt: z.iso.datetime(),
  state: z.enum(['unread', 'read', 'refused']),
  isSample: z.boolean(),
  ...sourceFields,
  notes: z.string().nullable().meta({
    description: 'Notes imported with a table of candidates, never scored; null for other resumes.',
  }),
});
export type PersonResume = z.infer<typeof personResume>;

const otherPerson = z.object({
  id: z.uuid(),
  name,
  resumes: z.int(),
  newestAt: z.iso.datetime().meta({ description: 'When the newest resume was added.' }),
});
export type OtherPerson = z.infer<typeof otherPerson>;

export const personPage = z
  .object({
    id: z
      .uuid()
      .meta({ description: 'Id of the person; differs from the requested id if that person was merged.' }),
    name,
    resumes: z.array(personResume).meta({ description: 'Resumes visible to the caller, newest first.' }),
    proposals: z
      .array(otherPerson.extend({ likenesses: z.array(z.enum(likenesses)) }))
      .meta({ description: 'Possible duplicates, most likely first; only for callers who may merge.' }),
    changes: z
      .array(
        z.object({
          id: z.uuid(),
          kind: z.enum(personChangeKinds),
          by: z.uuid().nullable().meta({ description: 'The member who did it; null for automatic matches.' }),
          at: z.iso.datetime(),
          resumes: z.int().meta({ description: 'Number of resumes that were moved.' }),
          otherId: z.uuid().nullable().meta({ description: 'The other person, if they have a page.' }),
          canUndo: z.boolean(),
          undoneAt: z.iso.datetime().nullable(),
        }),
      )
      .meta({ description: 'Newest first; only for callers who may merge.' }),
  })
  .meta({ id: 'Person' });
export type PersonPage = z.infer<typeof personPage>;
export type PersonChange = PersonPage['changes'][number];

const ofPerson = { id: rowId };

export const getPerson = endpoint({
  method: 'GET',
  path: '/people/{id}',
  access: 'signed-in',
  permission: 'candidates.read',
  scope: 'candidates:read',
  about: 'listed',
  summary: 'A person with their resumes, possible duplicates, merges and splits.',
  input: z.object(ofPerson),
  output: personPage,
  limitPerMinute: 300,
});

export const listVersions = endpoint({
  method: 'GET',
  path: '/people/{id}/versions',
  access: 'signed-in',
  permission: 'candidates.read',
  scope: 'candidates:read',
  about: 'listed',
  summary: `Facts and text of the newest readable resumes of a person, at most ${personLimits.versions}.`,
  input: z.object(ofPerson),
  output: z.array(
    z.object({ fileId: z.uuid(), facts: candidateFacts, text: z.string() }).meta({ id: 'ResumeVersion' }),
  ),
  limitPerMinute: 60,
});
export type ResumeVersion = z.infer<typeof listVersions.output>[number];

export const exportPerson = download({
  path: '/people/{id}/export',
  access: 'signed-in',
  permission: 'resumes.read',
  scope: null,
  summary:
    'Everything that the organization stores about a person, as a ZIP file: JSON and the original resumes. Answers a request for access.',
  input: z.object(ofPerson),
  limitPerMinute: 10,
});

export const findPeople = endpoint({
  method: 'GET',
  path: '/people',
  access: 'signed-in',
  permission: 'resumes.read',
  scope: 'candidates:read',
  summary: 'People by part of their name or of a file name, newest first.',
  input: z.object({ search: z.string().trim().min(1).max(100) }),
  output: z.array(otherPerson),
  limitPerMinute: 120,
});

const changed = z.object({
  id: z.uuid().meta({ description: 'The person whose page shows the result.' }),
  changeId: z.uuid().meta({ description: 'Id for undoing the change.' }),
});

export const listProposedMerges = endpoint({
  method: 'GET',
  path: '/proposed-merges',
  access: 'signed-in',
  permission: 'resumes.read',
  scope: 'candidates:read',
  summary:
    'Pairs of possible duplicates: those with the same contact details first, then the newest. Pairs that were merged or marked as different are left out.',
  input: z.object({
    limit: z.coerce.number().int().min(0).max(personLimits.proposals).default(personLimits.proposals),
  }),
  output: z
    .object({
      total: z.int(),
      pairs: z.array(
        z.object({
          one: otherPerson,
          other: otherPerson,
          likenesses: z.array(z.enum(likenesses)),
          proposedAt: z.iso.datetime(),
        }),
      ),
    })
    .meta({ id: 'ProposedMerges' }),
  limitPerMinute: 120,
});
export type ProposedMerge = z.infer<typeof listProposedMerges.output>['pairs'][number];

export const mergePeople = endpoint({
  method: 'POST',
  path: '/people/{id}/merge',
  access: 'signed-in',
  permission: 'resumes.write',
  scope: 'candidates:write',
  summary: 'Merge another person into this one. 409 if one of them was merged in the meantime.',
  input: z.object({ ...ofPerson, otherId: rowId }),
  output: changed,
  limitPerMinute: 60,
  limitPerDay: 1_000,
});

export const splitPerson = endpoint({
  method: 'POST',
  path: '/people/{id}/split',
  access: 'signed-in',
  permission: 'resumes.write',
  scope: 'candidates:write',
  summary: 'Split resumes off into a separate person. At least one resume stays.',
  input: z.object({
    ...ofPerson,
    fileIds: z.array(rowId).min(1).max(personLimits.split),
  }),
  output: changed.extend({ otherId: z.uuid().meta({ description: 'Id of the new person.' }) }),
  limitPerMinute: 60,
  limitPerDay: 1_000,
});

export const keepPeopleApart = endpoint({
  method: 'POST',
  path: '/people/{id}/keep-apart',
  access: 'signed-in',
  permission: 'resumes.write',
  scope: 'candidates:write',
  summary: 'Mark two people as different: they are no longer proposed or joined.',
  input: z.object({ ...ofPerson, otherId: rowId }),
  output: changed,
  limitPerMinute: 60,
  limitPerDay: 1_000,
});

export const undoPersonChange = endpoint({
  method: 'POST',
  path: '/people/{id}/changes/{changeId}/undo',
  access: 'signed-in',
  permission: 'resumes.write',
  scope: 'candidates:write',
  summary: 'Undo a merge, a split or a declined proposal. 409 if one of its resumes has been moved since.',
  input: z.object({ ...ofPerson, changeId: rowId }),
  output: z.object({ id: z.uuid() }),
  limitPerMinute: 60,
  limitPerDay: 1_000,
});

export const deletePerson = endpoint({
  method: 'DELETE',
  path: '/people/{id}',
  access: 'signed-in',
  permission: 'candidates.delete',
  scope: 'candidates:delete',
  summary: 'Delete a person with all resumes, analyses, decisions and comments.',
  input: z.object(ofPerson),
  output: z.object({ resumes: z.int() }),
});
