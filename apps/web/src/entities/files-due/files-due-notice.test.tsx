import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../lib/requests/query-client.ts';
import { FilesDueNotice } from './files-due-notice.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const dayMs = 24 * 60 * 60_000;

function show(due: { readonly files: number; readonly firstAt: string | null }) {
  const answered = vi.fn(async () => Response.json({ data: { ...due, noticeDays: 7 } }));
  vi.stubGlobal('fetch', answered);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <FilesDueNotice />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return answered;
}

test('resumes that are scheduled for deletion are announced, with links to view and keep them', async () => {
  show({ files: 12, firstAt: new Date(Date.now() + 3 * dayMs).toISOString() });
  await screen.findByText('12 resumes are scheduled for deletion');
  expect(screen.getByText(/^The retention period ends within 7 days/)).toBeVisible();
  const ways = screen.getAllByRole('link').map((way) => way.getAttribute('href'));
  expect(ways).toEqual(['/resume-history?view=files&due=soon', '/settings#review']);
});

test('nothing is shown if nothing is scheduled for deletion', async () => {
  const answered = show({ files: 0, firstAt: null });
  await vi.waitFor(() => expect(answered).toHaveBeenCalled());
  await answered.mock.results[0]?.value;
  expect(document.querySelector('section')).toBeNull();
});
