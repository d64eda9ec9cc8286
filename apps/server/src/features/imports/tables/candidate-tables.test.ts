import { randomUUID } from 'node:crypto';
import {
  addToTalentList,
  changeImport,
  createTalentList,
  deleteImport,
  findPeople,
  getConsent,
  getImport,
  getPerson,
  importCandidateTable,
  listFiles,
  listImportItems,
  listTags,
  listVersions,
  previewCandidateTable,
  tagPeople,
} from '@winnow/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedUp, signUp } from '../../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import { resumeText } from '../../../testing/work.ts';
import '../../../testing/databases/test-database-url.ts';
import { findUnfitImports } from '../import-check-repository.ts';
import { beginImport, sendFiles } from '../testing/import-files.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({}, { limitFactor: 1000 });
});

afterAll(async () => {
  expect((await findUnfitImports(server.platform.openDatabase.database)).errors).toEqual([]);
  await server.stop();
});

const headings = 'Name,Email,Title,Skills,Tags,Consent,Source';
const mapping = 'name,email,title,skills,tags,consent-date,source';
const ada = 'Ada Thorne,ada@example.com,Data Engineer,"Python, SQL",vip,2026-01-03,Job fair';
const ben = 'Ben Quay,ben@example.com,Welder,Welding,"vip, leeds",,';
const table = (...rows: string[]) => new File([[headings, ...rows].join('\r\n')], 'people.csv');

const runTasks = () => server.platform.queue.runTasks();

async function start({ client }: SignedUp, file: File, name = 'Spring fair') {
  const request = { name, mapping, file, idempotencyKey: randomUUID() };
  return (await client.call(importCandidateTable, request)).data;
}
const get = async ({ client }: SignedUp, id: string) => (await client.call(getImport, { id })).data;
const itemsOf = async ({ client }: SignedUp, id: string) =>
  (await client.call(listImportItems, { id, limit: 500 })).data.items;
const filesOf = async ({ client }: SignedUp) => (await client.call(listFiles, { limit: 100 })).data.files;
const peopleCalled = async ({ client }: SignedUp, search: string) =>
  (await client.call(findPeople, { search })).data;
const tagsOf = async ({ client }: SignedUp) => (await client.call(listTags, {})).data;

test('previews a table exactly as it will be imported, without storing anything', async () => {
  const someone = await signUp(server);
  const { data } = await someone.client.call(previewCandidateTable, {
    file: table(ada, 'Cleo Marsh,cleo at example,,,,,'),
  });
  expect(data.columns.map(({ heading, field, samples }) => [heading, field, samples[0]])).toEqual([
    ['Name', 'name', 'Ada Thorne'],
    ['Email', 'email', 'ada@example.com'],
    ['Title', 'title', 'Data Engineer'],
    ['Skills', 'skills', 'Python, SQL'],
    ['Tags', 'tags', 'vip'],
    ['Consent', 'consent-date', '2026-01-03'],
    ['Source', 'source', 'Job fair'],
  ]);
  expect(data).toMatchObject({
    total: 2,
    refused: 1,
    first: [{ line: 2, name: 'Ada Thorne', skills: ['Python', 'SQL'], consentOn: '2026-01-03' }, { line: 3 }],
    withProblems: [{ line: 3, problems: [{ code: 'email-invalid', column: 'Email' }] }],
  });
  const other = await someone.client.call(previewCandidateTable, {
    file: table(ada),
    mapping: 'name,email,,,,,',
  });
  expect(other.data.first).toMatchObject([{ name: 'Ada Thorne', title: null, skills: [], tags: [] }]);
  expect(await filesOf(someone)).toEqual([]);
});

test('imports rows as resumes with tags, consent and source, and lists invalid rows', async () => {
  const someone = await signUp(server);
  const { id } = await start(someone, table(ada, ben, ',nobody@example.com,,,,,', ada));
  await runTasks();
  expect(await get(someone, id)).toMatchObject({
    kind: 'table',
    state: 'done',
    counts: { total: 4, done: 2, duplicate: 1, refused: 1 },
  });
  expect(await itemsOf(someone, id)).toMatchObject([
    { path: 'people.csv/2/Ada Thorne.json', line: 2, state: 'done', problems: [] },
    { path: 'people.csv/3/Ben Quay.json', state: 'done' },
    {
      path: 'people.csv/4',
      line: 4,
      state: 'refused',
      reason: 'row-problems',
      problems: [{ code: 'name-missing', column: 'Name' }],
    },
    { line: 5, state: 'duplicate', duplicateOf: 'people.csv/2/Ada Thorne.json' },
  ]);
  const files = await filesOf(someone);
  expect(files.map(({ candidateName, sourceLabel }) => [candidateName, sourceLabel]).sort()).toEqual([
    ['Ada Thorne', 'Job fair'],
    ['Ben Quay', 'Spring fair'],
  ]);
  expect(await tagsOf(someone)).toEqual([
    { tag: 'leeds', people: 1 },
    { tag: 'vip', people: 2 },
  ]);
});

