import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { importCandidateTable, previewCandidateTable } from '@winnow/contracts';
import { api } from '../../../lib/requests/api-client.ts';

/** What a file would become with a mapping; without one, as its headings suggest. */
export function useTablePreview(file: File, mapping: string | undefined) {
  return useQuery({
    queryKey: ['imports', 'table', file.name, file.size, file.lastModified, mapping ?? null],
    queryFn: async () =>
      (await api.call(previewCandidateTable, { file, ...(mapping !== undefined && { mapping }) })).data,
    placeholderData: (before) => before,
    retry: false,
    // A file that is chosen again may have been changed within the same second.
    gcTime: 0,
  });
}

type TableImportRequest = {
  readonly file: File;
  readonly name: string;
  readonly mapping: string;
  readonly jobDescriptionId?: string;
  readonly idempotencyKey: string;
};

export function useImportTable() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (request: TableImportRequest) => (await api.call(importCandidateTable, request)).data,
    onSuccess: () => client.invalidateQueries({ queryKey: ['imports', 'list'] }),
  });
}
