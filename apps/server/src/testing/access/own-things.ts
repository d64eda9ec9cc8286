import { getAnalysis, getBatch, listBatches, startSampleBatch } from '@winnow/contracts';
import { everyJobOf } from '../../platform/http/caller.ts';
import type { SignedUp } from '../sign-up.ts';
import type { TestServer } from '../start-test-server.ts';
import { newJob, resumeText, send, start } from '../work.ts';
import type { OwnThings } from './route-access.ts';

export async function aJob(_: TestServer, owner: SignedUp) {
  const { id } = await newJob(owner);
  return { id };
}

export async function aFile(_: TestServer, owner: SignedUp) {
  return { id: await send(owner, 'ada.txt', resumeText('Ada Thorne')) };
}

export async function anAnalysis(server: TestServer, { client, organizationId }: SignedUp) {
  await client.call(startSampleBatch);
  await server.platform.queue.runTasks();
  const page = { order: 'judged', direction: 'desc', limit: 1 } as const;
  const { analyses } = await server.services.analyses.list(everyJobOf(organizationId), page);
  return { id: analyses[0]?.id ?? '' };
}

/** A person with a resume that was scored. */
export async function aPerson(server: TestServer, owner: SignedUp) {
  const { id } = await anAnalysis(server, owner);
  const { data } = await owner.client.call(getAnalysis, { id });
  return { id: data.personId, fileId: data.fileId };
}

/** Filters of the lists of analyses. */
export async function ofAnalysis(server: TestServer, owner: SignedUp) {
  await anAnalysis(server, owner);
  const [batch] = (await owner.client.call(listBatches, {})).data.batches;
  return { batchId: batch?.id ?? '', jobDescriptionId: batch?.jobDescriptionId ?? '' };
}

/** Things of the caller who requests another user's things. */
export async function makeOwnThings(server: TestServer, person: SignedUp): Promise<OwnThings> {
  const { id: jobDescriptionId } = await aJob(server, person);
  const { id: fileId } = await aFile(server, person);
  const batch = await start(person, jobDescriptionId, [fileId]);
  await server.platform.queue.runTasks();
  const { data } = await person.client.call(getBatch, { id: batch.id });
  return { jobDescriptionId, fileId, analysisId: data.items[0]?.analysis?.id ?? '' };
}

/** A request that the server has not seen. */
export const idempotencyKey = '7d0c1f5e-6a52-4b1e-9f0a-0c6f2f3f6a11';
