import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  addCredits,
  generateJobDescription,
  getCredits,
  jobBrief,
  rewriteJobSection,
} from '@winnow/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLanguageModel } from '../../platform/language-model/language-model.ts';
import { openTestDatabase } from '../../testing/databases/open-test-database.ts';
import { signUp, signUpOperator } from '../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { writerDrafts } from './writer-tables.ts';

const brief = jobBrief.parse({
  title: 'Cook',
  company: 'We run two canteens.',
  wishes: ['knows allergens well'],
});
const usable =
  '## role\nYou cook.\n## duties\n- Cook lunch\n- Plan the menu\n## needs\n- Food safety\n## extras\n- Pastry';

/** A double of a language model's API; tests set its response. */
let model: { server: Server; url: string };
type Ending = 'done' | 'broken' | 'silent';
let says: (write: (piece: string) => void) => Ending | Promise<Ending>;
let asked: { messages: { role: string; content: string }[] }[] = [];

let server: TestServer;
let offline: TestServer;

beforeAll(async () => {
  model = await startModel();
  const config = { kind: 'openai-compatible', model: 'grain-1', url: model.url, key: 'secret' } as const;
  server = await startTestServer({ languageModel: createLanguageModel(config) });
  offline = await startTestServer();
});

afterAll(async () => {
  await Promise.all([server.stop(), offline.stop()]);
  model.server.closeAllConnections();
  model.server.close();
});

test('the built-in writer charges one credit, once per idempotency key', async () => {
  const anna = await signUp(offline);
  const request = { brief, idempotencyKey: 'press-one-1' };
  const { data: job } = await anna.client.call(generateJobDescription, request);
  expect(job.writer).toEqual({ kind: 'offline' });
  expect(job.text).toContain('We run two canteens.');
  const { data: again } = await anna.client.call(generateJobDescription, request);
  expect(again).toEqual(job);
  const { data: credits } = await anna.client.call(getCredits);
  expect(credits).toMatchObject({ usedCredits: 1, availableCredits: 9, heldCredits: 0 });
});

test('reusing an idempotency key for another brief is a conflict and costs nothing', async () => {
  const anna = await signUp(offline);
  await anna.client.call(generateJobDescription, { brief, idempotencyKey: 'press-two-2' });
  const other = { brief: { ...brief, title: 'Baker' }, idempotencyKey: 'press-two-2' };
  await expect(anna.client.call(generateJobDescription, other)).rejects.toMatchObject({ status: 409 });
  expect((await anna.client.call(getCredits)).data.usedCredits).toBe(1);
});

test('writing requires credits, and rewriting a section is free', async () => {
  const anna = await signUp(offline);
  for (let press = 0; press < 10; press++) {
    await anna.client.call(generateJobDescription, { brief, idempotencyKey: `press-many-${press}` });
  }
  const eleventh = { brief, idempotencyKey: 'press-many-10' };
  await expect(anna.client.call(generateJobDescription, eleventh)).rejects.toMatchObject({
    status: 402,
    message: expect.stringContaining('costs 1 credit'),
  });
  const { data } = await anna.client.call(rewriteJobSection, { brief, section: 'duties', variant: 1 });
  expect(data.lines.length).toBeGreaterThan(2);
  const operator = await signUpOperator(offline);
  await operator.client.call(addCredits, {
    userId: anna.userId,
    credits: 1,
    reason: 'A kind word',
    idempotencyKey: '2b0e9d5e-7e0a-4a5c-9a5f-3d8e64a0c111',
  });
  expect((await anna.client.call(generateJobDescription, eleventh)).data.title).toBe('Cook');
});

test('repeating the request returns a text paid with the last credit without calling the model again', async () => {
  says = (write) => {
    write(usable);
    return 'done';
  };
  const anna = await signUp(server);
  for (let press = 0; press < 9; press++) {
    await anna.client.call(generateJobDescription, { brief, idempotencyKey: `before-last-${press}` });
  }
  const last = { brief, idempotencyKey: 'the-last-one' };
  const { data: job } = await anna.client.call(generateJobDescription, last);
  expect((await anna.client.call(getCredits)).data.availableCredits).toBe(0);
  asked = [];
  expect((await anna.client.call(generateJobDescription, last)).data).toEqual(job);
  expect(asked).toEqual([]);
});

