import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useRangeSelection } from './use-range-selection.ts';

afterEach(cleanup);

test('the selection in a list is kept when the user returns, and not applied to other lists', () => {
  const first = renderHook(() => useRangeSelection('run'));
  act(() => first.result.current.toggle('anna', true));
  act(() => first.result.current.toggle('bela', true));
  act(() => first.result.current.toggle('anna', false));
  first.unmount();
  const again = renderHook(() => useRangeSelection('run'));
  expect([...again.result.current.selected]).toEqual(['bela']);
  expect([...renderHook(() => useRangeSelection('other')).result.current.selected]).toEqual([]);
  act(() => again.result.current.clear());
  again.unmount();
  expect([...renderHook(() => useRangeSelection('run')).result.current.selected]).toEqual([]);
});

test('Shift selects everything from the previous one, in either direction, and deselects the same way', () => {
  const order = ['anna', 'bela', 'cora', 'dora', 'emil'];
  const { result } = renderHook(() => useRangeSelection('ranges'));
  const selected = () => order.filter((id) => result.current.selected.has(id));
  act(() => result.current.toggle('dora', true));
  act(() => result.current.toggle('bela', true, order));
  expect(selected()).toEqual(['bela', 'cora', 'dora']);
  act(() => result.current.toggle('emil', true, order));
  expect(selected()).toEqual(['bela', 'cora', 'dora', 'emil']);
  act(() => result.current.toggle('cora', false));
  act(() => result.current.toggle('emil', false, order));
  expect(selected()).toEqual(['bela']);
});

test('a range from a candidate who left the list is only the clicked one', () => {
  const { result } = renderHook(() => useRangeSelection('left'));
  act(() => result.current.toggle('gone', true));
  act(() => result.current.toggle('cora', true, ['anna', 'bela', 'cora']));
  expect([...result.current.selected]).toEqual(['gone', 'cora']);
});
