import { readdir } from 'node:fs/promises';
import { getSample, limits, listSamples, matchResume, type RequestFailure } from '@winnow/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

async function sampleFile(id: string): Promise<File> {
  const { blob } = await server.client.download(getSample, { id });
  return new File([blob], id);
}

async function sampleJob(): Promise<string> {
  return (await server.client.call(listSamples)).data.job;
}

function failureOf(promise: Promise<unknown>): Promise<RequestFailure> {
  return promise.then(
    () => Promise.reject(new Error('it succeeded')),
    (error: RequestFailure) => error,
  );
}

test.each(['linh-tran-pdf', 'elif-yildirim-docx', 'tomas-quispe-txt'])(
  'the sample %s is scored, and every quote stands where the report says',
  async (id) => {
    const { data } = await server.client.call(matchResume, {
      job: await sampleJob(),
      resume: await sampleFile(id),
    });
    expect(data.score).not.toBeNull();
    expect(data.findings.length).toBeGreaterThan(3);
    const quotes = data.findings.flatMap(({ evidence }) => evidence);
    expect(quotes.length).toBeGreaterThan(0);
    for (const { start, end, quote, page, boxes } of quotes) {
      expect(data.document.text.slice(start, end)).toBe(quote);
      expect(page === null).toBe(data.document.pages.length === 0);
      expect(boxes.length > 0).toBe(page !== null);
    }
    const known = new Set(data.findings.map(({ requirement }) => requirement.id));
    expect(data.gate.missing.every((missing) => known.has(missing))).toBe(true);
  },
);

test('a job text that is a resume has no score and is reported as such', async () => {
  const resume = await sampleFile('tomas-quispe-txt');
  const { data } = await server.client.call(matchResume, { job: await resume.text(), resume });
  expect(data).toMatchObject({ score: null, findings: [], jobTitle: null });
  expect(data.jobNotes).toEqual([{ code: 'resume', quotes: [] }]);
  const advert = await server.client.call(matchResume, { job: await sampleJob(), resume });
  expect(advert.data.jobNotes).toEqual([]);
});

test('the same resume and job give the same report, byte for byte', async () => {
  const job = await sampleJob();
  const resume = await sampleFile('noa-ben-ami-pdf');
  const [first, second] = [
    await server.client.call(matchResume, { job, resume }),
    await server.client.call(matchResume, { job, resume }),
  ];
  expect(JSON.stringify(second.data)).toBe(JSON.stringify(first.data));
});

test.each([
  ['not a document', 'resume', [0x7f, 0x45, 0x4c, 0x46, 1, 1, 1, 0, 0, 0], 'unsupported'],
  ['not what its name says', 'resume.pdf', [0x7f, 0x45, 0x4c, 0x46, 1, 1, 1, 0, 0, 0], 'misnamed'],
  ['a PDF that ends at once', 'resume.pdf', [...new TextEncoder().encode('%PDF-1.7\n')], 'corrupt'],
])('%s is 422 with its reason and a message for the user', async (_, name, bytes, reason) => {
  const resume = new File([Uint8Array.from(bytes)], name);
  const failure = await failureOf(server.client.call(matchResume, { job: await sampleJob(), resume }));
  expect(failure).toMatchObject({ status: 422, code: 'unreadable', reason });
  expect(failure.message).toMatch(/^This (file|kind of file)\b.*\.$/);
  expect(failure.errors['resume']).toEqual([failure.message]);
});

test('a job text that is too short is refused at its field', async () => {
  const resume = new File(['Anna Example\nCook'], 'resume.txt');
  const failure = await failureOf(server.client.call(matchResume, { job: 'Cook wanted', resume }));
  expect(failure).toMatchObject({ status: 422, code: 'invalid' });
  expect(failure.errors['job']?.[0]).toContain(String(limits.jobTextMin));
});

test('a match stores nothing', async () => {
  expect(await readdir(server.platform.uploadFolder)).toEqual([]);
});

test('every listed sample can be fetched, and no other file', async () => {
  const { data } = await server.client.call(listSamples);
  expect(data.resumes.length).toBeGreaterThanOrEqual(12);
  for (const { id, bytes } of data.resumes) {
    expect((await server.client.download(getSample, { id })).blob.size).toBe(bytes);
  }
  for (const id of ['../README.md', 'README-md', '%2e%2e', 'toString']) {
    expect(await failureOf(server.client.download(getSample, { id }))).toMatchObject({ status: 404 });
  }
});
