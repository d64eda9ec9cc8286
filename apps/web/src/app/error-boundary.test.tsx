import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyScreen } from '../lib/screens/lazy-screen.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

afterEach(cleanup);

const show = (Screen: () => React.ReactNode, reload = () => {}) =>
  act(async () => {
    render(
      <ErrorBoundary reload={reload}>
        <Suspense>
          <Screen />
        </Suspense>
      </ErrorBoundary>,
      { onCaughtError: () => {} },
    );
  });

test('a screen whose code failed to load says so, and loads once the connection is back', async () => {
  const load = vi.fn(async () => () => <p>Ledger</p>);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const Screen = lazyScreen(load);
  await show(() => <Screen />);
  expect(screen.getByText('This page failed to load')).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(screen.getByText('Ledger')).toBeVisible();
});

test('if the code of a release is gone, the page reloads once the connection is back', async () => {
  const load = vi.fn(async () =>
    Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  );
  const reload = vi.fn();
  const Screen = lazyScreen(load);
  await show(() => <Screen />, reload);
  expect(reload).not.toHaveBeenCalled();
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(reload).toHaveBeenCalledOnce();
});

test('another try loads the code without reloading the page', async () => {
  const load = vi.fn(async () => () => <p>Ledger</p>);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const reload = vi.fn();
  const Screen = lazyScreen(load);
  await show(() => <Screen />, reload);
  await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
  expect(screen.getByText('Ledger')).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
});

test('another try reloads the page if the code is gone, but not offline', async () => {
  const load = vi.fn(async () => Promise.reject(new TypeError('Failed to fetch')));
  const reload = vi.fn();
  const Screen = lazyScreen(load);
  await show(() => <Screen />, reload);
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
  expect(load).toHaveBeenCalledTimes(2);
  expect(reload).not.toHaveBeenCalled();
  onLine.mockRestore();
  await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
  expect(reload).toHaveBeenCalledOnce();
});

test('a screen that crashes says that the error is ours', async () => {
  await show(() => {
    throw new Error('Broken.');
  });
  expect(screen.getByText('This page stopped working')).toBeVisible();
});
