import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../../lib/requests/query-client.ts';
import { useEveryone } from './use-everyone.ts';

afterEach(cleanup);

type Given = Parameters<typeof useEveryone>;

/** Selection of all that match; the server reports this number. */
function show(total: number, ...given: Given) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return Response.json({ data: { analyses: [], nextCursor: null, total } });
  });
  const queries = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  return { asked, ...renderHook((props: Given) => useEveryone(...props), { wrapper, initialProps: given }) };
}

test('all matching candidates are selected by the filter, until one is selected or the filter changes', async () => {
  const selected = new Set(['a']);
  const { asked, result, rerender } = show(1_312, { stage: 'new' }, selected);
  await waitFor(() => expect(result.current.selectAll?.count).toBe(1_312));
  expect(asked[0]).toContain('stage=new');
  act(() => result.current.selectAll?.onSelect());
  expect(result.current.everyone).toEqual({ filter: { stage: 'new' }, expected: 1_312 });
  expect(result.current.selectAll).toBeUndefined();
  rerender([{ stage: 'new' }, new Set(['a', 'b'])]);
  expect(result.current.everyone).toBeNull();
  rerender([{ stage: 'offer' }, selected]);
  expect(result.current.everyone).toBeNull();
});

test('it is not offered for a fully loaded list, or for more than one call can change', async () => {
  const whole = show(12, null, new Set(['a']));
  expect(whole.result.current).toEqual({ everyone: null, selectAll: undefined });
  expect(whole.asked).toEqual([]);
  const { asked, result } = show(5_001, {}, new Set(['a']));
  await waitFor(() => expect(asked).toHaveLength(1));
  await act(async () => {});
  expect(result.current.selectAll).toBeUndefined();
});
