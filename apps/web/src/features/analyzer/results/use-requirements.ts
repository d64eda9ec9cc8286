import { useQuery } from '@tanstack/react-query';
import { type Batch, getJobVersion, type JobRequirement } from '@winnow/contracts';
import { api } from '../../../lib/requests/api-client.ts';
import { scoredVersion } from './scored-version.ts';

type Judged = Pick<Batch, 'jobDescriptionId'> & Parameters<typeof scoredVersion>[0];

/** The requirements against which the candidates of a run were last scored. */
export function useRequirements(batch: Judged): readonly JobRequirement[] {
  const { jobDescriptionId } = batch;
  const version = scoredVersion(batch);
  const { data } = useQuery({
    queryKey: ['jobs', 'version', jobDescriptionId, version],
    queryFn: async () => {
      const given = { id: jobDescriptionId, version: String(version) };
      return (await api.call(getJobVersion, given)).data.requirements;
    },
    retry: false,
  });
  return data ?? [];
}
