import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../lib/requests/query-client.ts';
import { PriceStep } from './price-step.tsx';
import type { UploadLine } from './uploads/upload-store.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const job = '00000000-0000-4000-8000-000000000001';
const fileIds = ['00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000003'] as const;

/** The price step with a server that charges one credit per file; records the requested runs. */
function openPrice(credits = 10) {
  const started: string[][] = [];
  let isForgotten = false;
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    if (isForgotten) {
      const refusal = { status: 404, message: 'There is no such job description.', requestId: 'r' };
      return new Response(JSON.stringify({ ...refusal, code: 'not-found' }), { status: 404 });
    }
    const asked = JSON.parse(String(body));
    if (url.endsWith('/quote')) {
      const quote = {
        credits: asked.fileIds.length,
        free: 0,
        duplicates: 0,
        affordable: Math.min(asked.fileIds.length, credits),
        availableCredits: credits,
        isEnough: asked.fileIds.length <= credits,
      };
      return new Response(JSON.stringify({ data: quote }));
    }
    started.push(asked.fileIds);
    return new Promise<Response>(() => {});
  });
  const client = createQueryClient();
  const of = (lines: readonly UploadLine[]) => (
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <PriceStep jobId={job} lines={lines} onStarting={() => {}} onStarted={() => {}} />
      </MemoryRouter>
    </QueryClientProvider>
  );
  const { rerender } = render(of([held(0), waiting]));
  return {
    started,
    show: (lines: readonly UploadLine[]) => rerender(of(lines)),
    forgetJob(isGone = true) {
      isForgotten = isGone;
    },
  };
}

test('a run requested during an upload starts with all files when it is finished', async () => {
  const { started, show } = openPrice();
  fireEvent.click(await screen.findByRole('button', { name: 'Analyze all once they’re uploaded' }));
  expect(screen.getByText('The run starts automatically once the last file is uploaded.')).toBeVisible();
  expect(started).toEqual([]);
  show([held(0), held(1)]);
  await waitFor(() => expect(started).toEqual([[...fileIds]]));
});

test('such a run can be canceled while it waits', async () => {
  const { started, show } = openPrice();
  fireEvent.click(await screen.findByRole('button', { name: 'Analyze all once they’re uploaded' }));
  fireEvent.click(screen.getByRole('button', { name: 'Don’t start yet' }));
  show([held(0), held(1)]);
  await screen.findByRole('button', { name: 'Analyze 2 resumes' });
  expect(await screen.findByText('2 credits')).toBeVisible();
  expect(started).toEqual([]);
});

test('with too few credits, a run of as many resumes as they cover is offered', async () => {
  const { started, show } = openPrice(1);
  show([held(0), held(1)]);
  fireEvent.click(await screen.findByRole('button', { name: 'Analyze the first one' }));
  await waitFor(() => expect(started).toEqual([[fileIds[0]]]));
});

test('a price that cannot be loaded gives the reason and a retry', async () => {
  const { show, forgetJob } = openPrice();
  forgetJob();
  show([held(0), held(1)]);
  expect(await screen.findByText('The job or a resume was deleted in the meantime.')).toBeVisible();
  forgetJob(false);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Analyze 2 resumes' })).toBeVisible();
});

test('after a refused run the price is calculated again', async () => {
  const { show, forgetJob } = openPrice();
  show([held(0), held(1)]);
  const run = await screen.findByRole('button', { name: 'Analyze 2 resumes' });
  forgetJob();
  fireEvent.click(run);
  expect(await screen.findByText('The job or a resume was deleted in the meantime.')).toBeVisible();
});

const waiting: UploadLine = { id: 'second', fileName: 'second.pdf', bytes: 10, state: 'waiting' };

function held(place: 0 | 1): UploadLine {
  const fileName = `${place}.pdf`;
  return {
    id: `line-${place}`,
    fileName,
    bytes: 10,
    state: 'held',
    isKnown: false,
    twin: null,
    file: {
      id: fileIds[place],
      fileName,
      bytes: 10,
      state: 'unread',
      reason: null,
      message: null,
      candidateName: null,
      source: 'run',
      sourceLabel: null,
      analysisCount: 0,
      createdAt: '2026-11-21T10:00:00.000Z',
      expiresAt: null,
    },
  };
}

test('next to excess files, the run says that it covers the others', async () => {
  const { started, show } = openPrice();
  const beyond = { id: 'beyond', fileName: 'eva.pdf', bytes: 9, state: 'refused', rejection: null } as const;
  show([held(0), held(1), { ...beyond, error: 'too-many' }]);
  fireEvent.click(await screen.findByRole('button', { name: 'Analyze the other 2' }));
  await waitFor(() => expect(started).toEqual([[...fileIds]]));
});
