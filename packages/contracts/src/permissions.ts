/** What members of an organization are. Everybody owns their personal organization. */
export const roles = ['owner', 'admin', 'recruiter', 'hiring-manager', 'auditor'] as const;
export type Role = (typeof roles)[number];

/** What may be done with the things of an organization. */
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
] as const;
export type Permission = (typeof permissions)[number];

/** What an endpoint asks for: `own-account` is about the caller alone, whatever organization they work in. */
export type NeededPermission = Permission | 'own-account';

/**
 * Permissions that a role may have for some jobs only, with what belongs to them. An endpoint that needs one of them
 * says in `about` by what the jobs of a call are known.
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

/** The one table of who may do what. The server checks every call by it; the screens show what it allows. */
export const permissionsByRole: Readonly<Record<Role, readonly Permission[]>> = {
  owner: permissions,
  // Candidates are not an admin's business.
  admin: [
    ...everyMember,
    'members.manage',
    'organization.manage',
    'billing.manage',
    'credits.read',
    'audit.read',
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
  auditor: [...everyMember, 'audit.read'],
};

/** What the settings of an organization add to the table for one role each. */
const grants = {
  hiringManagersExport: { role: 'hiring-manager', permission: 'candidates.export' },
} as const satisfies Record<string, { readonly role: Role; readonly permission: Permission }>;

/** Settings that allow a role more; all are off at first. */
export type Grants = { readonly [Setting in keyof typeof grants]: boolean };

/** What the settings of an organization add for a role. */
export function grantedTo(role: Role, settings: Grants): readonly Permission[] {
  return Object.entries(grants).flatMap(([setting, grant]) =>
    grant.role === role && settings[setting as keyof Grants] ? [grant.permission] : [],
  );
}

/** Whether a role allows what is asked. @param granted what the settings of the organization add: `grantedTo` */
export function may(role: Role, needed: NeededPermission, granted: readonly Permission[] = []): boolean {
  return needed === 'own-account' || [...permissionsByRole[role], ...granted].includes(needed);
}

/** Whether a role that reads jobs reads all of the organization, or those whose hiring team the member is on. */
export function seesEveryJob(role: Role): boolean {
  return role !== 'hiring-manager';
}
