import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { useSettingsChange } from './use-settings-change.ts';

type Settings = { readonly digest: boolean; readonly hour: number };

/** Settings at a server whose answers come when they are asked for, in any order. */
function show() {
  let stored: Settings = { digest: true, hour: 8 };
  const answers: (() => Promise<void>)[] = [];
  const save = (change: Partial<Settings>) => {
    const { promise, resolve, reject } = Promise.withResolvers<Settings>();
    const isRefused = change.hour === 99;
    if (!isRefused) stored = { ...stored, ...change };
    const saved = stored;
    answers.push(() => act(async () => (isRefused ? reject(new Error('refused')) : resolve(saved))));
    return promise;
  };
  const queries = new QueryClient();
  const { result } = renderHook(
    () => ({
      settings: useQuery({ queryKey: ['settings'], queryFn: async () => stored }).data,
      change: useSettingsChange<Settings, Partial<Settings>>(['settings'], save, (before, change) => ({
        ...before,
        ...change,
      })).mutate,
    }),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={queries}>{children}</QueryClientProvider>
      ),
    },
  );
  const shown = () => queries.getQueryData<Settings>(['settings']);
  return { result, answers, shown };
}

test('an answer to an earlier change does not take back what is shown of a later one', async () => {
  const { result, answers, shown } = show();
  await waitFor(() => expect(result.current.settings).toBeDefined());
  await act(async () => result.current.change({ digest: false }));
  await act(async () => result.current.change({ hour: 18 }));
  await answers[0]?.();
  expect(shown()).toEqual({ digest: false, hour: 18 });
  await answers[1]?.();
  expect(shown()).toEqual({ digest: false, hour: 18 });
});

test('a refused change is taken back', async () => {
  const { result, answers, shown } = show();
  await waitFor(() => expect(result.current.settings).toBeDefined());
  await act(async () => result.current.change({ hour: 99 }));
  expect(shown()?.hour).toBe(99);
  await answers[0]?.();
  expect(shown()?.hour).toBe(8);
});
