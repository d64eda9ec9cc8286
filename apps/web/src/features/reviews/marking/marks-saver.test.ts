import { type OwnMark, RequestFailure } from '@winnow/contracts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findDraft } from '../../../lib/drafts.ts';
import { createMarksSaver } from './marks-saver.ts';

const none: OwnMark = { mark: null, reason: '', requirements: {} };
const yes: OwnMark = { ...none, mark: 'yes' };
const draft = () => findDraft<OwnMark>('ada', 'review-mark-one-first');

let sent: OwnMark[];
let failure: Error | null;

function open(saved: OwnMark = none) {
  const saver = createMarksSaver({
    reviewId: 'one',
    owner: () => 'ada',
    send: async (_id, own) => {
      sent.push(own);
      if (failure) throw failure;
      return own;
    },
  });
  saver.open('first', saved);
  return saver;
}

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  failure = null;
});

afterEach(() => {
  vi.useRealTimers();
});

test('a rating is sent at once, and a reason after a pause in typing', async () => {
  const saver = open();
  saver.write('first', yes, true);
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual([yes]);
  expect(saver.find('first')).toMatchObject({ own: yes, status: 'saved' });
  for (const reason of ['K', 'Kn', 'Knows']) saver.write('first', { ...yes, reason }, false);
  await vi.advanceTimersByTimeAsync(799);
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent.at(-1)?.reason).toBe('Knows');
  expect(draft()).toBeNull();
});

test('unsent ratings are kept in the browser, retried, and restored on the next visit', async () => {
  failure = new TypeError('Failed to fetch');
  const saver = open();
  saver.write('first', yes, true);
  await vi.advanceTimersByTimeAsync(0);
  expect(saver.find('first')?.status).toBe('waiting');
  expect(draft()).toEqual(yes);
  const later = open();
  expect(later.find('first')).toMatchObject({ own: yes });
  saver.stop();
  failure = null;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(later.find('first')).toMatchObject({ own: yes, status: 'saved' });
  expect(draft()).toBeNull();
});

test('a rating refused by the server is reported, and not sent again', async () => {
  failure = new RequestFailure('answered', 409);
  const saver = open();
  saver.write('first', yes, true);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(saver.find('first')?.status).toBe('refused');
  expect(sent).toHaveLength(1);
});

test('of two ratings in a row the last one is saved, whichever response comes first', async () => {
  const saver = open();
  saver.write('first', yes, true);
  saver.write('first', { ...none, mark: 'no' }, true);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent.at(-1)?.mark).toBe('no');
  expect(saver.find('first')).toMatchObject({ status: 'saved', own: { mark: 'no' } });
});

test('nothing is sent that the server already has', async () => {
  const saver = open(yes);
  saver.write('first', yes, true);
  await vi.advanceTimersByTimeAsync(1_000);
  await saver.resume();
  expect(sent).toEqual([]);
});
