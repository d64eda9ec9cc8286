/** How a list is asked for page by page: each page says where the next begins, and the first begins at nothing. */
export const byCursor = {
  initialPageParam: '',
  getNextPageParam: ({ nextCursor }: { readonly nextCursor: string | null }) => nextCursor,
} as const;
