import type { Batch } from '@winnow/contracts';

type Judged = {
  readonly jobVersion: number;
  readonly items: readonly {
    readonly analysis: Pick<NonNullable<Batch['items'][number]['analysis']>, 'jobVersion'> | null;
  }[];
};

/** Which version of the job the results are of: the run's own, or the one that all were scored against since. */
export function scoredVersion({ jobVersion, items }: Judged): number {
  const versions = new Set(items.flatMap(({ analysis }) => analysis?.jobVersion ?? []));
  const [only] = versions;
  return versions.size === 1 && only !== undefined ? only : jobVersion;
}
