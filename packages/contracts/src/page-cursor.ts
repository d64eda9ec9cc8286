import * as z from 'zod';

/** Where the last page ended. It may hold a name of 255 letters, each of which may take eight characters. */
export const pageCursor = z.string().max(3_000).optional();
