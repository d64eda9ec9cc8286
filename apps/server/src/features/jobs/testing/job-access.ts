import { aJob, ownedJob } from '../../../testing/access/own-things.ts';
import type { AccessByRoute } from '../../../testing/access/route-access.ts';
import type { SignedUp } from '../../../testing/sign-up.ts';
import type { TestServer } from '../../../testing/start-test-server.ts';

async function aVersion(server: TestServer, owner: SignedUp) {
  return { ...(await aJob(server, owner)), version: '1' };
}

export const access: AccessByRoute = {
  'POST /job-descriptions/read': { make: aJob, input: ({ id }) => ({ id, text: 'Data analyst' }) },
  'POST /job-descriptions/coverage': { make: aJob, input: ({ id }) => ({ id, requirements: [] }) },
  'GET /job-descriptions/{id}': ownedJob,
  'PATCH /job-descriptions/{id}': { make: aJob, input: { version: 1, title: 'Mine now' } },
  'DELETE /job-descriptions/{id}': ownedJob,
  'POST /job-descriptions/{id}/duplicate': ownedJob,
  'POST /job-descriptions/{id}/archive': ownedJob,
  'POST /job-descriptions/{id}/restore': ownedJob,
  'GET /job-descriptions/{id}/versions': ownedJob,
  'GET /job-descriptions/{id}/versions/{version}': { make: aVersion },
};
