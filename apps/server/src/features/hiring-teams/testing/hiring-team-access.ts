import { addToHiringTeam, createOrganization, inviteToHiringTeam } from '@winnow/contracts';
import { aJob } from '../../../testing/access/own-things.ts';
import type { AccessByRoute, ThingsByPath } from '../../../testing/access/route-access.ts';
import { newAddress } from '../../../testing/auth-client.ts';
import type { SignedUp } from '../../../testing/sign-up.ts';
import type { TestServer } from '../../../testing/start-test-server.ts';
import { callAs } from '../../../testing/team.ts';

/** With its owner on the team. */
async function aTeam(server: TestServer, owner: SignedUp) {
  const { id } = await aJob(server, owner);
  await owner.client.call(addToHiringTeam, { id, userIds: [owner.userId] });
  return { id, userId: owner.userId };
}

/** To a job of an organization: nobody is invited to a personal one. */
async function anInvitation(server: TestServer, owner: SignedUp) {
  const { id: organization } = (await owner.client.call(createOrganization, { name: 'Matrix Ltd' })).data;
  const client = callAs(server, owner, organization);
  const { id } = await aJob(server, { ...owner, client });
  const { data } = await client.call(inviteToHiringTeam, { id, email: newAddress() });
  return { id, invitationId: data[0]?.id ?? '' };
}

export const things: ThingsByPath = {
  '/job-descriptions/{id}/hiring-team/invitations/{invitationId}': anInvitation,
  '/job-descriptions/{id}/hiring-team/{userId}': aTeam,
};

export const access: AccessByRoute = {
  'POST /job-descriptions/{id}/hiring-team': {
    make: aJob,
    input: { userIds: ['0b7f3a52-55c1-4f43-8d2e-9b1f6a2c7d11'] },
  },
  'POST /job-descriptions/{id}/hiring-team/invitations': {
    make: aJob,
    input: { email: 'kim@example.org' },
  },
};
