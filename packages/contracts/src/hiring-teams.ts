import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { emailAddress, person } from './organizations.ts';
import { roles } from './permissions.ts';

/** Roles that have something to do on a hiring team: those that read jobs. */
export const hiringTeamRoles = ['owner', 'recruiter', 'hiring-manager'] as const;

const ofJob = { id: z.uuid() };

const teamMember = person.extend({ role: z.enum(roles), addedAt: z.iso.datetime() });
export type HiringTeamMember = z.infer<typeof teamMember>;

const hiringTeam = z.object({ members: z.array(teamMember) }).meta({ id: 'HiringTeam' });
export type HiringTeam = z.infer<typeof hiringTeam>;

export const getHiringTeam = endpoint({
  method: 'GET',
  path: '/job-descriptions/{id}/hiring-team',
  access: 'signed-in',
  permission: 'jobs.read',
  scope: 'jobs:read',
  about: { job: 'id' },
  summary: 'The hiring team of a job, in the order of joining.',
  input: z.object(ofJob),
  output: hiringTeam,
  limitPerMinute: 300,
});

export const addToHiringTeam = endpoint({
  method: 'POST',
  path: '/job-descriptions/{id}/hiring-team',
  access: 'signed-in',
  permission: 'hiring-teams.manage',
  summary: 'Add members of the organization to the hiring team. Hiring managers see the job from then on.',
  input: z.object({ ...ofJob, userIds: z.array(z.uuid()).min(1).max(50) }),
  output: hiringTeam,
  limitPerMinute: 60,
});

export const removeFromHiringTeam = endpoint({
  method: 'DELETE',
  path: '/job-descriptions/{id}/hiring-team/{userId}',
  access: 'signed-in',
  permission: 'hiring-teams.manage',
  summary: 'Remove a member from the hiring team. A hiring manager no longer sees the job.',
  input: z.object({ ...ofJob, userId: z.uuid() }),
  output: hiringTeam,
  limitPerMinute: 60,
});

const viewer = person.extend({ role: z.enum(roles), isOnTeam: z.boolean() });
export type JobViewer = z.infer<typeof viewer>;

export const listJobViewers = endpoint({
  method: 'GET',
  path: '/job-descriptions/{id}/people',
  access: 'signed-in',
  permission: 'jobs.read',
  scope: 'jobs:read',
  about: { job: 'id' },
  summary: 'Who sees the job and its candidates: owners, recruiters and the hiring team, by name.',
  input: z.object(ofJob),
  output: z.array(viewer),
  limitPerMinute: 300,
});

const invited = z.object({ id: z.uuid(), email: z.string(), state: z.enum(['open', 'expired']) });
export type InvitedToTeam = z.infer<typeof invited>;

export const listInvitedToTeam = endpoint({
  method: 'GET',
  path: '/job-descriptions/{id}/hiring-team/invitations',
  access: 'signed-in',
  permission: 'hiring-teams.manage',
  summary: 'Open invitations to the hiring team.',
  input: z.object(ofJob),
  output: z.array(invited),
  limitPerMinute: 300,
});

export const inviteToHiringTeam = endpoint({
  method: 'POST',
  path: '/job-descriptions/{id}/hiring-team/invitations',
  access: 'signed-in',
  permission: 'hiring-teams.manage',
  summary: 'Invite a hiring manager by email, who joins the job’s hiring team on accepting.',
  input: z.object({ ...ofJob, email: emailAddress }),
  output: z.array(invited),
  limitPerMinute: 30,
  limitPerDay: 200,
});

export const revokeFromHiringTeam = endpoint({
  method: 'DELETE',
  path: '/job-descriptions/{id}/hiring-team/invitations/{invitationId}',
  access: 'signed-in',
  permission: 'hiring-teams.manage',
  summary: 'Withdraw an invitation to the hiring team.',
  input: z.object({ ...ofJob, invitationId: z.uuid() }),
  output: z.array(invited),
});
