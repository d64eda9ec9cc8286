/** What was asked for: at once, or page by page. */
type Asked = { readonly error: Error | null; readonly isFetchNextPageError?: boolean };

/**
 * Why nothing can be shown; `null` as well where only a further page did not come: what is listed stays, and whoever
 * wants more asks again.
 */
export function faultOf({ error, isFetchNextPageError = false }: Asked): Error | null {
  return isFetchNextPageError ? null : error;
}
