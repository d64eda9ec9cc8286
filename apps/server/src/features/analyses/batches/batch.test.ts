import { randomUUID } from 'node:crypto';
import {
  batchEvents,
  cancelBatch,
  deleteBatch,
  deleteFiles,
  getAnalysis,
  getBatch,
  getCredits,
  listAnalyses,
  listBatches,
  listCreditTransactions,
  listFiles,
  listJobs,
  quoteBatch,
  removeSample,
  rescoreBatch,
  retryItem,
  startSampleBatch,
  updateJob,
} from '@winnow/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedUp, signUp } from '../../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import { newJob, resumeText, send, sendResumes, start } from '../../../testing/work.ts';
import { createSampleService } from './sample-service.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({}, { limitFactor: 1000 });
});

afterAll(() => server.stop());

const runTasks = () => server.platform.queue.runTasks();
const balance = async ({ client }: SignedUp) => (await client.call(getCredits)).data;
const expectSound = async () => expect((await server.services.credits.checkAllBooks()).errors).toEqual([]);

test('a run is quoted, its credits held, scored file by file and settled', async () => {
  const anna = await signUp(server);
  const job = await newJob(anna);
  const fileIds = await sendResumes(anna, ['Ada Thorne', 'Bela Novak']);
  const broken = await send(anna, 'broken.pdf', '%PDF-1.7\n');
  const misnamed = await send(anna, 'misnamed.pdf', resumeText('Cleo Park'));
  const work = { jobDescriptionId: job.id, fileIds: [...fileIds, broken, misnamed, fileIds[0] ?? ''] };
  expect((await anna.client.call(quoteBatch, work)).data).toEqual({
    credits: 4,
    free: 0,
    duplicates: 1,
    affordable: 5,
    availableCredits: 10,
    ownCredits: 0,
    limitLeft: null,
    isEnough: true,
  });
  expect((await balance(anna)).heldCredits).toBe(0);

  const begun = await start(anna, job.id, work.fileIds);
  expect(begun).toMatchObject({ state: 'running', counts: { total: 5, queued: 4, duplicate: 1 } });
  expect(await balance(anna)).toMatchObject({ availableCredits: 6, heldCredits: 4 });

  await runTasks();
  const { data: done } = await anna.client.call(getBatch, { id: begun.id });
  expect(done).toMatchObject({
    state: 'done',
    counts: { done: 2, failed: 2, duplicate: 1 },
    credits: { held: 0, charged: 2, released: 2 },
  });
  expect(done.items.map(({ state, reason, charge }) => [state, reason, charge])).toEqual([
    ['done', null, 'charged'],
    ['done', null, 'charged'],
    ['failed', 'corrupt', 'released'],
    ['failed', 'misnamed', 'released'],
    ['duplicate', null, 'free'],
  ]);
  expect(done.items[0]?.analysis).toMatchObject({
    candidateName: 'Ada Thorne',
    mustsTotal: expect.any(Number),
  });
  expect(await balance(anna)).toMatchObject({ availableCredits: 8, heldCredits: 0, usedCredits: 2 });
  const { data: lines } = await anna.client.call(listCreditTransactions);
  expect(lines.filter(({ kind }) => kind === 'debit').map(({ label }) => label)).toHaveLength(2);
  const released = lines.filter(({ kind }) => kind === 'release');
  expect(released.map(({ reason, label }) => `${reason}: ${label}`).sort()).toEqual([
    'unreadable: broken.pdf',
    'unreadable: misnamed.pdf',
  ]);
  await expectSound();
});

test('the same file against the same job is free and keeps its score', async () => {
  const anna = await signUp(server);
  const job = await newJob(anna);
  const fileIds = await sendResumes(anna, ['Ada Thorne']);
  const first = await start(anna, job.id, fileIds);
  await runTasks();
  const again = await start(anna, job.id, fileIds);
  await runTasks();
  const { data: before } = await anna.client.call(getBatch, { id: first.id });
  const { data: after } = await anna.client.call(getBatch, { id: again.id });
  expect(after.items[0]).toMatchObject({ state: 'done', charge: 'free' });
  expect(after.items[0]?.analysis?.id).toBe(before.items[0]?.analysis?.id);
  const id = after.items[0]?.analysis?.id ?? '';
  expect((await anna.client.call(getAnalysis, { id })).data.runs).toHaveLength(1);
  expect((await balance(anna)).usedCredits).toBe(1);
});

