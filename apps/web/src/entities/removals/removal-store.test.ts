import { expect, test } from 'vitest';
import { createRemovalStore, type Removal } from './removal-store.ts';

function setUp(send: Removal['send'] = async () => undefined) {
  const store = createRemovalStore();
  const seen: string[] = [];
  const removal: Removal = {
    ids: ['a', 'b'],
    async send(options) {
      seen.push(options.isLeaving ? 'sent while leaving' : 'sent');
      await send(options);
    },
    async onRemoved() {
      seen.push('removed');
    },
    onFailure: () => seen.push('failed'),
  };
  return { store, seen, removal };
}

test('deleted items are hidden at once, and nothing is sent before the undo period ends', () => {
  const { store, seen, removal } = setUp();
  store.begin(removal);
  expect([...store.leaving()]).toEqual(['a', 'b']);
  expect(seen).toEqual([]);
});

test('an undone deletion is shown again and never sent', async () => {
  const { store, seen, removal } = setUp();
  const pending = store.begin(removal);
  pending.undo();
  await pending.commit();
  await store.flush();
  expect(store.leaving().size).toBe(0);
  expect(seen).toEqual([]);
});

test('it is sent once, however often it is confirmed, and stays hidden until the lists are updated', async () => {
  const { store, seen, removal } = setUp();
  let hiddenWhenRemoved = false;
  const pending = store.begin({
    ...removal,
    async onRemoved() {
      await removal.onRemoved();
      hiddenWhenRemoved = store.leaving().has('a');
    },
  });
  await Promise.all([pending.commit(), pending.commit(), store.flush()]);
  pending.undo();
  expect(seen).toEqual(['sent', 'removed']);
  expect(hiddenWhenRemoved).toBe(true);
  expect(store.leaving().size).toBe(0);
});

test('a failed deletion is shown again with the reason', async () => {
  const { store, seen, removal } = setUp(async () => {
    throw new Error('refused');
  });
  await store.begin(removal).commit();
  expect(seen).toEqual(['sent', 'failed']);
  expect(store.leaving().size).toBe(0);
});

test('leaving the page sends pending deletions', async () => {
  const { store, seen, removal } = setUp();
  store.begin(removal);
  await store.flush({ isLeaving: true });
  expect(seen).toEqual(['sent while leaving', 'removed']);
});

test('two pending deletions do not reveal each other', () => {
  const { store, removal } = setUp();
  const first = store.begin(removal);
  store.begin({ ...removal, ids: ['c'] });
  first.undo();
  expect([...store.leaving()]).toEqual(['c']);
});

test('listeners are notified of hidden and restored items', () => {
  const { store, removal } = setUp();
  const sizes: number[] = [];
  const stop = store.subscribe(() => sizes.push(store.leaving().size));
  const pending = store.begin(removal);
  pending.undo();
  stop();
  store.begin(removal);
  expect(sizes).toEqual([2, 0]);
});
