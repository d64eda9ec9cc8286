import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../../lib/requests/query-client.ts';
import { LibraryDialog } from './library-dialog.tsx';
import { uploads } from './uploads.ts';

afterEach(() => {
  cleanup();
  uploads.clear();
  vi.unstubAllGlobals();
});

const perPage = 20;

const fileOf = (place: number) => ({
  id: `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`,
  fileName: `resume-${place}.txt`,
  bytes: 900,
  state: 'read',
  reason: null,
  message: null,
  candidateName: null,
  analysisCount: 0,
  createdAt: '2026-11-22T10:00:00.000Z',
  expiresAt: null,
  source: 'upload',
  sourceLabel: null,
});

test('the oldest of many resumes can be selected, together with a new one', async () => {
  const all = Array.from({ length: 25 }, (_, place) => fileOf(place + 1));
  vi.stubGlobal('fetch', async (address: string) => {
    const { searchParams } = new URL(address, location.href);
    const start = Number(searchParams.get('cursor') ?? 0);
    const end = start + perPage;
    const nextCursor = end < all.length ? String(end) : null;
    return new Response(
      JSON.stringify({ data: { files: all.slice(start, end), nextCursor, total: all.length } }),
    );
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <LibraryDialog onClose={() => {}} />
    </QueryClientProvider>,
  );
  await screen.findByText('25 in your library, newest first');
  fireEvent.click(screen.getByLabelText('resume-1.txt'));
  fireEvent.click(screen.getByText('Show more: 20 of 25 shown'));
  fireEvent.click(await screen.findByLabelText('resume-25.txt'));
  expect(screen.queryByText(/^Show more/)).toBeNull();
  fireEvent.click(screen.getByText('Add 2 resumes'));
  expect(uploads.lines()).toHaveLength(2);
});
