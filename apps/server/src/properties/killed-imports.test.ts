import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  announceImportItems,
  type Client,
  changeImport,
  createClient,
  createImport,
  createJob,
  getCredits,
  getImport,
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
import { announcementOf } from '../features/imports/testing/import-files.ts';
import { makeParcel } from '../features/imports/testing/make-parcel.ts';
import { runToEnd, type SpawnedServer, spawnServer } from '../testing/spawn-server.ts';
import { jobText, resumeText } from '../testing/work.ts';

/** Machines differ, and a server starts nine times; nothing here is about speed. */
vi.setConfig({ testTimeout: 600_000, hookTimeout: 120_000 });
const polling = { timeout: 120_000, interval: 20 };

const files = Array.from({ length: 24 }, (_, at) => {
  const name = `Person Number${String.fromCharCode(65 + at)}`;
  return { path: `fair/${at % 3}/${name}.txt`, content: resumeText(name) };
});
const contents = new Map(files.map(({ path, content }) => [path, content]));
const parcelFiles = 6;

let folder: string;
let variables: Record<string, string>;
let server: SpawnedServer;
let token = '';
let kills = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'winnow-killed-imports-'));
  variables = {
    DATA_DIR: folder,
    IDENTITY_AUTO_CONFIRM: 'on',
    LOG_LEVEL: 'warn',
    READER_PROCESSES: '1',
    // What tokens name; after a kill the server listens elsewhere.
    SITE_URL: 'http://localhost',
  };
  server = await spawnServer(variables);
});

afterAll(async () => {
  server.process.kill('SIGKILL');
  await server.ended;
  await rm(folder, { recursive: true, force: true });
});

/** Made for each call, since a server that was started again listens on another port. */
function client(): Client {
  return createClient({
    baseUrl: `${server.url}/api`,
    headers: () => (token ? { authorization: `Bearer ${token}` } : {}),
  });
}

async function killAndStart(): Promise<void> {
  server.process.kill('SIGKILL');
  expect(await server.ended).toBe('SIGKILL');
  kills += 1;
  server = await spawnServer(variables);
}

async function enter(): Promise<void> {
  const email = 'ada.thorne@example.org';
  const password = 'a long and quiet river';
  await client().call(signUp, { name: 'Ada Thorne', email, password });
  token = (await client().call(signIn, { email, password })).data.token;
  await client().call(subscribe, { plan: 'pro', idempotencyKey: randomUUID() });
}

async function get(id: string): Promise<ResumeImport> {
  return (await client().call(getImport, { id })).data;
}

const countsOf = async (id: string) => (await get(id)).counts;

const announce = (id: string, some = files) =>
  client().call(announceImportItems, { id, items: some.map(announcementOf) });

/** What a browser sends next after a reload: it names all files again, and sends what the server waits for. */
async function packNext(id: string): Promise<File> {
  const { items } = (await announce(id)).data;
  const waiting = items.filter(({ state }) => state === 'waiting').slice(0, parcelFiles);
  return makeParcel(waiting.map((item) => ({ name: item.id, content: contents.get(item.path) ?? '' })));
}

const sendParcel = (id: string, file: File) => client().call(sendImportParcel, { id, file });

/** Sends a parcel without its last bytes, and resolves once the server has begun to keep it. */
async function sendHalf(id: string, file: File): Promise<void> {
  const outgoing = request(`${server.url}/api/imports/${id}/parcels`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=b', authorization: `Bearer ${token}` },
  });
  // The server is about to be killed.
  outgoing.on('error', () => {});
  outgoing.write('--b\r\nContent-Disposition: form-data; name="file"; filename="parcel.zip"\r\n\r\n');
  outgoing.write(new Uint8Array(await file.slice(0, file.size / 2).arrayBuffer()));
  const received = () => readdir(join(folder, 'uploads')).catch(() => []);
  await expect.poll(received, polling).not.toEqual([]);
}

