import { randomUUID } from 'node:crypto';
import {
  announceImportItems,
  changeImport,
  createImport,
  deleteFiles,
  deleteImport,
  getImport,
  listBatches,
  listFiles,
  listImportItems,
  listImports,
  type ResumeImport,
  sendImportParcel,
} from '@winnow/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedUp, signUp } from '../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { newJob, resumeText, send } from '../../testing/work.ts';
import '../../testing/databases/test-database-url.ts';
import { findUnfitImports } from './import-check-repository.ts';
import { assignRun } from './import-item-repository.ts';
import { insertRun } from './import-run-repository.ts';
import { announcementOf, beginImport, sendFiles } from './testing/import-files.ts';
import { makeParcel } from './testing/make-parcel.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({}, { limitFactor: 1000 });
});

afterAll(async () => {
  expect((await findUnfitImports(server.platform.openDatabase.database)).errors).toEqual([]);
  await server.stop();
});

const runTasks = () => server.platform.queue.runTasks();
const file = (name: string, path = `${name}.txt`) => ({ path, content: resumeText(name) });
const get = async ({ client }: SignedUp, id: string): Promise<ResumeImport> =>
  (await client.call(getImport, { id })).data;
const itemsOf = async ({ client }: SignedUp, id: string) =>
  (await client.call(listImportItems, { id, limit: 500 })).data.items;
const namesHeld = async ({ client }: SignedUp) =>
  (await client.call(listFiles, { limit: 100 })).data.files.map(({ fileName }) => fileName).sort();

test('files of folders are added to the library and read, and the import ends', async () => {
  const someone = await signUp(server);
  const { id } = await beginImport(someone, 3);
  const files = [file('Ada Thorne', 'fair/a/cv.txt'), file('Ben Quay', 'fair/b/cv.txt'), file('Cleo Marsh')];
  expect(await sendFiles(someone, id, files)).toBe(3);
  expect((await get(someone, id)).counts).toMatchObject({ total: 3, unannounced: 0, queued: 3 });
  await runTasks();
  const done = await get(someone, id);
  expect(done).toMatchObject({ state: 'done', counts: { done: 3, queued: 0 }, scoring: null });
  expect(done.finishedAt).not.toBeNull();
  const { data } = await someone.client.call(listFiles, {});
  expect(data.files.map(({ candidateName }) => candidateName).sort()).toEqual([
    'Ada Thorne',
    'Ben Quay',
    'Cleo Marsh',
  ]);
  for (const each of data.files) expect(each).toMatchObject({ source: 'import', sourceLabel: 'Spring fair' });
  expect((await itemsOf(someone, id)).map(({ path }) => path)).toEqual(files.map(({ path }) => path));
});

test('duplicates name the earlier file, in the import or in the library', async () => {
  const someone = await signUp(server);
  await send(someone, 'known.txt', resumeText('Ada Thorne'));
  const earlier = await beginImport(someone, 1);
  await sendFiles(someone, earlier.id, [file('Ada Thorne', 'again.txt')]);
  await runTasks();
  // The file had never been read before.
  expect((await get(someone, earlier.id)).counts).toMatchObject({ duplicate: 1, done: 0 });
  const { id } = await beginImport(someone, 4);
  const files = [
    file('Ada Thorne', 'ada.txt'),
    file('Ben Quay', 'one/ben.txt'),
    file('Ben Quay', 'two/ben.txt'),
    file('Cleo Marsh', 'cleo.txt'),
  ];
  expect(await sendFiles(someone, id, files)).toBe(2);
  // Without a hash, the server detects the duplicate.
  await runTasks();
  expect(await itemsOf(someone, id)).toMatchObject([
    { state: 'duplicate', duplicateOf: 'known.txt' },
    { state: 'done', duplicateOf: null },
    { state: 'duplicate', duplicateOf: 'one/ben.txt' },
    { state: 'done', duplicateOf: null },
  ]);
  const unhashed = await beginImport(someone, 2);
  const { data } = await someone.client.call(announceImportItems, {
    id: unhashed.id,
    items: [
      { path: 'dora.txt', bytes: 1 },
      { path: 'copy of dora.txt', bytes: 1 },
    ],
  });
  const parcel = data.items.map((item) => ({ name: item.id, content: resumeText('Dora Finch') }));
  await someone.client.call(sendImportParcel, { id: unhashed.id, file: makeParcel(parcel) });
  await runTasks();
  expect(await itemsOf(someone, unhashed.id)).toMatchObject([
    { state: 'done' },
    { state: 'duplicate', duplicateOf: 'dora.txt' },
  ]);
});

