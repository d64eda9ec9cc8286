import type { HidingTechnique } from '@winnow/document-model';
import type { Budget } from '../budget.ts';
import { type Color, channelDistance, contrast, white } from '../content/color.ts';
import type { Rectangle } from '../content/matrix.ts';
import type { Strip } from '../text/strip.ts';
import type { PaintedArea, PaintedAreas } from './painted-areas.ts';

/** Contrast below which text cannot be distinguished from its background; light gray on white (#ddd) has 1.36. */
const minContrast = 1.15;

/** Difference in hue from which text of its background's lightness is visible. */
const minHueDistance = 0.25;

/** Points. The smallest print in use is 4 points. */
const minFontSize = 3;

/** Points of the shorter side: A3. */
const largestSheet = 842;

/** Minimum number of overlapping letters; fewer are accents and ornaments. */
const minPiled = 8;

/** Minimum ratio of a line's width to the sum of its letter widths; tight print has nine tenths. */
const minRoom = 0.2;

/** Ems; minimum width of a letter in a font without widths, since a font may state ten times its size. */
const minWidth = 0.04;

/**
 * Minimum number of shapes per letter: ligatures are one shape for two letters, while dots and accents are separate
 * shapes.
 */
const minShapesALetter = 0.7;

const paper: readonly Color[] = [white];

/** Maximum number of colors compared; text that contrasts with none of them is hidden. */
const maxBackgrounds = 20;

/** The page that contains a strip. */
export type Stage = {
  readonly budget: Budget;
  readonly width: number;
  readonly height: number;
  readonly areas: PaintedAreas;
  readonly outlines: PaintedAreas;
};

/** A strip, or a part of one, and why it is hidden. */
export type AssessedStrip = {
  readonly strip: Strip;
  readonly hiddenBy: HidingTechnique | null;
  /** Why it may be hidden; only the rendered page can decide. */
  readonly suspectedHiding: HidingTechnique | null;
};

/** Decides for every glyph whether it is visible; a partly visible strip is split. */
export function assessStrip(strip: Strip, stage: Stage): AssessedStrip[] {
  if (strip.hiddenBy !== null) {
    const isDrawn =
      (strip.hiddenBy === 'opacity' || strip.hiddenBy === 'render-mode') && isDrawnAsOutlines(strip, stage);
    return [{ strip, hiddenBy: isDrawn ? null : strip.hiddenBy, suspectedHiding: null }];
  }
  if (strip.smallestSize < minFontSize * pageScale(stage) || isPiled(strip))
    return [{ strip, hiddenBy: 'size', suspectedHiding: null }];
  const last = strip.texts.length - 1;
  const box = coreBox(strip, 0, last);
  const areas = stage.areas.touching(box);
  const page: Rectangle = { left: 0, top: 0, right: stage.width, bottom: stage.height };
  const isEven =
    contains(page, box) && contains(strip.clip, box) && areas.every((area) => contains(area.box, box));
  if (isEven) return [verdict(strip, box, page, areas)];
  stage.budget.spend(strip.texts.length * (areas.length + 2));
  const parts: AssessedStrip[] = [];
  let from = 0;
  let current: HidingTechnique | null = null;
  let suspectedHiding: HidingTechnique | null = null;
  for (let index = 0; index <= last; index++) {
    const found = verdict(strip, coreBox(strip, index, index), page, areas);
    const { hiddenBy } = found;
    if (index > 0 && hiddenBy !== current && strip.texts[index] !== ' ') {
      parts.push({ strip: slice(strip, from, index), hiddenBy: current, suspectedHiding });
      from = index;
      suspectedHiding = null;
    }
    suspectedHiding ??= found.suspectedHiding;
    if (index === 0 || strip.texts[index] !== ' ') current = hiddenBy;
  }
  parts.push({
    strip: from === 0 ? strip : slice(strip, from, last + 1),
    hiddenBy: current,
    suspectedHiding,
  });
  return parts;
}

/**
 * Some programs draw letters as shapes and add invisible text for copying. Such text counts as visible if there is
 * about one shape per letter at its position, in a color that contrasts with its background.
 */
function isDrawnAsOutlines(strip: Strip, stage: Stage): boolean {
  const box = coreBox(strip, 0, strip.texts.length - 1);
  const letters = strip.texts.reduce((count, text) => count + (text.trim() === '' ? 0 : 1), 0);
  const areas = stage.areas.touching(box);
  let shapes = 0;
  for (const area of stage.outlines.touching(box)) {
    stage.budget.spend(1 + areas.length);
    const x = (area.box.left + area.box.right) / 2;
    const isAsHigh = area.box.bottom - area.box.top <= 1.5 * strip.fontSize;
    if (!isAsHigh || x < box.left - 1 || x > box.right + 1) continue;
    const background = backgroundsAt(x, (area.box.top + area.box.bottom) / 2, areas, area.order);
    if (!isLost(area.color, background)) shapes += 1;
  }
  return letters > 0 && shapes >= minShapesALetter * letters;
}

/** Pages are scaled to a sheet of paper, regardless of the size they declare. */
function pageScale(stage: Stage): number {
  const shorter = Math.min(stage.width, stage.height);
  if (shorter > largestSheet) return shorter / largestSheet;
  return shorter > 0 ? Math.min(1, Math.max(0.2, shorter / 500)) : 1;
}