test('merges a row with a known email address into that person and records their consent', async () => {
  const someone = await signUp(server);
  await start(someone, table(ada));
  await runTasks();
  const again = table(ada, ada.replace('Data Engineer', 'Lead Engineer').replace('2026-01-03', '2026-05-04'));
  const { id } = await start(someone, again, 'Again');
  await runTasks();
  expect(await itemsOf(someone, id)).toMatchObject([
    { state: 'duplicate', duplicateOf: 'Ada Thorne.json' },
    { state: 'done', duplicateOf: null },
  ]);
  expect(await filesOf(someone)).toHaveLength(2);
  const [person] = await peopleCalled(someone, 'Ada');
  expect(person).toMatchObject({ resumes: 2 });
  const { data } = await someone.client.call(getConsent, { id: person?.id ?? '' });
  expect(data.state).toBe('given');
  expect(data.history.map(({ on, how }) => [on, how]).sort()).toEqual([
    ['2026-01-03', 'Again'],
    ['2026-01-03', 'Spring fair'],
    ['2026-05-04', 'Again'],
  ]);
});

test('shows the notes of a row on the candidate page and does not score them', async () => {
  const someone = await signUp(server);
  const file = new File(
    ['Name,Email,Title,Comments\nAda Thorne,ada@example.com,Welder,"Met at the fair,\nspeaks Zulu"'],
    'people.csv',
  );
  const request = { name: 'Fair', mapping: 'name,email,title,notes', file, idempotencyKey: randomUUID() };
  await someone.client.call(importCandidateTable, request);
  await runTasks();
  const [found] = await peopleCalled(someone, 'Ada');
  const { resumes } = (await someone.client.call(getPerson, { id: found?.id ?? '' })).data;
  expect(resumes).toMatchObject([{ notes: 'Met at the fair,\nspeaks Zulu' }]);
  const [version] = (await someone.client.call(listVersions, { id: found?.id ?? '' })).data;
  expect(version?.text).toContain('Welder');
  expect(version?.text).not.toContain('Zulu');
});

test('undoing removes what the import created, except what existed before or was used since', async () => {
  const someone = await signUp(server);
  await start(someone, table(ada.replace('vip', 'known')));
  await runTasks();
  const cleo = 'Cleo Marsh,cleo@example.com,Diver,Diving,sea,2026-02-01,';
  const dora = 'Dora Finch,dora@example.com,Baker,Baking,bread,,';
  const emil = 'Emil Hart,emil@example.com,Painter,Painting,,,';
  const { id } = await start(someone, table(ada, ben, cleo, dora, emil), 'Second');
  await expect(someone.client.call(changeImport, { id, to: 'undo' })).rejects.toMatchObject({
    code: 'conflict',
  });
  await runTasks();
  expect(await tagsOf(someone)).toContainEqual({ tag: 'vip', people: 2 });
  const list = (await someone.client.call(createTalentList, { name: 'Bakers' })).data;
  const [doraNow] = await peopleCalled(someone, 'Dora');
  const [emilNow] = await peopleCalled(someone, 'Emil');
  await someone.client.call(addToTalentList, { id: list.id, personIds: [doraNow?.id ?? ''] });
  await someone.client.call(tagPeople, {
    personIds: [emilNow?.id ?? ''],
    addTags: ['promising'],
    removeTags: [],
  });
  await someone.client.call(changeImport, { id, to: 'undo' });
  await runTasks();
  const undone = await get(someone, id);
  expect(undone).toMatchObject({ state: 'undone', counts: { removed: 2, done: 2, duplicate: 1 } });
  expect((await filesOf(someone)).map(({ candidateName }) => candidateName).sort()).toEqual([
    'Ada Thorne',
    'Dora Finch',
    'Emil Hart',
  ]);
  expect(await tagsOf(someone)).toEqual([
    { tag: 'known', people: 1 },
    { tag: 'promising', people: 1 },
  ]);
  const [adaNow] = await peopleCalled(someone, 'Ada');
  const { data } = await someone.client.call(getConsent, { id: adaNow?.id ?? '' });
  expect(data.history).toMatchObject([{ how: 'Spring fair' }]);
  const again = (await someone.client.call(changeImport, { id, to: 'undo' })).data;
  expect(again.counts).toEqual(undone.counts);
  await expect(someone.client.call(changeImport, { id, to: 'retry' })).rejects.toMatchObject({
    code: 'conflict',
  });
  // Removed resumes can be imported again.
  const { id: next } = await start(someone, table(ben), 'Third');
  await runTasks();
  expect((await get(someone, next)).counts).toMatchObject({ done: 1, duplicate: 0 });
});

