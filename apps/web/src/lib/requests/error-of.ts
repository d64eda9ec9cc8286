/** A query, or a list that is fetched page by page. */
type Asked = { readonly error: Error | null; readonly isFetchNextPageError?: boolean };

/** The error that leaves nothing to show; `null` also where only a further page failed, since the loaded rows stay. */
export function errorOf({ error, isFetchNextPageError = false }: Asked): Error | null {
  return isFetchNextPageError ? null : error;
}
