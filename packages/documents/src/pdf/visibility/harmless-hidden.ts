import type { TextRun } from '../../page-content.ts';

/** A hidden scrap with fewer letters and digits says nothing to anybody. */
const leastCharacters = 3;

/**
 * Leaves out hidden runs that hide nothing: scraps, and text that can be seen elsewhere, as when a line cut by the end of one
 * page is drawn again on the next.
 */
export function withoutHarmlessHidden(pages: readonly (readonly TextRun[])[]): (readonly TextRun[])[] {
  if (pages.every((runs) => runs.every((run) => run.hiddenBy === null))) return [...pages];
  const seen = new Set<string>();
  for (const runs of pages) for (const run of runs) if (run.hiddenBy === null) seen.add(essence(run.text));
  return pages.map((runs) =>
    runs.filter((run) => run.hiddenBy === null || saysMore(essence(run.text), seen)),
  );
}

function saysMore(text: string, seen: ReadonlySet<string>): boolean {
  return text.length >= leastCharacters && !seen.has(text);
}

function essence(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
}
