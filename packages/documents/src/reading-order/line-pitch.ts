import type { PageLine } from './build-lines.ts';

/** The usual line spacing in letter heights, by letter size. */
export type Pitches = {
  readonly bySize: ReadonlyMap<number, number>;
  /** Over all sizes. */
  readonly overall: number;
};

/** A gap is larger than the usual spacing by this factor. */
const wideFactor = 1.3;
/** Minimum large gap where there is no usual spacing or the letter size changes; letter heights. */
const widePitch = 1.7;
/** Minimum number of measured distances for a usual spacing. */
const minPitches = 3;

/** Measures one page: the usual line spacing of each letter size within a block. */
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
