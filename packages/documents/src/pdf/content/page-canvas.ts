import type { Box } from '@winnow/document-model';
import type { Budget } from '../budget.ts';
import type { Strip } from '../text/strip.ts';
import { type Cover, PaintedAreas } from '../visibility/painted-areas.ts';
import type { Color } from './color.ts';
import { intersection, type Rectangle } from './matrix.ts';

/** Maximum number of lines and boxes for the layout; charts have thousands more than a table. */
const maxRules = 5000;

/** Points: maximum thickness of rules; minimum thickness of strips that hide a letter together. */
const minArea = 0.4;

/** Points: maximum size of shapes that may be letters, and minimum size of those that may be a background. */
const largestLetter = 60;
const smallestBackground = 8;
const maxOutlines = 50_000;

/** The content that the interpreter drew on one page, in order. */
export class PageCanvas {
  readonly width: number;
  readonly height: number;
  readonly strips: Strip[] = [];
  readonly pictures: Box[] = [];
  readonly rules: Box[] = [];
  readonly areas: PaintedAreas;
  /** Small filled shapes, of which letters drawn as outlines consist. */
  readonly outlines: PaintedAreas;
  /** Replacement texts in the file that differ from what is drawn. */
  readonly replacements: string[] = [];
  glyphCount = 0;
  undecodedCount = 0;
  /** The last strip, as long as nothing is painted after it. */
  openStrip: Strip | null = null;
  private nextOrder = 0;
  private outlineCount = 0;

  constructor(width: number, height: number, budget: Budget) {
    this.width = width;
    this.height = height;
    this.areas = new PaintedAreas(height, budget);
    this.outlines = new PaintedAreas(height, budget);
  }

  takeOrder(): number {
    this.nextOrder += 1;
    return this.nextOrder;
  }

  addStrip(strip: Strip): void {
    this.strips.push(strip);
    this.openStrip = strip;
  }

  /** Makes the next text begin a new strip. */
  closeStrip(): void {
    this.openStrip = null;
  }

  /** A filled rectangle. */
  fillBox(box: Rectangle, clip: Rectangle, color: Color | null, cover: Cover): void {
    const shown = intersection(box, clip);
    this.paint(shown, color, cover);
    this.addRule(shown);
  }

  addPicture(box: Rectangle, clip: Rectangle, cover: Cover): void {
    const shown = intersection(box, clip);
    if (shown.right <= shown.left || shown.bottom <= shown.top) return;
    this.paint(shown, null, cover);
    if (this.pictures.length < maxRules)
      this.pictures.push([shown.left, shown.top, shown.right, shown.bottom]);
  }

  /** Paints an area that is not a separate object, such as a shading. */
  paint(box: Rectangle, color: Color | null, cover: Cover): void {
    if (box.right - box.left < minArea || box.bottom - box.top < minArea) return;
    this.openStrip = null;
    this.areas.add({ box, order: this.takeOrder(), color, cover });
  }

  /** A filled shape other than a rectangle. Letters are too small to be a background. */
  fillShape(box: Rectangle, clip: Rectangle, color: Color | null, cover: Cover): void {
    const shown = intersection(box, clip);
    const width = shown.right - shown.left;
    const height = shown.bottom - shown.top;
    if (width <= 0 || height <= 0) return;
    if (Math.max(width, height) <= largestLetter && this.outlineCount < maxOutlines) {
      this.outlineCount += 1;
      this.outlines.add({ box: shown, order: this.takeOrder(), color, cover: 'none' });
    }
    if (Math.min(width, height) >= smallestBackground)
      this.paint(shown, color, cover === 'none' ? 'none' : 'maybe');
  }

  /** Adds separately drawn content on top of this page; which of it is transparent is unknown. */
  layOver(other: PageCanvas): void {
    const everything = { left: 0, top: 0, right: this.width, bottom: this.height };
    for (const area of other.areas.touching(everything))
      this.paint(area.box, area.color, area.cover === 'none' ? 'none' : 'maybe');
  }

  addRule(box: Rectangle): void {
    if (this.rules.length >= maxRules || box.right < box.left || box.bottom < box.top) return;
    if (box.right < 0 || box.bottom < 0 || box.left > this.width || box.top > this.height) return;
    this.rules.push([box.left, box.top, box.right, box.bottom]);
  }
}
