import * as z from 'zod';

/** Where the last page ended. It may contain a name of 255 characters, each taking up to eight. */
export const pageCursor = z.string().max(3_000).optional();

/** Of lists that are turned over page by page, from 1. */
export const pageNumber = z.coerce.number().int().min(1).max(1_000_000).default(1);
