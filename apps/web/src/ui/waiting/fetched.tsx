import type { ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';
import { Notice } from '../notices/notice.tsx';
import { SkeletonText } from './skeleton.tsx';

type FetchedProps<Data> = {
  readonly query: {
    readonly data: Data | undefined;
    readonly error: Error | null;
    readonly refetch: () => Promise<unknown>;
  };
  readonly words: { readonly failed: string; readonly retry: string };
  /** How long the thing will be, about. */
  readonly lines: number;
  readonly children: (data: Data) => ReactNode;
};

/** What was asked for: a fault with another try, the wait, or the thing itself. */
export function Fetched<Data>({
  query: { data, error, refetch },
  words,
  lines,
  children,
}: FetchedProps<Data>) {
  if (error) {
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
