// @vitest-environment jsdom

import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ResumeImport } from '@winnow/contracts';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../lib/requests/query-client.ts';
import { ImportView } from './import-view.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const id = '00000000-0000-4000-8000-000000000001';

/** An import of 600 rows, of which 200 were removed when it was asked to be undone, and 150 since. */
const undoing = (failedAt: string | null): ResumeImport => ({
  id,
  name: 'Spring fair',
  kind: 'table',
  state: 'undoing',
  startedBy: id,
  counts: {
    total: 600,
    unannounced: 0,
    waiting: 0,
    queued: 0,
    reading: 0,
    done: 240,
    duplicate: 10,
    refused: 0,
    canceled: 0,
    removed: 350,
  },
  retryable: 0,
  scoring: null,
  undo: { askedBy: id, askedAt: '2026-11-21T10:00:00Z', items: 400, failedAt },
  createdAt: '2026-11-21T09:00:00Z',
  finishedAt: '2026-11-21T09:10:00Z',
});

/** The page of an import, and the changes that it asked for. */
function show(row: ResumeImport) {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string | URL, init: RequestInit = {}) => {
    const isChange = String(url).endsWith('/state');
    if (isChange) asked.push(JSON.parse(String(init.body)));
    const data = isChange ? { ...row, undo: { ...row.undo, failedAt: null } } : { items: [], next: null };
    return Response.json({ data });
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <ImportView row={row} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return asked;
}

test('an import that is being undone says how far that is, and offers nothing else', () => {
  show(undoing(null));
  expect(screen.getByRole('heading', { name: 'Undoing this import' })).toBeVisible();
  expect(screen.getByText(/^150 files removed so far\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo import' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Try again now' })).toBeNull();
});

test('shows a failed undo and retries it on request', async () => {
  const asked = show(undoing('2026-11-21T10:01:00Z'));
  expect(screen.getByRole('heading', { name: 'This import couldn’t be undone yet' })).toBeVisible();
  expect(screen.getByText(/^150 files removed so far\./)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again now' }));
  await waitFor(() => expect(asked).toEqual([{ to: 'undo' }]));
});
