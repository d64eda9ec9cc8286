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

/** A server that answers when the test says so. */
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

test('three files travel at once, the others wait', async () => {
  const { calls, send } = slowServer();
  const store = createUploadStore(send);
  store.add(['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf'].map((name) => fileOf(name)));
  expect(states(store)).toEqual(['uploading', 'uploading', 'uploading', 'waiting']);
  calls[0]?.answer({ ok: true, files: [stored('a')] });
  await settled();
  expect(states(store)).toEqual(['held', 'uploading', 'uploading', 'uploading']);
});

test('a file that is wrong at first sight is not sent, and stops no other', () => {
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

test('the fifty-first file has no room', () => {
  const store = createUploadStore(slowServer().send);
  store.add(Array.from({ length: 51 }, (_, index) => fileOf(`${index}.pdf`)));
  expect(store.lines().at(-1)).toMatchObject({ state: 'refused', error: 'too-many' });
});

test('what did not arrive can be tried again', async () => {
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

test('all that did not arrive can be tried again at once', async () => {
  const { calls, send } = slowServer();
  const store = createUploadStore(send);
  store.add([fileOf('a.pdf'), fileOf('b.pdf')]);
  for (const call of calls) call.answer({ ok: false, words: 'Network error.' });
  await settled();
  expect(states(store)).toEqual(['failed', 'failed']);
  store.retryAll();
  expect(states(store)).toEqual(['uploading', 'uploading']);
});

test('what has no room can be tried again, once something else was deleted', async () => {
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

test('an archive becomes a line for each file in it, with its own fate', async () => {
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

test('a run takes its files off the list; what it left out stays', async () => {
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

test('what the server does not hold any more leaves the list; what is on its way stays', async () => {
  const { calls, send } = slowServer();
  const store = createUploadStore(send);
  store.add([fileOf('a.pdf'), fileOf('b.pdf'), fileOf('c.pdf')]);
  for (const [index, id] of ['a', 'b'].entries()) calls[index]?.answer({ ok: true, files: [stored(id)] });
  await settled();
  expect(store.leaveInLibrary(['b'])).toBe(1);
  expect(store.lines().map(({ fileName }) => fileName)).toEqual(['b', 'c.pdf']);
});

test('the same content twice is said to be the same as the first', async () => {
  const { calls, send } = slowServer();
  const store = createUploadStore(send);
  store.add([fileOf('a.pdf'), fileOf('copy.pdf')]);
  for (const call of calls) call.answer({ ok: true, files: [stored('same')] });
  await settled();
  expect(store.lines().map((line) => line.state === 'held' && line.twin)).toEqual([null, 'same']);
});

test('what is removed on its way is stopped and does not come back', async () => {
  const { calls, send } = slowServer();
  const store = createUploadStore(send);
  store.add([fileOf('a.pdf')]);
  store.remove(store.lines()[0]?.id ?? '');
  expect(calls[0]?.signal.aborted).toBe(true);
  calls[0]?.answer({ ok: true, files: [stored('a')] });
  await settled();
  expect(store.lines()).toEqual([]);
});

test('a list that was emptied by mistake comes back, and what was on its way starts again', async () => {
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

test('what did not arrive can be tried again also after its list was emptied by mistake', async () => {
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