test('an import of files can be undone as well', async () => {
  const someone = await signUp(server);
  const { id } = await beginImport(someone, 1);
  await sendFiles(someone, id, [{ path: 'ada.txt', content: resumeText('Ada Thorne') }]);
  await runTasks();
  expect((await someone.client.call(changeImport, { id, to: 'undo' })).data.state).toBe('undoing');
  await expect(someone.client.call(changeImport, { id, to: 'retry' })).rejects.toMatchObject({
    code: 'conflict',
  });
  await expect(someone.client.call(deleteImport, { id })).rejects.toMatchObject({ code: 'conflict' });
  await runTasks();
  expect((await get(someone, id)).state).toBe('undone');
  expect(await filesOf(someone)).toEqual([]);
});

test('concurrent and repeated writers write each row once', async () => {
  const someone = await signUp(server);
  const rows = Array.from({ length: 120 }, (_, at) => `Person N${at},p${at}@example.com,Welder,Welding,,,`);
  const request = { name: 'Fair', mapping, idempotencyKey: randomUUID() };
  const first = await someone.client.call(importCandidateTable, { ...request, file: table(...rows) });
  const same = await someone.client.call(importCandidateTable, { ...request, file: table(...rows) });
  expect(same.data.id).toBe(first.data.id);
  const { id } = first.data;
  const { rowWriter, importRecovery } = server.services;
  await Promise.all([rowWriter.write(id), rowWriter.write(id), importRecovery.recover()]);
  expect((await get(someone, id)).counts).toMatchObject({ waiting: 0, queued: 120, duplicate: 0 });
  expect((await someone.client.call(listFiles, {})).data.total).toBe(120);
  await someone.client.call(changeImport, { id, to: 'cancel' });
});

test('a paused table import writes no rows; canceling it deletes the unwritten ones', async () => {
  const someone = await signUp(server);
  const { id } = await start(someone, table(ada, ben));
  await someone.client.call(changeImport, { id, to: 'pause' });
  await runTasks();
  expect(await get(someone, id)).toMatchObject({ state: 'paused', counts: { waiting: 2 } });
  await someone.client.call(changeImport, { id, to: 'cancel' });
  await runTasks();
  expect(await get(someone, id)).toMatchObject({ state: 'canceled', counts: { canceled: 2 } });
  expect(await filesOf(someone)).toEqual([]);
});

test('imports a person who would exceed the tag limit without tags, with a note on the row', async () => {
  const someone = await signUp(server);
  const many = (from: number) => Array.from({ length: 20 }, (_, at) => `tag ${from + at}`).join(';');
  await start(someone, table(`Ada Thorne,ada@example.com,Welder,Welding,${many(0)},,`));
  await runTasks();
  // The same content: the same resume, which has its tags already.
  const { id } = await start(someone, table(`Ada Thorne,ada@example.com,Welder,Welding,${many(20)},,`, ben));
  await runTasks();
  expect(await itemsOf(someone, id)).toMatchObject([
    { state: 'duplicate', problems: [{ code: 'too-many-tags', column: null }] },
    { state: 'done', problems: [] },
  ]);
});

test('reports an error for files that are not tables and for invalid mappings', async () => {
  const someone = await signUp(server);
  const preview = (content: string | Uint8Array<ArrayBuffer>, fields?: string) =>
    someone.client.call(previewCandidateTable, {
      file: new File([content], 'people.csv'),
      ...(fields !== undefined && { mapping: fields }),
    });
  await expect(preview(new Uint8Array([0x50, 0x4b, 3, 4]))).rejects.toMatchObject({
    code: 'unreadable',
    message: expect.stringContaining('CSV'),
  });
  await expect(preview('Name,Email\nAda,"ada\n')).rejects.toMatchObject({
    message: expect.stringContaining('line 2'),
  });
  await expect(preview('Name,Email\nAda,a@example.com', 'name,salary')).rejects.toMatchObject({
    code: 'invalid',
  });
  await expect(preview('Name,Email\nAda,a@example.com', 'name,name')).rejects.toMatchObject({
    message: expect.stringContaining('same field'),
  });
  const unnamed = { name: 'Fair', mapping: ',email', idempotencyKey: randomUUID() };
  await expect(
    someone.client.call(importCandidateTable, {
      ...unnamed,
      file: new File(['Name,Email\nAda,a@example.com'], 'people.csv'),
    }),
  ).rejects.toMatchObject({ message: expect.stringContaining('names') });
});