test('the list can be filtered to runs with unreadable files', async () => {
  const anna = await signUp(server);
  const job = await newJob(anna);
  await start(anna, job.id, await sendResumes(anna, ['Ada Thorne']));
  const torn = await start(anna, job.id, [await send(anna, 'broken.pdf', '%PDF-1.7\n')]);
  const unread = async () => (await anna.client.call(listBatches, { unread: 'yes' })).data.batches;
  expect(await unread()).toEqual([]);
  await runTasks();
  expect((await unread()).map(({ id }) => id)).toEqual([torn.id]);
});

test('a key starts one run, and different contents with the same key are a conflict', async () => {
  const anna = await signUp(server);
  const job = await newJob(anna);
  const fileIds = await sendResumes(anna, ['Ada Thorne', 'Bela Novak']);
  const key = randomUUID();
  const begun = await Promise.all(Array.from({ length: 5 }, () => start(anna, job.id, fileIds, key)));
  expect(new Set(begun.map((batch) => JSON.stringify(batch))).size).toBe(1);
  expect((await anna.client.call(listBatches, {})).data.batches).toHaveLength(1);
  expect((await balance(anna)).heldCredits).toBe(2);
  await expect(start(anna, job.id, fileIds.slice(1), key)).rejects.toMatchObject({ status: 409 });
  // A client that lost the answer gets its run, with the files that are left.
  await anna.client.call(deleteFiles, { ids: fileIds.slice(1) });
  const again = await start(anna, job.id, fileIds, key);
  expect(again.id).toBe(begun[0]?.id);
  expect(again.items.map(({ fileId }) => fileId)).toEqual(fileIds.slice(0, 1));
});

test('a run that costs too much is refused with a message and starts nothing', async () => {
  const anna = await signUp(server);
  const job = await newJob(anna);
  const fileIds = await sendResumes(
    anna,
    Array.from({ length: 11 }, (_, index) => `Person Number${index}`),
  );
  await expect(start(anna, job.id, fileIds)).rejects.toMatchObject({
    status: 402,
    code: 'insufficient-credits',
    message: 'This takes 11 credits, and you have 10. Nothing was started.',
  });
  expect((await anna.client.call(listBatches, {})).data.batches).toEqual([]);
});

test('a canceled run stops, keeps finished results and refunds the rest', async () => {
  const anna = await signUp(server);
  const job = await newJob(anna);
  const [done = '', ...rest] = await sendResumes(anna, ['Ada Thorne', 'Bela Novak', 'Cleo Marsh']);
  await start(anna, job.id, [done]);
  await runTasks();
  const begun = await start(anna, job.id, [done, ...rest]);
  const { data: stopped } = await anna.client.call(cancelBatch, { id: begun.id });
  expect(stopped).toMatchObject({ state: 'cancelled', counts: { cancelled: 3 } });
  expect(await balance(anna)).toMatchObject({ heldCredits: 0, usedCredits: 1, availableCredits: 9 });
  await runTasks();
  expect((await anna.client.call(getBatch, { id: begun.id })).data.counts.cancelled).toBe(3);
  await expectSound();
});

test('a failed file can be retried for one credit', async () => {
  const anna = await signUp(server);
  const job = await newJob(anna);
  const begun = await start(anna, job.id, [await send(anna, 'broken.pdf', '%PDF-1.7\n')]);
  await runTasks();
  const itemId = begun.items[0]?.id ?? '';
  const { data: failed } = await anna.client.call(getBatch, { id: begun.id });
  // Its files are unchanged: a retry is possible, but not offered.
  expect(failed.items[0]).toMatchObject({ state: 'failed', reason: 'corrupt', canRetry: false });
  const retry = { id: begun.id, itemId, idempotencyKey: randomUUID() };
  const [once, twice] = [await anna.client.call(retryItem, retry), await anna.client.call(retryItem, retry)];
  expect(once.data).toMatchObject({ state: 'running', counts: { queued: 1 }, credits: { held: 1 } });
  expect(twice.data).toEqual(once.data);
  await runTasks();
  expect((await anna.client.call(getBatch, { id: begun.id })).data).toMatchObject({
    state: 'done',
    counts: { failed: 1 },
  });
  expect(await balance(anna)).toMatchObject({ heldCredits: 0, usedCredits: 0, availableCredits: 10 });
  await expectSound();
});

