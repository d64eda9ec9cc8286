import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../../lib/requests/query-client.ts';
import { useRequirements } from './use-requirements.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('after new weights are saved, the next trial starts from their version', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return new Promise<Response>(() => {});
  });
  const queries = createQueryClient();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const scoredBy = (jobVersion: number) => ({
    jobDescriptionId: 'job',
    jobVersion: 1,
    items: [{ analysis: { jobVersion } }],
  });
  const { rerender } = renderHook((run) => useRequirements(run), { wrapper, initialProps: scoredBy(1) });
  rerender(scoredBy(2));
  const versions = '/api/job-descriptions/job/versions';
  await waitFor(() => expect(asked).toEqual([`${versions}/1`, `${versions}/2`]));
});
