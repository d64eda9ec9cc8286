import { useQueries } from '@tanstack/react-query';
import { type AnalysisRow, getJobVersion } from '@winnow/contracts';
import { api } from '../../../lib/requests/api-client.ts';

/** The fields of a candidate that show which must-haves they don't meet. */
export type GatedRow = Pick<AnalysisRow, 'id' | 'jobDescriptionId' | 'jobVersion' | 'gate'>;

/** Maximum job versions; with more, must-haves aren't offered by name. */
const maxVersions = 3;

/** How many candidates lack a must-have, and which ones, most frequent first. */
export function useMissingMusts(rows: readonly GatedRow[]): { count: number; names: readonly string[] } {
  const lacking = rows.filter(({ gate }) => gate.missing.length > 0);
  const versions = [
    ...new Map(lacking.map((row) => [`${row.jobDescriptionId} ${row.jobVersion}`, row])).values(),
  ];
  const jobs = useQueries({
    queries: versions.slice(0, maxVersions).map(({ jobDescriptionId: id, jobVersion }) => ({
      queryKey: ['jobs', 'version', id, jobVersion],
      queryFn: async () =>
        (await api.call(getJobVersion, { id, version: String(jobVersion) })).data.requirements,
      retry: false,
    })),
  });
  const words = new Map(jobs.flatMap(({ data }) => data ?? []).map(({ id, text }) => [id, text]));
  const counts = new Map<string, number>();
  for (const { gate } of lacking) {
    for (const id of gate.missing) {
      const name = words.get(id);
      if (name) counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  const names = [...counts].toSorted(([, left], [, right]) => right - left).map(([name]) => name);
  return { count: lacking.length, names };
}
