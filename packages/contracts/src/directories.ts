import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { rowId } from './ids.ts';
import { person } from './organizations.ts';

/** Roles that a directory can give. An organization's owners are made by owners. */
export const directoryRoles = ['admin', 'recruiter', 'hiring-manager', 'auditor'] as const;
export type DirectoryRole = (typeof directoryRoles)[number];

/** Maximum tokens of an organization: two, so that one can replace the other without interrupting the directory. */
export const directoryTokens = 2;

const token = z.object({
  id: z.uuid(),
  ending: z.string().meta({ description: 'Its last four characters.' }),
  createdAt: z.iso.datetime(),
  createdBy: person.nullable().meta({ description: 'Null for who is no user any more.' }),
  usedAt: z.iso.datetime().nullable().meta({ description: 'To the minute; null until its first request.' }),
});
export type DirectoryToken = z.infer<typeof token>;

const group = z.object({
  id: z.uuid(),
  name: z.string(),
  people: z.int(),
  role: z
    .enum(directoryRoles)
    .nullable()
    .meta({ description: 'What its people are here. Of several roles the one that may do most counts.' }),
});
export type DirectoryGroup = z.infer<typeof group>;

const directory = z.object({
  isAvailable: z.boolean().meta({ description: 'False where a hosted project keeps the identities.' }),
  address: z.string().meta({ description: 'Base URL of SCIM 2.0, to be entered in the directory.' }),
  tokens: z.array(token),
  defaultRole: z.enum(directoryRoles).meta({ description: 'Of new members in no group with a role.' }),
  groups: z.array(group),
  activeUsers: z.int(),
  inactiveUsers: z.int(),
});
export type Directory = z.infer<typeof directory>;

export const getDirectory = endpoint({
  method: 'GET',
  path: '/organization/directory',
  access: 'signed-in',
  permission: 'organization.manage',
  summary: 'The directory that adds and removes members through SCIM 2.0.',
  output: directory,
});

export const createDirectoryToken = endpoint({
  method: 'POST',
  path: '/organization/directory/tokens',
  access: 'signed-in',
  permission: 'organization.manage',
  summary: `Create a token for the directory, at most ${directoryTokens}. It is shown only once.`,
  output: z.object({ secret: z.string(), directory }),
  limitPerMinute: 10,
  limitPerDay: 50,
});

export const revokeDirectoryToken = endpoint({
  method: 'DELETE',
  path: '/organization/directory/tokens/{id}',
  access: 'signed-in',
  permission: 'organization.manage',
  summary: 'Revoke a token of the directory. Its next request is refused.',
  input: z.object({ id: rowId }),
  output: directory,
});

export const setDirectoryRole = endpoint({
  method: 'PUT',
  path: '/organization/directory/default-role',
  access: 'signed-in',
  permission: 'organization.manage',
  summary: 'Set the role of people the directory adds who are in no group with a role.',
  input: z.object({ role: z.enum(directoryRoles) }),
  output: directory,
  limitPerMinute: 60,
});

export const setGroupRole = endpoint({
  method: 'PUT',
  path: '/organization/directory/groups/{id}',
  access: 'signed-in',
  permission: 'organization.manage',
  summary: 'Set the role of the people in a group of the directory. Owners keep theirs.',
  input: z.object({ id: rowId, role: z.enum(directoryRoles).nullable() }),
  output: directory,
  limitPerMinute: 60,
});
