import { useQuery } from '@tanstack/react-query';
import { getFilesDue } from '@winnow/contracts';
import { api } from '../../lib/requests/api-client.ts';
import { useMay } from '../organization/use-organizations.ts';

/** Number of resumes due for deletion; its query key is below that of the files, so that it is reloaded with them. */
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
