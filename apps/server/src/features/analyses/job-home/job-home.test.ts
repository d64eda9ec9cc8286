import { randomUUID } from 'node:crypto';
import {
  addJobNote,
  archiveJob,
  changeAnalyses,
  deleteJobNote,
  getAnalysis,
  getJob,
  getJobFigures,
  type JobActivity,
  listAnalyses,
  listJobActivity,
  listJobs,
  lookAtJob,
  restoreJob,
  type Stage,
  updateAnalysis,
  updateJob,
} from '@winnow/contracts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { dayMs, hourMs } from '../../../platform/clock/clock.ts';
import { everyJobOf } from '../../../platform/http/caller.ts';
import { type SignedUp, signUp } from '../../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import { openTeam } from '../../../testing/team.ts';
import { newJob, resumeText, send, sendResumes, start } from '../../../testing/work.ts';

let server: TestServer;
/** How far the server's clock is ahead. */
let aheadMs = 0;

beforeAll(async () => {
  server = await startTestServer(
    { clock: { now: () => new Date(Date.now() + aheadMs) } },
    { limitFactor: 1000 },
  );
});

beforeEach(() => {
  aheadMs = 0;
});

afterAll(() => server.stop());

const analyze = async (person: SignedUp, jobId: string, fileIds: string[]) => {
  const batch = await start(person, jobId, fileIds);
  await server.platform.queue.runTasks();
  return batch;
};

async function withJob(...names: string[]) {
  const anna = await signUp(server);
  const { id: jobId } = await newJob(anna);
  const batch = names.length > 0 ? await analyze(anna, jobId, await sendResumes(anna, names)) : null;
  const page = { jobDescriptionId: jobId, order: 'name', direction: 'asc' } as const;
  const { analyses } = (await anna.client.call(listAnalyses, page)).data;
  return { anna, jobId, analyses, batch };
}

/** Through the service, since a session does not last as long as the clock jumps. */
const moveTo = (person: SignedUp, id: string, stage: Stage) =>
  server.services.analyses.change(person, id, { stage });

const firstJob = async ({ client }: SignedUp) => {
  const [job] = (await client.call(listJobs, {})).data.jobs;
  if (!job) throw new Error('There is no job.');
  return job;
};

test('candidates of all runs are new until they are viewed, and stay marked for the rest of the visit', async () => {
  const { anna, jobId } = await withJob('Ada Thorne', 'Bea Wick');
  expect(await firstJob(anna)).toMatchObject({ newCount: 2, undecidedCount: 2, analysisCount: 2 });
  const look = async () => (await server.services.jobHome.look(anna, jobId)).getTime();
  const joined = async () => {
    const page = { jobDescriptionId: jobId, order: 'name', direction: 'asc', limit: 9 } as const;
    const { analyses } = await server.services.analyses.list(everyJobOf(anna.organizationId), page);
    return new Map(analyses.map(({ candidateName, createdAt }) => [candidateName, Date.parse(createdAt)]));
  };

  const first = await look();
  for (const at of (await joined()).values()) expect(at).toBeLessThanOrEqual(first);
  expect((await firstJob(anna)).newCount).toBe(0);

  aheadMs += 1_000;
  await analyze(anna, jobId, await sendResumes(anna, ['Cem Holm']));
  expect((await firstJob(anna)).newCount).toBe(1);
  expect(await look()).toBe(first);
  expect((await joined()).get('Cem Holm')).toBeGreaterThan(first);
  expect((await firstJob(anna)).newCount).toBe(0);

  aheadMs += hourMs;
  const next = await look();
  for (const at of (await joined()).values()) expect(at).toBeLessThan(next);
  expect(next).toBeLessThan(Date.now() + aheadMs - 30 * 60_000);
});

test('the list of jobs shows stages, open decisions and the latest activity', async () => {
  const { anna, analyses } = await withJob('Ada Thorne', 'Bea Wick', 'Cem Holm');
  const [ada, bea] = analyses.map(({ id }) => id);
  const before = await firstJob(anna);
  await anna.client.call(updateAnalysis, { id: ada ?? '', stage: 'interview' });
  const decision = { value: 'no', reason: 'Lives too far away' } as const;
  await anna.client.call(updateAnalysis, { id: bea ?? '', decision });
  const after = await firstJob(anna);
  expect(after).toMatchObject({ undecidedCount: 2, stageCounts: { new: 2, interview: 1, hired: 0 } });
  expect(Date.parse(after.activeAt)).toBeGreaterThanOrEqual(Date.parse(before.activeAt));
  expect(after.updatedAt).toBe(before.updatedAt);
});

