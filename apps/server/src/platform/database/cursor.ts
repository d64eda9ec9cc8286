import { ApiError, sentence } from '@winnow/contracts';
import { isUuid } from './uuid.ts';

/** Where a page of a list ended: the sort value, and the id as tiebreaker. */
export type Cursor = { readonly value: string; readonly id: string };

/** Writes an opaque cursor; only the readers below parse it. */
export function writeCursor({ value, id }: Cursor): string {
  return Buffer.from(JSON.stringify([value, id])).toString('base64url');
}

/**
 * Splits rows, fetched with one more than the page size, into the page and the cursor of the next; `null` if none
 * follows.
 */
export function pageOf<Row>(rows: readonly Row[], limit: number, placeOf: (row: Row) => Cursor) {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return { shown, nextCursor: last ? writeCursor(placeOf(last)) : null };
}

/**
 * How many rows there are on all pages. A first page that is not full has all of them, so that nothing is counted.
 * @param rows fetched with one more than the page size
 */
export async function totalOf(
  rows: readonly unknown[],
  { after, limit }: { readonly after?: Cursor | undefined; readonly limit: number },
  count: () => PromiseLike<readonly { readonly total: number }[]>,
): Promise<number> {
  if (after === undefined && rows.length <= limit) return rows.length;
  const [counted] = await count();
  return counted?.total ?? 0;
}

/** A row's position in a list ordered by creation time. */
export function placeInTime({ createdAt, id }: { createdAt: Date; id: string }): Cursor {
  return { value: createdAt.toISOString(), id };
}

/** @throws ApiError `bad-request` for an invalid cursor */
export function readCursor(text: string): Cursor {
  const parts = parse(text);
  if (!Array.isArray(parts) || parts.length !== 2) throw unknownPage();
  const [value, id]: unknown[] = parts;
  if (typeof value !== 'string' || typeof id !== 'string' || !isUuid(id)) throw unknownPage();
  // The database rejects the null character.
  if (value.includes('\0')) throw unknownPage();
  return { value, id };
}

/** Reads the cursor of a list ordered by time. @throws ApiError `bad-request`, also for an invalid time */
export function readTimeCursor(text: string): Cursor {
  const cursor = readCursor(text);
  if (!isMoment(cursor.value)) throw unknownPage();
  return cursor;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return null;
  }
}

/** As `toISOString` writes it. */
function isMoment(value: string): boolean {
  const moment = new Date(value);
  return !Number.isNaN(moment.getTime()) && moment.toISOString() === value && /^\d/.test(value);
}

function unknownPage(): ApiError {
  return new ApiError('bad-request', sentence('page-unknown'));
}
