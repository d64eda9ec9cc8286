import type { Batch } from '@winnow/contracts';

/** Nothing is left of what was scored: it was deleted, with its resumes or alone. For a run that shows nobody. */
export function isEmptied({ items }: Pick<Batch, 'items'>): boolean {
  return items.length === 0 || items.some(({ state, analysis }) => state === 'done' && analysis === null);
}