test('the list of candidates is read by group, best first, page by page', async () => {
  const { anna, jobId } = await withJob('Ada Thorne', 'Bea Wick');
  const poor = resumeText('Cem Holm', 'Baking').replace(/SQL and Python/, 'flour and water');
  await analyze(anna, jobId, [await send(anna, 'poor.txt', poor)]);
  const page = { jobDescriptionId: jobId, order: 'group', direction: 'desc' } as const;
  const { analyses: all } = (await anna.client.call(listAnalyses, page)).data;
  const rank = ['talk-first', 'ask-first', 'missing-must', 'cannot-judge'];
  const places = all.map(({ group, score }) => rank.indexOf(group) * 1_000 - (score ?? -1));
  expect(places).toEqual(places.toSorted((left, right) => left - right));
  const { nextCursor } = (await anna.client.call(listAnalyses, { ...page, limit: 2 })).data;
  const rest = await anna.client.call(listAnalyses, { ...page, limit: 2, cursor: nextCursor ?? '' });
  expect(rest.data.analyses.map(({ id }) => id)).toEqual([all[2]?.id]);
});

test('the funnel counts how far candidates came, and shows no typical time for too few stays', async () => {
  const { anna, jobId, analyses } = await withJob('Ada Thorne', 'Bea Wick', 'Cem Holm', 'Dan Reed');
  const [ada = '', bea = '', cem = '', dan = ''] = analyses.map(({ id }) => id);
  const figures = () => server.services.jobHome.describe(anna.organizationId, jobId);
  const timesOf = async (stage: Stage) => (await figures()).stages.find((each) => each.stage === stage);

  aheadMs += dayMs;
  await moveTo(anna, ada, 'screening');
  aheadMs += 2 * dayMs;
  await moveTo(anna, bea, 'screening');
  expect(await timesOf('new')).toMatchObject({ here: 2, left: 2, medianHours: null });
  aheadMs += dayMs;
  await moveTo(anna, cem, 'interview');
  // By mistake, and taken back at once.
  await moveTo(anna, dan, 'hired');
  await moveTo(anna, dan, 'new');
  aheadMs += dayMs;
  await moveTo(anna, ada, 'declined');

  const told = await figures();
  expect(told).toMatchObject({ candidates: 4, undecided: 4, decisions: { yes: 0, maybe: 0, no: 0 } });
  expect(Object.fromEntries(told.funnel.map(({ stage, reached }) => [stage, reached]))).toEqual({
    new: 4,
    screening: 3,
    interview: 1,
    offer: 0,
    hired: 0,
  });
  // Ada left after one day, Bea after three, Cem after four; Dan is there for five.
  const inNew = await timesOf('new');
  expect(inNew).toMatchObject({ here: 1, left: 3 });
  expect(inNew?.medianHours).toBeCloseTo(72, 0);
  expect(inNew?.longestHours).toBeCloseTo(120, 0);
  expect(await timesOf('hired')).toMatchObject({ here: 0, left: 0, longestHours: null });
});

test('a must-have costs candidates who miss it, and most those who miss nothing else', async () => {
  const { anna, jobId } = await withJob('Ada Thorne', 'Bea Wick');
  const job = (await anna.client.call(listJobs, {})).data.jobs[0];
  const requirements = [
    { kind: 'skill', text: 'SQL', must: true, weight: 3 },
    { kind: 'skill', text: 'Kubernetes', must: true, weight: 3 },
    { kind: 'skill', text: 'Terraform', must: false, weight: 1 },
  ] as const;
  const version = job?.version ?? 1;
  await anna.client.call(updateJob, { id: jobId, version, requirements: [...requirements] });
  const again = await analyze(anna, jobId, await sendResumes(anna, ['Cem Holm', 'Dan Reed']));
  expect(again.jobVersion).toBe(version + 1);
  const { data } = await anna.client.call(getJobFigures, { id: jobId });
  expect(data.musts).toMatchObject([
    { text: 'Kubernetes', scored: 2, lacking: 2, alone: 2 },
    { text: 'SQL', lacking: 0, alone: 0 },
  ]);
});

test('activity lists notes, runs, saved versions and every change of a candidate, newest first', async () => {
  const { anna, jobId, analyses, batch } = await withJob('Ada Thorne');
  const id = analyses[0]?.id ?? '';
  await anna.client.call(updateAnalysis, { id, stage: 'interview' });
  const decision = { value: 'no', reason: 'Lives too far away' } as const;
  await anna.client.call(updateAnalysis, { id, decision });
  await anna.client.call(updateAnalysis, { id, override: { score: 90, reason: 'Met her' } });
  const noteId = randomUUID();
  await anna.client.call(addJobNote, { id: jobId, noteId, text: ' Call the harbor master. ' });
  await anna.client.call(addJobNote, { id: jobId, noteId, text: ' Call the harbor master. ' });

  await anna.client.call(archiveJob, { id: jobId });
  await anna.client.call(archiveJob, { id: jobId });
  await anna.client.call(restoreJob, { id: jobId });

  const { activity } = (await anna.client.call(listJobActivity, { id: jobId })).data;
  const who = { analysisId: id, candidateName: 'Ada Thorne' };
  expect(activity).toMatchObject([
    { kind: 'restored' },
    { kind: 'archived' },
    { kind: 'note', id: noteId, text: 'Call the harbor master.' },
    { kind: 'candidate', ...who, change: { code: 'score-set', score: 90 }, reason: 'Met her' },
    {
      kind: 'candidate',
      ...who,
      change: { code: 'decided', decision: 'no' },
      reason: 'Lives too far away',
    },
    { kind: 'candidate', ...who, change: { code: 'stage-changed', from: 'new', to: 'interview' } },
    { kind: 'run-ended', batchId: batch?.id, done: 1, failed: 0, isCanceled: false },
    { kind: 'run-started', batchId: batch?.id, files: 1 },
    { kind: 'saved', version: 1 },
  ]);

  const read: JobActivity[] = [];
  let cursor: string | undefined;
  do {
    const page = { id: jobId, limit: 2, ...(cursor && { cursor }) };
    const { data } = await anna.client.call(listJobActivity, page);
    read.push(...data.activity);
    cursor = data.nextCursor ?? undefined;
  } while (cursor);
  expect(read).toEqual(activity);

  await anna.client.call(deleteJobNote, { id: jobId, noteId });
  const { activity: left } = (await anna.client.call(listJobActivity, { id: jobId })).data;
  expect(left.map(({ kind }) => kind)).not.toContain('note');
});