test('unreadable files are refused with their reason, each on its own', async () => {
  const someone = await signUp(server);
  const { id } = await beginImport(someone, 8);
  await sendFiles(someone, id, [
    file('Ada Thorne'),
    { path: 'empty.txt', content: '' },
    { path: 'picture.txt', content: Uint8Array.from([0, 1, 2, 3]) },
    { path: 'box.zip/inner.zip', content: 'PK' },
    { path: '../../outside.txt', content: resumeText('Odo Reed') },
    // A small archive entry that unpacks to more than a file may hold.
    { path: 'bomb.txt', content: new Uint8Array(12 * 1024 * 1024) },
  ]);
  await someone.client.call(announceImportItems, {
    id,
    items: [
      { path: 'locked.pdf', bytes: 10, problem: 'encrypted' },
      { path: 'film.mp4', bytes: 10, problem: 'unsupported' },
    ],
  });
  await runTasks();
  const found = (await itemsOf(someone, id)).map(({ path, state, reason }) => [path, state, reason]);
  expect(found).toEqual([
    ['Ada Thorne.txt', 'done', null],
    ['empty.txt', 'refused', 'empty'],
    ['picture.txt', 'refused', 'misnamed'],
    ['box.zip/inner.zip', 'refused', 'nested-archive'],
    ['../../outside.txt', 'refused', 'outside-path'],
    ['bomb.txt', 'refused', 'too-large'],
    ['locked.pdf', 'refused', 'encrypted'],
    ['film.mp4', 'refused', 'unsupported'],
  ]);
  expect((await get(someone, id)).state).toBe('done');
});

test('refuses only the password-protected file of a parcel', async () => {
  const someone = await signUp(server);
  const { id } = await beginImport(someone, 2);
  const { data } = await someone.client.call(announceImportItems, {
    id,
    items: [
      { path: 'ada.txt', bytes: 1 },
      { path: 'locked.txt', bytes: 1 },
    ],
  });
  const parcel = data.items.map(({ id: name }, index) => ({
    name,
    content: resumeText(`Person ${index}`),
    isEncrypted: index === 1,
  }));
  await someone.client.call(sendImportParcel, { id, file: makeParcel(parcel) });
  await runTasks();
  expect(await itemsOf(someone, id)).toMatchObject([
    { path: 'ada.txt', state: 'done', reason: null },
    { path: 'locked.txt', state: 'refused', reason: 'encrypted' },
  ]);
  expect((await get(someone, id)).state).toBe('done');
});

test('files announced or sent before are skipped, and more files than expected are refused', async () => {
  const someone = await signUp(server);
  const key = randomUUID();
  const request = { name: 'Fair', files: 2, idempotencyKey: key };
  const first = (await someone.client.call(createImport, request)).data;
  expect((await someone.client.call(createImport, request)).data.id).toBe(first.id);
  const files = [file('Ada Thorne'), file('Ben Quay')];
  const items = files.map(announcementOf);
  const { data } = await someone.client.call(announceImportItems, { id: first.id, items });
  const parcel = () =>
    makeParcel(data.items.map((item, at) => ({ name: item.id, content: files[at]?.content ?? '' })));
  const sent = await Promise.all(
    [1, 2, 3].map(() => someone.client.call(sendImportParcel, { id: first.id, file: parcel() })),
  );
  for (const answer of sent)
    expect(answer.data.items.map(({ state }) => state)).toEqual(['queued', 'queued']);
  const again = await someone.client.call(announceImportItems, { id: first.id, items });
  expect(again.data.items).toEqual(data.items.map((item) => ({ ...item, state: 'queued' })));
  expect((await someone.client.call(listFiles, {})).data.total).toBe(2);
  await expect(
    someone.client.call(announceImportItems, { id: first.id, items: [{ path: 'third.txt', bytes: 1 }] }),
  ).rejects.toMatchObject({ code: 'invalid' });
  await runTasks();
  await expect(someone.client.call(sendImportParcel, { id: first.id, file: parcel() })).rejects.toMatchObject(
    { code: 'conflict' },
  );
});

