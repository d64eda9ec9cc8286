import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Fetched as FetchedThing } from '../../ui/waiting/fetched.tsx';
import { adminTexts } from './admin-texts.ts';
import { useAskAgainWhereRefused } from './gate/operator-refusal.ts';

type FetchedProps<Data> = {
  readonly query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'> & {
    readonly isFetchNextPageError?: boolean;
  };
  readonly children: (data: Data) => ReactNode;
};

/** A query's data, or its loading and error states. */
export function Fetched<Data>({ query, children }: FetchedProps<Data>) {
  const words = useTexts(adminTexts);
  useAskAgainWhereRefused(query.error);
  return (
    <FetchedThing query={query} words={words} lines={8}>
      {children}
    </FetchedThing>
  );
}
