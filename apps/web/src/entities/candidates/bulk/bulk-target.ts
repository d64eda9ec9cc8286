import type { changeAnalyses } from '@winnow/contracts';
import type * as z from 'zod';

type Asked = z.input<typeof changeAnalyses.input>;

/** Analyses by id, or all that match a filter, with the number that the user saw. */
export type BulkTarget =
  | { readonly ids: readonly string[] }
  | { readonly filter: NonNullable<Asked['filter']>; readonly expected: number };

/** Changes for all of them; omitted fields stay unchanged. */
export type BulkChange = Pick<
  Asked,
  'stage' | 'decision' | 'addTags' | 'removeTags' | 'assignee' | 'assigneeId'
>;

export const countOf = (target: BulkTarget): number =>
  'ids' in target ? target.ids.length : target.expected;

/** The form in which requests name them. */
export const asChosen = (target: BulkTarget) => ('ids' in target ? { ids: [...target.ids] } : target);

/** Key of drafts for a selection. */
export const selectionKey = (target: BulkTarget): string =>
  `${'ids' in target ? (target.ids[0] ?? 'none') : 'all'}-${countOf(target)}`;
