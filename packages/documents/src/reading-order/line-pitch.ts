import type { PageLine } from './build-lines.ts';

/** The usual distance of two lines in letter heights, by the size of their letters. */
export type Pitches = {
  readonly bySize: ReadonlyMap<number, number>;
  /** Over all sizes. */
  readonly overall: number;
};

/** A gap is wider than the usual distance by this factor. */
const wideFactor = 1.3;
/** Where nothing is usual, or letters change their size: in letter heights. */
const widePitch = 1.7;
/** Minimum number of distances from which the usual one is determined. */
const minPitches = 3;

/** Measures one page: the usual distance between lines of each letter size within a block. */
export function measurePitches(blocks: readonly (readonly PageLine[])[]): Pitches {
  const pitchesBySize = new Map<number, number[]>();
  for (const lines of blocks) {
    for (const [index, line] of lines.entries()) {
      const previous = lines[index - 1];
      if (!previous || !areAlike(line, previous)) continue;
      const size = sizeOf(line);
      const pitches = pitchesBySize.get(size) ?? [];
      pitches.push(pitchOf(line, previous));
      pitchesBySize.set(size, pitches);
    }
  }
  const bySize = new Map<number, number>();
  for (const [size, pitches] of pitchesBySize) {
    if (pitches.length >= minPitches) bySize.set(size, median(pitches));
  }
  return { bySize, overall: median([...pitchesBySize.values()].flat()) };
}

function median(values: number[]): number {
  values.sort((a, b) => a - b);
  return values[Math.floor(values.length / 2)] ?? 0;
}

/** Whether the space above a line is larger than usual. */
export function isAfterGap(line: PageLine, previous: PageLine | undefined, pitches: Pitches): boolean {
  if (!previous) return false;
  const usual = areAlike(line, previous) ? pitches.bySize.get(sizeOf(line)) : undefined;
  const wide = usual === undefined ? Math.max(widePitch, pitches.overall * wideFactor) : usual * wideFactor;
  return pitchOf(line, previous) > wide;
}

const sizeOf = (line: PageLine): number => Math.round(line.fontSize * 2) / 2;
const areAlike = (line: PageLine, previous: PageLine): boolean => sizeOf(line) === sizeOf(previous);

function pitchOf(line: PageLine, previous: PageLine): number {
  return (line.baseline - previous.baseline) / (Math.max(line.fontSize, previous.fontSize) || 1);
}
