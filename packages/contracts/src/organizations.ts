import * as z from 'zod';
import { plans } from './credits.ts';
import { download, endpoint } from './endpoint.ts';
import { organizationId } from './ids.ts';
import { limits } from './limits.ts';
import { permissions, roles } from './permissions.ts';

/** Header with the id of the organization that a request is for. */
export const organizationHeader = 'X-Organization';

export const organizationLimits = {
  /** Organizations that one user may create. */
  perUser: 20,
  /** Members of one organization. */
  members: 200,
  /** Invitations of one organization that wait for an answer. */
  invitations: 100,
  invitationDays: 7,
} as const;

const name = z
  .string()
  .trim()
  .min(limits.nameMin, 'Enter a name of at least 2 characters.')
  .max(limits.nameMax, `Use at most ${limits.nameMax} characters.`);

export const emailAddress = z
  .string()
  .trim()
  .max(255)
  .toLowerCase()
  .pipe(z.email('Enter a valid email address.'));

const role = z.enum(roles);

export const ownOrganization = z.object({
  id: organizationId,
  name: z.string().meta({ description: 'Empty for the personal organization.' }),
  isPersonal: z.boolean(),
  isCurrent: z.boolean().meta({ description: 'Whether the call is for this organization.' }),
  role,
  granted: z
    .array(z.enum(permissions))
    .meta({ description: 'Permissions that the organization’s settings add to the caller’s role.' }),
  allowsAssistants: z
    .boolean()
    .meta({ description: 'Whether members may connect AI assistants that act on their behalf in it.' }),
  logo: z.string().nullable().meta({ description: 'Path of the logo; null without one.' }),
  suspension: z
    .string()
    .nullable()
    .optional()
    .meta({ description: 'Message to members while it is suspended; null if it isn’t.' }),
  anonymousView: z.boolean().nullable().meta({
    description:
      'Whether candidates’ names are hidden for the caller; null in a personal organization, where the user’s setting applies.',
  }),
});
export type OwnOrganization = z.infer<typeof ownOrganization>;

export const listOrganizations = endpoint({
  method: 'GET',
  path: '/organizations',
  access: 'signed-in',
  permission: 'own-account',
  summary: 'The organizations of the caller, the personal one first, then by name.',
  output: z.array(ownOrganization),
});

export const createOrganization = endpoint({
  method: 'POST',
  path: '/organizations',
  access: 'signed-in',
  permission: 'own-account',
  summary: `Create an organization as its owner, at most ${organizationLimits.perUser} per person.`,
  input: z.object({ name }),
  output: ownOrganization,
  limitPerMinute: 10,
  limitPerDay: 40,
});

export const switchOrganization = endpoint({
  method: 'POST',
  path: '/organizations/{id}/switch',
  access: 'signed-in',
  permission: 'own-account',
  summary: 'Make this the organization of calls that name none.',
  input: z.object({ id: organizationId }),
  output: z.object({}),
});

export const organizationName = z.object({ name: z.string() });

export const renameOrganization = endpoint({
  method: 'PATCH',
  path: '/organization',
  access: 'signed-in',
  permission: 'organization.manage',
  summary: 'Rename the organization. 409 with `current` if another member renamed it since `before`.',
  input: z.object({
    name,
    before: organizationName
      .optional()
      .meta({ description: 'The changed values as the caller saw them; 409 if they are no longer current.' }),
  }),
  output: ownOrganization,
});

export const organizationLogo = z.object({ logo: z.string().nullable() });

const beforeLogo = z
  .string()
  .max(200)
  .optional()
  .meta({ description: 'Path of the logo as the caller saw it; empty without one.' });

export const uploadOrganizationLogo = endpoint({
  method: 'POST',
  path: '/organization/logo',
  access: 'signed-in',
  permission: 'organization.manage',
  summary:
    'Set the logo. It is redrawn at 512 pixels at most. 409 with `current` if another member changed it since `beforeLogo`.',
  files: ['file'],
  input: z.object({ beforeLogo }),
  output: organizationLogo,
  limitPerMinute: 20,
});

export const removeOrganizationLogo = endpoint({
  method: 'DELETE',
  path: '/organization/logo',
  access: 'signed-in',
  permission: 'organization.manage',
  summary: 'Remove the logo. 409 with `current` if another member changed it since `beforeLogo`.',
  input: z.object({ beforeLogo }),
  output: organizationLogo,
});

/** The URL cannot be guessed, so a page can show the picture without a session. */
export const getOrganizationLogo = download({
  path: '/organization-logos/{id}',
  access: 'anyone',
  summary: 'The logo of an organization.',
  input: z.object({ id: z.string().max(100) }),
  limitPerMinute: 600,
});