test('a parcel that is not an archive, or contains unannounced files, changes nothing', async () => {
  const someone = await signUp(server);
  const { id } = await beginImport(someone, 1);
  const broken = new File(['no archive'], 'parcel.zip');
  await expect(someone.client.call(sendImportParcel, { id, file: broken })).rejects.toMatchObject({
    code: 'unreadable',
  });
  const foreign = makeParcel([{ name: 'cv.txt', content: resumeText('Ada Thorne') }]);
  await expect(someone.client.call(sendImportParcel, { id, file: foreign })).rejects.toMatchObject({
    code: 'invalid',
  });
  const unknown = makeParcel([{ name: randomUUID(), content: resumeText('Ada Thorne') }]);
  expect((await someone.client.call(sendImportParcel, { id, file: unknown })).data.items).toEqual([]);
  expect(await namesHeld(someone)).toEqual([]);
});

test('a paused import reads nothing until it is resumed; a canceled one keeps what was read', async () => {
  const someone = await signUp(server);
  const { id } = await beginImport(someone, 4);
  await sendFiles(someone, id, [file('Ada Thorne')]);
  await runTasks();
  await someone.client.call(changeImport, { id, to: 'pause' });
  await sendFiles(someone, id, [file('Ben Quay')]);
  await runTasks();
  expect(await get(someone, id)).toMatchObject({ state: 'paused', counts: { done: 1, queued: 1 } });
  await someone.client.call(changeImport, { id, to: 'continue' });
  await runTasks();
  expect(await get(someone, id)).toMatchObject({ state: 'running', counts: { done: 2, unannounced: 2 } });
  await someone.client.call(changeImport, { id, to: 'pause' });
  await sendFiles(someone, id, [file('Cleo Marsh')]);
  await expect(someone.client.call(deleteImport, { id })).rejects.toMatchObject({ code: 'conflict' });
  await someone.client.call(changeImport, { id, to: 'cancel' });
  expect(await get(someone, id)).toMatchObject({ state: 'canceled', counts: { done: 2, canceled: 1 } });
  expect(await namesHeld(someone)).toEqual(['Ada Thorne.txt', 'Ben Quay.txt']);
  await expect(someone.client.call(changeImport, { id, to: 'continue' })).rejects.toMatchObject({
    code: 'conflict',
  });
  await someone.client.call(deleteImport, { id });
  expect((await someone.client.call(listImports, {})).data.imports).toEqual([]);
  expect(await namesHeld(someone)).toHaveLength(2);
});

test('deleting a resume deletes its line in the import', async () => {
  const someone = await signUp(server);
  const { id } = await beginImport(someone, 2);
  await sendFiles(someone, id, [file('Ada Thorne'), file('Ben Quay')]);
  await runTasks();
  const [first] = await itemsOf(someone, id);
  await someone.client.call(deleteFiles, { ids: [first?.fileId ?? ''] });
  expect((await get(someone, id)).counts).toMatchObject({ total: 2, done: 1, removed: 1 });
  expect((await itemsOf(someone, id)).map(({ path }) => path)).toEqual(['Ben Quay.txt']);
});

