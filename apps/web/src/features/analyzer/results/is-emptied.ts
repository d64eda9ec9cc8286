import type { Batch } from '@winnow/contracts';

/** Whether all analyses were deleted, with their resumes or alone. For a run without candidates. */
export function isEmptied({ items }: Pick<Batch, 'items'>): boolean {
  return items.length === 0 || items.some(({ state, analysis }) => state === 'done' && analysis === null);
}
