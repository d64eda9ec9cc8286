type PageEntry =
  | { readonly key: string; readonly page: number }
  | { readonly key: string; readonly page: null };

/** With more pages than this, the middle is left out, so that the row keeps its width. */
const maxShown = 7;

/** The pages to offer: first, last, and those around the one shown; a gap has no page. */
export function listPages(page: number, pageCount: number): readonly PageEntry[] {
  if (pageCount <= maxShown) return pagesFrom(1, pageCount);
  if (page <= 4) return [...pagesFrom(1, 5), gap('end'), ...pagesFrom(pageCount, pageCount)];
  if (page >= pageCount - 3)
    return [...pagesFrom(1, 1), gap('start'), ...pagesFrom(pageCount - 4, pageCount)];
  return [
    ...pagesFrom(1, 1),
    gap('start'),
    ...pagesFrom(page - 1, page + 1),
    gap('end'),
    ...pagesFrom(pageCount, pageCount),
  ];
}

function pagesFrom(first: number, last: number): readonly PageEntry[] {
  return Array.from({ length: last - first + 1 }, (_, index) => ({
    key: `page-${first + index}`,
    page: first + index,
  }));
}

function gap(side: 'start' | 'end'): PageEntry {
  return { key: `gap-${side}`, page: null };
}
