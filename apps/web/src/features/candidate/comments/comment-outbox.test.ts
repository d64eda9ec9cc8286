import { RequestFailure } from '@winnow/contracts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listDrafts } from '../../../lib/drafts.ts';
import { createCommentOutbox, type SentComment } from './comment-outbox.ts';

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => void vi.useRealTimers());

const comment: SentComment = { id: 'c1', analysisId: 'a1', parentId: null, text: 'Hi', at: '2026-01-01' };
const away = () => new RequestFailure('network', 0);
const refused = (status: number) =>
  new RequestFailure('answered', status, {
    body: { code: 'invalid', message: 'Shorten the comment.', requestId: '' },
  });

function open() {
  const world = { error: null as Error | null, owner: 'ada' as string | null, sent: [] as string[] };
  const make = () =>
    createCommentOutbox({
      owner: () => world.owner,
      async send({ id }) {
        if (world.error) throw world.error;
        world.sent.push(id);
      },
    });
  return { world, make };
}

test('a comment is shown at once and leaves the outbox when the server has it', async () => {
  const { world, make } = open();
  const outbox = make();
  const sent = vi.fn();
  outbox.onSent(sent);
  outbox.add(comment);
  expect(outbox.list()).toMatchObject([{ id: 'c1', state: 'sending' }]);
  await vi.advanceTimersByTimeAsync(0);
  expect(world.sent).toEqual(['c1']);
  expect(sent).toHaveBeenCalledWith(comment);
  expect(outbox.list()).toEqual([]);
  expect(listDrafts('ada')).toEqual([]);
});

test('offline, it waits, is kept in the browser, and is sent automatically later', async () => {
  const { world, make } = open();
  const outbox = make();
  world.error = away();
  outbox.add(comment);
  await vi.advanceTimersByTimeAsync(0);
  expect(outbox.list()).toMatchObject([{ state: 'waiting' }]);
  expect(listDrafts('ada')).toEqual(['comment-sent-c1']);
  world.error = null;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(world.sent).toEqual(['c1']);
  expect(listDrafts('ada')).toEqual([]);
});

test('a closed tab loses nothing: the next one sends it, but only for the same user', async () => {
  const { world, make } = open();
  world.error = away();
  make().add(comment);
  await vi.advanceTimersByTimeAsync(0);
  vi.clearAllTimers();
  world.error = null;
  world.owner = 'zoe';
  const next = make();
  await next.resume();
  expect(world.sent).toEqual([]);
  world.owner = 'ada';
  await next.resume();
  expect(world.sent).toEqual(['c1']);
});

test('a comment that the server refuses is not retried, shows the reason, and can be discarded', async () => {
  const { world, make } = open();
  const outbox = make();
  world.error = refused(422);
  outbox.add(comment);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(outbox.list()).toMatchObject([{ state: 'refused', why: 'Shorten the comment.' }]);
  world.error = null;
  await outbox.retry('c1');
  expect(world.sent).toEqual(['c1']);
  world.error = refused(422);
  outbox.add({ ...comment, id: 'c2' });
  await vi.advanceTimersByTimeAsync(0);
  outbox.discard('c2');
  expect(outbox.list()).toEqual([]);
  expect(listDrafts('ada')).toEqual([]);
});

test('after the session ends, the comment is kept until the same user returns', async () => {
  const { world, make } = open();
  const outbox = make();
  world.error = refused(401);
  outbox.add(comment);
  await vi.advanceTimersByTimeAsync(0);
  expect(outbox.list()).toMatchObject([{ state: 'waiting' }]);
  world.error = null;
  await outbox.resume();
  expect(world.sent).toEqual(['c1']);
});
