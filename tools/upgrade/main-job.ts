import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { jobText, resumeText } from '../../apps/server/src/testing/work.ts';

/** The contracts of a release for calling its own server. Only what both releases have is used. */
export type Contracts = typeof import('../../packages/contracts/src/index.ts');

export async function loadContracts(root: string): Promise<Contracts> {
  return import(pathToFileURL(join(root, 'packages/contracts/src/index.ts')).href);
}

/** A running server, and the contracts of its release. */
export type Answering = { readonly url: string; readonly contracts: Contracts };

/** The results of the work, to be found later. */
export type Done = {
  readonly email: string;
  readonly jobId: string;
  readonly runId: string;
  readonly analysisIds: readonly string[];
};

const password = 'a long and quiet river';
const filesEach = 3;
const pollIntervalMs = 200;
const endsWithinMs = 120_000;

/**
 * The main use of the product, done once by a new person: from signing up to the results of a run. No call is retried.
 */
export async function doMainJob({ url, contracts }: Answering): Promise<Done> {
  const email = `${randomUUID()}@example.org`;
  await contracts
    .createClient({ baseUrl: `${url}/api` })
    .call(contracts.signUp, { name: 'Ada Thorne', email, password });
  const client = await signIn({ url, contracts }, email);
  const { data: job } = await client.call(contracts.createJob, { text: jobText });
  const fileIds: string[] = [];
  for (let number = 0; number < filesEach; number += 1) {
    const file = new File([resumeText(`Person ${number} ${randomUUID()}`)], `person-${number}.txt`);
    const [sent] = (await client.call(contracts.uploadFile, { file })).data.files;
    if (!sent?.file) throw new Error(`A file was refused: ${sent?.message}`);
    fileIds.push(sent.file.id);
  }
  const run = { jobDescriptionId: job.id, fileIds, idempotencyKey: randomUUID() };
  const { id: runId } = (await client.call(contracts.startBatch, run)).data;
  const giveUpAt = performance.now() + endsWithinMs;
  for (;;) {
    const { data: batch } = await client.call(contracts.getBatch, { id: runId });
    if (batch.state !== 'running') {
      const failed = batch.items.filter(({ analysis }) => !analysis);
      if (failed.length > 0) throw new Error(`Files of the run were not scored: ${JSON.stringify(failed)}`);
      const analysisIds = batch.items.flatMap(({ analysis }) => analysis?.id ?? []);
      const done = { email, jobId: job.id, runId, analysisIds };
      await findAgain({ url, contracts }, done);
      return done;
    }
    if (performance.now() > giveUpAt) throw new Error(`The run did not end: ${JSON.stringify(batch.counts)}`);
    await wait(pollIntervalMs);
  }
}

/** Signs in and reads everything that was created. @throws if something is missing */
export async function findAgain(
  answering: Answering,
  { email, jobId, runId, analysisIds }: Done,
): Promise<void> {
  const { contracts } = answering;
  const client = await signIn(answering, email);
  const { data: batch } = await client.call(contracts.getBatch, { id: runId });
  const { usedCredits, heldCredits } = (await client.call(contracts.getCredits)).data;
  const jobs = (await client.call(contracts.listJobs, {})).data.jobs.map(({ id }) => id);
  const found = {
    done: batch.counts.done,
    charged: batch.credits.charged,
    usedCredits,
    heldCredits,
    analyses: analysisIds.length,
    jobs,
  };
  const expected = {
    done: filesEach,
    charged: filesEach,
    usedCredits: filesEach,
    heldCredits: 0,
    analyses: filesEach,
    jobs: [jobId],
  };
  if (JSON.stringify(found) !== JSON.stringify(expected)) {
    throw new Error(`found ${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`);
  }
  for (const id of analysisIds) await client.call(contracts.getAnalysis, { id });
}

async function signIn({ url, contracts }: Answering, email: string) {
  const visitor = contracts.createClient({ baseUrl: `${url}/api` });
  const { token } = (await visitor.call(contracts.signIn, { email, password })).data;
  return contracts.createClient({
    baseUrl: `${url}/api`,
    headers: () => ({ authorization: `Bearer ${token}` }),
  });
}
