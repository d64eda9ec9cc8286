import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type ErrorCode, RequestFailure } from '@winnow/contracts';
import { useEffect } from 'react';

const refusals = new Set<ErrorCode | null>([
  'operator-address-unproved',
  'operator-second-factor-required',
  'operator-sign-in-required',
]);

/** After an operator's call was refused, reloads what is missing, so that the gate replaces the console. */
export function askAgainWhereRefused(queries: QueryClient, error: unknown): void {
  if (error instanceof RequestFailure && refusals.has(error.code)) {
    void queries.invalidateQueries({ queryKey: ['me'] });
  }
}

export function useAskAgainWhereRefused(error: unknown): void {
  const queries = useQueryClient();
  useEffect(() => askAgainWhereRefused(queries, error), [queries, error]);
}
