import type { HidingTechnique } from '@winnow/document-model';
import { isLostOn } from '../text-styles/contrast.ts';
import type { Background } from '../text-styles/find-hiding.ts';
import type { Box } from './story-builder.ts';

const inch = 72;

/** Points. A thinner frame shows no letters. */
const thinnest = 3;

/** Square points of four square inches: a banner or a sidebar, not an icon. */
const smallestBackdrop = 4 * inch ** 2;

/** Points. The longest side of paper sizes in use. */
const longestSheet = 17 * inch;

/** How far before its reference point a frame may end and still be on the sheet; from a line, over the whole page. */
const reach = { page: 0, margin: 1.5 * inch, text: 12 * inch };

const paper = 'FFFFFF';

type Place = { readonly from: keyof typeof reach; readonly isUpright: boolean; offset: number };

/** A drawing and its open shape. Lengths are points, `null` if unspecified. */
export class Frame {
  width: number | null = null;
  height: number | null = null;
  isBehind = false;
  isHidden = false;
  /** The fill of the shape, if known; `null` for none. */
  fill: Background | null = 'unknown';
  /** Whether the shape itself specifies its fill. */
  isFillSaid = false;
  /** Whether the current element describes the outline of the shape, or its shadow. */
  isInOutline = false;
  private readonly places: Place[] = [];
  private isInOffset = false;

  /** Sets its position along one side: points from `from`, which may follow later. */
  openPlace(from: Place['from'], isUpright: boolean, offset = 0): void {
    this.places.push({ from, isUpright, offset });
  }

  openOffset(): void {
    this.isInOffset = true;
  }

  closeOffset(): void {
    this.isInOffset = false;
  }

  /** Takes text that is not document text: an offset in English Metric Units. */
  takeText(text: string): void {
    const place = this.places.at(-1);
    if (this.isInOffset && place) place.offset = Number(text) / 12_700;
  }

  /** Whether colored text may be on top of it. */
  get isBackdrop(): boolean {
    if (!this.isBehind || this.fill === null) return false;
    if ((this.width ?? 0) * (this.height ?? 0) < smallestBackdrop) return false;
    return this.fill === 'unknown' || !isLostOn(this.fill, paper);
  }

  /** The text box in it. */
  get box(): Box {
    return { background: this.fill ?? paper, isBare: this.fill === null, hiding: this.hiding };
  }

  private get hiding(): HidingTechnique | null {
    if (this.isHidden) return 'hidden-style';
    if (this.places.some((place) => this.isOff(place))) return 'off-page';
    const isThin = [this.width, this.height].some((side) => side !== null && side < thinnest);
    return isThin ? 'clipped' : null;
  }

  private isOff({ from, isUpright, offset }: Place): boolean {
    const length = (isUpright ? this.height : this.width) ?? 0;
    return offset > longestSheet || offset + length < -reach[from];
  }
}
