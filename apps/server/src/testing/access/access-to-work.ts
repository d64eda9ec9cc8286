import { randomUUID } from 'node:crypto';
import {
  addJobNote,
  changeAnalyses,
  createEmailTemplate,
  createPreset,
  createShare,
  getBatch,
  listBatches,
  startSampleBatch,
} from '@winnow/contracts';
import { emailTo, plainTexts } from '../email-candidates.ts';
import type { SignedUp } from '../sign-up.ts';
import type { TestServer } from '../start-test-server.ts';
import { newJob, resumeText, send, start } from '../work.ts';
import type { OwnedRoute, OwnThings, RouteAccess } from './route-access.ts';

async function aJob(_: TestServer, owner: SignedUp) {
  const { id } = await newJob(owner);
  return { id };
}

async function aVersion(server: TestServer, owner: SignedUp) {
  return { ...(await aJob(server, owner)), version: '1' };
}

async function aFile(_: TestServer, owner: SignedUp) {
  return { id: await send(owner, 'ada.txt', resumeText('Ada Thorne')) };
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
  await server.platform.queue.runTasks();
  const page = { order: 'judged', direction: 'desc', limit: 1 } as const;
  const { analyses } = await server.services.analyses.list(userId, page);
  return { id: analyses[0]?.id ?? '' };
}

async function aChange(server: TestServer, owner: SignedUp) {
  const { id } = await anAnalysis(server, owner);
  const changeId = randomUUID();
  await owner.client.call(changeAnalyses, { changeId, ids: [id], stage: 'interview' });
  return { id: changeId };
}

/** What the lists of analyses can be narrowed to. */
async function ofAnalysis(server: TestServer, owner: SignedUp) {
  await anAnalysis(server, owner);
  const [batch] = (await owner.client.call(listBatches, {})).data.batches;
  return { batchId: batch?.id ?? '', jobDescriptionId: batch?.jobDescriptionId ?? '' };
}

/** Things owned by the caller who requests another user's. */
export async function makeOwnThings(server: TestServer, person: SignedUp): Promise<OwnThings> {
  const { id: jobDescriptionId } = await aJob(server, person);
  const { id: fileId } = await aFile(server, person);
  const batch = await start(person, jobDescriptionId, [fileId]);
  await server.platform.queue.runTasks();
  const { data } = await person.client.call(getBatch, { id: batch.id });
  return { jobDescriptionId, fileId, analysisId: data.items[0]?.analysis?.id ?? '' };
}

/** Each with a unique name. */
async function aPreset(_: TestServer, { client }: SignedUp) {
  const requirement = { kind: 'skill', text: 'SQL', must: true, weight: 3 } as const;
  const preset = { name: `Analysts ${randomUUID()}`, requirements: [requirement] };
  return { id: (await client.call(createPreset, preset)).data.id };
}

async function aJobNote(server: TestServer, owner: SignedUp) {
  const { id } = await aJob(server, owner);
  const noteId = randomUUID();
  await owner.client.call(addJobNote, { id, noteId, text: 'Call the hiring manager.' });
  return { id, noteId };
}

async function anEmailTemplate(_: TestServer, { client }: SignedUp) {
  const template = { name: `Greeting ${randomUUID()}`, purpose: 'other', texts: plainTexts } as const;
  return { id: (await client.call(createEmailTemplate, template)).data.id };
}

