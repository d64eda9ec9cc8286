import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useBatchSelection } from './use-batch-selection.ts';

afterEach(cleanup);

test('who was ticked in a run is so for whoever comes back to it, and in no other run', () => {
  const first = renderHook(() => useBatchSelection('run'));
  act(() => first.result.current.toggle('anna', true));
  act(() => first.result.current.toggle('bela', true));
  act(() => first.result.current.toggle('anna', false));
  first.unmount();
  const again = renderHook(() => useBatchSelection('run'));
  expect([...again.result.current.selected]).toEqual(['bela']);
  expect([...renderHook(() => useBatchSelection('other')).result.current.selected]).toEqual([]);
  act(() => again.result.current.select([]));
  again.unmount();
  expect([...renderHook(() => useBatchSelection('run')).result.current.selected]).toEqual([]);
});
