import { createShare, startSampleBatch } from '@winnow/contracts';
import type { OwnedRoute, RouteAccess } from './access-by-route.ts';
import type { SignedUp } from './sign-up.ts';
import type { TestServer } from './start-test-server.ts';
import { newJob } from './work.ts';

async function aJob(_: TestServer, owner: SignedUp) {
  const { id } = await newJob(owner);
  return { id };
}

async function aVersion(server: TestServer, owner: SignedUp) {
  return { ...(await aJob(server, owner)), version: '1' };
}

/** The sample run costs nothing, so that every route may have it. */
async function aBatch(_: TestServer, { client }: SignedUp) {
  const { data } = await client.call(startSampleBatch);
  return { id: data.id };
}

async function anItem(_: TestServer, { client }: SignedUp) {
  const { data } = await client.call(startSampleBatch);
  return { id: data.id, itemId: data.items[0]?.id ?? '' };
}

async function anAnalysis(server: TestServer, { client, userId }: SignedUp) {
  await client.call(startSampleBatch);
  await server.platform.queue.runJobs();
  const page = { order: 'judged', direction: 'desc', limit: 1 } as const;
  const { analyses } = await server.services.work.analyses.list(userId, page);
  return { id: analyses[0]?.id ?? '' };
}

async function aShare(server: TestServer, owner: SignedUp) {
  const { id: analysisId } = await anAnalysis(server, owner);
  const share = { title: 'For the chief', analysisIds: [analysisId] };
  return { id: (await owner.client.call(createShare, share)).data.id };
}

const idempotencyKey = '7d0c1f5e-6a52-4b1e-9f0a-0c6f2f3f6a11';
const ownedJob: OwnedRoute = { make: aJob };
const ownedBatch: OwnedRoute = { make: aBatch };
const ownedAnalysis: OwnedRoute = { make: anAnalysis };

/** The routes of job descriptions, files, runs and analyses. */
export const accessToWork: Readonly<Record<string, RouteAccess>> = {
  'POST /job-descriptions': 'signed-in',
  'POST /job-descriptions/add': 'signed-in',
  'GET /job-descriptions': 'signed-in',
  'POST /job-descriptions/read': 'signed-in',
  'POST /job-descriptions/upload': 'signed-in',
  'POST /job-descriptions/coverage': 'signed-in',
  'GET /job-descriptions/{id}': ownedJob,
  'PATCH /job-descriptions/{id}': { make: aJob, input: { version: 1, title: 'Mine now' } },
  'DELETE /job-descriptions/{id}': ownedJob,
  'POST /job-descriptions/{id}/duplicate': ownedJob,
  'POST /job-descriptions/{id}/archive': ownedJob,
  'POST /job-descriptions/{id}/restore': ownedJob,
  'GET /job-descriptions/{id}/versions': ownedJob,
  'GET /job-descriptions/{id}/versions/{version}': { make: aVersion },
  'POST /files/upload': 'signed-in',
  'GET /files': 'signed-in',
  'POST /files/process': 'signed-in',
  'POST /files/delete': 'signed-in',
  'GET /files/download': 'signed-in',
  'POST /resume-analysis/quote': 'signed-in',
  'POST /resume-analysis/batches': 'signed-in',
  'POST /resume-analysis': 'signed-in',
  'POST /analysis/analyze': 'signed-in',
  'POST /resume-analysis/sample': 'signed-in',
  'DELETE /resume-analysis/sample': 'signed-in',
  'GET /resume-analysis/batches': 'signed-in',
  'GET /resume-analysis/batches/{id}': ownedBatch,
  'GET /resume-analysis/batches/{id}/events': ownedBatch,
  'POST /resume-analysis/batches/{id}/cancel': ownedBatch,
  'POST /resume-analysis/batches/{id}/items/{itemId}/retry': { make: anItem, input: { idempotencyKey } },
  'POST /resume-analysis/batches/{id}/rejudge': ownedBatch,
  'DELETE /resume-analysis/batches/{id}': ownedBatch,
  'GET /resume-analysis/overview': 'signed-in',
  'GET /resume-analysis': 'signed-in',
  'GET /analysis/history': 'signed-in',
  'GET /analysis/result': 'signed-in',
  'GET /resume-analysis/{id}': ownedAnalysis,
  'PATCH /resume-analysis/{id}': { make: anAnalysis, input: { notes: 'Mine now' } },
  'POST /resume-analysis/{id}/corrections': { make: anAnalysis, input: { corrections: { name: 'Mine' } } },
  'POST /resume-analysis/{id}/replay': ownedAnalysis,
  'DELETE /resume-analysis/{id}': ownedAnalysis,
  'POST /analysis/delete': 'signed-in',
  'GET /analysis/export': 'signed-in',
  'POST /analysis/export': 'signed-in',
  'POST /resume-analysis/shares': 'signed-in',
  'GET /resume-analysis/shares': 'signed-in',
  'GET /resume-analysis/shares/{id}': { make: aShare },
  'POST /resume-analysis/shares/{id}/revoke': { make: aShare },
  // Whoever has the secret of a link.
  'POST /shared/open': 'anyone',
  'POST /shared/comment': 'anyone',
};
