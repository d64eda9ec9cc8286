import { randomUUID } from 'node:crypto';
import {
  deleteFiles,
  downloadFile,
  fileLimits,
  getCredits,
  labelSource,
  limits,
  listAnalyses,
  listFiles,
  listSourceLabels,
  processFile,
  uploadFile,
} from '@winnow/contracts';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedUp, signUp } from '../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { newJob, resumeText, send, sendResumes, start } from '../../testing/work.ts';
import { resumeKey } from './resume-files.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({}, { limitFactor: 1000 });
});

afterAll(() => server.stop());

const upload = async ({ client }: SignedUp, name: string, content: string | Uint8Array<ArrayBuffer>) =>
  (await client.call(uploadFile, { file: new File([content], name) })).data.files;

test('a file is stored, read on request, and downloaded unchanged', async () => {
  const anna = await signUp(server);
  const text = resumeText('Ada Thorne');
  const [sent] = await upload(anna, 'ada.txt', text);
  expect(sent).toMatchObject({ outcome: 'stored', file: { fileName: 'ada.txt', state: 'unread' } });
  const id = sent?.file?.id ?? '';
  const { data: read } = await anna.client.call(processFile, { id });
  expect(read).toMatchObject({ state: 'read', candidateName: 'Ada Thorne', analysisCount: 0 });
  const { blob } = await anna.client.download(downloadFile, { id });
  expect(await blob.text()).toBe(text);
  const lives = Date.parse(read.expiresAt ?? '') - Date.parse(read.createdAt);
  expect(lives).toBe(180 * 24 * 60 * 60 * 1000);
});

test('a resume has a source label, which can be changed for many at once and restored', async () => {
  const [anna, boris] = [await signUp(server), await signUp(server)];
  const post = async (text: string, from: { source?: 'run'; sourceLabel?: string } = {}) => {
    const file = new File([text], `${text}.txt`);
    const [sent] = (await anna.client.call(uploadFile, { file, ...from })).data.files;
    return sent?.file?.id ?? '';
  };
  const fair = await post('Sent at the fair', { source: 'run', sourceLabel: 'Job fair 2026' });
  const plain = await post('Sent without a word');
  // The first label given stays, and so does the spelling in use.
  await post('Sent at the fair', { sourceLabel: 'Referral' });
  const again = await post('Sent at the fair, too', { sourceLabel: 'JOB FAIR 2026' });
  const found = async (filter: { source?: 'upload'; sourceLabel?: string }) =>
    (await anna.client.call(listFiles, filter)).data.files.map(({ id }) => id);
  const { data: listed } = await anna.client.call(listFiles, { sourceLabel: 'job FAIR 2026' });
  expect(listed.files).toMatchObject([
    { id: again, source: 'upload', sourceLabel: 'Job fair 2026' },
    { id: fair, source: 'run', sourceLabel: 'Job fair 2026' },
  ]);
  expect(await found({ source: 'upload' })).toEqual([again, plain]);
  expect(await found({ source: 'upload', sourceLabel: 'Job fair 2026' })).toEqual([again]);

  const ids = [fair, plain];
  const { data: change } = await anna.client.call(labelSource, { ids, label: 'Referral' });
  expect(change.changed).toBe(2);
  const labels = async () => (await anna.client.call(listSourceLabels)).data;
  expect(await labels()).toEqual([
    { label: 'Referral', resumes: 2 },
    { label: 'Job fair 2026', resumes: 1 },
  ]);
  expect((await anna.client.call(labelSource, { ids, label: 'referral' })).data).toEqual({
    changed: 0,
    before: [],
  });
  for (const each of change.before) await anna.client.call(labelSource, each);
  expect(await labels()).toEqual([{ label: 'Job fair 2026', resumes: 2 }]);
  await expect(boris.client.call(labelSource, { ids: [fair], label: 'Mine' })).rejects.toMatchObject({
    status: 404,
  });
  expect((await boris.client.call(listSourceLabels)).data).toEqual([]);
});

