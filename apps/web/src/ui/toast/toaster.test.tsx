// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToastStore } from './toast-store.ts';
import { Toaster } from './toaster.tsx';

beforeEach(() => {
  // jsdom uses an interval for frames, which would stop for all later tests.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function renderToaster() {
  const store = createToastStore();
  render(<Toaster store={store} label="Notifications" closeLabel="Close" />);
  return store;
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

test('a toast disappears after five seconds', () => {
  const store = renderToaster();
  act(() => void store.add('info', 'Saved.'));
  pass(4_999);
  expect(screen.getByRole('status').textContent).toBe('Saved.');
  pass(1);
  expect(screen.queryByRole('status')).toBeNull();
});

test('a toast stays for its own duration', () => {
  const store = renderToaster();
  act(() => void store.add('success', 'Done.', { durationMs: 100 }));
  pass(100);
  expect(screen.queryByRole('status')).toBeNull();
});

test('hovering over a toast stops its timer, and leaving restarts it in full', () => {
  const store = renderToaster();
  act(() => void store.add('error', 'Network error.'));
  pass(4_000);
  fireEvent.pointerEnter(screen.getByRole('alert'));
  pass(60_000);
  fireEvent.pointerLeave(screen.getByRole('alert'));
  pass(4_999);
  expect(screen.getByRole('alert')).toBeVisible();
  pass(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('focus on a button stops the timer too', () => {
  const store = renderToaster();
  act(() => void store.add('info', 'Saved.'));
  act(() => screen.getByRole('button', { name: 'Close' }).focus());
  pass(60_000);
  act(() => screen.getByRole('button', { name: 'Close' }).blur());
  pass(4_999);
  expect(screen.getByRole('status')).toBeVisible();
  pass(1);
  expect(screen.queryByRole('status')).toBeNull();
});

test('a focused toast stays when the pointer leaves it', () => {
  const store = renderToaster();
  act(() => void store.add('info', 'Saved.'));
  fireEvent.pointerEnter(screen.getByRole('status'));
  act(() => screen.getByRole('button', { name: 'Close' }).focus());
  fireEvent.pointerLeave(screen.getByRole('status'));
  pass(60_000);
  expect(screen.getByRole('status')).toBeVisible();
});

test('the timer stops while the user is in another tab', () => {
  const store = renderToaster();
  act(() => void store.add('info', 'Saved.'));
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  fireEvent(document, new Event('visibilitychange'));
  pass(60_000);
  hidden.mockReturnValue(false);
  fireEvent(document, new Event('visibilitychange'));
  expect(screen.getByRole('status')).toBeVisible();
  pass(5_000);
  expect(screen.queryByRole('status')).toBeNull();
  hidden.mockRestore();
});

test('another toast does not extend the first one', () => {
  const store = renderToaster();
  act(() => void store.add('info', 'one'));
  pass(4_000);
  act(() => void store.add('info', 'two'));
  pass(1_000);
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['two']);
});

test('closing one by hand lets the timers of the others run', () => {
  const store = renderToaster();
  act(() => {
    store.add('info', 'one');
    store.add('info', 'two');
  });
  fireEvent.pointerEnter(screen.getAllByRole('status')[0] as HTMLElement);
  fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  pass(5_000);
  expect(screen.queryByRole('status')).toBeNull();
});

test('errors and warnings interrupt, other toasts wait', () => {
  const store = renderToaster();
  act(() => {
    store.add('warning', 'one');
    store.add('error', 'two');
    store.add('success', 'three');
  });
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['one', 'two']);
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['three']);
});

test('of several toasts about one event the first stays, until it is gone', () => {
  const store = createToastStore();
  const first = store.add('error', 'Session expired.', { about: 'session' });
  expect(store.add('error', 'Authentication required', { about: 'session' })).toBe(first);
  store.add('error', 'Network error.');
  expect(store.list().map(({ message }) => message)).toEqual(['Session expired.', 'Network error.']);
  store.remove(first);
  store.add('error', 'Authentication required', { about: 'session' });
  expect(store.list().map(({ message }) => message)).toEqual(['Network error.', 'Authentication required']);
});

test('the button closes only its own toast', () => {
  const store = renderToaster();
  act(() => {
    store.add('info', 'one');
    store.add('info', 'two');
  });
  fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['two']);
});

test('at most three are shown, and the oldest is removed', () => {
  const store = createToastStore();
  for (const message of ['one', 'two', 'three', 'four']) store.add('info', message);
  expect(store.list().map(({ message }) => message)).toEqual(['two', 'three', 'four']);
});

test('equal toasts are shown once; clearing removes all', () => {
  const store = createToastStore();
  store.add('error', 'Network error.');
  store.add('error', 'Network error.');
  expect(store.list()).toHaveLength(1);
  store.clear();
  expect(store.list()).toEqual([]);
});

test('an undoable action has a button, and its toast stays longer', () => {
  const store = renderToaster();
  const heard: string[] = [];
  act(() => {
    store.add('success', 'Archived.', { undo: () => heard.push('undone'), onGone: () => heard.push('gone') });
  });
  pass(9_999);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(heard).toEqual(['undone']);
  expect(screen.queryByRole('status')).toBeNull();
});

test('an action is final when its toast is gone, whether by timeout, by hand or replaced by another', () => {
  const store = renderToaster();
  const gone: string[] = [];
  const add = (name: string) =>
    act(() => void store.add('success', name, { undo: () => undefined, onGone: () => gone.push(name) }));
  add('one');
  pass(10_000);
  add('two');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  for (const name of ['three', 'four', 'five', 'six']) add(name);
  expect(gone).toEqual(['one', 'two', 'three']);
});

test('Ctrl and Z undo the latest undoable action, and do nothing while typing', () => {
  const store = renderToaster();
  const undone: string[] = [];
  act(() => {
    store.add('success', 'one', { undo: () => undone.push('one') });
    store.add('success', 'two', { undo: () => undone.push('two') });
    store.add('info', 'three');
  });
  const typing = document.body.appendChild(document.createElement('textarea'));
  fireEvent.keyDown(typing, { key: 'z', ctrlKey: true });
  typing.remove();
  expect(undone).toEqual([]);
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  fireEvent.keyDown(document.body, { key: 'Z', metaKey: true });
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  expect(undone).toEqual(['two', 'one']);
});

test('toasts do not cover a decision: they move to the bottom of the screen, and stay there until the last is gone', () => {
  const box = (left: number, top: number, width: number, height: number) => () =>
    new DOMRect(left, top, width, height);
  const store = renderToaster();
  document.body.insertAdjacentHTML('beforeend', '<fieldset data-tour="decision"></fieldset>');
  const decision = document.querySelector<HTMLElement>('[data-tour="decision"]');
  const area = screen.getByRole('region');
  if (!decision) throw new Error('There is no decision.');
  area.getBoundingClientRect = box(600, 16, 384, 60);
  decision.getBoundingClientRect = box(800, 400, 120, 30);
  act(() => void store.add('success', 'Saved'));
  expect(area.className).toContain('top-4');
  decision.getBoundingClientRect = box(800, 20, 120, 30);
  act(() => void window.dispatchEvent(new Event('scroll')));
  expect(area.className).toContain('bottom-4');
  decision.getBoundingClientRect = box(800, 400, 120, 30);
  act(() => void window.dispatchEvent(new Event('scroll')));
  expect(area.className).toContain('bottom-4');
  act(() => store.clear());
  expect(area.className).toContain('top-4');
  decision.remove();
});
