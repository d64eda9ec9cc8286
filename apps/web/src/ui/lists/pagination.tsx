import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../buttons/icon-button.tsx';
import { useUiTexts } from '../ui-texts.ts';
import { listPages } from './list-pages.ts';

type PaginationProps = {
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
  readonly onPageChange: (page: number) => void;
};

/** Links to the pages of a list. Renders nothing if there is only one page. */
export function Pagination({ page, pageCount, onPageChange }: PaginationProps) {
  const texts = useUiTexts();
  if (pageCount < 2) return null;
  return (
    <nav aria-label={texts.pages} className="flex items-center gap-1 text-14">
      <IconButton
        label={texts.previousPage}
        icon={<ChevronLeft aria-hidden="true" className="rtl:-scale-x-100" />}
        size="sm"
        disabled={page === 1}
        onClick={() => onPageChange(page - 1)}
      />
      <ol className="flex items-center gap-1">
        {listPages(page, pageCount).map((entry) => (
          <li key={entry.key}>
            {entry.page === null ? (
              <span className="grid size-control-sm place-items-center text-quiet">…</span>
            ) : (
              <button
                type="button"
                aria-label={texts.page(entry.page)}
                aria-current={entry.page === page ? 'page' : undefined}
                onClick={() => onPageChange(entry.page)}
                className="h-control-sm min-w-(--spacing-control-sm) rounded-control px-2 text-quiet transition-colors hover:bg-sunken hover:text-ink aria-[current=page]:bg-field-soft aria-[current=page]:font-medium aria-[current=page]:text-field"
              >
                {entry.page}
              </button>
            )}
          </li>
        ))}
      </ol>
      <IconButton
        label={texts.nextPage}
        icon={<ChevronRight aria-hidden="true" className="rtl:-scale-x-100" />}
        size="sm"
        disabled={page === pageCount}
        onClick={() => onPageChange(page + 1)}
      />
    </nav>
  );
}
