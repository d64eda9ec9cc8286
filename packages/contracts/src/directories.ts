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
  ending: z.string().meta({ description: 'Last four characters of the token.' }),
  createdAt: z.iso.datetime(),
  createdBy: person.nullable().meta({ description: 'Null if the account was deleted.' }),
  usedAt: z.iso
    .datetime()
    .nullable()
    .meta({ description: 'Time of the last request, to the minute; null before the first.' }),
});
export type DirectoryToken = z.infer<typeof token>;

const group = z.object({
  id: z.uuid(),
  name: z.string(),
  people: z.int(),
  role: z.enum(directoryRoles).nullable().meta({
    description: 'Role of the group’s people. With several roles, the one with the most permissions applies.',
  }),
});
export type DirectoryGroup = z.infer<typeof group>;

const directory = z.object({
  isAvailable: z.boolean().meta({ description: 'False if identities are stored by a hosted service.' }),
  address: z.string().meta({ description: 'SCIM 2.0 base URL to enter in the directory.' }),
  tokens: z.array(token),
  defaultRole: z
    .enum(directoryRoles)
    .meta({ description: 'Role of new members who aren’t in a group with a role.' }),
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
  summary: 'Set the role of people whom the directory adds and who aren’t in a group with a role.',
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
