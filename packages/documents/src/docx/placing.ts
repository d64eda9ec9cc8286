import type { HidingTechnique } from '@winnow/document-model';
import { isOffSheet, type MutablePlacing } from '../text-styles/find-misplacing.ts';
import type { XmlElement } from '../xml/walk-xml.ts';

/** Twentieths of a point, the unit of most lengths in Word. */
const twip = 1 / 20;

/** Points. A frame or a row of at most this height shows no letters. */
const lowestFrame = 3;

/** Applies one child of `w:pPr` to the paragraph's position. */
export function addPlacing(placing: MutablePlacing, element: XmlElement): void {
  switch (element.name) {
    case 'w:spacing': {
      const line = pointsOf(element, 'line');
      if (line !== null)
        placing.exactLine = element.attribute('lineRule') === 'exact' ? Math.abs(line) : null;
      break;
    }
    case 'w:ind': {
      const left = pointsOf(element, 'left') ?? pointsOf(element, 'start');
      const hanging = pointsOf(element, 'hanging');
      const firstLine = hanging === null ? pointsOf(element, 'firstLine') : -hanging;
      if (left !== null) placing.left = left;
      if (firstLine !== null) placing.firstLine = firstLine;
      break;
    }
    case 'w:framePr':
      placing.frame = frameHiding(element);
      break;
  }
}

function frameHiding(element: XmlElement): HidingTechnique | null {
  if ([pointsOf(element, 'x'), pointsOf(element, 'y')].some(isOff)) return 'off-page';
  const isExact = element.attribute('hRule') === 'exact';
  return isExact && (pointsOf(element, 'h') ?? lowestFrame) < lowestFrame ? 'clipped' : null;
}

/** Whether `w:trHeight`, `w:hidden` or another child of `w:trPr` hides the text of a row, and how. */
export function rowHiding(element: XmlElement): HidingTechnique | null {
  if (element.name === 'w:hidden') return element.attribute('val') === '0' ? null : 'hidden-style';
  if (element.name !== 'w:trHeight' || element.attribute('hRule') !== 'exact') return null;
  return (pointsOf(element, 'val') ?? lowestFrame) < lowestFrame ? 'clipped' : null;
}

/** Whether the position of a table hides its text: `w:tblpPr` and `w:tblInd` of `w:tblPr`. */
export function tableHiding(element: XmlElement): HidingTechnique | null {
  const offsets =
    element.name === 'w:tblpPr'
      ? [pointsOf(element, 'tblpX'), pointsOf(element, 'tblpY')]
      : element.name === 'w:tblInd' && element.attribute('type') !== 'pct'
        ? [pointsOf(element, 'w')]
        : [];
  return offsets.some(isOff) ? 'off-page' : null;
}

const isOff = (points: number | null): boolean => points !== null && isOffSheet(points);

function pointsOf(element: XmlElement, attribute: string): number | null {
  const value = Number.parseFloat(element.attribute(attribute) ?? '');
  return Number.isFinite(value) ? value * twip : null;
}