/** A member as shown to other members. */
export const person = z.object({
  userId: z.uuid(),
  name: z.string(),
  profileImage: z.string().nullable(),
});
export type Person = z.infer<typeof person>;

const member = person.extend({
  email: z.string(),
  role,
  joinedAt: z.iso.datetime(),
  isCaller: z.boolean(),
});
export type OrganizationMember = z.infer<typeof member>;

export const listMembers = endpoint({
  method: 'GET',
  path: '/organization/members',
  access: 'signed-in',
  permission: 'organization.read',
  summary: 'The members of the organization, by name.',
  output: z.array(member),
});

export const changeMemberRole = endpoint({
  method: 'PATCH',
  path: '/organization/members/{userId}',
  access: 'signed-in',
  permission: 'members.manage',
  summary: 'Change a member’s role. Only owners can make or change owners; the last owner stays one.',
  input: z.object({ userId: z.uuid(), role }),
  output: z.array(member),
});

export const removeMember = endpoint({
  method: 'DELETE',
  path: '/organization/members/{userId}',
  access: 'signed-in',
  permission: 'members.manage',
  summary: 'Remove a member, who loses access immediately. Their work stays.',
  input: z.object({ userId: z.uuid() }),
  output: z.array(member),
});

export const leaveOrganization = endpoint({
  method: 'POST',
  path: '/organization/leave',
  access: 'signed-in',
  permission: 'organization.read',
  summary: 'Leave the organization. The last owner must make someone else an owner first.',
  output: z.object({}),
});

export const transferOwnership = endpoint({
  method: 'POST',
  path: '/organization/transfer',
  access: 'signed-in',
  permission: 'organization.transfer',
  summary: 'Transfer ownership to a member; the caller becomes an admin.',
  input: z.object({ userId: z.uuid() }),
  output: z.array(member),
});

const seats = z.object({
  plan: z.enum(plans),
  included: z.int().meta({ description: 'Seats included in the plan; -1 means unlimited.' }),
  used: z
    .int()
    .meta({ description: 'Number of members whose role takes a seat: owners, admins and recruiters.' }),
  invited: z.int().meta({ description: 'Number of open invitations that would take a seat.' }),
  withoutSeat: z.array(z.uuid()).meta({ description: 'Members without a seat, who can’t spend credits.' }),
  withoutSeatOnFree: z
    .array(z.uuid())
    .meta({ description: 'Members who would have no seat on the Free plan.' }),
});
export type Seats = z.infer<typeof seats>;

export const getSeats = endpoint({
  method: 'GET',
  path: '/organization/seats',
  access: 'signed-in',
  permission: 'organization.read',
  summary: 'How many members may spend credits, and who.',
  output: seats,
});

export const organizationSettings = z.object({
  retentionDays: z
    .int('Enter a whole number of days')
    .min(limits.retentionDaysMin, `At least ${limits.retentionDaysMin} day`)
    .max(limits.retentionDaysMax, `At most ${limits.retentionDaysMax} days`)
    .meta({ description: 'Days after which resumes and what was read from them are deleted.' }),
  anonymousView: z
    .boolean()
    .meta({ description: 'Whether candidates’ names are hidden for members who haven’t chosen themselves.' }),
  hiringManagersExport: z
    .boolean()
    .meta({ description: 'Whether hiring managers may export candidates of their jobs, with names.' }),
  allowsAssistants: z.boolean().meta({
    description:
      'Whether members may connect AI assistants. When turned off, all assistants lose access immediately.',
  }),
});
export type OrganizationSettings = z.infer<typeof organizationSettings>;

export const getOrganizationSettings = endpoint({
  method: 'GET',
  path: '/organization/settings',
  access: 'signed-in',
  permission: 'organization.manage',
  summary: 'Retention and defaults of the organization.',
  output: organizationSettings,
});

export const updateOrganizationSettings = endpoint({
  method: 'PATCH',
  path: '/organization/settings',
  access: 'signed-in',
  permission: 'organization.manage',
  summary:
    'Change the given settings and leave the others unchanged. A personal organization has the settings of its user. 409 with `current` if another member changed the same setting since `before`.',
  input: organizationSettings.partial().extend({
    before: organizationSettings
      .partial()
      .optional()
      .meta({ description: 'The changed values as the caller saw them; 409 if they are no longer current.' }),
  }),
  output: organizationSettings,
});

export const chooseAnonymousView = endpoint({
  method: 'PUT',
  path: '/organization/anonymous-view',
  access: 'signed-in',
  permission: 'organization.read',
  summary: 'Hide or show names in this organization, for the caller only.',
  input: z.object({ anonymousView: z.boolean() }),
  output: z.object({ anonymousView: z.boolean() }),
});
