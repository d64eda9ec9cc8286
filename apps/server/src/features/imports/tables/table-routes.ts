import { importCandidateTable, previewCandidateTable } from '@winnow/contracts';
import { type Api, mount } from '../../../platform/http/mount.ts';
import type { TableService } from './table-service.ts';

export function mountTables(api: Api, { candidateTables }: { readonly candidateTables: TableService }): void {
  mount(api, previewCandidateTable, async ({ caller, input: { mapping }, files: { file }, signal }) => ({
    data: await candidateTables.preview(caller, file, mapping, signal),
  }));

  mount(api, importCandidateTable, async ({ caller, input, files: { file }, signal }) => ({
    data: await candidateTables.start(caller, file, input, signal),
  }));
}
