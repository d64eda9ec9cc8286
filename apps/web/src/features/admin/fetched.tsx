import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { adminTexts } from './admin-texts.ts';

type FetchedProps<Data> = {
  readonly query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>;
  readonly children: (data: Data) => ReactNode;
};

/** What was asked for: a fault, the wait, or the thing itself. */
export function Fetched<Data>({ query: { data, error, refetch }, children }: FetchedProps<Data>) {
  const texts = useTexts(adminTexts);
  if (error) {
    return (
      <Notice tone="error" heading={texts.failed}>
        <Button className="mt-2" onClick={() => void refetch()}>
          {texts.retry}
        </Button>
      </Notice>
    );
  }
  return data === undefined ? <SkeletonText lines={8} /> : children(data);
}
