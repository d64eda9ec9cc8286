import { randomUUID } from 'node:crypto';
import { anAnalysis } from '../../../testing/access/own-things.ts';
import type { AccessByRoute, MakeThing } from '../../../testing/access/route-access.ts';
import { insertSuggestions } from '../second-reader-repository.ts';

const aSuggestion: MakeThing = async (server, owner) => {
  const { id: analysisId = '' } = await anAnalysis(server, owner);
  const { organizationId, userId: createdBy } = owner;
  const id = randomUUID();
  const passage = { requirementId: 'docker', requirement: 'Docker', quote: 'SQL, Python', start: 0, end: 11 };
  const state = { state: 'open', decidedBy: null, decidedAt: null, createdAt: new Date() } as const;
  const row = { id, organizationId, createdBy, analysisId, ...passage, ...state };
  await insertSuggestions(server.platform.openDatabase.database, [row]);
  return { id: analysisId, suggestionId: id };
};

export const access: AccessByRoute = {
  'POST /resume-analysis/{id}/second-reader': { make: anAnalysis, input: { hash: 'another' } },
  'PATCH /resume-analysis/{id}/second-reader/{suggestionId}': {
    make: aSuggestion,
    input: { state: 'dismissed' },
  },
};
