import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useIdempotencyKey } from './use-idempotency-key.ts';

test('the same request has the same key until it succeeds; another request has another', () => {
  const { result } = renderHook(() => useIdempotencyKey());
  const first = result.current.keyOf({ files: ['a', 'b'] });
  expect(result.current.keyOf({ files: ['a', 'b'] })).toBe(first);
  const other = result.current.keyOf({ files: ['a'] });
  expect(other).not.toBe(first);
  result.current.reset();
  expect(result.current.keyOf({ files: ['a'] })).not.toBe(other);
});
