import { useQuery } from '@tanstack/react-query';
import { getFilesDue } from '@winnow/contracts';
import { api } from '../../lib/requests/api-client.ts';
import { useMay } from '../organization/use-organizations.ts';

/** How many resumes are soon deleted for their age; under the files, with which it changes. */
export function useFilesDue() {
  const isAllowed = useMay()('resumes.read');
  return useQuery({
    queryKey: ['files', 'due'],
    queryFn: async () => (await api.call(getFilesDue)).data,
    enabled: isAllowed,
    staleTime: 0,
    refetchOnMount: true,
  });
}
