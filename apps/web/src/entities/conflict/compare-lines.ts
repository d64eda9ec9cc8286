/** A line of one of two versions. */
export type ComparedLine = {
  readonly text: string;
  /** Whether the other version doesn't have it, or fewer times. */
  readonly isOwn: boolean;
  readonly place: number;
};

/** Lines that only one of two versions has, wherever they are. */
export function compareLines(
  mine: readonly string[],
  theirs: readonly string[],
): { readonly mine: readonly ComparedLine[]; readonly theirs: readonly ComparedLine[] } {
  return { mine: markOwn(mine, theirs), theirs: markOwn(theirs, mine) };
}

function markOwn(lines: readonly string[], others: readonly string[]): readonly ComparedLine[] {
  const left = new Map<string, number>();
  for (const other of others) left.set(other.trim(), (left.get(other.trim()) ?? 0) + 1);
  return lines.map((text, place) => {
    const count = left.get(text.trim()) ?? 0;
    left.set(text.trim(), count - 1);
    return { text, isOwn: count <= 0 && text.trim() !== '', place };
  });
}