test('a file missing after a restore is not found, without a server error', async () => {
  const anna = await signUp(server);
  const id = await send(anna, 'lost.txt', resumeText('Lost Person'));
  await server.platform.storage.remove(resumeKey(anna.organizationId, id));
  await expect(anna.client.download(downloadFile, { id })).rejects.toMatchObject({ status: 404 });
});

test('the same content is stored once for each organization, and no other organization learns of it', async () => {
  const [anna, boris] = [await signUp(server), await signUp(server)];
  const text = resumeText('Same Person');
  const [first] = await upload(anna, 'a.txt', text);
  const [again] = await upload(anna, 'b.txt', text);
  expect(again).toMatchObject({ outcome: 'known', fileName: 'b.txt', file: { id: first?.file?.id } });
  const [other] = await upload(boris, 'c.txt', text);
  expect(other?.outcome).toBe('stored');
  expect(other?.file?.id).not.toBe(first?.file?.id);
});

test('a file whose content does not match its extension is read once it is uploaded under the right name', async () => {
  const anna = await signUp(server);
  const text = resumeText('Misnamed Person');
  const [sent] = await upload(anna, 'resume.pdf', text);
  const id = sent?.file?.id ?? '';
  const { data: refused } = await anna.client.call(processFile, { id });
  expect(refused).toMatchObject({ state: 'refused', reason: 'misnamed', candidateName: null });
  expect(refused.message).toMatch(/ends in \.pdf, but it holds plain text/);
  const [again] = await upload(anna, 'resume.txt', text);
  expect(again).toMatchObject({ outcome: 'known', file: { id, fileName: 'resume.txt', state: 'unread' } });
  const { data: read } = await anna.client.call(processFile, { id });
  expect(read).toMatchObject({ state: 'read', candidateName: 'Misnamed Person', reason: null });
});

test('ten concurrent uploads of one content store it once', async () => {
  const anna = await signUp(server);
  const text = resumeText('Quick Person');
  const sent = await Promise.all(Array.from({ length: 10 }, () => upload(anna, 'a.txt', text)));
  expect(new Set(sent.map(([each]) => each?.file?.id)).size).toBe(1);
  expect((await anna.client.call(listFiles, {})).data.total).toBe(1);
});

test('each file of an archive has its own outcome', async () => {
  const anna = await signUp(server);
  const archive = zipSync({
    'people/ada.txt': strToU8(resumeText('Ada Thorne')),
    'people/bela.txt': strToU8(resumeText('Bela Novak')),
    'empty.txt': new Uint8Array(),
    'bomb.txt': new Uint8Array(9_000_000),
    '__MACOSX/ada.txt': strToU8('x'),
  });
  const files = await upload(anna, 'people.zip', Uint8Array.from(archive));
  expect(files.map(({ fileName, outcome, reason }) => [fileName, outcome, reason])).toEqual([
    ['ada.txt', 'stored', null],
    ['bela.txt', 'stored', null],
    ['empty.txt', 'refused', 'empty'],
    ['bomb.txt', 'refused', 'too-large'],
  ]);
});

test('an archive of more than fifty files, a damaged one, or one named as a document is refused with a message', async () => {
  const anna = await signUp(server);
  const many = Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`${index}.txt`, strToU8('x')]));
  const [refused] = await upload(anna, 'many.zip', Uint8Array.from(zipSync(many)));
  expect(refused).toMatchObject({ outcome: 'refused', message: expect.stringContaining('50 files') });
  const [cut] = await upload(anna, 'cut.zip', Uint8Array.from(zipSync(many).subarray(0, 99)));
  expect(cut).toMatchObject({ outcome: 'refused', reason: 'corrupt' });
  const [misnamed] = await upload(anna, 'many.docx', Uint8Array.from(zipSync({ 'a.txt': strToU8('a') })));
  expect(misnamed).toMatchObject({ outcome: 'refused', reason: 'misnamed' });
});

