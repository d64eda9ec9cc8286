import type { ReactNode } from 'react';
import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Pagination } from '../../ui/lists/pagination.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { adminTexts } from './admin-texts.ts';
import type { PageInAddress } from './use-page-in-address.ts';

type PagedListProps = {
  /** Rows on this page, maximum per page, and total. */
  readonly count: { readonly shown: number; readonly pageSize: number; readonly total: number };
  readonly address: Pick<PageInAddress, 'page' | 'change'>;
  readonly words: { readonly none: string; readonly noneWords: string };
  /** Text next to the count. */
  readonly remark?: string;
  /** The rows of this page. */
  readonly children: ReactNode;
};

/** One page of results with links to others, or an empty state. */
export function PagedList({ count, address, words, remark, children }: PagedListProps) {
  const texts = useTexts(adminTexts);
  const { number } = useFormats();
  if (count.shown === 0 && address.page > 1) {
    return (
      <EmptyState
        heading={texts.beyond}
        action={<Button onClick={() => address.change({})}>{texts.toFirstPage}</Button>}
      >
        {texts.beyondWords}
      </EmptyState>
    );
  }
  if (count.shown === 0) return <EmptyState heading={words.none}>{words.noneWords}</EmptyState>;
  const first = (address.page - 1) * count.pageSize + 1;
  const last = first + count.shown - 1;
  return (
    <>
      <div className="flex flex-wrap gap-x-4 gap-y-1 text-13 text-quiet">
        <p role="status">
          {texts.count(first === last ? number(first) : `${number(first)}–${number(last)}`, count.total)}
        </p>
        {remark && <p>{remark}</p>}
      </div>
      {children}
      <Pagination
        page={address.page}
        pageCount={Math.ceil(count.total / count.pageSize)}
        onPageChange={(next) => address.change({ page: String(next) })}
      />
    </>
  );
}
