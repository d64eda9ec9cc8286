import { randomUUID } from 'node:crypto';
import {
  changeImport,
  connectTracking,
  countSentScores,
  disconnectTracking,
  getImport,
  getJob,
  importFromTracking,
  listAnalyses,
  listFiles,
  listImportItems,
  listJobs,
  listSentScores,
  listTrackingConnections,
  listTrackingJobs,
  listTrackingSystems,
  sendScores,
  type TrackingCredentials,
  testTracking,
} from '@winnow/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SignedUp, signUp } from '../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { openTeam } from '../../testing/team.ts';
import { newJob, resumeText, send, start } from '../../testing/work.ts';
import '../../testing/databases/test-database-url.ts';
import { startTrackingDouble, type TrackingDouble } from './testing/tracking-double.ts';
import { trackingConnections, trackingNotes } from './tracking-tables.ts';

let server: TestServer;
let double: TrackingDouble;

beforeAll(async () => {
  double = await startTrackingDouble();
  const trackingHosts = { kind: 'double', url: double.url } as const;
  server = await startTestServer({ trackingHosts }, { limitFactor: 1000 });
});

afterAll(async () => {
  await server.stop();
  await double.stop();
});

beforeEach(() => {
  double.candidates = ['Ada Thorne', 'Ben Quay', 'Cleo Marsh', 'Dora Finch', 'Emil Hart'].map((name, at) => ({
    id: at + 1,
    name,
    file: resumeText(name),
  }));
  double.pageSize = 2;
  double.instead = [];
  double.pageFor = (page) => page;
  double.notes.length = 0;
  double.requests.length = 0;
});

const vendors: readonly TrackingCredentials[] = [
  { vendor: 'greenhouse', clientId: 'winnow', clientSecret: 'secret', userId: '7' },
  { vendor: 'lever', apiKey: 'lever-key', userId: 'u1' },
  { vendor: 'ashby', apiKey: 'ashby-key' },
];

const runTasks = () => server.platform.queue.runTasks({ withPostponed: true });
const connect = async ({ client }: SignedUp, credentials: TrackingCredentials) =>
  (await client.call(connectTracking, { name: 'Our system', credentials })).data;

async function startImport({ client }: SignedUp, id: string, isScored = false): Promise<string> {
  const request = { id, jobs: [double.jobId], isScored, idempotencyKey: randomUUID() };
  const { importIds } = (await client.call(importFromTracking, request)).data;
  return importIds[0] ?? '';
}

const get = async ({ client }: SignedUp, id: string) => (await client.call(getImport, { id })).data;
const itemsOf = async ({ client }: SignedUp, id: string) =>
  (await client.call(listImportItems, { id, limit: 500 })).data.items;
const namesOf = async ({ client }: SignedUp) =>
  (await client.call(listFiles, { limit: 100 })).data.files.map(({ candidateName }) => candidateName).sort();
const everyone = ['Ada Thorne', 'Ben Quay', 'Cleo Marsh', 'Dora Finch', 'Emil Hart'];

