// @vitest-environment jsdom

import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { hurryLaterSections, laterSection } from './later-section.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Story() {
  return <p>A story</p>;
}

test('without server-rendered content, the code is loaded at once', async () => {
  const Later = laterSection('fetched', async () => Story);
  await act(async () => {
    render(<Later />);
  });
  expect(screen.getByText('A story')).toBeVisible();
});

test('a section whose code fails to load tries again at the next interaction, and when the connection is back', async () => {
  const load = vi.fn(async () => Story);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const Later = laterSection('lost', load);
  await act(async () => {
    render(<Later />);
  });
  expect(load).toHaveBeenCalledOnce();
  await act(async () => window.dispatchEvent(new Event('keydown')));
  expect(load).toHaveBeenCalledTimes(2);
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(screen.getByText('A story')).toBeVisible();
});

test('server-rendered content stays until the user interacts', async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  const load = vi.fn(async () => Story);
  const root = document.createElement('div');
  root.innerHTML = renderToString(
    <div data-later="written">
      <Suspense>
        <Story />
      </Suspense>
    </div>,
  );
  document.body.append(root);
  const Later = laterSection('written', load);
  await act(async () => {
    hydrateRoot(root, <Later />);
  });
  expect(root.textContent).toBe('A story');
  expect(load).not.toHaveBeenCalled();
  await act(async () => hurryLaterSections());
  expect(load).toHaveBeenCalledOnce();
  expect(root.textContent).toBe('A story');
  root.remove();
});
