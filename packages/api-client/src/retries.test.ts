import { expect, test } from 'vitest';
import { createWinnow } from './create-winnow.ts';
import { eachPage } from './pages.ts';
import { type Retries, secondsToWait } from './retries.ts';
import { WinnowError } from './winnow-error.ts';

type Answer = { readonly status: number; readonly headers?: Record<string, string>; readonly body?: unknown };

const error = (status: number, code: string, headers: Record<string, string> = {}): Answer => ({
  status,
  headers,
  body: { status, code, message: 'Please wait.', requestId: 'r-1' },
});
const tooMany = (seconds: string) => error(429, 'too-many-requests', { 'retry-after': seconds });
const job: Answer = { status: 200, body: { data: { id: 'a-job' } } };

/** A client of a server that answers as given, one after the other; `broken` breaks the connection. */
function clientOf(answers: readonly (Answer | 'broken')[], retries: Retries = {}) {
  const waited: number[] = [];
  const sent: { readonly address: string; readonly key: string | null; readonly body: string }[] = [];
  const winnow = createWinnow({
    server: 'https://winnow.example.org/',
    apiKey: 'wn_live_0000',
    wait: async (seconds) => void waited.push(seconds),
    ...retries,
    async fetch(input, init) {
      const request = new Request(input, init);
      const answer = answers[sent.length];
      sent.push({
        address: `${request.method} ${request.url}`,
        key: request.headers.get('authorization'),
        body: await request.text(),
      });
      if (!answer) throw new Error('It asks once too often.');
      if (answer === 'broken') throw new TypeError('fetch failed');
      const { status, headers, body } = answer;
      return new Response(JSON.stringify(body), {
        status,
        headers: { 'content-type': 'application/json', ...headers },
      });
    },
  });
  return { winnow, sent, waited };
}

const run = { jobDescriptionId: 'a-job', fileIds: ['a-file'], idempotencyKey: 'a-key' };

test('a call sends the key and puts values where they belong', async () => {
  const { winnow, sent } = clientOf([job, job]);
  expect((await winnow.createJob({ text: 'A text' })).data.id).toBe('a-job');
  await winnow.listAnalyses({ batchId: 'a run', limit: 2 });
  expect(sent).toEqual([
    {
      address: 'POST https://winnow.example.org/api/job-descriptions',
      key: 'Bearer wn_live_0000',
      body: '{"text":"A text"}',
    },
    {
      address: 'GET https://winnow.example.org/api/resume-analysis?batchId=a%20run&limit=2',
      key: 'Bearer wn_live_0000',
      body: '',
    },
  ]);
});

test('after a 429 the same request, with the same body, is repeated when the server allows it', async () => {
  const { winnow, sent, waited } = clientOf([tooMany('7'), tooMany('1'), job]);
  await winnow.createJob({ text: 'A text' });
  expect(waited).toEqual([7, 1]);
  expect(new Set(sent.map(({ body }) => body))).toEqual(new Set(['{"text":"A text"}']));
});

test('a call that is still limited after a minute or three retries fails with the retry time', async () => {
  const far = clientOf([tooMany('3600')]);
  await expect(far.winnow.listJobs()).rejects.toMatchObject({
    name: 'WinnowError',
    status: 429,
    code: 'too-many-requests',
    message: 'Please wait.',
    retryAfterSeconds: 3600,
    requestId: 'r-1',
  });
  const busy = clientOf(Array.from({ length: 4 }, () => tooMany('1')));
  await expect(busy.winnow.listJobs()).rejects.toBeInstanceOf(WinnowError);
  expect(busy.waited).toEqual([1, 1, 1]);
  const never = clientOf([tooMany('1')], { retries: 0 });
  await expect(never.winnow.listJobs()).rejects.toBeInstanceOf(WinnowError);
});

test.each(['broken', error(503, 'busy'), error(502, 'unavailable')] as const)(
  'after %o only what reads or has an idempotency key is repeated',
  async (failure) => {
    const reading = clientOf([failure, failure, job]);
    await reading.winnow.listJobs();
    expect(reading.waited).toEqual([0.5, 1]);
    const starting = clientOf([failure, job]);
    await starting.winnow.startBatch(run);
    expect(starting.sent.map(({ body }) => JSON.parse(body).idempotencyKey)).toEqual(['a-key', 'a-key']);
    const adding = clientOf([failure, job]);
    await expect(adding.winnow.createJob({ text: 'A text' })).rejects.toThrow();
    expect(adding.sent).toHaveLength(1);
  },
);

test('aborting a call ends the wait of the client', async () => {
  const controller = new AbortController();
  const { winnow } = clientOf([tooMany('5'), job], {
    wait: async (_, signal) => {
      controller.abort(new Error('no longer'));
      signal.throwIfAborted();
    },
  });
  await expect(winnow.listJobs({}, { signal: controller.signal })).rejects.toThrow('no longer');
});

test.each([
  ['of nothing', {}, null],
  ['of what is left', { ratelimit: '"minute";r=10;t=4' }, null],
  ['of what is spent', { ratelimit: '"key";r=10;t=4, "minute";r=0;t=31, "day";r=0;t=500' }, 500],
  ['of an answer that says it', { 'retry-after': '2', ratelimit: '"minute";r=0;t=31' }, 2],
])('the wait %s', (_, headers, seconds) => {
  expect(secondsToWait(new Headers(headers))).toBe(seconds);
});

test('a response of a proxy is an error too', async () => {
  const { winnow } = clientOf([{ status: 413, body: '<html>' }]);
  await expect(winnow.listJobs()).rejects.toMatchObject({ status: 413, code: 'unexpected', requestId: null });
});

test('pages are requested until there are no more', async () => {
  const page = (ids: readonly string[], nextCursor: string | null) => ({
    status: 200,
    body: { data: { jobs: ids.map((id) => ({ id })), nextCursor } },
  });
  const { winnow, sent } = clientOf([page(['a', 'b'], 'after b'), page([], 'on'), page(['c'], null)]);
  const ids: string[] = [];
  for await (const { jobs } of eachPage((place) => winnow.listJobs(place)))
    ids.push(...jobs.map(({ id }) => id));
  expect(ids).toEqual(['a', 'b', 'c']);
  expect(sent.map(({ address }) => new URL(address.slice(4)).searchParams.get('cursor'))).toEqual([
    null,
    'after b',
    'on',
  ]);
});

test('a file arrives as a blob, regardless of its content', async () => {
  const { winnow } = clientOf([
    { status: 200, headers: { 'content-disposition': 'attachment; filename="a.json"' }, body: [1] },
  ]);
  expect(await (await winnow.exportAnalyses({ format: 'json' })).text()).toBe('[1]');
});
