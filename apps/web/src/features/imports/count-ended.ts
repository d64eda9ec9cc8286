import type { ResumeImport } from '@winnow/contracts';

/** Number of files of an import in a final state. */
export function countEnded({ counts }: Pick<ResumeImport, 'counts'>): number {
  return counts.done + counts.duplicate + counts.refused + counts.canceled + counts.removed;
}
