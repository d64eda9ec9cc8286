import { aJob } from '../../../testing/access/own-things.ts';
import type { AccessByRoute, ThingsByPath } from '../../../testing/access/route-access.ts';
import type { SignedUp } from '../../../testing/sign-up.ts';
import type { TestServer } from '../../../testing/start-test-server.ts';

async function aVersion(server: TestServer, owner: SignedUp) {
  return { ...(await aJob(server, owner)), version: '1' };
}

export const things: ThingsByPath = {
  '/job-descriptions/{id}': aJob,
  '/job-descriptions/{id}/versions/{version}': aVersion,
};

export const access: AccessByRoute = {
  'POST /job-descriptions/read': { make: aJob, input: ({ id }) => ({ id, text: 'Data analyst' }) },
  'POST /job-descriptions/coverage': { make: aJob, input: ({ id }) => ({ id, requirements: [] }) },
  'PATCH /job-descriptions/{id}': { make: aJob, input: { version: 1, title: 'Mine now' } },
};
