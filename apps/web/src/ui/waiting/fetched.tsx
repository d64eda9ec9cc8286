import type { ReactNode } from 'react';
import { errorOf } from '../../lib/requests/error-of.ts';
import { Button } from '../buttons/button.tsx';
import { Notice } from '../notices/notice.tsx';
import { SkeletonText } from './skeleton.tsx';

type FetchedProps<Data> = {
  readonly query: {
    readonly data: Data | undefined;
    readonly error: Error | null;
    /** For paged queries. */
    readonly isFetchNextPageError?: boolean;
    readonly refetch: () => Promise<unknown>;
  };
  readonly words: { readonly failed: string; readonly retry: string };
  /** Approximate height of the content in lines of text. */
  readonly lines: number;
  readonly children: (data: Data) => ReactNode;
};

/** A query's state: the error with a retry, the placeholder, or the content. */
export function Fetched<Data>({ query, words, lines, children }: FetchedProps<Data>) {
  const { data, refetch } = query;
  if (errorOf(query)) {
    return (
      <Notice tone="error" heading={words.failed}>
        <Button className="mt-2" onClick={() => void refetch()}>
          {words.retry}
        </Button>
      </Notice>
    );
  }
  return data === undefined ? <SkeletonText lines={lines} /> : children(data);
}
