import {
  type About,
  addJobNote,
  addToHiringTeam,
  batchEvents,
  candidateEvents,
  changeAnalyses,
  createJob,
  type Described,
  downloadFile,
  exportAnalyses,
  exportChosen,
  getBatch,
  getJob,
  getOverview,
  listOrganizations,
  organizationHeader,
  type PoolChip,
  pathNames,
  RequestFailure,
  removeFromHiringTeam,
  saveSearch,
  undoAnalysesChange,
  updateAnalysis,
  updateOrganizationSettings,
} from '@winnow/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEventStreams } from '../platform/http/event-streams.ts';
import { describedCalls } from '../testing/access/list-access.ts';
import type { SignedUp } from '../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { openTeam } from '../testing/team.ts';
import { jobText, resumeText, send, start } from '../testing/work.ts';

/** What a job has, and a word that all its texts have and no other job's. */
type Work = {
  readonly word: string;
  readonly job: string;
  readonly run: string;
  readonly analysis: string;
  readonly resume: string;
  readonly change: string;
  readonly person: string;
  /** Also of a candidate of another job. */
  readonly ids: Readonly<Record<string, string>>;
};

let server: TestServer;
let owner: SignedUp;
/** On the team of `own`, and not of `other`. */
let manager: SignedUp;
let own: Work;
let other: Work;

beforeAll(async () => {
  // A heartbeat that soon tells that a stream is followed.
  server = await startTestServer({ eventStreams: createEventStreams(500) }, { limitFactor: 1000 });
  const { members } = await openTeam(server, ['owner', 'hiring-manager']);
  [owner, manager] = members as [SignedUp, SignedUp];
  [own, other] = [await makeWork('Quayside'), await makeWork('Lighthouse')];
  await owner.client.call(addToHiringTeam, { id: own.job, userIds: [manager.userId] });
  for (const [member, { word }] of [
    [manager, own],
    [owner, other],
  ] as const) {
    const part: PoolChip = { kind: 'words', text: word, ways: [], amount: null, level: null, mode: 'must' };
    await member.client.call(saveSearch, { name: `Search for ${word}`, chips: [part] });
  }
});

afterAll(() => server.stop());

/** A job with a scored candidate, a note, a tag and a decision. */
async function makeWork(word: string): Promise<Work> {
  const text = jobText.replace('Data analyst', `Analyst ${word}`);
  const { data: job } = await owner.client.call(createJob, { text, title: `Analyst ${word}` });
  const resume = await send(owner, `${word}.txt`, resumeText(`Ada ${word}`));
  const { id: run } = await start(owner, job.id, [resume]);
  await server.platform.queue.runTasks();
  const { items } = (await owner.client.call(getBatch, { id: run })).data;
  const { id: analysis = '', personId: person = '' } = items[0]?.analysis ?? {};
  const change = crypto.randomUUID();
  const labels = { addTags: [word], assignee: `Kim ${word}` };
  await owner.client.call(changeAnalyses, { changeId: crypto.randomUUID(), ids: [analysis], ...labels });
  await owner.client.call(changeAnalyses, { changeId: change, ids: [analysis], stage: 'screening' });
  await owner.client.call(updateAnalysis, { id: analysis, notes: `About ${word}` });
  await owner.client.call(addJobNote, { id: job.id, noteId: crypto.randomUUID(), text: `Note ${word}` });
  return {
    word,
    job: job.id,
    run,
    analysis,
    resume,
    change,
    person,
    ids: { job: job.id, run, analysis, resume, change },
  };
}

const open = describedCalls.filter(({ about }) => about !== null);
const named = open.flatMap((call) =>
  call.about === null || call.about === 'listed' ? [] : [{ ...call, about: call.about }],
);
const lists = open.filter(({ about }) => about === 'listed');

test('calls about jobs are of both kinds', () => {
  expect(named.length).toBeGreaterThan(12);
  expect(lists.length).toBeGreaterThan(6);
});

test.for(named)('$route answers for a job of another team as for one that does not exist', async (call) => {
  const others = await ask(call, inputOf(call.about, other.ids));
  const nobodys = await ask(call, inputOf(call.about, {}));
  expect(others).toEqual(nobodys);
  expect(others).toMatchObject({ status: 404 });
});

