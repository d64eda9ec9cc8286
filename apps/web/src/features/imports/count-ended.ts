import type { ResumeImport } from '@winnow/contracts';

/** Files of an import that came to their end. */
export function countEnded({ counts }: Pick<ResumeImport, 'counts'>): number {
  return counts.done + counts.duplicate + counts.refused + counts.canceled + counts.removed;
}
