import type { OrganizationId } from '@winnow/contracts';
import type { Queryable } from '../../../platform/database/database.ts';
import { listAnalysedResumes } from '../analysis-repository.ts';

/** Sorts the files of a run: to be paid, analyzed before, or a duplicate in the list. */
export type Due = {
  readonly credits: number;
  readonly free: number;
  readonly duplicates: number;
  readonly isFree: (fileId: string) => boolean;
};

export async function weighUp(
  on: Queryable,
  organizationId: OrganizationId,
  { jobId, fileIds }: { readonly jobId: string; readonly fileIds: readonly string[] },
): Promise<Due> {
  const analysed = await listAnalysedResumes(on, organizationId, jobId, fileIds);
  const isFree = (fileId: string) => analysed.has(fileId);
  const distinct = new Set(fileIds);
  const free = [...distinct].filter(isFree).length;
  return { credits: distinct.size - free, free, duplicates: fileIds.length - distinct.size, isFree };
}
