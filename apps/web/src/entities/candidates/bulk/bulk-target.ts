import type { changeAnalyses } from '@winnow/contracts';
import type * as z from 'zod';

type Asked = z.input<typeof changeAnalyses.input>;

/** Whose analyses are meant: those named, or all that match a filter, as many as were seen. */
export type BulkTarget =
  | { readonly ids: readonly string[] }
  | { readonly filter: NonNullable<Asked['filter']>; readonly expected: number };

/** What is set of all of them; what is left out stays. */
export type BulkChange = Pick<
  Asked,
  'stage' | 'decision' | 'addTags' | 'removeTags' | 'assignee' | 'assigneeId'
>;

export const countOf = (target: BulkTarget): number =>
  'ids' in target ? target.ids.length : target.expected;

/** As requests name them. */
export const asChosen = (target: BulkTarget) => ('ids' in target ? { ids: [...target.ids] } : target);

/** Key of drafts for a selection. */
export const selectionKey = (target: BulkTarget): string =>
  `${'ids' in target ? (target.ids[0] ?? 'none') : 'all'}-${countOf(target)}`;
