import type { HidingTechnique } from '@winnow/document-model';

/** Where a paragraph puts its lines; points, from the margin. */
export type Placing = {
  /** Height that lines are cut to; `null` where they are as high as their letters. */
  readonly exactLine: number | null;
  readonly left: number;
  /** Of the first line, from `left`. */
  readonly firstLine: number;
  /** What the frame around the paragraph does to it. */
  readonly frame: HidingTechnique | null;
};

export type MutablePlacing = { -readonly [Key in keyof Placing]?: Placing[Key] };

/** Ems of a line below which nothing of its letters is left. */
const lowestLine = 0.35;

/** Points. Three inches left of the margin, or further right than any page, no letter is printed. */
const farthestLeft = -216;
const farthestRight = 1000;

/** Why a person cannot see text of a size in a paragraph placed so; `null` when it can be seen. */
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
