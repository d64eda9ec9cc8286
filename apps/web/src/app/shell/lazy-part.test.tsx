import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test } from 'vitest';
import { toasts } from '../../ui/toast/toasts.ts';
import { lazyPart } from './lazy-part.tsx';

afterEach(() => {
  cleanup();
  toasts.clear();
});

test('a part whose code fails to load is omitted, and its neighbors stay', async () => {
  const Menu = lazyPart<{ readonly name: string }>(async () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  await act(async () => {
    render(
      <>
        <textarea defaultValue="Half a letter" />
        <Suspense>
          <Menu name="Ada" />
        </Suspense>
      </>,
    );
  });
  expect(screen.getByDisplayValue('Half a letter')).toBeVisible();
  expect(toasts.list().map(({ type }) => type)).toEqual(['error']);
});

test('a part whose code loads is rendered', async () => {
  const Menu = lazyPart<{ readonly name: string }>(async () => ({ name }) => <p>{name}</p>);
  await act(async () => {
    render(
      <Suspense>
        <Menu name="Ada" />
      </Suspense>,
    );
  });
  expect(screen.getByText('Ada')).toBeVisible();
});
