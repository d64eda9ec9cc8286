import type { Budget } from '../budget.ts';
import type { Color } from '../content/color.ts';
import type { Rectangle } from '../content/matrix.ts';

/** Whether it is opaque; `maybe` if a shape or picture leaves parts of its box uncovered. */
export type Cover = 'whole' | 'maybe' | 'none';

/** A rectangle that was painted: a background for later text, and a cover over earlier text. */
export type PaintedArea = {
  readonly box: Rectangle;
  readonly order: number;
  /** `null` for pictures, patterns and anything else unknown. */
  readonly color: Color | null;
  readonly cover: Cover;
};

const bandHeight = 24;
const maxBands = 400;

/** Steps of work for each band that an area touches: it uses memory until the page is done. */
const areaCost = 20;

/** Painted areas by horizontal bands of the page, so that a text is compared only with nearby ones. */
export class PaintedAreas {
  private readonly bands = new Map<number, PaintedArea[]>();
  private readonly budget: Budget;
  private readonly lastBand: number;

  constructor(pageHeight: number, budget: Budget) {
    this.budget = budget;
    this.lastBand = Math.min(maxBands, Math.ceil(pageHeight / bandHeight));
  }

  add(area: PaintedArea): void {
    const last = this.band(area.box.bottom);
    const first = this.band(area.box.top);
    this.budget.spend((last - first + 1) * areaCost);
    for (let band = first; band <= last; band++) {
      const areas = this.bands.get(band);
      if (areas) areas.push(area);
      else this.bands.set(band, [area]);
    }
  }

  /** Areas that touch a box, in painting order. */
  touching(box: Rectangle): PaintedArea[] {
    const first = this.band(box.top);
    const last = this.band(box.bottom);
    const found: PaintedArea[] = [];
    for (let band = first; band <= last; band++) {
      const areas = this.bands.get(band);
      if (!areas) continue;
      this.budget.spend(areas.length);
      for (const area of areas) {
        // An area in several bands is returned only for the first of them.
        const isFirst = band === first || this.band(area.box.top) === band;
        if (isFirst && touches(area.box, box)) found.push(area);
      }
    }
    if (first !== last) found.sort((one, other) => one.order - other.order);
    return found;
  }

  private band(y: number): number {
    return Math.max(0, Math.min(this.lastBand, Math.floor(y / bandHeight)));
  }
}

function touches(area: Rectangle, box: Rectangle): boolean {
  return area.left < box.right && area.right > box.left && area.top < box.bottom && area.bottom > box.top;
}
