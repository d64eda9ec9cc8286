/** First and last byte to send, counted from 0. */
export type ByteRange = { readonly first: number; readonly last: number };

/**
 * Reads a `Range` header for a file of `size` bytes (RFC 9110, 14.2).
 * @returns `null` for the whole file: without a header, with a malformed one, or with several ranges, which no player
 * requests; `'outside'` if the range contains no byte of the file
 */
export function readByteRange(header: string | undefined, size: number): ByteRange | 'outside' | null {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return null;
  const [first, last] =
    from === '' ? [Math.max(0, size - Number(to)), size - 1] : [Number(from), endOf(to, size)];
  if (to !== '' && from !== '' && Number(to) < first) return null;
  return first >= size || last < first ? 'outside' : { first, last };
}

function endOf(to: string, size: number): number {
  return to === '' ? size - 1 : Math.min(Number(to), size - 1);
}
