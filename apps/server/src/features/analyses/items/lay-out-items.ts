import { randomUUID } from 'node:crypto';
import type { ItemRow } from './item-repository.ts';

type Layout = Pick<ItemRow, 'batchId' | 'organizationId'> & {
  readonly files: readonly { readonly id: string; readonly fileName: string }[];
  /** Files that cost nothing. */
  readonly isFree: (fileId: string) => boolean;
  /** Reservation of the paid items' credits; `null` if all are free. */
  readonly holdId: string | null;
  readonly now: Date;
};

/** The items of a run, one per file, in order; duplicates are scored once. */
export function layOutItems({ batchId, organizationId, files, isFree, holdId, now }: Layout): ItemRow[] {
  const seen = new Set<string>();
  return files.map((file, position) => {
    const isTwice = seen.has(file.id);
    seen.add(file.id);
    const isHeld = !isTwice && !isFree(file.id);
    return {
      id: randomUUID(),
      batchId,
      organizationId,
      position,
      resumeId: file.id,
      fileName: file.fileName,
      state: isTwice ? 'duplicate' : 'queued',
      reason: null,
      message: isTwice ? 'The same file stands in this run already.' : null,
      charge: isHeld ? 'held' : 'free',
      holdId: isHeld ? holdId : null,
      analysisId: null,
      lease: null,
      leaseUntil: null,
      attempts: 0,
      updatedAt: now,
    };
  });
}
