import type { ResumeFile, UploadedResume } from '@winnow/contracts';
import { expect, test, vi } from 'vitest';
import { createUploadStore, type UploadOutcome } from './upload-store.ts';

const fileOf = (name: string, size = 3) => new File(['x'.repeat(size)], name);

function resumeFile(id: string, fileName = id): ResumeFile {
  const blank = { bytes: 3, state: 'unread', reason: null, message: null, candidateName: null } as const;
  const from = { source: 'run', sourceLabel: null } as const;
  return { ...blank, ...from, id, fileName, analysisCount: 0, createdAt: '', expiresAt: null };
}

function stored(id: string): UploadedResume {
  return {
    fileName: id,
    outcome: 'stored',
    file: resumeFile(id),
    reason: null,
    fullLimit: null,
    message: null,
  };
}

/** A server that responds when the test tells it to. */
function slowServer() {
  const calls: { file: File; answer: (outcome: UploadOutcome) => void; signal: AbortSignal }[] = [];
  const send = vi.fn(
    (file: File, _: unknown, signal: AbortSignal) =>
      new Promise<UploadOutcome>((answer) => calls.push({ file, answer, signal })),
  );
  return { calls, send };
}

const states = (store: ReturnType<typeof createUploadStore>) => store.lines().map(({ state }) => state);
const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

test('three files are uploaded at once, the others wait', async () => {
  const { calls, send } = slowServer();
  const store = createUploadStore(send);
  store.add(['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf'].map((name) => fileOf(name)));
  expect(states(store)).toEqual(['uploading', 'uploading', 'uploading', 'waiting']);
  calls[0]?.answer({ ok: true, files: [stored('a')] });
  await settled();
  expect(states(store)).toEqual(['held', 'uploading', 'uploading', 'uploading']);
});

test('a file that fails the first check is not uploaded, and the others are', () => {
  const { send } = slowServer();
  const store = createUploadStore(send);
  store.add([fileOf('a.exe'), fileOf('b.pdf', 0), fileOf('.DS_Store'), fileOf('c.pdf')]);
  expect(store.lines().map((line) => (line.state === 'refused' ? line.error : line.state))).toEqual([
    'wrong-type',
    'empty',
    'uploading',
  ]);
  expect(send).toHaveBeenCalledTimes(1);
});

test('the fifty-first file is not accepted', () => {
  const store = createUploadStore(slowServer().send);
  store.add(Array.from({ length: 51 }, (_, index) => fileOf(`${index}.pdf`)));
  expect(store.lines().at(-1)).toMatchObject({ state: 'refused', error: 'too-many' });
});

test('a failed upload can be retried', async () => {
  const { calls, send } = slowServer();
  const store = createUploadStore(send);
  store.add([fileOf('a.pdf')]);
  calls[0]?.answer({ ok: false, words: 'Network error.' });
  await settled();
  expect(store.lines()[0]).toMatchObject({ state: 'failed', words: 'Network error.' });
  store.retry(store.lines()[0]?.id ?? '');
  calls[1]?.answer({ ok: true, files: [stored('a')] });
  await settled();
  expect(states(store)).toEqual(['held']);
});

test('all failed uploads can be retried together', async () => {
  const { calls, send } = slowServer();
  const store = createUploadStore(send);
  store.add([fileOf('a.pdf'), fileOf('b.pdf')]);
  for (const call of calls) call.answer({ ok: false, words: 'Network error.' });
  await settled();
  expect(states(store)).toEqual(['failed', 'failed']);
  store.retryAll();
  expect(states(store)).toEqual(['uploading', 'uploading']);
});

test('a file without space can be retried after another was deleted', async () => {
  const { calls, send } = slowServer();
  const store = createUploadStore(send);
  store.add([fileOf('a.pdf')]);
  const refused: UploadedResume = {
    fileName: 'a',
    outcome: 'refused',
    file: null,
    reason: 'no-room',
    fullLimit: { limit: 'free-plan' },
    message: 'There is no room for this file.',
  };
  calls[0]?.answer({ ok: true, files: [refused] });
  await settled();
  expect(store.lines()[0]).toMatchObject({
    state: 'failed',
    rejection: { fullLimit: { limit: 'free-plan' } },
  });
  store.retry(store.lines()[0]?.id ?? '');
  calls[1]?.answer({ ok: true, files: [stored('a')] });
  await settled();
  expect(states(store)).toEqual(['held']);
});

