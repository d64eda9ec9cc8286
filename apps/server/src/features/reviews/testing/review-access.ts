import { randomUUID } from 'node:crypto';
import { requestReview } from '@winnow/contracts';
import { anAnalysis } from '../../../testing/access/own-things.ts';
import type { AccessByRoute, ThingsByPath } from '../../../testing/access/route-access.ts';
import type { SignedUp } from '../../../testing/sign-up.ts';
import type { TestServer } from '../../../testing/start-test-server.ts';

/** The user reviews for themselves, as the only member of the personal organization. */
async function aReview(server: TestServer, owner: SignedUp) {
  const { id: analysisId } = await anAnalysis(server, owner);
  const { data } = await owner.client.call(requestReview, {
    analysisIds: [analysisId],
    reviewerIds: [owner.userId],
    idempotencyKey: randomUUID(),
  });
  return { id: data.id, analysisId, jobDescriptionId: data.job.id };
}

export const things: ThingsByPath = {
  '/reviews/{id}': aReview,
};

export const access: AccessByRoute = {
  'POST /reviews': [
    {
      make: anAnalysis,
      input: ({ id }, { analysisId }) => ({
        analysisIds: [analysisId, id],
        reviewerIds: [id],
        idempotencyKey: randomUUID(),
      }),
    },
    {
      make: async (_server, { userId }) => ({ userId }),
      input: ({ userId }, { analysisId }) => ({
        analysisIds: [analysisId],
        reviewerIds: [userId],
        idempotencyKey: randomUUID(),
      }),
    },
  ],
  'GET /reviews': {
    make: aReview,
    input: ({ jobDescriptionId }) => ({ of: 'job', jobDescriptionId }),
    // The list contains nothing of other users.
    status: 200,
  },
  'PATCH /reviews/{id}': { make: aReview, input: { dueOn: null, timeZone: 'UTC' } },
  'GET /reviews/{id}/candidates/{analysisId}': { make: aReview },
  'PUT /reviews/{id}/candidates/{analysisId}/mark': { make: aReview, input: { mark: 'yes' } },
};
