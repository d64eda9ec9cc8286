import { scoredMusts } from '@winnow/contracts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { AnalysisRecord } from '../analysis-repository.ts';
import { listJobVersions } from './change-repository.ts';

type Scored = Pick<AnalysisRecord, 'id' | 'jobId' | 'jobVersion' | 'verdicts'>;

/** Texts of the must-haves that each candidate doesn't meet, or, if there are none, of those that were not found. */
export async function listMissingMusts(
  on: Queryable,
  analyses: readonly Scored[],
): Promise<Map<string, string[]>> {
  if (analyses.length === 0) return new Map();
  const versions = await listJobVersions(on, analyses);
  const wordsBy = new Map(
    versions.map(({ jobId, version, requirements }) => [
      `${jobId} ${version}`,
      new Map(requirements.map(({ id, text }) => [id, text])),
    ]),
  );
  return new Map(
    analyses.map(({ id, jobId, jobVersion, verdicts }) => {
      const words = wordsBy.get(`${jobId} ${jobVersion}`);
      const idsWith = (wanted: Scored['verdicts'][number]['status']) =>
        scoredMusts(verdicts)
          .filter(({ weight, status }) => weight > 0 && status === wanted)
          .map(({ requirementId }) => requirementId);
      const notMet = idsWith('not-met');
      const named = notMet.length > 0 ? notMet : idsWith('not-found');
      return [id, [...new Set(named.flatMap((requirementId) => words?.get(requirementId) ?? []))]];
    }),
  );
}
