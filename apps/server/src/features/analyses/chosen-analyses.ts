import { ApiError, limits, sentence } from '@winnow/contracts';
import type { Queryable } from '../../platform/database/database.ts';
import type { JobScope } from '../../platform/http/caller.ts';
import { type AnalysisFilter, listMatchingIds } from './analysis-page-repository.ts';

/** Analyses by id, or all that match a filter, with the number that the caller expects. */
export type ChosenAnalyses =
  | { readonly ids: readonly string[] }
  | { readonly filter: AnalysisFilter; readonly expected?: number | undefined };

/**
 * The unique ids: as given, or by group with the best first. Doesn't check that given ids belong to the owner.
 * @throws ApiError `invalid` if too many match the filter, `conflict` if their number isn't `expected`
 */
export async function listChosenIds(
  on: Queryable,
  scope: JobScope,
  chosen: ChosenAnalyses,
): Promise<string[]> {
  if ('ids' in chosen) return [...new Set(chosen.ids)];
  const ids = await listMatchingIds(on, scope, chosen.filter, limits.changedByFilterMax);
  if (ids.length > limits.changedByFilterMax) {
    throw new ApiError('invalid', sentence('candidates-at-once', { max: limits.changedByFilterMax }));
  }
  if (chosen.expected !== undefined && chosen.expected !== ids.length) {
    throw new ApiError('conflict', sentence('matches-changed'));
  }
  return ids;
}

/** The choice of a request, whose schema accepts either ids or a filter. */
export function chosenOf(given: {
  readonly ids?: readonly string[] | undefined;
  readonly filter?: AnalysisFilter | undefined;
  readonly expected?: number | undefined;
}): ChosenAnalyses {
  const { ids, filter, expected } = given;
  if (ids) return { ids };
  if (filter) return { filter, expected };
  throw new ApiError('invalid', sentence('candidates-or-filter'));
}