test('refuses files above the storage limit, and accepts them on retry once there is space', async () => {
  const small = await startTestServer({ storageLimits: { free: 1, pro: 1, enterprise: 1 } });
  const someone = await signUp(small);
  const { id } = await beginImport(someone, 3);
  const files = [file('Ada Thorne'), file('Ben Quay'), file('Cleo Marsh')];
  await sendFiles(someone, id, files);
  await small.platform.queue.runTasks();
  expect(await get(someone, id)).toMatchObject({
    state: 'done',
    retryable: 1,
    counts: { done: 2, refused: 1 },
  });
  const items = await itemsOf(someone, id);
  expect(items.at(-1)).toMatchObject({ reason: 'no-room' });
  await someone.client.call(deleteFiles, { ids: [items[0]?.fileId ?? ''] });
  await someone.client.call(changeImport, { id, to: 'retry' });
  expect(await sendFiles(someone, id, files.slice(2))).toBe(1);
  await small.platform.queue.runTasks();
  expect(await get(someone, id)).toMatchObject({
    state: 'done',
    counts: { done: 2, removed: 1, refused: 0 },
  });
  await small.stop();
});

test('scores resumes in consecutive runs until credits run out; the rest wait with a reason', async () => {
  const someone = await signUp(server);
  const job = await newJob(someone);
  const { id } = await beginImport(someone, 12, job.id);
  const names = Array.from({ length: 12 }, (_, at) => `Person Number${String.fromCharCode(65 + at)}`);
  await sendFiles(
    someone,
    id,
    names.map((name) => file(name)),
  );
  // Runs are looked at again after some seconds: those tasks are due at once here.
  for (let turn = 0; turn < 6; turn += 1) await server.platform.queue.runTasks({ withPostponed: true });
  const waiting = await get(someone, id);
  // Ten credits a month.
  expect(waiting).toMatchObject({
    state: 'running',
    scoring: { runs: [{ number: 1, files: 10 }], left: 2, waitsFor: 'credits' },
  });
  expect(waiting.scoring?.jobDescriptionId).toBe(job.id);
  const gift = { credits: 5, reason: 'bought', key: `invoice:${randomUUID()}` } as const;
  await server.platform.openDatabase.database.transaction((transaction) =>
    server.services.credits.grant(transaction, someone.organizationId, gift),
  );
  await someone.client.call(changeImport, { id, to: 'continue' });
  for (let turn = 0; turn < 6; turn += 1) await server.platform.queue.runTasks({ withPostponed: true });
  const done = await get(someone, id);
  expect(done).toMatchObject({ state: 'done', scoring: { left: 0, waitsFor: null } });
  expect(done.scoring?.runs.map(({ files }) => files)).toEqual([10, 2]);
  const { data } = await someone.client.call(listBatches, {});
  expect(data.batches.map(({ counts, credits }) => [counts.done, credits.charged])).toEqual([
    [2, 2],
    [10, 10],
  ]);
});

test('a run prepared by a process that ended is started by the next process', async () => {
  const someone = await signUp(server);
  const job = await newJob(someone);
  const { id } = await beginImport(someone, 2, job.id);
  await sendFiles(someone, id, [file('Ada Thorne'), file('Ben Quay')]);
  const { database } = server.platform.openDatabase;
  await server.services.importReader.read(id);
  // The state left by a process that ends between the two steps.
  const { organizationId } = someone;
  const run = { importId: id, organizationId, number: 1, idempotencyKey: randomUUID() };
  await insertRun(database, { ...run, batchId: null, isStarted: false });
  const resumeIds = (await itemsOf(someone, id)).flatMap(({ fileId }) => fileId ?? []);
  await assignRun(database, id, { resumeIds }, 1);
  await server.services.importRecovery.recover();
  expect((await get(someone, id)).state).toBe('running');
  for (let turn = 0; turn < 4; turn += 1) await runTasks();
  const { data } = await someone.client.call(listBatches, {});
  expect(data.batches).toMatchObject([{ counts: { done: 2 } }]);
});