test('a changed job description is scored again on demand, free, and the first scores stay', async () => {
  const anna = await signUp(server);
  const job = await newJob(anna);
  const begun = await start(anna, job.id, await sendResumes(anna, ['Ada Thorne']));
  await runTasks();
  await anna.client.call(updateJob, { id: job.id, version: 1, text: `${job.text}\n- Kubernetes` });
  const { data: outdated } = await anna.client.call(getBatch, { id: begun.id });
  expect(outdated.items[0]?.analysis).toMatchObject({ isOutdated: true, jobVersion: 1 });
  const { data: scored } = await anna.client.call(rescoreBatch, { id: begun.id });
  expect(scored.items[0]?.analysis).toMatchObject({ isOutdated: false, jobVersion: 2 });
  const id = scored.items[0]?.analysis?.id ?? '';
  const { data: detail } = await anna.client.call(getAnalysis, { id });
  expect(detail.runs.map(({ number, cause, jobVersion }) => [number, cause, jobVersion])).toEqual([
    [2, 'job-changed', 2],
    [1, 'first', 1],
  ]);
  expect((await balance(anna)).usedCredits).toBe(1);
});

test('the events of a run start with its current state and report every file until its end', async () => {
  const anna = await signUp(server);
  const job = await newJob(anna);
  const begun = await start(anna, job.id, await sendResumes(anna, ['Ada Thorne', 'Bela Novak']));
  const path = batchEvents.path.replace('{id}', begun.id);
  const response = await fetch(`${server.url}/api${path}`, {
    headers: { authorization: `Bearer ${anna.token}` },
  });
  const events: { event: string; data: { state?: string } }[] = [];
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const readUntil = async (isThere: () => boolean) => {
    while (!isThere()) {
      const chunk = await reader?.read();
      if (!chunk || chunk.done) throw new Error('The stream ended.');
      text += chunk.value;
      const parts = text.split('\n\n');
      text = parts.pop() ?? '';
      for (const part of parts) {
        const event = /^event: (.*)$/m.exec(part)?.[1] ?? '';
        events.push({ event, data: JSON.parse(/^data: (.*)$/m.exec(part)?.[1] ?? '{}') });
      }
    }
  };
  await readUntil(() => events.length > 0);
  expect(events[0]).toMatchObject({ event: 'batch', data: { state: 'running' } });
  await runTasks();
  await readUntil(() => events.some(({ event, data }) => event === 'batch' && data.state === 'done'));
  const done = events.filter(({ event, data }) => event === 'item' && data.state === 'done');
  expect(done).toHaveLength(2);
  await reader?.cancel();
});

test('a sample run costs nothing, exists once and can be removed', async () => {
  const anna = await signUp(server);
  const { data: sample } = await anna.client.call(startSampleBatch);
  expect(sample).toMatchObject({ isSample: true, credits: { held: 0 } });
  expect((await anna.client.call(startSampleBatch)).data.id).toBe(sample.id);
  await runTasks();
  const { data: done } = await anna.client.call(getBatch, { id: sample.id });
  expect(done.counts.done).toBe(done.counts.total);
  expect((await balance(anna)).usedCredits).toBe(0);
  expect((await anna.client.call(removeSample)).data.removed).toBe(true);
  await expect(anna.client.call(getBatch, { id: sample.id })).rejects.toMatchObject({ status: 404 });
  expect((await anna.client.call(removeSample)).data.removed).toBe(false);
});

test('concurrent requests create one sample, and one new run of it', async () => {
  const anna = await signUp(server);
  const startAtOnce = async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => anna.client.call(startSampleBatch)));
    return new Set(answers.map(({ data }) => data.id));
  };
  const [first = '', ...others] = await startAtOnce();
  expect(others).toEqual([]);
  expect((await anna.client.call(listJobs, {})).data.total).toBe(1);
  expect((await anna.client.call(listBatches, {})).data.batches).toHaveLength(1);
  await anna.client.call(deleteBatch, { id: first });
  expect((await startAtOnce()).size).toBe(1);
  expect((await anna.client.call(listJobs, {})).data.total).toBe(1);
  expect((await anna.client.call(listBatches, {})).data.batches).toHaveLength(1);
});

