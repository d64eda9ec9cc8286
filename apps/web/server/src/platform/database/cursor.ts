import { ApiError } from '@winnow/contracts';
import { isUuid } from './uuid.ts';

/** Where a page of a list ended: the value it is ordered by, and the id that parts equal values. */
export type Cursor = { readonly value: string; readonly id: string };

/** Writes a cursor for the wire; nobody but `readCursor` looks inside. */
export function writeCursor({ value, id }: Cursor): string {
  return Buffer.from(JSON.stringify([value, id])).toString('base64url');
}

/** @throws ApiError `bad-request` for what is not a cursor of ours */
export function readCursor(text: string): Cursor {
  try {
    const [value, id, ...rest] = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[];
    if (typeof value === 'string' && typeof id === 'string' && isUuid(id) && rest.length === 0) {
      return { value, id };
    }
  } catch {
    // Falls through to the same answer.
  }
  throw new ApiError('bad-request', 'This page of the list is not known. Start at the first.');
}

/** A search text for `ilike`, found anywhere, its own wildcards taken literally. */
export function anywhere(search: string): string {
  return `%${search.replace(/[\\%_]/g, String.raw`\$&`)}%`;
}
