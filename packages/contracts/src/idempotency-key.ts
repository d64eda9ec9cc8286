import * as z from 'zod';

/** For what creates something; what holds or spends credits asks for one. */
export const idempotencyKey = z
  .string()
  .min(8)
  .max(255)
  .optional()
  .meta({ description: 'Names the request: sent again under the same key, it is not carried out twice.' });