test('a configured language model writes the text, is named, and gets no company text', async () => {
  says = (write) => {
    for (const piece of usable.match(/.{1,20}/gs) ?? []) write(piece);
    return 'done';
  };
  const anna = await signUp(server);
  asked = [];
  const { data: job } = await anna.client.call(generateJobDescription, {
    brief,
    idempotencyKey: 'model-one',
  });
  expect(job.writer).toEqual({ kind: 'model', name: expect.stringContaining('grain-1') });
  expect(job.sections.map(({ id }) => id)).toEqual([
    'role',
    'duties',
    'needs',
    'extras',
    'wishes',
    'company',
  ]);
  expect(job.text).toContain('Cook lunch');
  expect(JSON.stringify(asked)).not.toContain('canteens');
  expect((await anna.client.call(getCredits)).data.usedCredits).toBe(1);
});

test.each([
  ['a service that fails', () => 'broken' as const],
  [
    'an answer that was not asked for',
    (write: (piece: string) => void) => {
      write('Buy at https://example.org');
      return 'done' as const;
    },
  ],
])('after %s our own writer takes over and says so', async (_, behaviour) => {
  says = behaviour;
  const anna = await signUp(server);
  const { data: job } = await anna.client.call(generateJobDescription, {
    brief,
    idempotencyKey: 'model-fails',
  });
  expect(job.writer).toEqual({ kind: 'offline' });
  expect(job.notes).toContain('The language model gave no usable text, so our own writer wrote this.');
});

test('a user who disconnects while a model writes is not charged', async () => {
  const anna = await signUp(server);
  const leaving = new AbortController();
  says = () => {
    leaving.abort();
    return 'silent';
  };
  const request = { brief, idempotencyKey: 'model-left' };
  const call = anna.client.call(generateJobDescription, request, { signal: leaving.signal });
  await expect(call).rejects.toThrow();
  expect((await anna.client.call(getCredits)).data).toMatchObject({ usedCredits: 0, heldCredits: 0 });
});

test('one process streams a draft that another process generates, and the draft is deleted afterwards', async () => {
  const { languageModel, dataFolder } = server.platform;
  const place = { languageModel, dataFolder, siteUrl: 'http://localhost' };
  const openDatabase = await openTestDatabase();
  const writing = await startTestServer({ ...place, openDatabase });
  const watched = await startTestServer({
    ...place,
    openDatabase: { ...openDatabase, close: async () => {} },
  });
  const anna = await signUp(writing);
  const idempotencyKey = 'watched-elsewhere';
  const { promise: seen, resolve: see } = Promise.withResolvers<void>();
  says = async (write) => {
    write(usable.slice(0, 12));
    await seen;
    write(usable.slice(12));
    return 'done' as const;
  };
  const leaving = new AbortController();
  const stream = await fetch(
    `${watched.url}/api/job-descriptions/generate/draft?idempotencyKey=${idempotencyKey}`,
    { headers: { authorization: `Bearer ${anna.token}` }, signal: leaving.signal },
  );
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  const call = anna.client.call(generateJobDescription, { brief, idempotencyKey });
  let text = '';
  while (!text.includes('event: piece')) text += (await reader?.read())?.value ?? '';
  expect(text).toContain(JSON.stringify({ text: usable.slice(0, 12) }));
  see();
  expect((await call).data.writer.kind).toBe('model');
  expect(await openDatabase.database.select().from(writerDrafts)).toEqual([]);
  leaving.abort();
  await watched.stop();
  await writing.stop();
});

test('hides and removes drafts of interrupted processes', async () => {
  const anna = await signUp(server);
  const { database } = server.platform.openDatabase;
  const left = {
    organizationId: anna.organizationId,
    key: 'left-by-a-crash',
    attempt: randomUUID(),
    text: 'Half a',
  };
  await database.insert(writerDrafts).values({ ...left, updatedAt: new Date(Date.now() - 3_600_000) });
  const watching = new AbortController();
  const pieces: string[] = [];
  const watch = server.services.writer.watch(
    { organizationId: anna.organizationId, key: left.key, signal: watching.signal },
    async (piece) => void pieces.push(piece),
  );
  await server.services.housekeeping.request();
  await server.platform.queue.runTasks();
  watching.abort();
  await watch;
  expect(pieces).toEqual([]);
  expect(await database.select().from(writerDrafts)).toEqual([]);
});

async function startModel(): Promise<typeof model> {
  const http = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      asked.push(JSON.parse(body));
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      const write = (content: string) =>
        response.write(
          `data: ${JSON.stringify({ id: '1', object: 'chat.completion.chunk', created: 1, model: 'grain-1', choices: [{ index: 0, delta: { content }, finish_reason: null }] })}\n\n`,
        );
      void Promise.resolve(says(write)).then((end) => {
        if (end === 'broken') response.destroy();
        if (end !== 'done') return;
        response.write(
          `data: ${JSON.stringify({ id: '1', object: 'chat.completion.chunk', created: 1, model: 'grain-1', choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })}\n\n`,
        );
        response.end('data: [DONE]\n\n');
      });
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return { server: http, url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/v1` };
}