describe.each(vendors.map((credentials) => [credentials.vendor, credentials] as const))(
  '%s',
  (_vendor, credentials) => {
    test('jobs, candidates and resumes come page by page, each once, and the score goes back as a note', async () => {
      const someone = await signUp(server);
      const connection = await connect(someone, credentials);
      const { jobs } = (await someone.client.call(listTrackingJobs, { id: connection.id })).data;
      expect(jobs).toEqual([{ externalId: double.jobId, title: 'Bookkeeper', jobDescriptionId: null }]);
      double.candidates[4] = { id: 5, name: 'Emil Hart', file: null };
      const importId = await startImport(someone, connection.id, true);
      await runTasks();
      await runTasks();
      await runTasks();
      expect(await get(someone, importId)).toMatchObject({
        kind: 'system',
        state: 'done',
        name: 'Our system: Bookkeeper',
        counts: { total: 5, done: 5, unannounced: 0, refused: 0 },
        scoring: { left: 0, jobTitle: 'Bookkeeper' },
      });
      expect(await namesOf(someone)).toEqual(everyone);
      const made = (await someone.client.call(listJobs, {})).data.jobs;
      expect(made.map(({ title }) => title)).toEqual(['Bookkeeper']);

      // A second import neither reloads candidates nor duplicates the job.
      double.requests.length = 0;
      const again = await startImport(someone, connection.id);
      await runTasks();
      expect((await get(someone, again)).counts).toMatchObject({ total: 5, duplicate: 5 });
      expect(double.requests.filter(({ path }) => path.startsWith('/files/'))).toEqual([]);
      expect((await someone.client.call(listJobs, {})).data.jobs).toHaveLength(1);

      const { analyses } = (await someone.client.call(listAnalyses, { limit: 50 })).data;
      const ada = analyses.find(({ candidateName }) => candidateName === 'Ada Thorne');
      const analysisIds = [ada?.id ?? ''];
      expect((await someone.client.call(sendScores, { analysisIds })).data).toEqual({
        queued: 1,
        passedOver: 0,
      });
      await runTasks();
      expect(double.notes).toEqual([
        {
          candidateId: '1',
          text: expect.stringMatching(
            new RegExp(
              `^Winnow score: ${ada?.score} of 100 for “Bookkeeper”.*\\nhttp.*/resume-history/${ada?.id}$`,
            ),
          ),
        },
      ]);
      // The same score is sent once.
      expect((await someone.client.call(sendScores, { analysisIds })).data).toEqual({
        queued: 0,
        passedOver: 1,
      });
      const { systems } = (await someone.client.call(listSentScores, { id: ada?.id ?? '' })).data;
      expect(systems).toMatchObject([{ vendor: credentials.vendor, state: 'sent', error: null }]);
    });

    test('rejects wrong credentials without storing them', async () => {
      const someone = await signUp(server);
      const wrong = Object.fromEntries(
        Object.entries(credentials).map(([name, value]) => [name, name === 'vendor' ? value : '99']),
      ) as TrackingCredentials;
      await expect(connect(someone, wrong)).rejects.toMatchObject({
        code: 'invalid',
        message: expect.stringContaining('rejects these credentials'),
      });
      expect((await someone.client.call(listTrackingConnections)).data.connections).toEqual([]);
    });

    test('rate limits, errors, HTML and repeated pages neither lose nor duplicate candidates', async () => {
      const someone = await signUp(server);
      const { id } = await connect(someone, credentials);
      const importId = await startImport(someone, id);
      double.instead = [
        (response) => response.writeHead(429, { 'retry-after': '2' }).end('{}'),
        (response) => response.writeHead(500).end('{}'),
        (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Maintenance</h1>'),
        (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('[{'),
      ];
      // The second page repeats the first, as when someone applied in between.
      double.candidates = [...double.candidates.slice(0, 2), ...double.candidates];
      for (let turn = 0; turn < 6; turn += 1) await runTasks();
      expect(await get(someone, importId)).toMatchObject({ state: 'done', counts: { total: 5, done: 5 } });
      expect(await namesOf(someone)).toEqual(everyone);
    });
  },
);

const greenhouse = vendors[0] as TrackingCredentials;

test('renews a Greenhouse token that expires early, and reads the job from its public post', async () => {
  const someone = await signUp(server);
  const { id } = await connect(someone, greenhouse);
  const importId = await startImport(someone, id);
  let pages = 0;
  double.pageFor = (page) => {
    pages += 1;
    // During the first page: its candidates and resumes are requested with the expired token.
    if (pages === 1) double.endToken();
    return page;
  };
  await runTasks();
  expect(await get(someone, importId)).toMatchObject({ state: 'done', counts: { done: 5, duplicate: 0 } });
  const [job] = (await someone.client.call(listJobs, {})).data.jobs;
  const { data } = await someone.client.call(getJob, { id: job?.id ?? '' });
  expect(data.text).toContain('3 years of bookkeeping');
  expect(data.text).not.toContain('For us alone');
});

test('a repeated cursor or an unexpected response shape pauses the import with a reason', async () => {
  const someone = await signUp(server);
  const { id } = await connect(someone, greenhouse);
  const importId = await startImport(someone, id);
  double.instead = [
    (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"rows": 3}'),
  ];
  await runTasks();
  expect((await get(someone, importId)).state).toBe('paused');
  const { connections } = (await someone.client.call(listTrackingConnections)).data;
  expect(connections[0]?.imports).toMatchObject([{ state: 'paused', error: 'unexpected', isListed: false }]);
  // Resuming starts with the page that failed.
  await someone.client.call(changeImport, { id: importId, to: 'continue' });
  await runTasks();
  expect(await get(someone, importId)).toMatchObject({ state: 'done', counts: { done: 5 } });
});

test('revoking the API key during an import pauses it and keeps imported candidates', async () => {
  const someone = await signUp(server);
  const { id } = await connect(someone, greenhouse);
  const importId = await startImport(someone, id);
  let asked = 0;
  double.pageFor = (page) => {
    asked += 1;
    if (asked === 2) double.instead = [(response) => response.writeHead(403).end('{}')];
    return page;
  };
  await runTasks();
  expect(await get(someone, importId)).toMatchObject({ state: 'paused', counts: { unannounced: 1 } });
  expect((await itemsOf(someone, importId)).length).toBe(2);
  double.pageFor = (page) => page;
  expect((await someone.client.call(testTracking, { id })).data).toEqual({ error: null });
  await someone.client.call(changeImport, { id: importId, to: 'continue' });
  await runTasks();
  expect(await get(someone, importId)).toMatchObject({ state: 'done', counts: { done: 5, duplicate: 0 } });
});

test('concurrent workers of one import add each page once', async () => {
  const someone = await signUp(server);
  const { id } = await connect(someone, greenhouse);
  const importId = await startImport(someone, id);
  const { candidateImporter } = server.services;
  const importPages = () => candidateImporter.importPages(importId);
  await Promise.allSettled([importPages(), importPages(), importPages()]);
  await runTasks();
  expect(await get(someone, importId)).toMatchObject({
    state: 'done',
    counts: { total: 5, done: 5, duplicate: 0 },
  });
});

test('a resume that no longer exists in the system is refused, and the others are imported', async () => {
  const someone = await signUp(server);
  const { id } = await connect(someone, greenhouse);
  double.candidates[1] = { id: 2, name: 'Ben Quay', file: '' };
  const importId = await startImport(someone, id);
  await runTasks();
  expect(await get(someone, importId)).toMatchObject({ state: 'done', counts: { done: 4, refused: 1 } });
});

test('undoing an import lets the same candidates be imported again', async () => {
  const someone = await signUp(server);
  const { id } = await connect(someone, greenhouse);
  const importId = await startImport(someone, id);
  await runTasks();
  await someone.client.call(changeImport, { id: importId, to: 'undo' });
  await runTasks();
  expect(await namesOf(someone)).toEqual([]);
  const again = await startImport(someone, id);
  await runTasks();
  expect((await get(someone, again)).counts).toMatchObject({ done: 5, duplicate: 0 });
});

test('disconnecting deletes the credentials and cancels imports in progress', async () => {
  const someone = await signUp(server);
  const { id } = await connect(someone, greenhouse);
  const importId = await startImport(someone, id);
  const { database } = server.platform.openDatabase;
  const kept = await database.select().from(trackingConnections);
  expect(JSON.stringify(kept)).not.toMatch(/secret"|clientSecret/);
  await someone.client.call(disconnectTracking, { id });
  expect((await get(someone, importId)).state).toBe('canceled');
  expect((await someone.client.call(listTrackingConnections)).data.connections).toEqual([]);
  await runTasks();
  expect(await namesOf(someone)).toEqual([]);
});

test('a note whose worker disappeared while sending is never resent automatically', async () => {
  const someone = await signUp(server);
  const { id } = await connect(someone, greenhouse);
  await startImport(someone, id, true);
  for (let turn = 0; turn < 3; turn += 1) await runTasks();
  const { analyses } = (await someone.client.call(listAnalyses, { limit: 50 })).data;
  const [first] = analyses;
  await someone.client.call(sendScores, { analysisIds: [first?.id ?? ''] });
  const { database } = server.platform.openDatabase;
  await database.update(trackingNotes).set({ state: 'sending', changedAt: new Date(0) });
  await server.services.noteSender.sweep();
  await runTasks();
  expect(double.notes).toEqual([]);
  const { systems } = (await someone.client.call(listSentScores, { id: first?.id ?? '' })).data;
  expect(systems).toMatchObject([{ state: 'unknown' }]);
});

test('a recruiter imports from a system and sends the scores of a run; each is counted by its state', async () => {
  const team = await openTeam(server, ['owner', 'recruiter', 'admin', 'auditor']);
  const [owner, recruiter, admin, auditor] = team.members;
  if (!owner || !recruiter || !admin || !auditor) throw new Error('Four members.');
  const { id } = await connect(owner, greenhouse);
  const forbidden = { status: 403 };
  const { connections } = (await recruiter.client.call(listTrackingSystems)).data;
  expect(connections).toMatchObject([{ id, vendor: 'greenhouse', name: 'Our system' }]);
  expect(JSON.stringify(connections)).not.toContain('secret');
  for (const other of [admin, auditor])
    await expect(other.client.call(listTrackingSystems)).rejects.toMatchObject(forbidden);
  await expect(recruiter.client.call(listTrackingConnections)).rejects.toMatchObject(forbidden);
  await expect(recruiter.client.call(disconnectTracking, { id })).rejects.toMatchObject(forbidden);
  expect((await recruiter.client.call(listTrackingJobs, { id })).data.jobs).toHaveLength(1);

  await startImport(recruiter, id, true);
  for (let turn = 0; turn < 3; turn += 1) await runTasks();
  const { analyses } = (await recruiter.client.call(listAnalyses, { limit: 50 })).data;
  const analysisIds = analyses.map((each) => each.id);
  const count = async () =>
    (await recruiter.client.call(countSentScores, { analysisIds: analysisIds.join(',') })).data;
  const none = { unsent: 0, failed: 0, unknown: 0, underWay: 0, sent: 0, withoutSystem: 0, withoutScore: 0 };
  expect(await count()).toEqual({
    ...none,
    unsent: 5,
    systems: [{ connectionId: id, vendor: 'greenhouse', name: 'Our system' }],
  });

  const [first = ''] = analysisIds;
  await recruiter.client.call(sendScores, { analysisIds: [first] });
  expect(await count()).toMatchObject({ ...none, unsent: 4, underWay: 1 });
  const { database } = server.platform.openDatabase;
  await database.update(trackingNotes).set({ state: 'unknown' });
  expect(await count()).toMatchObject({ ...none, unsent: 4, unknown: 1 });
  const all = { analysisIds, passOverUnknown: true };
  expect((await recruiter.client.call(sendScores, all)).data).toEqual({ queued: 4, passedOver: 1 });
  double.instead = [(response) => response.writeHead(404).end('{}')];
  await runTasks();
  expect(double.notes).toHaveLength(3);
  expect(await count()).toMatchObject({ ...none, sent: 3, failed: 1, unknown: 1 });
  expect((await recruiter.client.call(sendScores, all)).data).toEqual({ queued: 1, passedOver: 4 });
  await runTasks();
  expect(await count()).toMatchObject({ ...none, sent: 4, unknown: 1 });

  const job = await newJob(recruiter);
  await start(recruiter, job.id, [await send(recruiter, 'own.txt', resumeText('Fay Own'))]);
  await runTasks();
  const own = (await recruiter.client.call(listAnalyses, { limit: 50 })).data.analyses.find(
    ({ candidateName }) => candidateName === 'Fay Own',
  );
  const { data } = await recruiter.client.call(countSentScores, { analysisIds: own?.id ?? '' });
  expect(data).toEqual({ ...none, withoutSystem: 1, systems: [] });
  const outsider = await signUp(server);
  await expect(outsider.client.call(countSentScores, { analysisIds: first })).rejects.toMatchObject({
    status: 404,
  });
});