test('ten megabytes are accepted and one byte more is refused, unless it is an archive', async () => {
  const anna = await signUp(server);
  const [taken] = await upload(anna, 'large.txt', new Uint8Array(limits.fileBytes).fill(65));
  expect(taken?.outcome).toBe('stored');
  const [refused] = await upload(anna, 'larger.txt', new Uint8Array(limits.fileBytes + 1).fill(65));
  expect(refused).toMatchObject({
    outcome: 'refused',
    reason: 'too-large',
    message: 'The file must be 10 MB or smaller.',
  });
  const endless = new File([new Uint8Array(fileLimits.archiveBytes + 1)], 'endless.zip');
  await expect(anna.client.call(uploadFile, { file: endless })).rejects.toMatchObject({ status: 413 });
});

test('an empty file is refused and not stored', async () => {
  const anna = await signUp(server);
  expect(await upload(anna, 'nothing.pdf', '')).toMatchObject([{ outcome: 'refused', reason: 'empty' }]);
  expect((await anna.client.call(listFiles, {})).data.total).toBe(0);
});

test.each([
  ['<script>alert(1)</script>.pdf'],
  ['..\\..\\etc\\passwd'],
  ['‮fdp.exe'],
  ['a'.repeat(400)],
  ['line\nbreak.pdf'],
])('the name %j is plain text, and cannot break a header', async (name) => {
  const anna = await signUp(server);
  const [sent] = await upload(anna, name, resumeText(`Odd ${randomUUID()}`));
  expect(sent?.file?.fileName).not.toMatch(/\p{Cc}/u);
  expect(sent?.file?.fileName.length).toBeLessThanOrEqual(255);
  const response = await fetch(`${server.url}/api/files/download?id=${sent?.file?.id}`, {
    headers: { authorization: `Bearer ${anna.token}` },
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; /);
  expect(response.headers.get('content-security-policy')).toContain('sandbox');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('content-type')).toBe('application/octet-stream');
});

test("another user's files are reported as not found, also in mixed lists", async () => {
  const [anna, boris] = [await signUp(server), await signUp(server)];
  const annas = await send(anna, 'ada.txt', resumeText('CANARY Person'));
  const own = await send(boris, 'own.txt', resumeText('Own Person'));
  const refused = { status: 404, message: 'There is no such file.' };
  for (const id of [annas, randomUUID()]) {
    await expect(boris.client.call(processFile, { id })).rejects.toMatchObject(refused);
    await expect(boris.client.download(downloadFile, { id })).rejects.toMatchObject(refused);
    await expect(boris.client.call(deleteFiles, { ids: [own, id] })).rejects.toMatchObject(refused);
  }
  expect((await boris.client.call(listFiles, {})).data.files.map(({ id }) => id)).toEqual([own]);
  const { data: named } = await boris.client.call(listFiles, { ids: `${annas},${own}` });
  expect(named.files.map(({ id }) => id)).toEqual([own]);
  expect(JSON.stringify((await boris.client.call(listFiles, { search: 'CANARY' })).data)).not.toContain(
    'CANARY',
  );
  expect((await anna.client.call(listFiles, {})).data.total).toBe(1);
});

test('deleting a resume deletes all its analyses, even during a run', async () => {
  const anna = await signUp(server);
  const job = await newJob(anna);
  const [done = '', waiting = '', staying = ''] = await sendResumes(anna, [
    'Ada Thorne',
    'Bela Novak',
    'Cleo Marsh',
  ]);
  await start(anna, job.id, [done]);
  await server.platform.queue.runTasks();
  const batch = await start(anna, job.id, [waiting, staying]);
  expect((await anna.client.call(deleteFiles, { ids: [done, waiting] })).data.deleted).toBe(2);
  await server.platform.queue.runTasks();
  const { data } = await anna.client.call(listAnalyses, {});
  expect(data.analyses.map(({ candidateName }) => candidateName)).toEqual(['Cleo Marsh']);
  await expect(anna.client.download(downloadFile, { id: done })).rejects.toMatchObject({ status: 404 });
  expect((await anna.client.call(getCredits)).data).toMatchObject({ heldCredits: 0, usedCredits: 2 });
  const after = await server.services.batches.get(anna.organizationId, batch.id);
  expect(after).toMatchObject({ state: 'done', counts: { total: 1, done: 1 } });
});
