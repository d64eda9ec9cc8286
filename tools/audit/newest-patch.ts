/**
 * The newest version of the same major line, such as 24.21.0 for 24.19.2; `null` if the given version is the newest.
 */
export function newestInLine(version: string, published: readonly string[]): string | null {
  const [major] = partsOf(version);
  const line = published.filter((each) => /^\d+\.\d+\.\d+$/.test(each) && partsOf(each)[0] === major);
  const newest = [version, ...line].toSorted(compare).at(-1);
  return newest === undefined || newest === version ? null : newest;
}

const partsOf = (version: string) => version.split('.').map(Number);

function compare(left: string, right: string): number {
  const others = partsOf(right);
  for (const [index, part] of partsOf(left).entries()) {
    const difference = part - (others[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
