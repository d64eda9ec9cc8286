import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { failures } from '../../lib/requests/failures.ts';
import { createQueryClient } from '../../lib/requests/query-client.ts';
import { organizationsKey } from '../organization/use-organizations.ts';
import { useBatch } from './use-batch.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(1_000 * seconds));

/** A run requested from a server that responds with these statuses in turn, then repeats the last. */
function askFor(...statuses: readonly number[]) {
  const reported: string[] = [];
  let asked = 0;
  vi.stubGlobal('fetch', async () => {
    const status = statuses[Math.min(asked, statuses.length - 1)] ?? 200;
    asked += 1;
    if (status === 0) throw new TypeError('The server is away.');
    const body =
      status < 400 ? { data: null } : { status, code: 'not-found', message: 'No.', requestId: 'r' };
    return new Response(JSON.stringify(body), { status });
  });
  onTestFinished(failures.subscribe(({ message }) => reported.push(message)));
  const queries = createQueryClient();
  queries.setQueryData(organizationsKey, []);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useBatch('0c1d2e3f-0000-4000-8000-000000000000'), { wrapper });
  return { result, reported, asked: () => asked };
}

test('a run is requested again while the server is unreachable, without a notice for each attempt', async () => {
  const { result, reported, asked } = askFor(0, 502, 0, 502, 0);
  await pass(30);
  expect(asked()).toBeGreaterThan(4);
  expect(result.current.error).not.toBeNull();
  expect(reported).toEqual([]);
});

test('a run that does not exist is requested once', async () => {
  const { result, reported, asked } = askFor(404);
  await pass(30);
  expect(result.current.error).not.toBeNull();
  expect(asked()).toBe(1);
  expect(reported).toHaveLength(1);
});
