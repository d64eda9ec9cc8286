import * as z from 'zod';

/** Optional for endpoints that create something; required by those that hold or spend credits. */
export const idempotencyKey = z
  .string()
  .min(8)
  .max(255)
  .optional()
  .meta({ description: 'Identifies the request: repeated with the same key, it is not carried out twice.' });
