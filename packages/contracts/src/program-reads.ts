import * as z from 'zod';

/** A response to a program that contained data of candidates. */
export const programRead = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  route: z.string(),
  candidates: z.int(),
  subjectIds: z.array(z.uuid()),
});
export type ProgramReadEntry = z.infer<typeof programRead>;