test.for(named)('$route answers for a job of their team', async (call) => {
  const answer = await ask(call, inputOf(call.about, own.ids));
  // Of some the rest of the input is missing, or names nothing.
  const known = Object.values(call.about);
  const isOfMore = pathNames(call.path).some((name) => !known.includes(name));
  expect(isOfMore ? [200, 404, 422] : [200, 422]).toContain(answer.status);
  expect(answer.text).not.toContain(other.word);
});

const getOverviewCall = lists.find(({ path }) => path === getOverview.path);

/** Words that each list is searched for, or narrowed by. */
const narrowed = (work: Work): Readonly<Record<string, string>>[] => [
  {},
  { q: work.word },
  { q: 'analyst' },
  { search: work.word },
  { jobDescriptionId: work.job },
  { batchId: work.run },
  { tag: work.word },
  { status: 'all' },
  { id: work.person },
];

// Files are looked at below.
const looks = lists.filter(
  (call) => call.method === 'GET' && !('events' in call) && call.path !== exportAnalyses.path,
);

test.for(looks)('$route contains nothing of jobs of other teams', async (call) => {
  let found = 0;
  for (const input of [...narrowed(other), ...narrowed(own)]) {
    const { status, text } = await ask(call, input);
    if (status !== 200) continue;
    // Searched words come back.
    const { words: _, ...data } = (JSON.parse(text) as { data: Record<string, unknown> }).data;
    const told = JSON.stringify(data);
    expect([input, told.includes(other.word)]).toEqual([input, false]);
    for (const id of Object.values(other.ids)) expect(told).not.toContain(id);
    // An overview tells numbers alone.
    if (told.includes(own.word) || call === getOverviewCall) found += 1;
  }
  // Lists of nothing at all would prove nothing.
  expect(found).toBeGreaterThan(0);
});

test('candidates of their jobs are exported where the organization allows it, and those of no other', async () => {
  const file = async (input: Record<string, string>) =>
    ask(exportAnalyses, { format: 'json', anonymous: 'no', ...input });
  const chosen = { format: 'csv' as const, anonymous: 'no' as const, ids: [own.analysis] };
  expect(await file({})).toMatchObject({ status: 403 });
  expect(await refusal(manager.client.download(exportChosen, chosen))).toBe('forbidden');
  const { client } = owner;
  await client.call(updateOrganizationSettings, { hiringManagersExport: true });
  const granted = async () => (await manager.client.call(listOrganizations)).data.map((one) => one.granted);
  expect(await granted()).toEqual([[], ['candidates.export']]);

  const whole = await file({});
  expect(whole.status).toBe(200);
  expect(whole.text).toContain(`Ada ${own.word}`);
  expect(whole.text).not.toContain(other.word);
  expect(await file({ ids: other.analysis })).toMatchObject({ status: 404 });
  for (const narrowing of [{ batchId: other.run }, { jobDescriptionId: other.job }, { search: other.word }])
    expect(await file(narrowing)).toMatchObject({ status: 422 });
  const mixed = { ...chosen, ids: [own.analysis, other.analysis] };
  expect(await refusal(manager.client.download(exportChosen, mixed))).toBe('not-found');
  expect((await manager.client.download(exportChosen, chosen)).blob.size).toBeGreaterThan(0);

  // It ends with the next call, and no other role gains by it.
  await client.call(updateOrganizationSettings, { hiringManagersExport: false });
  expect(await file({})).toMatchObject({ status: 403 });
  expect(await granted()).toEqual([[], []]);
});

test('counts are of their jobs', async () => {
  const count = async (person: SignedUp) => {
    const response = await fetch(`${server.url}/api/resume-analysis/overview`, {
      headers: headersOf(person),
    });
    return ((await response.json()) as { data: object }).data;
  };
  expect(await count(owner)).toMatchObject({ jobs: 2, analyses: 2, toReview: 2 });
  expect(await count(manager)).toMatchObject({ jobs: 1, analyses: 1, toReview: 1 });
});

test('a change of many takes candidates of their jobs, and no others', async () => {
  const change = (given: object) =>
    ask(
      { method: 'PATCH', path: '/resume-analysis' },
      { changeId: crypto.randomUUID(), stage: 'screening', ...given },
    );
  expect((await change({ ids: [own.analysis, other.analysis] })).status).toBe(404);
  expect((await change({ ids: [own.analysis] })).status).toBe(200);
  const all = await change({ filter: {}, stage: 'interview' });
  expect(JSON.parse(all.text)).toMatchObject({ data: { changed: [{ id: own.analysis }] } });
});

