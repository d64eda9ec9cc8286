import { type AnalysisDetail, RequestFailure } from '@winnow/contracts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findDraft, keepDraft, listDrafts } from '../../../lib/drafts.ts';
import { createNotesSaver } from './notes-saver.ts';

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => void vi.useRealTimers());

type Sent = { readonly id: string; readonly notes: string; readonly notesBefore: string };

/** A server with notes, which can be unavailable, and a browser with one user. */
function open({ stored = '' } = {}) {
  const world = {
    stored,
    error: null as Error | null,
    owner: 'ada' as string | null,
    isOnline: true,
    sent: [] as Sent[],
  };
  const make = () =>
    createNotesSaver({
      owner: () => world.owner,
      isOnline: () => world.isOnline,
      async send(change) {
        world.sent.push(change);
        if (world.error) throw world.error;
        if (change.notesBefore !== world.stored) throw conflict(world.stored);
        world.stored = change.notes;
        return { id: change.id, notes: change.notes } as AnalysisDetail;
      },
    });
  return { world, make };
}

const away = () => new RequestFailure('network', 0);
const refusal = (status: number, current?: unknown) =>
  new RequestFailure('answered', status, {
    body: { status, code: 'conflict', message: '', requestId: '', current } as never,
  });
const conflict = (notes: string) => refusal(409, { notes });

test('notes are saved after a pause in typing, and then no copy stays in the browser', async () => {
  const { world, make } = open();
  const saver = make();
  saver.open('1', '');
  saver.write('1', 'Call');
  saver.write('1', 'Call on Monday');
  expect(saver.find('1')).toMatchObject({ text: 'Call on Monday', status: 'typing' });
  expect(findDraft('ada', 'notes-1')).toEqual({ text: 'Call on Monday', before: '' });
  expect(world.sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(800);
  expect(world.sent).toEqual([{ id: '1', notes: 'Call on Monday', notesBefore: '' }]);
  expect(saver.find('1')).toMatchObject({ status: 'saved' });
  expect(listDrafts('ada')).toEqual([]);
});

test('text typed during a save is saved after it', async () => {
  const { world, make } = open();
  const saver = make();
  saver.open('1', '');
  saver.write('1', 'one');
  const saving = vi.advanceTimersByTimeAsync(800);
  saver.write('1', 'one two');
  await saving;
  await vi.advanceTimersByTimeAsync(800);
  expect(world.stored).toBe('one two');
  expect(saver.find('1')).toMatchObject({ text: 'one two', status: 'saved' });
});

test('offline, notes say so, keep the text and save it when the network is back', async () => {
  const { world, make } = open();
  const saver = make();
  Object.assign(world, { error: away(), isOnline: false });
  saver.open('1', '');
  saver.write('1', 'Call');
  await vi.advanceTimersByTimeAsync(800);
  expect(saver.find('1')).toMatchObject({ text: 'Call', status: 'offline' });
  expect(findDraft('ada', 'notes-1')).toEqual({ text: 'Call', before: '' });
  Object.assign(world, { error: null, isOnline: true });
  await saver.resume();
  expect(world.stored).toBe('Call');
  expect(saver.find('1')?.status).toBe('saved');
});

test('an unavailable server is retried automatically, with increasing delays', async () => {
  const { world, make } = open();
  const saver = make();
  world.error = refusal(503);
  saver.open('1', '');
  saver.write('1', 'Call');
  await vi.advanceTimersByTimeAsync(800);
  expect(saver.find('1')?.status).toBe('unreachable');
  await vi.advanceTimersByTimeAsync(2_000 + 5_000 + 10_000);
  expect(world.sent).toHaveLength(4);
  world.error = null;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(world.stored).toBe('Call');
});

test('a closed tab loses nothing: the next one saves it, on any screen', async () => {
  const { world, make } = open();
  const closed = make();
  world.error = away();
  closed.open('1', '');
  closed.write('1', 'Call');
  vi.clearAllTimers();
  world.error = null;
  const next = make();
  await next.resume();
  expect(world.stored).toBe('Call');
  expect(listDrafts('ada')).toEqual([]);
});

test("a reopened page shows the text typed before, not the server's version", async () => {
  const { world, make } = open({ stored: 'old' });
  world.error = away();
  keepDraft('ada', 'notes-1', { text: 'old and new', before: 'old' });
  const saver = make();
  saver.open('1', 'old');
  expect(saver.find('1')).toMatchObject({ text: 'old and new' });
  world.error = null;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(world.stored).toBe('old and new');
});

test('if another window saved in the meantime, both versions are shown and nothing is overwritten before a choice', async () => {
  const { world, make } = open();
  const saver = make();
  saver.open('1', '');
  saver.write('1', 'mine');
  world.stored = 'theirs';
  await vi.advanceTimersByTimeAsync(800);
  expect(saver.find('1')).toMatchObject({ text: 'mine', theirs: 'theirs', status: 'conflict' });
  saver.write('1', 'mine too');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(world.stored).toBe('theirs');
  expect(findDraft('ada', 'notes-1')).toEqual({ text: 'mine too', before: '' });
  saver.choose('1', 'theirs\n\nmine too');
  await vi.advanceTimersByTimeAsync(0);
  expect(world.stored).toBe('theirs\n\nmine too');
  expect(saver.find('1')).toMatchObject({ status: 'saved', theirs: null });
});

test('when the session ends the text waits for the same user, and another user neither sees nor sends it', async () => {
  const { world, make } = open();
  const saver = make();
  saver.open('1', '');
  saver.write('1', 'Call');
  world.owner = null;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(world.sent).toEqual([]);
  world.owner = 'zoe';
  saver.changeOwner();
  await saver.resume();
  saver.open('1', '');
  expect(saver.find('1')).toMatchObject({ text: '' });
  expect(world.sent).toEqual([]);
  world.owner = 'ada';
  saver.changeOwner();
  await saver.resume();
  expect(world.stored).toBe('Call');
});

test.each([
  [404, 'gone'],
  [422, 'refused'],
] as const)('what the server will not take, with %i, is not sent again and says so', async (status, said) => {
  const { world, make } = open();
  const saver = make();
  world.error = refusal(status);
  saver.open('1', '');
  saver.write('1', 'Call');
  await vi.advanceTimersByTimeAsync(120_000);
  expect(saver.find('1')).toMatchObject({ text: 'Call', status: said });
  expect(world.sent).toHaveLength(1);
});

test('notes that are too long are kept, and saved once they are shorter', async () => {
  const { world, make } = open();
  const saver = make();
  saver.open('1', '');
  saver.write('1', 'x'.repeat(10_001));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(world.sent).toEqual([]);
  expect(saver.find('1')?.status).toBe('too-long');
  saver.write('1', 'x'.repeat(9_999));
  await vi.advanceTimersByTimeAsync(800);
  expect(world.stored).toHaveLength(9_999);
});

test('a pending response does not restore the notes before the last save', async () => {
  const { make } = open();
  const saver = make();
  saver.open('1', '');
  saver.write('1', 'Call');
  await vi.advanceTimersByTimeAsync(800);
  saver.open('1', '');
  expect(saver.find('1')?.text).toBe('Call');
  saver.open('1', 'from another window');
  expect(saver.find('1')?.text).toBe('from another window');
});
