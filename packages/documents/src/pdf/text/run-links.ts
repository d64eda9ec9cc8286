import type { PieceLink } from '../../links/piece-links.ts';
import type { TextRun } from '../../page-content.ts';
import type { Rectangle } from '../content/matrix.ts';
import type { Strip } from './strip.ts';

/** A link at its position on the page as shown. */
export type PlacedLink = { readonly place: Rectangle; readonly target: string };

/** The glyphs of a run, in points along the line from the origin of its first strip. */
export type RunGlyphs = {
  readonly first: Strip;
  readonly texts: readonly string[];
  readonly starts: readonly number[];
  readonly ends: readonly number[];
};

/** Height of the center of a letter above the baseline, in ems. */
const middle = 0.3;

/** The parts of a run whose letters have their center in a link; if two links overlap, the later one wins. */
export function linksOfRun(run: TextRun, glyphs: RunGlyphs, links: readonly PlacedLink[]): PieceLink[] {
  const near = links.filter(({ place }) => touches(place, run)).reverse();
  if (near.length === 0) return [];
  const found: { start: number; end: number; target: string; link: PlacedLink }[] = [];
  let at = 0;
  for (const [index, glyph] of glyphs.texts.entries()) {
    const letters = glyph.trim();
    if (letters === '') continue;
    const start = run.text.indexOf(letters, at);
    if (start < 0) break;
    at = start + letters.length;
    const link = linkAt(glyphs, index, near);
    const last = found.at(-1);
    if (!link) continue;
    // Only white space is between two adjacent letters of one link.
    if (last?.link === link && run.text.slice(last.end, start).trim() === '') last.end = at;
    else found.push({ start, end: at, target: link.target, link });
  }
  return found.map(({ start, end, target }) => ({ start, end, target }));
}

function touches({ left, top, right, bottom }: Rectangle, { box }: TextRun): boolean {
  return left < box[2] && box[0] < right && top < box[3] && box[1] < bottom;
}

function linkAt({ first, starts, ends }: RunGlyphs, index: number, links: readonly PlacedLink[]) {
  const along = ((starts[index] ?? 0) + (ends[index] ?? 0)) / 2;
  const up = middle * first.fontSize;
  const x = first.originX + along * first.directionX + up * first.directionY;
  const y = first.originY + along * first.directionY - up * first.directionX;
  return links.find(
    ({ place }) => place.left <= x && x <= place.right && place.top <= y && y <= place.bottom,
  );
}
