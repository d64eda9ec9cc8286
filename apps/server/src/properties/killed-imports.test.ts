import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  announceImportItems,
  type Client,
  changeImport,
  connectTracking,
  createClient,
  createImport,
  createJob,
  getCredits,
  getImport,
  importCandidateTable,
  importFromTracking,
  listBatches,
  listFiles,
  listImportItems,
  type ResumeImport,
  sendImportParcel,
  signIn,
  signUp,
  subscribe,
} from '@winnow/contracts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  startTrackingDouble,
  type TrackingDouble,
} from '../features/applicant-tracking/testing/tracking-double.ts';
import { announcementOf } from '../features/imports/testing/import-files.ts';
import { makeParcel } from '../features/imports/testing/make-parcel.ts';
import { runToEnd, type SpawnedServer, spawnServer } from '../testing/spawn-server.ts';
import { jobText, resumeText } from '../testing/work.ts';

/** Machines differ, and a server starts twice; nothing here is about speed. */
vi.setConfig({ testTimeout: 600_000, hookTimeout: 120_000 });
const polling = { timeout: 120_000, interval: 20 };
const filesOfImport = 4;

/** One of the imports that a kill meets, each at another point. */
type Tried = {
  readonly name: string;
  readonly id: string;
  readonly idempotencyKey: string;
  readonly files: readonly { readonly path: string; readonly content: string }[];
};

let folder: string;
let variables: Record<string, string>;
let server: SpawnedServer;
let tracking: TrackingDouble;
let token = '';
let jobId = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'winnow-killed-imports-'));
  tracking = await startTrackingDouble();
  variables = {
    APPLICANT_TRACKING_URL: tracking.url,
    DATA_DIR: join(folder, 'data'),
    IDENTITY_AUTO_CONFIRM: 'on',
    LOG_LEVEL: 'warn',
    READER_PROCESSES: '1',
    // What tokens name; after a kill the server listens elsewhere.
    SITE_URL: 'http://localhost',
  };
  await mkdir(join(folder, 'points'));
  const standstill = pathToFileURL(join(import.meta.dirname, '../testing/standstill.ts'));
  standstill.searchParams.set('folder', join(folder, 'points'));
  server = await spawnServer(variables, [], { nodeOptions: ['--import', standstill.href] });
});

