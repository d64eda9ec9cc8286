/** A query or an infinite query. */
type Asked = { readonly error: Error | null; readonly isFetchNextPageError?: boolean };

/** The error of a query; `null` if only a further page failed, since the loaded rows stay. */
export function errorOf({ error, isFetchNextPageError = false }: Asked): Error | null {
  return isFetchNextPageError ? null : error;
}
