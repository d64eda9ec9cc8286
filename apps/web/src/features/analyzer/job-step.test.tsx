import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { JobRequirement } from '@winnow/contracts';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../lib/requests/query-client.ts';
import { JobStep } from './job-step.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const idOf = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`;

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
    newCount: 0,
    undecidedCount: 0,
    stageCounts: { new: 0, screening: 0, interview: 0, offer: 0, hired: 0, declined: 0 },
    activeAt: '2026-11-22T10:00:00.000Z',
    latestBatchId: null,
    createdAt: '2026-11-22T10:00:00.000Z',
    updatedAt: '2026-11-22T10:00:00.000Z',
  };
}

const answer = (data: object) => new Response(JSON.stringify({ data }));

/** @param requirements requirements of the chosen job */
function show(count: number, jobId: string | null = null, requirements: readonly JobRequirement[] = []) {
  const all = Array.from({ length: count }, (_, place) => jobOf(place + 1));
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname, searchParams } = new URL(address, location.href);
    const one = all.find(({ id }) => pathname.endsWith(id));
    if (one)
      return answer({
        ...one,
        text: '',
        requirements,
        wording: [],
        notes: [],
        header: { company: null, place: null },
        skipped: [],
        savedBy: null,
      });
    const found = all.filter(({ title }) => title.includes(searchParams.get('search') ?? ''));
    const start = Number(searchParams.get('cursor') ?? 0);
    const end = start + Number(searchParams.get('limit'));
    return answer({
      jobs: found.slice(start, end),
      nextCursor: end < found.length ? String(end) : null,
      total: found.length,
    });
  });
  const onChoose = vi.fn();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <JobStep jobId={jobId} isDisabled={false} onChoose={onChoose} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return onChoose;
}

test('the only job description is selected automatically', async () => {
  const onChoose = show(1);
  await waitFor(() => expect(onChoose).toHaveBeenCalledWith(idOf(1)));
});

test('with several job descriptions, the user selects one', async () => {
  const onChoose = show(2);
  await screen.findByRole('option', { name: 'Job 2' });
  expect(onChoose).not.toHaveBeenCalled();
});

const requirement: JobRequirement = {
  id: 'knots',
  kind: 'skill',
  text: 'Knots',
  must: true,
  overall: false,
  weight: 1,
  demand: { kind: 'skill' },
  origin: 'text',
  edited: false,
  evidence: [],
  unsure: [],
  vague: false,
};

test('before a run, open questions of the advert are shown with a link to check them', async () => {
  show(1, idOf(1), [requirement, { ...requirement, id: 'sails', unsure: ['must-or-nice'] }]);
  await screen.findByText('The job description leaves 1 requirement unclear.');
  const link = screen.getByRole('link', { name: 'Check before the run' });
  expect(link.getAttribute('href')).toBe(`/job-descriptions/${idOf(1)}?view=requirements#first-check`);
});

test('without open questions nothing is shown', async () => {
  show(1, idOf(1), [requirement]);
  await screen.findByText('Knots');
  expect(screen.queryByText(/leaves/)).toBeNull();
});

test('a short list needs no search', async () => {
  show(20);
  await screen.findByText('Job 20');
  expect(screen.queryByLabelText('Find a job')).toBeNull();
});

test('in a long list the last one is reached by searching, or by listing more', async () => {
  const onChoose = show(130);
  await screen.findByText(/^The list shows the 100 most recently changed of 130/);
  expect(screen.queryByText('Job 130')).toBeNull();

  const search = screen.getByLabelText('Find a job');
  fireEvent.change(search, { target: { value: 'Job 130' } });
  await screen.findByText('1 found');
  await screen.findByText('Job 130');
  // The only search result isn't necessarily the intended one.
  expect(onChoose).not.toHaveBeenCalled();

  fireEvent.change(search, { target: { value: '' } });
  await screen.findByText(/^The list shows the 100 most recently changed of 130/);
  fireEvent.click(screen.getByText('Show more'));
  await screen.findByText('The list shows all 130.');
  expect(screen.queryByText('Show more')).toBeNull();
  fireEvent.change(screen.getByLabelText('Score against'), { target: { value: idOf(130) } });
  expect(onChoose).toHaveBeenCalledWith(idOf(130));
});

test('the one in the address is selected, even if it is not listed', async () => {
  show(130, idOf(130));
  await screen.findByText(/^The list shows the 100 most recently changed of 130/);
  await screen.findByDisplayValue('Job 130');
});

test('listed items stay if more fail to load, and can be requested again', async () => {
  show(130);
  await screen.findByText(/^The list shows the 100 most recently changed of 130/);
  const answering = fetch;
  const refusing = vi.fn(async () => new Response('{}', { status: 403 }));
  vi.stubGlobal('fetch', refusing);
  fireEvent.click(screen.getByText('Show more'));
  await waitFor(() => expect(refusing).toHaveBeenCalled());
  fireEvent.click(await screen.findByText('Show more'));
  await waitFor(() => expect(refusing).toHaveBeenCalledTimes(2));
  vi.stubGlobal('fetch', answering);
  fireEvent.click(await screen.findByText('Show more'));
  await screen.findByText('The list shows all 130.');
});
