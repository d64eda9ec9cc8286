import { may, type Permission, type Role } from './permissions.ts';

/**
 * Scopes of programs, by noun, with the permission that a member needs to grant them. The endpoint's own permission is
 * checked as well, so a scope never allows more than the member's role.
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
  'records:read': 'records.read',
} as const satisfies Readonly<Record<`${string}:${'read' | 'write' | 'delete'}`, Permission>>;

export type Scope = keyof typeof permissionOfScope;

export const scopes = Object.keys(permissionOfScope) as [Scope, ...Scope[]];

/** The scopes that a role can grant. */
export function scopesOf(role: Role): Scope[] {
  return scopes.filter((scope) => may(role, permissionOfScope[scope]));
}
