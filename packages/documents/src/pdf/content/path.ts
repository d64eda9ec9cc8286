import { type Matrix, mappedBox, type Rectangle } from './matrix.ts';
import type { PageCanvas } from './page-canvas.ts';

/** One closed or open subpath, reduced to its box. */
type Figure = {
  box: Rectangle;
  corners: number;
  hasOnlyStraightSides: boolean;
  /** 1 or -1 by drawing direction; 0 if unknown. */
  turn: number;
};

/** Maximum number of subpaths kept for one path; drawings with more are not part of the layout. */
const maxFigures = 2000;

/** Maximum distance between the outer and inner subpaths of a frame, in their order. */
const neighbours = 8;

/** Collects a path as boxes in page coordinates. */
export class Path {
  private figures: Figure[] = [];
  private current: Figure | null = null;
  private isClipRequested = false;
  private lastX = 0;
  private lastY = 0;

  get isClipping(): boolean {
    return this.isClipRequested;
  }

  /** Whether the path is a single plain rectangle. */
  get isOneRectangle(): boolean {
    const [only, ...others] = this.figures;
    return (
      only !== undefined &&
      others.length === 0 &&
      only.hasOnlyStraightSides &&
      only.corners >= 4 &&
      only.corners <= 5
    );
  }

  requestClip(): void {
    this.isClipRequested = true;
  }

  moveTo(matrix: Matrix, x: number, y: number): void {
    const pageX = matrix[0] * x + matrix[2] * y + matrix[4];
    const pageY = matrix[1] * x + matrix[3] * y + matrix[5];
    this.current = {
      box: { left: pageX, right: pageX, top: pageY, bottom: pageY },
      corners: 1,
      hasOnlyStraightSides: true,
      turn: 0,
    };
    this.lastX = pageX;
    this.lastY = pageY;
    if (this.figures.length < maxFigures) this.figures.push(this.current);
  }

  lineTo(matrix: Matrix, x: number, y: number): void {
    this.extend(matrix, x, y, true);
  }

  curvePoint(matrix: Matrix, x: number, y: number): void {
    this.extend(matrix, x, y, false);
  }

  rectangle(matrix: Matrix, x: number, y: number, width: number, height: number): void {
    const box = mappedBox(matrix, x, y, x + width, y + height);
    const isUpright = (matrix[1] === 0 && matrix[2] === 0) || (matrix[0] === 0 && matrix[3] === 0);
    this.current = { box, corners: 4, hasOnlyStraightSides: isUpright, turn: Math.sign(width * height) };
    if (this.figures.length < maxFigures) this.figures.push(this.current);
  }

  private extend(matrix: Matrix, x: number, y: number, isLine: boolean): void {
    if (this.current === null) {
      this.moveTo(matrix, x, y);
      return;
    }
    const pageX = matrix[0] * x + matrix[2] * y + matrix[4];
    const pageY = matrix[1] * x + matrix[3] * y + matrix[5];
    const { current } = this;
    const { box } = current;
    current.box = {
      left: Math.min(box.left, pageX),
      right: Math.max(box.right, pageX),
      top: Math.min(box.top, pageY),
      bottom: Math.max(box.bottom, pageY),
    };
    current.corners += 1;
    const isStraight = Math.abs(pageX - this.lastX) < 0.05 || Math.abs(pageY - this.lastY) < 0.05;
    if (!isLine || !isStraight) current.hasOnlyStraightSides = false;
    this.lastX = pageX;
    this.lastY = pageY;
  }

  /**
   * A box for every subpath. Nested rectangles form a frame, as borders are drawn, unless both certainly fill the whole
   * area.
   */
  boxes(isEvenOdd: boolean): { box: Rectangle; kind: 'rectangle' | 'frame' | 'shape' }[] {
    return this.figures.map((figure, index) => {
      const { box, corners, hasOnlyStraightSides } = figure;
      const isRectangle = hasOnlyStraightSides && corners >= 4 && corners <= 5;
      if (!isRectangle) return { box, kind: 'shape' };
      return { box, kind: this.isOfFrame(figure, index, isEvenOdd) ? 'frame' : 'rectangle' };
    });
  }

  /** The subpaths of a frame follow one another in the path. */
  private isOfFrame(figure: Figure, index: number, isEvenOdd: boolean): boolean {
    const end = Math.min(this.figures.length, index + neighbours + 1);
    for (let place = Math.max(0, index - neighbours); place < end; place++) {
      const other = this.figures[place];
      if (other === undefined || place === index) continue;
      const addsUp = !isEvenOdd && figure.turn !== 0 && figure.turn === other.turn;
      if (!addsUp && (isInside(other.box, figure.box) || isInside(figure.box, other.box))) return true;
    }
    return false;
  }

  /** The bounding box; `null` for an empty path. */
  bounds(): Rectangle | null {
    let bounds: Rectangle | null = null;
    for (const { box } of this.figures) {
      bounds =
        bounds === null
          ? box
          : {
              left: Math.min(bounds.left, box.left),
              right: Math.max(bounds.right, box.right),
              top: Math.min(bounds.top, box.top),
              bottom: Math.max(bounds.bottom, box.bottom),
            };
    }
    return bounds;
  }

  /** Draws the sides as lines for the layout. */
  strokeOnto(canvas: PageCanvas): void {
    for (const { box, hasOnlyStraightSides } of this.figures) if (hasOnlyStraightSides) canvas.addRule(box);
  }

  clear(): void {
    if (this.figures.length > 0) this.figures = [];
    this.current = null;
    this.isClipRequested = false;
  }
}

function isInside(inner: Rectangle, outer: Rectangle): boolean {
  const isWithin =
    inner.left >= outer.left &&
    inner.right <= outer.right &&
    inner.top >= outer.top &&
    inner.bottom <= outer.bottom;
  return (
    isWithin &&
    (inner.right - inner.left < outer.right - outer.left ||
      inner.bottom - inner.top < outer.bottom - outer.top)
  );
}