/** The answer is lost with the server. */
const unanswered = (call: Promise<unknown>): Promise<unknown> => call.catch(() => {});

test('an import whose server is killed at eight points takes and charges every file once', async () => {
  await enter();
  const { data: job } = await client().call(createJob, { text: jobText });
  const beginning = {
    name: 'Spring fair',
    files: files.length,
    jobDescriptionId: job.id,
    idempotencyKey: randomUUID(),
  };
  const { id } = (await client().call(createImport, beginning)).data;

  // Half of the files are announced, and the others on their way.
  await announce(id, files.slice(0, 12));
  const announcing = unanswered(announce(id, files.slice(12)));
  await killAndStart();
  await announcing;
  expect((await client().call(createImport, beginning)).data.id).toBe(id);

  // A parcel has come half.
  await sendHalf(id, await packNext(id));
  await killAndStart();
  expect(await countsOf(id)).toMatchObject({ unannounced: 0, waiting: 24 });

  // A parcel is stored, and its sender does not know.
  const sending = unanswered(sendParcel(id, await packNext(id)));
  await expect.poll(async () => (await countsOf(id)).waiting, polling).toBe(18);
  await killAndStart();
  await sending;

  // Between two parcels.
  await sendParcel(id, await packNext(id));
  await killAndStart();
  expect((await countsOf(id)).waiting).toBe(12);

  // Paused, with files that nobody reads.
  await expect.poll(async () => (await countsOf(id)).done, polling).toBe(12);
  await client().call(changeImport, { id, to: 'pause' });
  await sendParcel(id, await packNext(id));
  await killAndStart();
  expect(await get(id)).toMatchObject({ state: 'paused', counts: { done: 12, queued: 6, waiting: 6 } });

  // Reading.
  await client().call(changeImport, { id, to: 'continue' });
  const begun = async () => {
    const { reading, done } = await countsOf(id);
    return reading + done;
  };
  await expect.poll(begun, polling).toBeGreaterThan(12);
  await killAndStart();

  // The last parcel has come, and a run is about to score all of them.
  await sendParcel(id, await packNext(id));
  await expect.poll(async () => (await get(id)).scoring?.runs.length, polling).toBe(1);
  await killAndStart();

  // Scoring, with some of it charged.
  await expect
    .poll(async () => (await client().call(getCredits)).data.usedCredits, polling)
    .toBeGreaterThan(0);
  await killAndStart();
  expect(kills).toBe(8);

  await expect.poll(async () => (await get(id)).state, polling).toBe('done');
  expect(await get(id)).toMatchObject({
    counts: { total: 24, done: 24, unannounced: 0, duplicate: 0, refused: 0, removed: 0 },
    scoring: { runs: [{ number: 1, files: 24 }], left: 0, waitsFor: null },
  });
  const { items } = (await client().call(listImportItems, { id })).data;
  expect(items.map(({ path, state }) => [path, state])).toEqual(files.map(({ path }) => [path, 'done']));
  const held = (await client().call(listFiles, { limit: 100 })).data.files;
  expect(held.map(({ id: fileId }) => fileId).sort()).toEqual(items.map(({ fileId }) => fileId).sort());
  expect(new Set(held.map(({ fileName }) => fileName)).size).toBe(24);

  const batches = async () => (await client().call(listBatches, {})).data.batches;
  await expect.poll(async () => (await batches()).map(({ state }) => state), polling).toEqual(['done']);
  expect(await batches()).toMatchObject([{ counts: { total: 24, done: 24, failed: 0 } }]);
  const credits = (await client().call(getCredits)).data;
  expect(credits).toMatchObject({ usedCredits: 24, heldCredits: 0, availableCredits: 76 });

  server.process.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  const { code, output } = await runToEnd(variables, ['--examine']);
  expect(output).toContain('Everything adds up.');
  expect(code).toBe(0);
});