test("another user's job has no figures, no activity and no notes, and cannot be viewed", async () => {
  const { jobId } = await withJob();
  const { client } = await signUp(server);
  const noteId = randomUUID();
  const attempts = await Promise.allSettled([
    client.call(lookAtJob, { id: jobId }),
    client.call(getJobFigures, { id: jobId }),
    client.call(listJobActivity, { id: jobId }),
    client.call(addJobNote, { id: jobId, noteId, text: 'Mine' }),
    client.call(deleteJobNote, { id: jobId, noteId }),
  ]);
  expect(attempts).toMatchObject(attempts.map(() => ({ status: 'rejected', reason: { status: 404 } })));
});

test('a note with the id of a note on another job is refused', async () => {
  const { anna, jobId } = await withJob();
  const { id: other } = await newJob(anna);
  const noteId = randomUUID();
  await anna.client.call(addJobNote, { id: jobId, noteId, text: 'Here' });
  const again = anna.client.call(addJobNote, { id: other, noteId, text: 'There' });
  await expect(again).rejects.toMatchObject({ status: 404 });
});

test('in a team the activity shows who decided, saved and wrote, and can be filtered by member', async () => {
  const { members } = await openTeam(server, ['recruiter', 'owner']);
  const [anna, boris] = members;
  if (!anna || !boris) throw new Error('The team lacks a member.');
  const { id: jobId } = await newJob(anna);
  await analyze(anna, jobId, await sendResumes(anna, ['Ada Thorne', 'Greta Lund']));
  const list = async () => (await anna.client.call(listAnalyses, { jobDescriptionId: jobId })).data.analyses;
  const [ada, greta] = await list();
  if (!ada || !greta) throw new Error('Two were analyzed.');
  await anna.client.call(updateAnalysis, { id: ada.id, decision: { value: 'maybe' } });
  const { data: after } = await boris.client.call(updateAnalysis, { id: ada.id, decision: { value: 'yes' } });
  expect(after).toMatchObject({ decidedBy: boris.userId, decidedAt: expect.any(String) });
  expect(after.events.slice(0, 2).map(({ by }) => by)).toEqual([boris.userId, anna.userId]);
  const decision = { value: 'maybe' } as const;
  const change = { changeId: randomUUID(), ids: [greta.id], decision };
  const { changed } = (await boris.client.call(changeAnalyses, change)).data;
  expect(changed).toMatchObject([{ decidedBy: boris.userId }]);
  await boris.client.call(updateAnalysis, { id: ada.id, decision: { value: null } });
  const { data: undecided } = await anna.client.call(getAnalysis, { id: ada.id });
  expect(undecided).toMatchObject({ decidedBy: null, decidedAt: null });
  await anna.client.call(addJobNote, { id: jobId, noteId: randomUUID(), text: 'Urgent.' });
  await boris.client.call(updateJob, { id: jobId, version: 1, title: 'Senior data analyst' });
  expect((await anna.client.call(getJob, { id: jobId })).data.savedBy).toBe(boris.userId);
  const read = async (filter: { readonly by?: string; readonly kind?: 'note' | 'run' }) =>
    (await anna.client.call(listJobActivity, { id: jobId, ...filter })).data.activity;
  const ofBoris = await read({ by: boris.userId });
  expect(new Set(ofBoris.map(({ by }) => by))).toEqual(new Set([boris.userId]));
  expect(ofBoris.map(({ kind }) => kind)).toEqual(['saved', 'candidate', 'candidate', 'candidate']);
  const notes = await read({ kind: 'note' });
  expect(notes).toMatchObject([{ kind: 'note', by: anna.userId }]);
  const runs = await read({ kind: 'run' });
  expect(runs.map(({ kind, by }) => [kind, by])).toEqual([
    ['run-ended', null],
    ['run-started', anna.userId],
  ]);
});
