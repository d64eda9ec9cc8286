import {
  countCoverage,
  createJob,
  getBatch,
  getCredits,
  getJob,
  listJobs,
  matchResume,
  type RequestFailure,
  readJobText,
  updateJob,
} from '@winnow/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createJobService, type JobRow } from '../features/jobs/job-service.ts';
import { endlessToRead, endlessToScore } from '../testing/hostile/endless-words.ts';
import { hangingProgram } from '../testing/hostile/hanging-program.ts';
import { signUp } from '../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { jobText, newJob, resumeText, send, start } from '../testing/work.ts';

let server: TestServer;

/** Long enough for a process to start and load all that it needs, also on a busy machine. */
const clock = { textMs: 4_000, fileMs: 4_000, ceilingMs: 8_000 };
const endlessJob = `${jobText}\n- ${endlessToRead}`;
const tooLong = 'This text takes too long to read. Shorten it and try again.';

beforeAll(async () => {
  const readingTrial = { program: hangingProgram(), ...clock };
  server = await startTestServer({ readingTrial, trustedProxies: 1 }, { limitFactor: 1000 });
});

afterAll(() => server.stop());

test('the server answers while a text takes forever to read, which is then refused and not stored', async () => {
  const anna = await signUp(server);
  const creating = failureOf(anna.client.call(createJob, { text: endlessJob }));
  let hasEnded = false;
  void creating.finally(() => {
    hasEnded = true;
  });
  let answers = 0;
  while (!hasEnded) {
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    answers += 1;
  }
  expect(answers).toBeGreaterThan(10);
  expect(await creating).toMatchObject({
    status: 422,
    code: 'unreadable',
    reason: 'timeout',
    message: tooLong,
    errors: { text: [tooLong] },
  });
  expect((await anna.client.call(listJobs)).data.total).toBe(0);
});

test('a job stays unchanged when the new text or a line takes forever to read', async () => {
  const anna = await signUp(server);
  const { id, version, requirements, ...job } = await newJob(anna);
  const edits = requirements.map(({ id, kind, text, must, weight }) => ({ id, kind, text, must, weight }));
  const [first, ...others] = edits;
  if (!first) throw new Error('The job asks for nothing.');
  const reworded = [{ ...first, text: endlessToRead }, ...others];
  const [ofText, ofLine, ofPreview] = await Promise.all([
    failureOf(anna.client.call(updateJob, { id, version, text: endlessJob })),
    failureOf(anna.client.call(updateJob, { id, version, requirements: reworded })),
    failureOf(anna.client.call(readJobText, { text: endlessJob })),
  ]);
  expect(ofText).toMatchObject({ status: 422, errors: { text: [tooLong] } });
  expect(ofLine).toMatchObject({ status: 422, errors: { requirements: [tooLong] } });
  expect(ofPreview).toMatchObject({ status: 422, errors: { text: [tooLong] } });
  expect(await failureOf(anna.client.call(countCoverage, { id, requirements: reworded }))).toMatchObject({
    status: 422,
  });
  expect((await anna.client.call(getJob, { id })).data).toEqual({ ...job, id, version, requirements });
});

test('a stored job text is shown even when it can no longer be read', async () => {
  const anna = await signUp(server);
  const { id } = await newJob(anna);
  const { readRemarks } = server.services.readers;
  expect(await readRemarks(endlessJob, { kind: 'request', of: anna.userId })).toEqual({
    wording: [],
    notes: [],
    header: { company: null, place: null },
    skipped: [],
  });
  expect((await anna.client.call(getJob, { id })).data.text).toBe(jobText);
});

test('a change that was overtaken while its text was read is a conflict and writes nothing', async () => {
  const anna = await signUp(server);
  const { id, version } = await newJob(anna);
  const { readers, credits } = server.services;
  let overtake: (() => Promise<unknown>) | null = null;
  const jobs = createJobService({
    database: server.platform.openDatabase.database,
    clock: server.platform.clock,
    credits,
    readers: {
      ...readers,
      async readJob(...asked) {
        await overtake?.();
        return readers.readJob(...asked);
      },
    },
  });
  overtake = () => anna.client.call(updateJob, { id, version, title: 'The first' });
  const outcome = await jobs.update(anna, {
    id,
    version,
    text: `${jobText}\n- Tact`,
    title: 'Late',
  });
  expect(outcome).toMatchObject({ ok: false, current: { title: 'The first', version: version + 1 } });
  const { data } = await anna.client.call(getJob, { id });
  expect(data).toMatchObject({
    title: 'The first',
    text: jobText,
    version: version + 1,
  } satisfies Partial<JobRow>);
});