/** Whether the letters overlap, so that a word takes almost no space. */
function isPiled({ texts, starts, ends, fontSize }: Strip): boolean {
  if (texts.length < minPiled) return false;
  let widths = 0;
  let first = starts[0] ?? 0;
  let last = first;
  for (let index = 0; index < starts.length; index++) {
    const start = starts[index] ?? 0;
    widths += Math.abs((ends[index] ?? start) - start);
    if (start < first) first = start;
    if (start > last) last = start;
  }
  const room = last - first;
  // Nearly every line is wide enough for more letters than it has glyphs, so that they need not be checked.
  if (room >= minRoom * Math.max(widths, minWidth * fontSize * texts.length)) return false;
  const letters = texts.reduce((count, text) => count + (text.trim() === '' ? 0 : 1), 0);
  return letters >= minPiled && room < minRoom * Math.max(widths, minWidth * fontSize * letters);
}

function verdict(
  strip: Strip,
  box: Rectangle,
  page: Rectangle,
  areas: readonly PaintedArea[],
): AssessedStrip {
  const x = (box.left + box.right) / 2;
  const y = (box.top + box.bottom) / 2;
  const hidden = (hiddenBy: HidingTechnique): AssessedStrip => ({ strip, hiddenBy, suspectedHiding: null });
  if (!holds(page, x, y)) return hidden('off-page');
  if (!holds(strip.clip, x, y)) return hidden('clipped');
  let suspectedHiding = strip.suspectedHiding;
  for (const area of areas) {
    if (area.order < strip.order || area.cover === 'none') continue;
    const isOver = area.cover === 'whole' && holds(area.box, x, y) && coversMost(area.box, box);
    if (isOver) return hidden('covered');
    suspectedHiding ??= 'covered';
  }
  const backgrounds = backgroundsAt(x, y, areas, strip.order);
  if (isLost(strip.color, backgrounds)) return hidden('colour');
  if (mayBeLost(strip.color, backgrounds)) suspectedHiding ??= 'colour';
  return { strip, hiddenBy: null, suspectedHiding };
}

/** The possible background colors at a point below an item with the given order; `null` if unknown. */
function backgroundsAt(
  x: number,
  y: number,
  areas: readonly PaintedArea[],
  order: number,
): readonly Color[] | null {
  let backgrounds: readonly Color[] | null = paper;
  for (const area of areas) {
    if (area.order > order || !holds(area.box, x, y)) continue;
    if (area.cover === 'whole') backgrounds = area.color && [area.color];
    else if (area.color === null) backgrounds = null;
    else if (backgrounds !== null && backgrounds.length < maxBackgrounds)
      backgrounds = [...backgrounds, area.color];
  }
  return backgrounds;
}

/** Whether the color contrasts with none of its possible backgrounds. */
function isLost(color: Color | null, backgrounds: readonly Color[] | null): boolean {
  if (color === null || backgrounds === null) return false;
  return backgrounds.every((background) => isAlike(color, background));
}

/** Whether the color lacks contrast with one of several possible backgrounds, or these are unknown. */
function mayBeLost(color: Color | null, backgrounds: readonly Color[] | null): boolean {
  if (color === null || backgrounds === null) return true;
  return backgrounds.some((background) => isAlike(color, background));
}

function isAlike(color: Color, background: Color): boolean {
  return contrast(color, background) < minContrast && channelDistance(color, background) < minHueDistance;
}

/** The center of the letters without ascenders, descenders and bearings, which may extend beyond a cover. */
function coreBox(strip: Strip, first: number, last: number): Rectangle {
  const start = strip.starts[first] ?? 0;
  const end = strip.ends[last] ?? start;
  const low = 0.1 * strip.fontSize;
  const high = 0.45 * strip.fontSize;
  const { directionX: dx, directionY: dy, originX, originY } = strip;
  // The up direction is the writing direction rotated left: (dy, -dx) with y pointing down.
  const xs = [start * dx + low * dy, end * dx + low * dy, start * dx + high * dy, end * dx + high * dy];
  const ys = [start * dy - low * dx, end * dy - low * dx, start * dy - high * dx, end * dy - high * dx];
  return {
    left: originX + Math.min(...xs),
    right: originX + Math.max(...xs),
    top: originY + Math.min(...ys),
    bottom: originY + Math.max(...ys),
  };
}

function holds(box: Rectangle, x: number, y: number): boolean {
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}

function contains(outer: Rectangle, inner: Rectangle): boolean {
  return (
    inner.left >= outer.left &&
    inner.right <= outer.right &&
    inner.top >= outer.top &&
    inner.bottom <= outer.bottom
  );
}

function coversMost(area: Rectangle, box: Rectangle): boolean {
  const width = Math.min(area.right, box.right) - Math.max(area.left, box.left);
  const height = Math.min(area.bottom, box.bottom) - Math.max(area.top, box.top);
  return width >= 0.7 * (box.right - box.left) && height >= 0.8 * (box.bottom - box.top);
}

function slice(strip: Strip, start: number, end: number): Strip {
  return {
    ...strip,
    texts: strip.texts.slice(start, end),
    starts: strip.starts.slice(start, end),
    ends: strip.ends.slice(start, end),
  };
}