test('a change that was also of candidates elsewhere is not theirs to take back', async () => {
  const changeId = crypto.randomUUID();
  const ids = [own.analysis, other.analysis];
  await owner.client.call(changeAnalyses, { changeId, ids, stage: 'offer' });
  expect((await ask(undoAnalysesChange, { id: changeId })).status).toBe(404);
  await owner.client.call(undoAnalysesChange, { id: changeId });
});

test('every call about jobs that a hiring manager may not make is closed to them', async () => {
  const closed = describedCalls.filter(
    ({ about, permission }) =>
      about === null && /^(jobs|resumes|runs|candidates|shares|hiring)/.test(permission ?? ''),
  );
  expect(closed.length).toBeGreaterThan(40);
  for (const call of closed) {
    expect([call.route, (await ask(call, own.ids)).status]).toEqual([call.route, 403]);
  }
});

test('the original file is open to the team alone', async () => {
  expect((await ask(downloadFile, { id: own.resume })).text).toContain(own.word);
  expect((await ask(downloadFile, { id: other.resume })).status).toBe(404);
});

test('who has candidates open hears when a job of theirs goes and when one comes', async () => {
  const response = await fetch(`${server.url}/api${candidateEvents.path}`, { headers: headersOf(manager) });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  const hear = (what: string) =>
    expect
      .poll(async () => {
        heard += (await reader?.read())?.value ?? '';
        return heard;
      })
      .toContain(`event: jobs\ndata: ${what}`);
  await reader?.read();
  await owner.client.call(removeFromHiringTeam, { id: own.job, userId: manager.userId });
  await hear('{"lost":true}');
  await owner.client.call(addToHiringTeam, { id: own.job, userIds: [manager.userId] });
  await hear('{"lost":false}');
  await reader?.cancel();
});

test('an open stream ends when its listener is taken off the team', async () => {
  const path = batchEvents.path.replace('{id}', own.run);
  const response = await fetch(`${server.url}/api${path}`, { headers: headersOf(manager) });
  const reader = response.body?.getReader();
  expect((await reader?.read())?.done).toBe(false);
  await owner.client.call(removeFromHiringTeam, { id: own.job, userId: manager.userId });
  await expect.poll(async () => (await reader?.read())?.done).toBe(true);
  expect((await ask(getJob, { id: own.job })).status).toBe(404);
  await owner.client.call(addToHiringTeam, { id: own.job, userIds: [manager.userId] });
});

const refusal = (answer: Promise<unknown>) =>
  answer.then(
    () => null,
    (error: unknown) => (error instanceof RequestFailure ? error.code : error),
  );

function inputOf(about: Exclude<About, 'listed'>, ids: Readonly<Record<string, string>>) {
  const things = Object.entries(about).map(([thing, field]) => [
    field,
    ids[thing] ?? '00000000-0000-4000-8000-000000000000',
  ]);
  const id = '0b7f3a52-55c1-4f43-8d2e-9b1f6a2c7d12';
  const rest = { version: '1', text: 'Mine now', state: 'declined', commentId: id, applicationId: id };
  return { ...Object.fromEntries(things), ...rest } as Record<string, string>;
}

function headersOf({ token, organizationId }: SignedUp): Record<string, string> {
  return {
    authorization: `Bearer ${token}`,
    [organizationHeader]: organizationId,
    'content-type': 'application/json',
  };
}

/** Asks as the hiring manager. */
async function ask(
  { method, path }: Pick<Described, 'method' | 'path'>,
  input: Readonly<Record<string, unknown>>,
) {
  const gone = new AbortController();
  const inPath = new Set(pathNames(path));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    String(input[name] ?? '00000000-0000-4000-8000-000000000000'),
  );
  const rest = Object.entries(input).filter(([name]) => !inPath.has(name));
  const inQuery = method === 'GET' || method === 'DELETE';
  const query = new URLSearchParams(rest.map(([name, value]): [string, string] => [name, String(value)]));
  const response = await fetch(`${server.url}/api${filled}${inQuery ? `?${query}` : ''}`, {
    method,
    headers: headersOf(manager),
    ...(!inQuery && { body: JSON.stringify(Object.fromEntries(rest)) }),
    signal: gone.signal,
  });
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
  const text = isStream ? '' : await response.text();
  gone.abort();
  const [, requestId = ''] = /"requestId":"([^"]+)"/.exec(text) ?? [];
  return { status: response.status, text: text.replace(requestId, '') };
}
