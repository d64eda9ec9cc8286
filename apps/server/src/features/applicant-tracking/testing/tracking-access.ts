import { randomUUID } from 'node:crypto';
import { anAnalysis } from '../../../testing/access/own-things.ts';
import type { AccessByRoute, ThingsByPath } from '../../../testing/access/route-access.ts';
import type { SignedUp } from '../../../testing/sign-up.ts';
import type { TestServer } from '../../../testing/start-test-server.ts';
import { sealCredentials } from '../sealed-credentials.ts';
import { insertConnection } from '../tracking-repository.ts';

/** Stored without calling the external system, which does not exist in tests. */
async function aConnection({ platform, services }: TestServer, owner: SignedUp) {
  const id = randomUUID();
  await insertConnection(platform.openDatabase.database, {
    id,
    organizationId: owner.organizationId,
    createdBy: owner.userId,
    vendor: 'ashby',
    name: 'Our system',
    sealedCredentials: sealCredentials(services.identityBase.keys, id, { vendor: 'ashby', apiKey: 'key' }),
    createdAt: new Date(),
  });
  return { id };
}

export const things: ThingsByPath = {
  '/applicant-tracking/{id}': aConnection,
  '/applicant-tracking/{id}/test': aConnection,
  '/applicant-tracking/{id}/jobs': aConnection,
  '/applicant-tracking/{id}/imports': aConnection,
  '/resume-analysis/{id}/applicant-tracking': anAnalysis,
};

export const access: AccessByRoute = {
  'POST /applicant-tracking/{id}/imports': {
    make: aConnection,
    input: { jobs: ['1'], idempotencyKey: randomUUID() },
  },
  'GET /applicant-tracking/scores': {
    make: anAnalysis,
    input: ({ id }) => ({ analysisIds: id }),
  },
  'POST /resume-analysis/applicant-tracking': {
    make: anAnalysis,
    input: ({ id }) => ({ analysisIds: [id] }),
  },
};
