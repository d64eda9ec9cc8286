import { may, type Permission, type Role } from './permissions.ts';

/**
 * What a program may be allowed, by noun, with the permission that the member who allows it needs. The call's own
 * permission is asked for as well: a scope never gives more than a role.
 */
export const permissionOfScope = {
  'jobs:read': 'jobs.read',
  'jobs:write': 'jobs.write',
  'resumes:read': 'resumes.read',
  'resumes:write': 'resumes.write',
  'runs:read': 'runs.read',
  'runs:write': 'runs.write',
  'analyses:read': 'candidates.read',
  'analyses:write': 'candidates.correct',
  'candidates:read': 'resumes.read',
  'candidates:write': 'resumes.write',
  'candidates:delete': 'candidates.delete',
  'pool:read': 'candidates.read',
  'lists:read': 'resumes.read',
  'lists:write': 'resumes.write',
  'exports:read': 'candidates.export',
  'credits:read': 'credits.read',
  'audit:read': 'audit.read',
} as const satisfies Readonly<Record<`${string}:${'read' | 'write' | 'delete'}`, Permission>>;

export type Scope = keyof typeof permissionOfScope;

export const scopes = Object.keys(permissionOfScope) as [Scope, ...Scope[]];

/** The scopes that a member can give: those of calls that the role allows. */
export function scopesOf(role: Role): Scope[] {
  return scopes.filter((scope) => may(role, permissionOfScope[scope]));
}
