import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { Batch } from '@winnow/contracts';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../../lib/requests/query-client.ts';
import { OutdatedNotice } from './outdated-notice.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** @param outdated for each candidate of the run, whether the job has changed since they were scored */
function show(state: Batch['state'], ...outdated: readonly boolean[]) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return new Promise<Response>(() => {});
  });
  const items = outdated.map((isOutdated) => ({ analysis: { isOutdated } }));
  render(
    <QueryClientProvider client={createQueryClient()}>
      <OutdatedNotice batch={{ id: 'run', state, items } as Batch} />
    </QueryClientProvider>,
  );
  return asked;
}

test('if the job has changed since a run, candidates can be scored again', async () => {
  const asked = show('done', true, false, true);
  expect(screen.getByText(/^2 candidates were scored/)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Score again, free of charge' }));
  await waitFor(() => expect(asked).toEqual(['/api/resume-analysis/batches/run/rejudge']));
});

test('nothing is shown for a run of the current job, or one in progress', () => {
  show('done', false, false);
  show('running', true);
  expect(screen.queryByRole('button')).toBeNull();
});
