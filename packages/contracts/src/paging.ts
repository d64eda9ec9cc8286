import * as z from 'zod';

/** Cursor: the end of the previous page. It may contain a name of 255 characters, each encoded in up to eight. */
export const pageCursor = z.string().max(3_000).optional();

/** Page number, from 1. */
export const pageNumber = z.coerce.number().int().min(1).max(1_000_000).default(1);