test('a sample removed during its creation is still completed', async () => {
  const anna = await signUp(server);
  const { services } = server;
  let removals = 0;
  const samples = createSampleService({
    ...services,
    database: server.platform.openDatabase.database,
    samples: services.sampleFiles,
    resumes: {
      ...services.resumes,
      async keep(organizationId, file) {
        const kept = await services.resumes.keep(organizationId, file);
        // It is kept, and no run names it yet: now it goes.
        if (removals === 0 && (await anna.client.call(removeSample)).data.removed) removals += 1;
        return kept;
      },
    },
  });
  const { id } = await samples.start(anna);
  expect(removals).toBe(1);
  await runTasks();
  const { counts } = (await anna.client.call(getBatch, { id })).data;
  expect(counts.done).toBe((await services.sampleFiles.list()).resumes.length);
  expect((await anna.client.call(listJobs, {})).data.total).toBe(1);
});

test('a sample is found after many jobs of the user', async () => {
  const anna = await signUp(server);
  const { data: sample } = await anna.client.call(startSampleBatch);
  const { jobs } = server.services;
  for (let job = 0; job < 101; job += 1) {
    await jobs.create(anna, { text: `Cook ${job}`, source: 'written' });
  }
  expect((await anna.client.call(startSampleBatch)).data.id).toBe(sample.id);
  await anna.client.call(removeSample);
  await expect(jobs.get(anna.organizationId, sample.jobDescriptionId)).rejects.toMatchObject({
    code: 'not-found',
  });
});

test('a run can be removed while it is in progress, and its credits are refunded', async () => {
  const anna = await signUp(server);
  const job = await newJob(anna);
  const begun = await start(anna, job.id, await sendResumes(anna, ['Ada Thorne', 'Bela Novak']));
  await anna.client.call(deleteBatch, { id: begun.id });
  await runTasks();
  expect(await balance(anna)).toMatchObject({ heldCredits: 0, availableCredits: 10 });
  await expectSound();
});

test('removing a run removes its analyses, unless another run shows them too; the resumes stay', async () => {
  const anna = await signUp(server);
  const job = await newJob(anna);
  const [ada = '', bela = ''] = await sendResumes(anna, ['Ada Thorne', 'Bela Novak']);
  const first = await start(anna, job.id, [ada, bela]);
  await runTasks();
  const second = await start(anna, job.id, [bela]);
  await runTasks();
  const scored = async () =>
    (await anna.client.call(listAnalyses, {})).data.analyses.map(({ candidateName }) => candidateName).sort();

  await anna.client.call(deleteBatch, { id: first.id });
  expect(await scored()).toEqual(['Bela Novak']);
  const { data: left } = await anna.client.call(getBatch, { id: second.id });
  expect(left.items[0]?.analysis).toMatchObject({ candidateName: 'Bela Novak' });

  await anna.client.call(deleteBatch, { id: second.id });
  expect(await scored()).toEqual([]);
  expect((await anna.client.call(listFiles, {})).data.total).toBe(2);
  await expectSound();
});

test('ids are case-insensitive', async () => {
  const anna = await signUp(server);
  const job = await newJob(anna);
  const fileIds = await sendResumes(anna, ['Ada Thorne']);
  const begun = await start(anna, job.id, [...fileIds, fileIds[0]?.toUpperCase() ?? '']);
  expect(begun.counts).toMatchObject({ total: 2, queued: 1, duplicate: 1 });
});

test("another user's job or file cannot be used, in any combination", async () => {
  const [anna, boris] = [await signUp(server), await signUp(server)];
  const annasJob = await newJob(anna);
  const borisJob = await newJob(boris);
  const [annasFile = ''] = await sendResumes(anna, ['Ada Thorne']);
  const borisFile = await send(boris, 'own.txt', resumeText('Own Person'));
  await expect(start(boris, annasJob.id, [borisFile])).rejects.toMatchObject({ status: 404 });
  await expect(start(boris, borisJob.id, [borisFile, annasFile])).rejects.toMatchObject({ status: 404 });
  expect((await boris.client.call(listBatches, {})).data.batches).toEqual([]);
  expect((await balance(boris)).heldCredits).toBe(0);
});
