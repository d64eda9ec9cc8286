/** Roles of members. Every user is the owner of their personal organization. */
export const roles = ['owner', 'admin', 'recruiter', 'hiring-manager', 'auditor'] as const;
export type Role = (typeof roles)[number];

/** Permissions within an organization. */
export const permissions = [
  'jobs.read',
  'jobs.write',
  'resumes.read',
  'resumes.write',
  'runs.read',
  'runs.write',
  'candidates.read',
  'candidates.review',
  'candidates.comment',
  'candidates.correct',
  'candidates.delete',
  'candidates.email',
  'candidates.export',
  'shares.manage',
  'reviews.ask',
  'reviews.mark',
  'hiring-teams.manage',
  'credits.read',
  'billing.manage',
  'organization.read',
  'organization.manage',
  'organization.transfer',
  'organization.export',
  'organization.delete',
  'members.manage',
  'audit.read',
  'records.read',
  'fairness.read',
] as const;
export type Permission = (typeof permissions)[number];

/** What an endpoint requires: a permission, or `own-account` if it concerns only the caller's own account. */
export type NeededPermission = Permission | 'own-account';

/**
 * Permissions that a role may have for some jobs only, including what belongs to them. An endpoint that requires one of
 * them says in `about` how the jobs of a call are found.
 */
export const jobPermissions = [
  'jobs.read',
  'runs.read',
  'candidates.read',
  'candidates.review',
  'candidates.comment',
  'candidates.export',
] as const satisfies readonly Permission[];
export type JobPermission = (typeof jobPermissions)[number];

const everyMember: readonly Permission[] = ['organization.read'];

/** The permissions of each role. The server checks every call against it; screens hide what it does not allow. */
export const permissionsByRole: Readonly<Record<Role, readonly Permission[]>> = {
  owner: permissions,
  // Admins have no access to candidates.
  admin: [
    ...everyMember,
    'members.manage',
    'organization.manage',
    'billing.manage',
    'credits.read',
    'audit.read',
    'fairness.read',
  ],
  recruiter: [
    ...everyMember,
    'jobs.read',
    'jobs.write',
    'resumes.read',
    'resumes.write',
    'runs.read',
    'runs.write',
    'candidates.read',
    'candidates.review',
    'candidates.comment',
    'candidates.correct',
    'candidates.delete',
    'candidates.email',
    'candidates.export',
    'shares.manage',
    'reviews.ask',
    'reviews.mark',
    'hiring-teams.manage',
    'credits.read',
  ],
  // For the jobs whose hiring team they are on: `seesEveryJob`.
  'hiring-manager': [
    ...everyMember,
    'jobs.read',
    'runs.read',
    'candidates.read',
    'candidates.review',
    'candidates.comment',
    'reviews.mark',
  ],
  // Decisions about candidates without who they are. Not for admins, whose business candidates are not.
  auditor: [...everyMember, 'audit.read', 'records.read', 'fairness.read'],
};

/** Permissions that settings of an organization add to a role. */
const grants = {
  hiringManagersExport: { role: 'hiring-manager', permission: 'candidates.export' },
} as const satisfies Record<string, { readonly role: Role; readonly permission: Permission }>;

/** Settings that add permissions to a role; all are off by default. */
export type Grants = { readonly [Setting in keyof typeof grants]: boolean };

/** What the settings of an organization add for a role. */
export function grantedTo(role: Role, settings: Grants): readonly Permission[] {
  return Object.entries(grants).flatMap(([setting, grant]) =>
    grant.role === role && settings[setting as keyof Grants] ? [grant.permission] : [],
  );
}

/** Whether a role has a permission. @param granted what the settings of the organization add: `grantedTo` */
export function may(role: Role, needed: NeededPermission, granted: readonly Permission[] = []): boolean {
  return needed === 'own-account' || [...permissionsByRole[role], ...granted].includes(needed);
}

/** Whether a role that reads jobs reads all of the organization, or those whose hiring team the member is on. */
export function seesEveryJob(role: Role): boolean {
  return role !== 'hiring-manager';
}
