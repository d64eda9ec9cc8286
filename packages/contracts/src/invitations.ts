import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { emailAddress, ownOrganization, person } from './organizations.ts';

/** Roles to invite with: an owner is a member first. */
export const invitedRoles = ['admin', 'recruiter', 'hiring-manager', 'auditor'] as const;
export type InvitedRole = (typeof invitedRoles)[number];

const invitation = z.object({
  id: z.uuid(),
  email: z.string(),
  role: z.enum(invitedRoles),
  state: z.enum(['open', 'expired']),
  invitedBy: person.nullable().meta({ description: 'Null once the account is gone.' }),
  sentAt: z.iso.datetime().nullable().meta({ description: 'When the email was sent; null before that.' }),
  expiresAt: z.iso.datetime(),
});
export type Invitation = z.infer<typeof invitation>;

export const listInvitations = endpoint({
  method: 'GET',
  path: '/organization/invitations',
  access: 'signed-in',
  permission: 'members.manage',
  summary: 'Open invitations, newest first.',
  output: z.array(invitation),
});

export const inviteMember = endpoint({
  method: 'POST',
  path: '/organization/invitations',
  access: 'signed-in',
  permission: 'members.manage',
  summary:
    'Invite someone by email. An address that was invited before gets a new link that replaces the old one.',
  input: z.object({ email: emailAddress, role: z.enum(invitedRoles) }),
  output: invitation,
  limitPerMinute: 30,
  limitPerDay: 200,
});

const ofInvitation = z.object({ id: z.uuid() });

export const resendInvitation = endpoint({
  method: 'POST',
  path: '/organization/invitations/{id}/resend',
  access: 'signed-in',
  permission: 'members.manage',
  summary: 'Resend an invitation with a new link, valid for seven days.',
  input: ofInvitation,
  output: invitation,
  limitPerMinute: 10,
  limitPerDay: 50,
});

export const revokeInvitation = endpoint({
  method: 'DELETE',
  path: '/organization/invitations/{id}',
  access: 'signed-in',
  permission: 'members.manage',
  summary: 'Withdraw an invitation. Its link stops working.',
  input: ofInvitation,
  output: z.object({}),
});

/** The secret of a link: 256 bits. */
const secret = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

const receivedInvitation = z.object({
  id: z.uuid(),
  organization: z.object({ name: z.string(), logo: z.string().nullable() }),
  role: z.enum(invitedRoles),
  email: z.string(),
  invitedBy: z.string().nullable(),
  state: z.enum(['open', 'expired', 'accepted', 'declined', 'revoked']),
  expiresAt: z.iso.datetime(),
});
export type ReceivedInvitation = z.infer<typeof receivedInvitation>;

/** The secret is sent in the body, so that no proxy logs it. */
export const openInvitation = endpoint({
  method: 'POST',
  path: '/invitations/open',
  access: 'anyone',
  summary: 'The invitation behind a link.',
  input: z.object({ secret }),
  output: receivedInvitation,
  limitPerMinute: 60,
});

export const listReceivedInvitations = endpoint({
  method: 'GET',
  path: '/invitations',
  access: 'signed-in',
  permission: 'own-account',
  summary: 'Open invitations to the verified address of the caller.',
  output: z.array(receivedInvitation),
});

const answered = z.object({
  id: z.uuid(),
  secret: secret.optional().meta({ description: 'Required if the caller’s address is not verified.' }),
});

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/invitations/{id}/accept',
  access: 'signed-in',
  permission: 'own-account',
  summary: 'Accept an invitation. It must be addressed to the caller’s email address.',
  input: answered,
  output: ownOrganization.extend({
    jobId: z.uuid().nullable().meta({
      description: 'The job whose hiring team the caller joined by accepting; null for none or several.',
    }),
  }),
});

export const declineInvitation = endpoint({
  method: 'POST',
  path: '/invitations/{id}/decline',
  access: 'signed-in',
  permission: 'own-account',
  summary: 'Decline an invitation.',
  input: answered,
  output: z.object({}),
});
