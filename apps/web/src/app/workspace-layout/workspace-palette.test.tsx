import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../lib/requests/query-client.ts';
import { WorkspacePalette } from './workspace-palette.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const perPage = 3;
const titles = ['Baker', 'Cook', 'Diver', 'Engraver', 'Ferryman'];

const jobs = titles.map((title, place) => ({
  id: `00000000-0000-4000-8000-00000000000${place}`,
  title,
  company: '',
  place: '',
  status: 'active',
  source: 'written',
  version: 1,
  requirementCount: 2,
  mustCount: 1,
  analysisCount: 0,
  latestBatchId: null,
  createdAt: '2026-11-22T10:00:00.000Z',
  updatedAt: '2026-11-22T10:00:00.000Z',
}));

test('a job description is found by its title, also beyond the newest', async () => {
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname, searchParams } = new URL(address, location.href);
    const found = jobs.filter(({ title }) => title.includes(searchParams.get('search') ?? ''));
    const nextCursor = found.length > perPage ? 'next' : null;
    const data = pathname.endsWith('/job-descriptions')
      ? { jobs: found.slice(0, perPage), nextCursor, total: found.length }
      : { batches: [], nextCursor: null };
    return new Response(JSON.stringify({ data }));
  });
  render(
    <QueryClientProvider client={createQueryClient({ onFailure: () => {} })}>
      <MemoryRouter>
        <WorkspacePalette isOpen onOpenChange={() => {}} onShowShortcuts={() => {}} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByText('Baker');
  expect(screen.queryByText('Ferryman')).toBeNull();
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'Ferry' } });
  await screen.findByText('Ferryman');
});
