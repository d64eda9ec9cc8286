import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../lib/requests/query-client.ts';
import { JobStep } from './job-step.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const idOf = (place: number) => `00000000-0000-4000-8000-00000000000${place}`;

function jobOf(place: number) {
  return {
    id: idOf(place),
    title: `Job ${place}`,
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
  };
}

function show(count: number, jobId: string | null = null) {
  const jobs = Array.from({ length: count }, (_, place) => jobOf(place + 1));
  vi.stubGlobal('fetch', async () => {
    return new Response(JSON.stringify({ data: { jobs, nextCursor: null, total: count } }));
  });
  const onChoose = vi.fn();
  render(
    <QueryClientProvider client={createQueryClient({ onFailure: () => {} })}>
      <MemoryRouter>
        <JobStep jobId={jobId} isDisabled={false} onChoose={onChoose} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return onChoose;
}

test('a job description that is the only one is chosen by itself', async () => {
  const onChoose = show(1);
  await waitFor(() => expect(onChoose).toHaveBeenCalledWith(idOf(1)));
});

test('where there are several, somebody chooses', async () => {
  const onChoose = show(2);
  await screen.findByRole('option', { name: 'Job 2' });
  expect(onChoose).not.toHaveBeenCalled();
});
