import type { Box } from '@winnow/document-model';
import type { PageContent } from '../../page-content.ts';
import type { DrawnPage, Pixels } from './draw-page.ts';

/** Minimum visible change of a channel (0-255): thin light gray type on white changes it by 20. */
const minChange = 14;

/** Minimum difference between the darkest and the lightest pixel of a picture where it shows a letter. */
const minContrast = 40;

/** Returns the share of a box, in cells about the size of a letter, with visible marks. */
export type InkFinder = {
  /** Marks that the text of the page adds. */
  ofText(box: Box): number;
  /** Marks in the picture. */
  inPicture(box: Box): number;
};

/** Looks for marks on a rendered page; boxes are in points of `page`. */
export function findInk(page: PageContent, { whole, withoutText }: DrawnPage): InkFinder {
  const scale = whole.width / Math.max(1, page.width);
  const share = (box: Box, isMarked: (cell: Cell) => boolean): number => {
    const cells = cellsOf(box, scale, whole);
    return cells.length === 0 ? 0 : cells.filter(isMarked).length / cells.length;
  };
  return {
    ofText: (box) => share(box, (cell) => hasChange(cell, whole, withoutText)),
    inPicture: (box) => share(box, (cell) => hasContrast(cell, whole)),
  };
}

/** Range of pixels to examine. */
type Cell = { left: number; top: number; right: number; bottom: number };

/** Splits the box lengthwise into cells half as long as its shorter side: about one letter each. */
function cellsOf([x0, y0, x1, y1]: Box, scale: number, { width, height }: Pixels): Cell[] {
  const left = Math.max(0, Math.floor(x0 * scale));
  const top = Math.max(0, Math.floor(y0 * scale));
  const right = Math.min(width, Math.ceil(x1 * scale));
  const bottom = Math.min(height, Math.ceil(y1 * scale));
  if (right <= left || bottom <= top) return [];
  const isUpright = bottom - top > right - left;
  const length = isUpright ? bottom - top : right - left;
  const step = Math.max(2, Math.round((isUpright ? right - left : bottom - top) / 2));
  const cells: Cell[] = [];
  for (let from = 0; from < length; from += step) {
    const to = Math.min(length, from + step);
    cells.push(
      isUpright
        ? { left, right, top: top + from, bottom: top + to }
        : { top, bottom, left: left + from, right: left + to },
    );
  }
  return cells;
}

function hasChange({ left, top, right, bottom }: Cell, one: Pixels, other: Pixels): boolean {
  for (let y = top; y < bottom; y++) {
    const end = (y * one.width + right) * 4;
    for (let at = (y * one.width + left) * 4; at < end; at++)
      if (Math.abs((one.bytes[at] ?? 0) - (other.bytes[at] ?? 0)) >= minChange) return true;
  }
  return false;
}

function hasContrast({ left, top, right, bottom }: Cell, { width, bytes }: Pixels): boolean {
  let darkest = 255;
  let lightest = 0;
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const value = bytes[(y * width + x) * 4 + 1] ?? 0;
      if (value < darkest) darkest = value;
      if (value > lightest) lightest = value;
    }
  }
  return lightest - darkest >= minContrast;
}
