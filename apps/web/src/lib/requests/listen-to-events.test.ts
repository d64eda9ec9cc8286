import { jobDraft } from '@winnow/contracts';
import { afterEach, expect, test, vi } from 'vitest';
import { listenToEvents, readEvents } from './listen-to-events.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function streamOf(...pieces: string[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(encoder.encode(piece));
      controller.close();
    },
  });
}

async function eventsOf(...pieces: string[]) {
  const events = [];
  for await (const event of readEvents(streamOf(...pieces))) events.push(event);
  return events;
}

test('events are parsed completely, regardless of how the bytes are split', async () => {
  const sent = 'event: item\ndata: {"a":1}\n\nevent: batch\ndata: {"b":"é"}\n\n';
  const expected = [
    { name: 'item', data: '{"a":1}' },
    { name: 'batch', data: '{"b":"é"}' },
  ];
  expect(await eventsOf(sent)).toEqual(expected);
  expect(await eventsOf(...sent)).toEqual(expected);
});

test('data of several lines is one text, and comments are ignored', async () => {
  expect(await eventsOf(': hello\n\ndata: one\ndata: two\n\n')).toEqual([
    { name: 'message', data: 'one\ntwo' },
  ]);
});

test('a truncated event is not reported', async () => {
  expect(await eventsOf('event: item\ndata: {"a"')).toEqual([]);
});

test('a stream is requested with all its parameters, in the path or in the query', async () => {
  const over = new AbortController();
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return new Response(streamOf('event: piece\ndata: {"text":"Sow"}\n\n'));
  });
  const pieces: string[] = [];
  const piece = ({ text }: { readonly text: string }) => {
    pieces.push(text);
    over.abort();
  };
  await listenToEvents(jobDraft, { idempotencyKey: 'key-of-a-wish' }, { piece }, { signal: over.signal });
  expect(asked).toEqual(['/api/job-descriptions/generate/draft?idempotencyKey=key-of-a-wish']);
  expect(pieces).toEqual(['Sow']);
});

test('a broken stream is reopened after 1, 2, 5 and then every 10 seconds, and not after it is closed', async () => {
  vi.useFakeTimers({ now: 0 });
  const over = new AbortController();
  const triedAt: number[] = [];
  const breaks: number[] = [];
  vi.stubGlobal('fetch', async () => {
    triedAt.push(Date.now());
    throw new TypeError('Failed to fetch');
  });
  const onBreak = (attempt: number) => breaks.push(attempt);
  const listening = listenToEvents(
    jobDraft,
    { idempotencyKey: 'key-of-a-wish' },
    {},
    { signal: over.signal, onBreak },
  );
  await vi.advanceTimersByTimeAsync(30_000);
  over.abort();
  await listening;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(triedAt).toEqual([0, 1_000, 3_000, 8_000, 18_000, 28_000]);
  expect(breaks).toEqual([1, 2, 3, 4, 5, 6]);
});

test('a refused stream is reported at once, and retried when the server allows it', async () => {
  vi.useFakeTimers();
  const over = new AbortController();
  const answers = [
    () => new Response('{}', { status: 429, headers: { 'retry-after': '30' } }),
    () => new Response(streamOf('event: piece\ndata: {"text":"Sow"}\n\n')),
  ];
  const asked = vi.fn(async () => answers.shift()?.());
  vi.stubGlobal('fetch', asked);
  const breaks: [number, boolean][] = [];
  const listening = listenToEvents(
    jobDraft,
    { idempotencyKey: 'key-of-a-wish' },
    { piece: () => over.abort() },
    { signal: over.signal, onBreak: (attempt, isRefused) => breaks.push([attempt, isRefused]) },
  );
  await vi.advanceTimersByTimeAsync(29_000);
  expect(breaks).toEqual([[1, true]]);
  expect(asked).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_000);
  await listening;
  expect(asked).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
