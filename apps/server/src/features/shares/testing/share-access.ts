import { createShare } from '@winnow/contracts';
import { anAnalysis, ofAnalysis } from '../../../testing/access/own-things.ts';
import type { AccessByRoute, ThingsByPath } from '../../../testing/access/route-access.ts';
import type { SignedUp } from '../../../testing/sign-up.ts';
import type { TestServer } from '../../../testing/start-test-server.ts';

async function aShare(server: TestServer, owner: SignedUp) {
  const { id: analysisId } = await anAnalysis(server, owner);
  const share = { title: 'For the chief', analysisIds: [analysisId] };
  return { id: (await owner.client.call(createShare, share)).data.id };
}

export const things: ThingsByPath = {
  '/resume-analysis/shares/{id}': aShare,
};

export const access: AccessByRoute = {
  'GET /analysis/export': [
    { make: anAnalysis, input: ({ id }, { analysisId }) => ({ format: 'csv', ids: `${analysisId},${id}` }) },
    // An empty list can't be exported.
    { make: ofAnalysis, input: ({ batchId }) => ({ format: 'csv', batchId }), status: 422 },
    { make: ofAnalysis, input: ({ jobDescriptionId }) => ({ format: 'csv', jobDescriptionId }), status: 422 },
  ],
  'POST /analysis/export': {
    make: anAnalysis,
    input: ({ id }, { analysisId }) => ({ format: 'json', ids: [analysisId, id] }),
  },
  'POST /resume-analysis/shares': {
    make: anAnalysis,
    input: ({ id }, { analysisId }) => ({ title: 'Mixed', analysisIds: [analysisId, id] }),
  },
  // Anyone with the secret of a link.
  'POST /shared/open': 'anyone',
  'POST /shared/comment': 'anyone',
};
