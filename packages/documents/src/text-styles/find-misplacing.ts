import type { HidingTechnique } from '@winnow/document-model';

/** The position of a paragraph's lines; points, from the margin. */
export type Placing = {
  /** Exact line height, which clips letters; `null` if lines fit their letters. */
  readonly exactLine: number | null;
  readonly left: number;
  /** Indent of the first line, from `left`. */
  readonly firstLine: number;
  /** Why the frame around the paragraph hides it. */
  readonly frame: HidingTechnique | null;
};

export type MutablePlacing = { -readonly [Key in keyof Placing]?: Placing[Key] };

/** Line height, in ems, below which no letters are visible. */
const lowestLine = 0.35;

/** Points. Text three inches left of the margin, or further right than any page, is not printed. */
const farthestLeft = -216;
const farthestRight = 1000;

/** Why text of a given size in a paragraph with this position is invisible; `null` if it is visible. */
export function findMisplacing(placing: MutablePlacing, fontSize: number): HidingTechnique | null {
  const { exactLine = null, left = 0, firstLine = 0, frame = null } = placing;
  if (frame !== null) return frame;
  if (exactLine !== null && exactLine < lowestLine * fontSize) return 'clipped';
  return isOffSheet(left) || isOffSheet(left + firstLine) ? 'off-page' : null;
}

/** Whether text that begins this many points from the margin is off the sheet. */
export function isOffSheet(points: number): boolean {
  return points < farthestLeft || points > farthestRight;
}