async function anEmail(server: TestServer, owner: SignedUp) {
  const { analysisId } = await makeOwnThings(server, owner);
  const [id = ''] = (await emailTo(owner, [analysisId])).ids;
  return { id };
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

/** A run of a job and files, of which one is another's. */
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

/** Emails to candidates of whom one is another's, and by a template that is. */
const emailsOf = (more: object): readonly OwnedRoute[] => [
  {
    make: anAnalysis,
    input: ({ id }, { analysisId }) => {
      return { analysisIds: [analysisId, id], templateId: 'rejection', texts: plainTexts, ...more };
    },
  },
  {
    make: anEmailTemplate,
    input: ({ id }, { analysisId }) => {
      return { analysisIds: [analysisId], templateId: id, texts: plainTexts, ...more };
    },
  },
];

const ownedFile: OwnedRoute = { make: aFile, input: ({ id }) => ({ id }) };

/** Lists that may be narrowed to a job or run: they contain nothing of other users. */
const narrowed: readonly OwnedRoute[] = [
  { make: ofAnalysis, input: ({ jobDescriptionId }) => ({ jobDescriptionId }), status: 200 },
  { make: ofAnalysis, input: ({ batchId }) => ({ batchId }), status: 200 },
];

/** The routes of job descriptions, files, runs and analyses. */
export const accessToWork: Readonly<Record<string, RouteAccess>> = {
  'POST /job-descriptions': 'signed-in',
  'POST /job-descriptions/add': 'signed-in',
  'GET /job-descriptions': 'signed-in',
  'POST /job-descriptions/read': { make: aJob, input: ({ id }) => ({ id, text: 'Data analyst' }) },
  'POST /job-descriptions/read-requirement': 'signed-in',
  'POST /job-descriptions/upload': 'signed-in',
  'POST /job-descriptions/coverage': { make: aJob, input: ({ id }) => ({ id, requirements: [] }) },
  'GET /job-descriptions/{id}': ownedJob,
  'PATCH /job-descriptions/{id}': { make: aJob, input: { version: 1, title: 'Mine now' } },
  'DELETE /job-descriptions/{id}': ownedJob,
  'POST /job-descriptions/{id}/duplicate': ownedJob,
  'POST /job-descriptions/{id}/archive': ownedJob,
  'POST /job-descriptions/{id}/restore': ownedJob,
  'POST /job-descriptions/{id}/look': ownedJob,
  'GET /job-descriptions/{id}/figures': ownedJob,
  'GET /job-descriptions/{id}/activity': ownedJob,
  'POST /job-descriptions/{id}/notes': {
    make: aJob,
    input: { noteId: '0b7f3a52-55c1-4f43-8d2e-9b1f6a2c7d10', text: 'Mine now' },
  },
  'DELETE /job-descriptions/{id}/notes/{noteId}': { make: aJobNote },
  'GET /job-descriptions/{id}/versions': ownedJob,
  'GET /job-descriptions/{id}/versions/{version}': { make: aVersion },
  'GET /job-descriptions/{id}/emails': ownedJob,
  'PUT /job-descriptions/{id}/emails': { make: aJob, input: { isOn: true } },
  'GET /candidate-emails/templates': 'signed-in',
  'POST /candidate-emails/templates': 'signed-in',
  'PUT /candidate-emails/templates/{id}': { make: anEmailTemplate, input: { texts: plainTexts } },
  'DELETE /candidate-emails/templates/{id}': { make: anEmailTemplate },
  'POST /candidate-emails/preview': emailsOf({}),
  'POST /candidate-emails': emailsOf({ digest: '0'.repeat(64), idempotencyKey }),
  'POST /candidate-emails/cancel': { make: anEmail, input: ({ id }) => ({ ids: [id] }) },
  'GET /resume-analysis/{id}/emails': ownedAnalysis,
  'GET /requirement-presets': 'signed-in',
  'POST /requirement-presets': 'signed-in',
  'PATCH /requirement-presets/{id}': { make: aPreset, input: { name: 'Mine now' } },
  'DELETE /requirement-presets/{id}': { make: aPreset },
  'POST /files/upload': 'signed-in',
  'GET /files': 'signed-in',
  'GET /files/due': 'signed-in',
  'GET /files/allowance': 'signed-in',
  'POST /files/process': ownedFile,
  'POST /files/delete': { make: aFile, input: ({ id }, { fileId }) => ({ ids: [fileId, id] }) },
  'GET /files/download': ownedFile,
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
  'POST /resume-analysis/sample': 'signed-in',
  'DELETE /resume-analysis/sample': 'signed-in',
  'GET /resume-analysis/batches': {
    make: ofAnalysis,
    input: ({ jobDescriptionId }) => ({ jobDescriptionId }),
    status: 200,
  },
  'GET /resume-analysis/batches/{id}': ownedBatch,
  'GET /resume-analysis/batches/{id}/events': ownedBatch,
  'POST /resume-analysis/batches/{id}/cancel': ownedBatch,
  'POST /resume-analysis/batches/{id}/items/{itemId}/retry': { make: anItem, input: { idempotencyKey } },
  'POST /resume-analysis/batches/{id}/rejudge': ownedBatch,
  'DELETE /resume-analysis/batches/{id}': ownedBatch,
  'GET /resume-analysis/overview': 'signed-in',
  'GET /resume-analysis': narrowed,
  'PATCH /resume-analysis': {
    make: anAnalysis,
    input: ({ id }, { analysisId }) => ({
      changeId: randomUUID(),
      ids: [analysisId, id],
      stage: 'interview',
    }),
  },
  'POST /resume-analysis/changes/{id}/undo': { make: aChange },
  'GET /resume-analysis/labels': 'signed-in',
  'GET /analysis/history': narrowed,
  'GET /analysis/result': { make: anAnalysis, input: ({ id }) => ({ id }) },
  'GET /resume-analysis/{id}': ownedAnalysis,
  'PATCH /resume-analysis/{id}': { make: anAnalysis, input: { notes: 'Mine now' } },
  'POST /resume-analysis/{id}/corrections': { make: anAnalysis, input: { corrections: { name: 'Mine' } } },
  'PATCH /resume-analysis/{id}/corrections': { make: anAnalysis, input: { corrections: { name: 'Mine' } } },
  'POST /resume-analysis/{id}/replay': ownedAnalysis,
  'DELETE /resume-analysis/{id}': ownedAnalysis,
  'POST /analysis/delete': {
    make: anAnalysis,
    input: ({ id }, { analysisId }) => ({ ids: [analysisId, id] }),
  },
  'GET /analysis/export': [
    { make: anAnalysis, input: ({ id }, { analysisId }) => ({ format: 'csv', ids: `${analysisId},${id}` }) },
    // An empty list makes no file.
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
  'GET /resume-analysis/shares': 'signed-in',
  'GET /resume-analysis/shares/{id}': { make: aShare },
  'POST /resume-analysis/shares/{id}/revoke': { make: aShare },
  // Anyone with the secret of a link.
  'POST /shared/open': 'anyone',
  'POST /shared/comment': 'anyone',
};
