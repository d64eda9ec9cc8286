import { randomUUID } from 'node:crypto';
import { addJobNote, changeAnalyses, startSampleBatch } from '@winnow/contracts';
import {
  aFile,
  aJob,
  anAnalysis,
  aPerson,
  idempotencyKey,
  ofAnalysis,
} from '../../../testing/access/own-things.ts';
import type { AccessByRoute, OwnedRoute, ThingsByPath } from '../../../testing/access/route-access.ts';
import type { SignedUp } from '../../../testing/sign-up.ts';
import type { TestServer } from '../../../testing/start-test-server.ts';

/** The sample run is free, so every route can use it. */
async function aBatch(_: TestServer, { client }: SignedUp) {
  const { data } = await client.call(startSampleBatch);
  return { id: data.id };
}

async function anItem(_: TestServer, { client }: SignedUp) {
  const { data } = await client.call(startSampleBatch);
  return { id: data.id, itemId: data.items[0]?.id ?? '' };
}

async function aChange(server: TestServer, owner: SignedUp) {
  const { id } = await anAnalysis(server, owner);
  const changeId = randomUUID();
  await owner.client.call(changeAnalyses, { changeId, ids: [id], stage: 'interview' });
  return { id: changeId };
}

async function aJobNote(server: TestServer, owner: SignedUp) {
  const { id } = await aJob(server, owner);
  const noteId = randomUUID();
  await owner.client.call(addJobNote, { id, noteId, text: 'Call the hiring manager.' });
  return { id, noteId };
}

/** A run whose job or file belongs to another organization. */
const ownedWork: readonly OwnedRoute[] = [
  {
    make: aJob,
    input: ({ id }, { fileId }) => ({ jobDescriptionId: id, fileIds: [fileId], idempotencyKey }),
  },
  {
    make: aFile,
    input: ({ id = '' }, { jobDescriptionId, fileId }) => {
      return { jobDescriptionId, fileIds: [fileId, id], idempotencyKey };
    },
  },
];

/** Lists that may be narrowed to a job or run: they contain nothing of other users. */
const narrowed: readonly OwnedRoute[] = [
  { make: ofAnalysis, input: ({ jobDescriptionId }) => ({ jobDescriptionId }), status: 200 },
  { make: ofAnalysis, input: ({ batchId }) => ({ batchId }), status: 200 },
  { make: aPerson, input: ({ id }) => ({ personId: id }), status: 200 },
];

export const things: ThingsByPath = {
  '/resume-analysis/{id}': anAnalysis,
  '/resume-analysis/batches/{id}': aBatch,
  '/resume-analysis/changes/{id}': aChange,
  '/job-descriptions/{id}/notes/{noteId}': aJobNote,
};

export const access: AccessByRoute = {
  'GET /job-descriptions/{id}/activity': { make: aJob, input: {} },
  'POST /job-descriptions/{id}/notes': {
    make: aJob,
    input: { noteId: '0b7f3a52-55c1-4f43-8d2e-9b1f6a2c7d10', text: 'Mine now' },
  },
  'POST /resume-analysis/quote': ownedWork,
  'POST /resume-analysis/batches': ownedWork,
  'POST /resume-analysis': ownedWork,
  'POST /analysis/analyze': [
    { make: aJob, input: ({ id }, { fileId }) => ({ jobDescriptionId: id, fileId, idempotencyKey }) },
    {
      make: aFile,
      input: ({ id }, { jobDescriptionId }) => ({ jobDescriptionId, fileId: id, idempotencyKey }),
    },
  ],
  'GET /resume-analysis/batches': {
    make: ofAnalysis,
    input: ({ jobDescriptionId }) => ({ jobDescriptionId }),
    status: 200,
  },
  'POST /resume-analysis/batches/{id}/items/{itemId}/retry': { make: anItem, input: { idempotencyKey } },
  'GET /resume-analysis': narrowed,
  'PATCH /resume-analysis': {
    make: anAnalysis,
    input: ({ id }, { analysisId }) => ({
      changeId: randomUUID(),
      ids: [analysisId, id],
      stage: 'interview',
    }),
  },
  'GET /analysis/history': narrowed,
  'GET /analysis/result': { make: anAnalysis, input: ({ id }) => ({ id }) },
  'PATCH /resume-analysis/{id}': { make: anAnalysis, input: { notes: 'Mine now' } },
  'POST /resume-analysis/{id}/corrections': { make: anAnalysis, input: { corrections: { name: 'Mine' } } },
  'PATCH /resume-analysis/{id}/corrections': { make: anAnalysis, input: { corrections: { name: 'Mine' } } },
  'POST /analysis/delete': {
    make: anAnalysis,
    input: ({ id }, { analysisId }) => ({ ids: [analysisId, id] }),
  },
};
