/** Query options for paging: each page has the cursor of the next one; the first page needs none. */
export const byCursor = {
  initialPageParam: '',
  getNextPageParam: ({ nextCursor }: { readonly nextCursor: string | null }) => nextCursor,
} as const;
