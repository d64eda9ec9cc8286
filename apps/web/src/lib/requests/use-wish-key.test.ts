import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useWishKey } from './use-wish-key.ts';

test('the same wish has the same name until it is granted; another wish has another', () => {
  const { result } = renderHook(() => useWishKey());
  const first = result.current.keyOf({ files: ['a', 'b'] });
  expect(result.current.keyOf({ files: ['a', 'b'] })).toBe(first);
  const other = result.current.keyOf({ files: ['a'] });
  expect(other).not.toBe(first);
  result.current.granted();
  expect(result.current.keyOf({ files: ['a'] })).not.toBe(other);
});
