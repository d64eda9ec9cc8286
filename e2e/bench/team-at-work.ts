import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import {
  acceptInvitation,
  addComment,
  addToHiringTeam,
  createOrganization,
  getMe,
  inviteMember,
  listAnalyses,
  listReceivedInvitations,
  startSampleBatch,
  switchOrganization,
} from '@winnow/contracts';
import { newPerson } from '../testing/person.ts';
import type { Question } from './ask-steadily.ts';
import { type Recruiter, registerWithoutBrowser } from './recruiter.ts';

/** In addition to the owner: as many as the free plan has seats for, and six who need none. */
const roles = [
  'recruiter',
  'recruiter',
  'recruiter',
  ...Array<'hiring-manager'>(6).fill('hiring-manager'),
] as const;

/**
 * Creates a team of ten with the sample job, its candidates, its hiring team and comments. Returns what its members
 * read throughout the day: jobs, candidates, comments and notifications, and for the owner the audit log and
 * spending.
 */
export async function questionsOfTeam(url: string): Promise<Question[]> {
  const owner = await registerWithoutBrowser(url, newPerson());
  const { data: team } = await owner.client.call(createOrganization, { name: 'Harbor Foods' });
  await owner.client.call(switchOrganization, { id: team.id });
  const members: Recruiter[] = [];
  for (const role of roles) members.push(await join(url, owner, team.id, role));

  await owner.client.call(startSampleBatch);
  const { id, jobDescriptionId } = await firstCandidate(owner);
  const ids = await Promise.all(members.map(async ({ client }) => (await client.call(getMe)).data.id));
  await owner.client.call(addToHiringTeam, { id: jobDescriptionId, userIds: ids });
  for (const { client } of members)
    await client.call(addComment, { id, commentId: randomUUID(), text: 'Worth a call this week.' });

  const ofMember = [
    '/job-descriptions',
    `/job-descriptions/${jobDescriptionId}`,
    `/job-descriptions/${jobDescriptionId}/hiring-team`,
    '/resume-analysis?limit=50',
    `/resume-analysis/${id}`,
    `/resume-analysis/${id}/comments`,
    '/notifications',
    '/notifications/unread',
    '/reviews',
  ];
  const ofOwner = [...ofMember, '/organization/members', '/organization/activity', '/credits/spending'];
  return [owner, ...members].flatMap((member) =>
    (member === owner ? ofOwner : ofMember).map((path) => ({
      url: `${url}/api${path}`,
      headers: member.headers,
    })),
  );
}

async function join(
  url: string,
  owner: Recruiter,
  organizationId: string,
  role: (typeof roles)[number],
): Promise<Recruiter> {
  const person = newPerson();
  const member = await registerWithoutBrowser(url, person);
  await owner.client.call(inviteMember, { email: person.email, role });
  const [invitation] = (await member.client.call(listReceivedInvitations)).data;
  if (!invitation) throw new Error('The invitation did not arrive.');
  await member.client.call(acceptInvitation, { id: invitation.id });
  await member.client.call(switchOrganization, { id: organizationId });
  return member;
}

async function firstCandidate({ client }: Recruiter) {
  for (;;) {
    const [first] = (await client.call(listAnalyses, { order: 'group', limit: 1 })).data.analyses;
    if (first) return first;
    await wait(300);
  }
}