afterAll(async () => {
  server.process.kill('SIGKILL');
  await server.ended;
  await tracking.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Work that comes to this point from now on stands still there, except for the first. */
const standStill = (point: string, except = 0) => writeFile(join(folder, 'points', point), String(except));

/** Made for each call, since a server that was started again listens on another port. */
function client(): Client {
  return createClient({
    baseUrl: `${server.url}/api`,
    headers: () => (token ? { authorization: `Bearer ${token}` } : {}),
  });
}

async function enter(): Promise<void> {
  const email = 'ada.thorne@example.org';
  const password = 'a long and quiet river';
  await client().call(signUp, { name: 'Ada Thorne', email, password });
  token = (await client().call(signIn, { email, password })).data.token;
  await client().call(subscribe, { plan: 'pro', idempotencyKey: randomUUID() });
  jobId = (await client().call(createJob, { text: jobText })).data.id;
}

const beginningOf = ({ name, idempotencyKey, files }: Omit<Tried, 'id'>) => ({
  name,
  files: files.length,
  jobDescriptionId: jobId,
  idempotencyKey,
});

async function begin(name: string): Promise<Tried> {
  const files = Array.from({ length: filesOfImport }, (_, at) => {
    const person = `${name} Number${String.fromCharCode(65 + at)}`;
    return { path: `fair/${at % 2}/${person}.txt`, content: resumeText(person) };
  });
  const tried = { name, files, idempotencyKey: randomUUID() };
  const { id } = (await client().call(createImport, beginningOf(tried))).data;
  return { ...tried, id };
}

const get = async ({ id }: Tried): Promise<ResumeImport> => (await client().call(getImport, { id })).data;
const countsOf = async (tried: Tried) => (await get(tried)).counts;
const usedCredits = async () => (await client().call(getCredits)).data.usedCredits;

const announce = ({ id, files }: Tried, some = files) =>
  client().call(announceImportItems, { id, items: some.map(announcementOf) });

/** What a browser sends next, also after a reload: it names all files, and sends what the server waits for. */
async function packNext(tried: Tried, most = filesOfImport): Promise<File> {
  const { items } = (await announce(tried)).data;
  const contents = new Map(tried.files.map(({ path, content }) => [path, content]));
  const waiting = items.filter(({ state }) => state === 'waiting').slice(0, most);
  return makeParcel(waiting.map((item) => ({ name: item.id, content: contents.get(item.path) ?? '' })));
}

const sendParcel = ({ id }: Tried, file: File) => client().call(sendImportParcel, { id, file });

/** Sends a parcel without its last bytes, and resolves once the server has begun to keep it. */
async function sendHalf({ id }: Tried, file: File): Promise<void> {
  const outgoing = request(`${server.url}/api/imports/${id}/parcels`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=b', authorization: `Bearer ${token}` },
  });
  // The server is about to be killed.
  outgoing.on('error', () => {});
  outgoing.write('--b\r\nContent-Disposition: form-data; name="file"; filename="parcel.zip"\r\n\r\n');
  outgoing.write(new Uint8Array(await file.slice(0, file.size / 2).arrayBuffer()));
  const received = () => readdir(join(folder, 'data', 'uploads')).catch(() => []);
  await expect.poll(received, polling).not.toEqual([]);
}

/** The answer is lost with the server. */
const unanswered = (call: Promise<unknown>): Promise<unknown> => call.catch(() => {});

/** One row more than are written at once. */
const rowsOfTable = 51;

/** A table of candidates, of which every row is another resume. */
async function beginTable(name: string, count: number): Promise<string> {
  const rows = Array.from(
    { length: count },
    (_, at) => `Person ${name}${at},${name.toLowerCase()}${at}@example.org,Welder`,
  );
  const file = new File([['Name,Email,Title', ...rows].join('\n')], 'people.csv');
  const request = { name, mapping: 'name,email,title', idempotencyKey: randomUUID(), file };
  return (await client().call(importCandidateTable, request)).data.id;
}

/** Candidates of a system, of whom pages of two come. */
const trackedPeople = ['Tracked One', 'Tracked Two', 'Tracked Three'];

async function beginTracking(): Promise<string> {
  tracking.candidates = trackedPeople.map((name, at) => ({ id: at + 1, name, file: resumeText(name) }));
  const credentials = { vendor: 'ashby', apiKey: 'ashby-key' } as const;
  const { id } = (await client().call(connectTracking, { name: 'System', credentials })).data;
  const request = { id, jobs: [tracking.jobId], isScored: false, idempotencyKey: randomUUID() };
  return (await client().call(importFromTracking, request)).data.importIds[0] ?? '';
}

test('a kill that meets imports at twelve points loses no file or row, and charges each once', async () => {
  await enter();

  // Two that are undone: of one the resumes are gone and their files are not, and the other waits for its turn.
  const undone = [await beginTable('Gone', 2), await beginTable('Waiting', 2)];
  const getUndone = async () =>
    Promise.all(undone.map(async (id) => (await client().call(getImport, { id })).data));
  await expect
    .poll(async () => (await getUndone()).map(({ state }) => state), polling)
    .toEqual(['done', 'done']);
  await standStill('undoing');
  for (const [at, id] of undone.entries()) {
    await client().call(changeImport, { id, to: 'undo' });
    if (at === 0) await expect.poll(async () => (await getUndone())[0]?.counts.removed, polling).toBe(2);
  }

  // A system, of which one page is in and the files of the next are loaded.
  await standStill('bringing', 1);
  const system = await beginTracking();
  const systemCounts = async () => (await client().call(getImport, { id: system })).data.counts;
  const loaded = () => tracking.requests.filter(({ path }) => path.startsWith('/files/')).length;
  await expect.poll(loaded, polling).toBe(trackedPeople.length);
  await expect.poll(systemCounts, polling).toMatchObject({ done: 2, unannounced: 1 });

  // A table, of which all rows but one are written.
  await standStill('writing', 1);
  const table = await beginTable('Row', rowsOfTable);
  const tableCounts = async () => (await client().call(getImport, { id: table })).data.counts;
  await expect.poll(tableCounts, polling).toMatchObject({ waiting: 1, done: rowsOfTable - 1 });

  // Scoring, with some of it charged.
  await standStill('scoring', 2);
  const scoring = await begin('Scoring');
  await sendParcel(scoring, await packNext(scoring));
  await expect.poll(usedCredits, polling).toBe(2);

  // All are read, and a run is about to score them.
  await standStill('starting');
  const starting = await begin('Starting');
  await sendParcel(starting, await packNext(starting));
  const laidOut = [{ id: null, number: 1, files: filesOfImport }];
  await expect.poll(async () => (await get(starting)).scoring?.runs, polling).toEqual(laidOut);

  // Paused, with files that nobody reads.
  const paused = await begin('Paused');
  await client().call(changeImport, { id: paused.id, to: 'pause' });
  await sendParcel(paused, await packNext(paused));

  // Reading.
  await standStill('reading');
  const reading = await begin('Reading');
  await sendParcel(reading, await packNext(reading));
  await expect.poll(async () => (await countsOf(reading)).reading, polling).toBe(filesOfImport);

  // Between two parcels.
  const between = await begin('Between');
  await sendParcel(between, await packNext(between, 2));

  // A parcel is stored, and its sender does not know.
  await standStill('answering');
  const stored = await begin('Stored');
  const sending = unanswered(sendParcel(stored, await packNext(stored)));
  await expect.poll(async () => (await countsOf(stored)).queued, polling).toBe(filesOfImport);

  // A parcel has come half.
  const half = await begin('Half');
  await sendHalf(half, await packNext(half));

  // Some files are announced, and the others on their way.
  const announced = await begin('Announced');
  await announce(announced, announced.files.slice(0, 2));
  expect(await usedCredits()).toBe(2);
  expect((await get(starting)).scoring?.runs).toEqual(laidOut);
  expect(await getUndone()).toMatchObject([
    { state: 'undoing', counts: { removed: 2 } },
    { state: 'undoing', counts: { removed: 0 } },
  ]);
  const announcing = unanswered(announce(announced));
  server.process.kill('SIGKILL');
  expect(await server.ended).toBe('SIGKILL');
  await Promise.all([sending, announcing]);

  server = await spawnServer(variables);
  expect((await client().call(createImport, beginningOf(announced))).data.id).toBe(announced.id);
  expect(await countsOf(half)).toMatchObject({ unannounced: 0, waiting: filesOfImport });
  expect((await countsOf(stored)).waiting).toBe(0);
  expect((await countsOf(between)).waiting).toBe(2);
  expect(await get(paused)).toMatchObject({ state: 'paused', counts: { queued: filesOfImport } });
  await client().call(changeImport, { id: paused.id, to: 'continue' });
  for (const tried of [announced, half, between]) await sendParcel(tried, await packNext(tried));

  const all = [scoring, starting, paused, reading, between, stored, half, announced];
  const heldFiles = new Set<string | null>();
  for (const tried of all) {
    await expect.poll(async () => (await get(tried)).state, polling).toBe('done');
    expect(await get(tried)).toMatchObject({
      counts: {
        total: filesOfImport,
        done: filesOfImport,
        unannounced: 0,
        duplicate: 0,
        refused: 0,
        removed: 0,
      },
      scoring: { runs: [{ number: 1, files: filesOfImport }], left: 0, waitsFor: null },
    });
    const { items } = (await client().call(listImportItems, { id: tried.id })).data;
    expect(items.map(({ path, state }) => [path, state])).toEqual(
      tried.files.map(({ path }) => [path, 'done']),
    );
    for (const { fileId } of items) heldFiles.add(fileId);
  }
  await expect.poll(tableCounts, polling).toMatchObject({ done: rowsOfTable, waiting: 0, duplicate: 0 });
  const { items: rows } = (await client().call(listImportItems, { id: table })).data;
  for (const { fileId } of rows) heldFiles.add(fileId);
  await expect.poll(systemCounts, polling).toMatchObject({ total: 3, done: 3, unannounced: 0, duplicate: 0 });
  const { items: candidates } = (await client().call(listImportItems, { id: system })).data;
  for (const { fileId } of candidates) heldFiles.add(fileId);
  await expect
    .poll(async () => (await getUndone()).map(({ state, counts }) => [state, counts.removed]), polling)
    .toEqual([
      ['undone', 2],
      ['undone', 2],
    ]);
  const total = all.length * filesOfImport + trackedPeople.length;
  const { files } = (await client().call(listFiles, { limit: 100 })).data;
  expect(files.map(({ id }) => id).sort()).toEqual([...heldFiles].sort());
  expect(new Set(files.map(({ fileName }) => fileName)).size).toBe(total + rowsOfTable);

  const batches = async () => (await client().call(listBatches, {})).data.batches;
  await expect
    .poll(async () => (await batches()).map(({ state }) => state), polling)
    .toEqual(all.map(() => 'done'));
  for (const { counts } of await batches())
    expect(counts).toMatchObject({ total: filesOfImport, done: filesOfImport, failed: 0 });
  const credits = (await client().call(getCredits)).data;
  const scored = all.length * filesOfImport;
  expect(credits).toMatchObject({ usedCredits: scored, heldCredits: 0, availableCredits: 100 - scored });

  server.process.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  const { code, output } = await runToEnd(variables, ['--examine']);
  expect(output).toContain('Everything adds up.');
  expect(code).toBe(0);
});
