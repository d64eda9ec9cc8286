import { randomUUID } from 'node:crypto';
import { changeAnalyses, listDecisionRecords } from '@winnow/contracts';
import { anAnalysis } from '../../../testing/access/own-things.ts';
import type { AccessByRoute, ThingsByPath } from '../../../testing/access/route-access.ts';
import type { SignedUp } from '../../../testing/sign-up.ts';
import type { TestServer } from '../../../testing/start-test-server.ts';

async function aRecord(server: TestServer, owner: SignedUp) {
  const { id: analysisId } = await anAnalysis(server, owner);
  await owner.client.call(changeAnalyses, {
    changeId: randomUUID(),
    ids: [analysisId],
    decision: { value: 'maybe' },
  });
  const { records } = (await owner.client.call(listDecisionRecords, {})).data;
  const [record] = records;
  return { id: record?.id ?? '', jobDescriptionId: record?.job.id ?? '' };
}

export const things: ThingsByPath = {
  '/organization/decision-records/{id}': aRecord,
};

export const access: AccessByRoute = {
  'GET /organization/decision-records': {
    make: aRecord,
    input: ({ jobDescriptionId }) => ({ jobDescriptionId }),
    // The list contains nothing of another organization.
    status: 200,
  },
};
