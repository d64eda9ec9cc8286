import { ApiError, limits, sentence } from '@winnow/contracts';
import type { Queryable } from '../../platform/database/database.ts';
import type { JobScope } from '../../platform/http/caller.ts';
import { type AnalysisFilter, listMatchingIds } from './analysis-page-repository.ts';

/** Those that are named, or all that match: as many as the caller saw. */
export type ChosenAnalyses =
  | { readonly ids: readonly string[] }
  | { readonly filter: AnalysisFilter; readonly expected?: number | undefined };

/**
 * The ids, each once: as they were named, or group by group, the best first. Whether named ones are the owner's is not
 * looked at.
 * @throws ApiError `invalid` where too many match a filter, `conflict` where other than `expected` do
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

/** What a request names; its schema takes either ids or a filter. */
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
