import { deleteUser, downloadFile } from '@winnow/contracts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createBucketStorage } from '../platform/storage/bucket-storage.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { type BucketDouble, startBucketDouble } from '../testing/doubles/bucket-double.ts';
import { rememberingLog } from '../testing/quiet-log.ts';
import { signUpWithSeedData } from '../testing/residual-data/seed-personal-data.ts';
import { signUp } from '../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { newJob, resumeText, send, start } from '../testing/work.ts';

const { log, lines } = rememberingLog();
let bucket: BucketDouble;
let storage: Storage;
let server: TestServer;
let passedMs = 0;

beforeAll(async () => {
  bucket = await startBucketDouble({ prefix: 'winnow/' });
  storage = createBucketStorage(bucket.config);
  const clock = { now: () => new Date(Date.now() + passedMs) };
  server = await startTestServer({ storage, log, clock });
});

afterAll(async () => {
  await server.stop();
  storage.close();
  await bucket.stop();
});

beforeEach(() => {
  bucket.errors.length = 0;
});

test('a resume in a bucket is sent, scored, fetched, and gone with its owner, as all their files', async () => {
  const person = await signUpWithSeedData(server, 'lighthouse');
  const job = await newJob(person);
  const id = await send(person, 'ada.txt', resumeText('Ada Thorne'));
  const batch = await start(person, job.id, [id]);
  await server.platform.queue.runTasks();
  const { items } = await server.services.batches.get(person.organizationId, batch.id);
  expect(items.map(({ state }) => state)).toEqual(['done']);
  const { blob } = await person.client.download(downloadFile, { id });
  expect(await blob.text()).toBe(resumeText('Ada Thorne'));
  // Three resumes, one of them of an application, a picture and what was sent with a question.
  expect(bucket.objects.size).toBe(5);

  await person.client.call(deleteUser);
  await server.platform.queue.runTasks();
  // Only the records of the deletions are left, of the account and of its personal organization.
  const tombstone = expect.stringMatching(/^winnow\/tombstones\/[\d-]{10}\/[0-9a-f]{64}$/);
  expect([...bucket.objects.keys()]).toEqual([tombstone, tombstone]);
});

test('while the bucket fails whoever sends a file is told so, nothing is kept, and the log names no key', async () => {
  const person = await signUp(server);
  bucket.errors.push('denied');
  const refusal = await send(person, 'ada.txt', resumeText('Bela Novak')).catch((error: unknown) => error);
  expect(refusal).toMatchObject({
    status: 503,
    message: 'Files cannot be reached at the moment. Please try again in a minute.',
  });
  const line = lines.find(({ message }) => message === 'the place of the files failed a request');
  expect(JSON.stringify(line?.fields)).toContain('403 AccessDenied');
  const { accessKeyId, secretAccessKey, bucket: name } = bucket.config;
  for (const word of [accessKeyId, secretAccessKey, name, person.userId, 'secret file']) {
    expect(JSON.stringify(lines)).not.toContain(word);
  }
  await send(person, 'ada.txt', resumeText('Bela Novak'));
});

test('readiness tells that the bucket refuses us, and that it takes us again', async () => {
  const ask = async () => (await fetch(`${server.url}/readyz`)).json();
  passedMs += 30_000;
  bucket.errors.push('denied');
  expect(await ask()).toMatchObject({
    ready: false,
    checks: { storage: { ok: false, reason: expect.stringContaining('403 AccessDenied') } },
  });
  passedMs += 30_000;
  expect(await ask()).toMatchObject({ ready: true, checks: { storage: { ok: true } } });
});
