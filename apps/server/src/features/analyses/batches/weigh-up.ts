import type { Queryable } from '../../../platform/database/database.ts';
import { listAnalysedResumes } from '../analysis-repository.ts';

/** What of some work is to be paid, what was done before, and what stands in the list twice. */
export type Due = {
  readonly credits: number;
  readonly free: number;
  readonly duplicates: number;
  readonly isFree: (fileId: string) => boolean;
};

export async function weighUp(
  on: Queryable,
  ownerId: string,
  { jobId, fileIds }: { readonly jobId: string; readonly fileIds: readonly string[] },
): Promise<Due> {
  const analysed = await listAnalysedResumes(on, ownerId, jobId, fileIds);
  const isFree = (fileId: string) => analysed.has(fileId);
  const distinct = new Set(fileIds);
  const free = [...distinct].filter(isFree).length;
  return { credits: distinct.size - free, free, duplicates: fileIds.length - distinct.size, isFree };
}
