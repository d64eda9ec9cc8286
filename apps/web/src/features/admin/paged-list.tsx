import type { ReactNode } from 'react';
import { Pagination } from '../../ui/lists/pagination.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import type { PageInAddress } from './use-page-in-address.ts';

type PagedListProps = {
  /** How many stand on this page, at the most on one, and on all of them together. */
  readonly count: { readonly shown: number; readonly pageSize: number; readonly total: number };
  readonly address: Pick<PageInAddress, 'page' | 'change'>;
  readonly words: { readonly none: string; readonly noneWords: string };
  /** The rows of this page. */
  readonly children: ReactNode;
};

/** One page of what was found with the way to the others; where nothing was, that is said. */
export function PagedList({ count, address, words, children }: PagedListProps) {
  if (count.shown === 0) return <EmptyState heading={words.none}>{words.noneWords}</EmptyState>;
  return (
    <>
      {children}
      <Pagination
        page={address.page}
        pageCount={Math.ceil(count.total / count.pageSize)}
        onPageChange={(next) => address.change({ page: String(next) })}
      />
    </>
  );
}
