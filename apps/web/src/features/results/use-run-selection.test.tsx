import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useRunSelection } from './use-run-selection.ts';

afterEach(cleanup);

test('who was ticked in a run is so for whoever comes back to it, and in no other run', () => {
  const first = renderHook(() => useRunSelection('run'));
  act(() => first.result.current.toggle('anna', true));
  act(() => first.result.current.toggle('bela', true));
  act(() => first.result.current.toggle('anna', false));
  first.unmount();
  const again = renderHook(() => useRunSelection('run'));
  expect([...again.result.current.selected]).toEqual(['bela']);
  expect([...renderHook(() => useRunSelection('other')).result.current.selected]).toEqual([]);
  act(() => again.result.current.select([]));
  again.unmount();
  expect([...renderHook(() => useRunSelection('run')).result.current.selected]).toEqual([]);
});