test('a visitor learns which of text and file takes too long, and is blocked after two in a row', async () => {
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
  const resume = new File([resumeText('Ada Thorne')], 'ada.txt');
  const endlessResume = new File([`${resumeText('Bela Novak')}\n${endlessToRead}`], 'bela.txt');
  const ask = async (job: string, file: File, address: string) => {
    const body = new FormData();
    body.set('job', job);
    body.set('resume', file);
    return fetch(`${server.url}/api/resume-matcher`, { method: 'POST', body, ...from(address) });
  };
  const badFile = await ask(jobText, endlessResume, '192.0.2.1');
  expect(await badFile.json()).toMatchObject({
    status: 422,
    reason: 'timeout',
    errors: { resume: [expect.stringContaining('too long')] },
  });
  const badJob = await ask(endlessJob, resume, '192.0.2.1');
  expect(await badJob.json()).toMatchObject({ status: 422, reason: 'timeout', errors: { job: [tooLong] } });
  const waiting = await ask(jobText, resume, '192.0.2.1');
  expect(await waiting.json()).toMatchObject({ code: 'too-many-requests' });
  expect(Number(waiting.headers.get('retry-after'))).toBeGreaterThan(60);
  expect((await ask(jobText, resume, '192.0.2.2')).status).toBe(200);
});

test('a full queue answers 503 with Retry-After', async () => {
  const body = () => {
    const form = new FormData();
    form.set('job', endlessJob);
    form.set('resume', new File([resumeText('Ada Thorne')], 'ada.txt'));
    return form;
  };
  const headers = { 'x-forwarded-for': '198.51.100.7' };
  const leaving = new AbortController();
  const asking = Array.from({ length: 8 }, () =>
    fetch(`${server.url}/api/resume-matcher`, {
      method: 'POST',
      body: body(),
      headers,
      signal: leaving.signal,
    }),
  );
  const full = await Promise.any(
    asking.map(async (answer) => {
      const { status, headers } = await answer;
      if (status !== 503) throw new Error('It was taken.');
      return { status, after: Number(headers.get('retry-after')), body: await (await answer).json() };
    }),
  );
  leaving.abort();
  await Promise.allSettled(asking);
  expect(full.body).toMatchObject({
    code: 'busy',
    message: expect.stringMatching(/^We are busy right now\. Try again in \d+ seconds\.$/),
  });
  expect(full.after).toBeGreaterThanOrEqual(5);
});

test('a resume that takes forever to score fails in its run at no cost, and the others are scored', async () => {
  const anna = await signUp(server);
  const job = await newJob(anna);
  const good = await send(anna, 'ada.txt', resumeText('Ada Thorne'));
  const bad = await send(anna, 'bela.txt', `${resumeText('Bela Novak')}\n${endlessToScore}`);
  const { id } = await start(anna, job.id, [bad, good]);
  await server.platform.queue.runTasks();
  const { data } = await anna.client.call(getBatch, { id });
  expect(data).toMatchObject({ state: 'done', counts: { done: 1, failed: 1 }, credits: { charged: 1 } });
  expect(data.items.find(({ state }) => state === 'failed')).toMatchObject({
    reason: 'timeout',
    message: 'This resume takes too long to read. Save a simpler copy of it and upload that.',
    charge: 'released',
  });
  expect((await anna.client.call(getCredits)).data).toMatchObject({ usedCredits: 1, heldCredits: 0 });
  expect((await server.services.credits.checkAllBooks()).errors).toEqual([]);
});

function failureOf(promise: Promise<unknown>): Promise<RequestFailure> {
  return promise.then(
    () => Promise.reject(new Error('it succeeded')),
    (error: RequestFailure) => error,
  );
}

test('others are served while one file takes forever', async () => {
  const endless = new File([`${resumeText('Cleo Park')}\n${endlessToRead}`], 'cleo.txt');
  const hanging = failureOf(server.client.call(matchResume, { job: jobText, resume: endless }));
  const anna = await signUp(server);
  expect((await newJob(anna, `${jobText}\n- Calm`)).title).toBe('Data analyst');
  expect(await hanging).toMatchObject({ status: 422, reason: 'timeout' });
});
