import { addToHiringTeam } from '@winnow/contracts';
import { aJob } from '../../../testing/access/own-things.ts';
import type { AccessByRoute, ThingsByPath } from '../../../testing/access/route-access.ts';
import type { SignedUp } from '../../../testing/sign-up.ts';
import type { TestServer } from '../../../testing/start-test-server.ts';

/** With its owner on the team. */
async function aTeam(server: TestServer, owner: SignedUp) {
  const { id } = await aJob(server, owner);
  await owner.client.call(addToHiringTeam, { id, userIds: [owner.userId] });
  return { id, userId: owner.userId };
}

export const things: ThingsByPath = { '/job-descriptions/{id}/hiring-team/{userId}': aTeam };

export const access: AccessByRoute = {
  'POST /job-descriptions/{id}/hiring-team': {
    make: aJob,
    input: { userIds: ['0b7f3a52-55c1-4f43-8d2e-9b1f6a2c7d11'] },
  },
};