test('an archive becomes a line for each of its files, with its own outcome', async () => {
  const { calls, send } = slowServer();
  const store = createUploadStore(send);
  store.add([fileOf('all.zip')]);
  const refused = {
    fileName: 'x.exe',
    outcome: 'refused',
    file: null,
    reason: 'unsupported',
    fullLimit: null,
    message: 'No.',
  } as const;
  calls[0]?.answer({ ok: true, files: [stored('a'), refused, stored('b')] });
  await settled();
  expect(states(store)).toEqual(['held', 'refused', 'held']);
});

test('starting a run removes its files from the list; the others stay', async () => {
  const { calls, send } = slowServer();
  const store = createUploadStore(send);
  store.add([fileOf('a.pdf'), fileOf('copy.pdf'), fileOf('b.pdf'), fileOf('c.pdf'), fileOf('d.exe')]);
  for (const [index, id] of ['a', 'a', 'b'].entries())
    calls[index]?.answer({ ok: true, files: [stored(id)] });
  await settled();
  store.take(['a']);
  expect(store.lines().map(({ state, fileName }) => [state, fileName])).toEqual([
    ['held', 'b'],
    ['uploading', 'c.pdf'],
  ]);
});

test('files that the server no longer has leave the list; uploads in progress stay', async () => {
  const { calls, send } = slowServer();
  const store = createUploadStore(send);
  store.add([fileOf('a.pdf'), fileOf('b.pdf'), fileOf('c.pdf')]);
  for (const [index, id] of ['a', 'b'].entries()) calls[index]?.answer({ ok: true, files: [stored(id)] });
  await settled();
  expect(store.leaveInLibrary(['b'])).toBe(1);
  expect(store.lines().map(({ fileName }) => fileName)).toEqual(['b', 'c.pdf']);
});

test('a second file with the same content is marked as a duplicate of the first', async () => {
  const { calls, send } = slowServer();
  const store = createUploadStore(send);
  store.add([fileOf('a.pdf'), fileOf('copy.pdf')]);
  for (const call of calls) call.answer({ ok: true, files: [stored('same')] });
  await settled();
  expect(store.lines().map((line) => line.state === 'held' && line.twin)).toEqual([null, 'same']);
});

test('an upload that is removed from the list is aborted and does not return', async () => {
  const { calls, send } = slowServer();
  const store = createUploadStore(send);
  store.add([fileOf('a.pdf')]);
  store.remove(store.lines()[0]?.id ?? '');
  expect(calls[0]?.signal.aborted).toBe(true);
  calls[0]?.answer({ ok: true, files: [stored('a')] });
  await settled();
  expect(store.lines()).toEqual([]);
});

test('undoing the emptying of the list restores it and restarts interrupted uploads', async () => {
  const { calls, send } = slowServer();
  const store = createUploadStore(send);
  store.add([fileOf('a.pdf'), fileOf('b.pdf'), fileOf('c.exe')]);
  calls[0]?.answer({ ok: true, files: [stored('a')] });
  await settled();
  const undo = store.clear();
  expect(store.lines()).toEqual([]);
  undo();
  expect(states(store)).toEqual(['held', 'uploading', 'refused']);
  calls[1]?.answer({ ok: true, files: [stored('late')] });
  calls[2]?.answer({ ok: true, files: [stored('b')] });
  await settled();
  expect(states(store)).toEqual(['held', 'held', 'refused']);
  expect(store.lines()[1]).toMatchObject({ state: 'held', file: { id: stored('b').file?.id } });
});

test('failed uploads can be retried after the emptying of the list is undone', async () => {
  const { calls, send } = slowServer();
  const store = createUploadStore(send);
  store.add([fileOf('a.pdf')]);
  calls[0]?.answer({ ok: false, words: 'Network error.' });
  await settled();
  store.clear()();
  expect(states(store)).toEqual(['failed']);
  store.retryAll();
  expect(states(store)).toEqual(['uploading']);
});
