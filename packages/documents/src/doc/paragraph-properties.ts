import type { HidingTechnique } from '@winnow/document-model';
import { isOffSheet, type MutablePlacing } from '../text-styles/find-misplacing.ts';
import { readShading, readShortShading } from './doc-colors.ts';
import type { Property } from './property-list.ts';

/** The format that a paragraph or a paragraph style sets. */
export type ParagraphFormat = {
  readonly style?: number;
  readonly isInTable?: boolean;
  /** Number of tables that contain it, nested. */
  readonly depth?: number;
  readonly endsCell?: boolean;
  readonly endsRow?: boolean;
  /** Counted from 0; 9 is body text. */
  readonly outlineLevel?: number;
  /** Counted from 1; other numbers mean no list. */
  readonly list?: number;
  readonly listLevel?: number;
  /** Color behind the paragraph; `null` for none. */
  readonly shading?: string | null;
  readonly placing?: MutablePlacing;
};

export type MutableParagraphFormat = { -readonly [Key in keyof ParagraphFormat]: ParagraphFormat[Key] };

/** Twentieths of a point, the unit of most lengths in Word. */
export const twip = 1 / 20;

/** Points. A frame or a row of at most this height shows no letters. */
export const lowestRow = 3;

/** The bit of a frame's height that makes it a minimum. */
const atLeast = 0x8000;

/** Applies one property to a paragraph; [MS-DOC] 2.6.2. */
export function takeParagraphProperty(format: MutableParagraphFormat, { sprm, operand }: Property): void {
  switch (sprm) {
    case 0x4600:
      format.style = operand.u16(0);
      break;
    case 0x2416:
      format.isInTable = operand.u8(0) !== 0;
      break;
    case 0x6649:
      format.depth = operand.i32(0);
      break;
    case 0x244b:
      format.endsCell = operand.u8(0) !== 0;
      break;
    case 0x2417:
    case 0x244c:
      format.endsRow = operand.u8(0) !== 0;
      break;
    case 0x2640:
      format.outlineLevel = operand.u8(0);
      break;
    case 0x260a:
      format.listLevel = operand.u8(0);
      break;
    case 0x460b:
      format.list = operand.i16(0);
      break;
    case 0x442d:
      format.shading = readShortShading(operand.u16(0));
      break;
    case 0xc64d:
      format.shading = readShading(operand, 0);
      break;
    default:
      format.placing = { ...format.placing, ...placingOf({ sprm, operand }) };
  }
}

function placingOf({ sprm, operand }: Property): MutablePlacing {
  const points = operand.i16(0) * twip;
  switch (sprm) {
    case 0x6412:
      // [MS-DOC] LSPD: negative values are exact, unless the unit is lines.
      return { exactLine: operand.u16(2) === 0 && points < 0 ? -points : null };
    case 0x840f:
    case 0x845e:
      return { left: points };
    case 0x8411:
    case 0x8460:
      return { firstLine: points };
    case 0x8418:
    case 0x8419:
      return isOffSheet(points) ? { frame: 'off-page' } : {};
    case 0x442b:
      return heightHiding(operand.u16(0));
    default:
      return {};
  }
}

/** [MS-DOC] WHeightAbs: 0 means as high as the text. */
function heightHiding(bits: number): { frame?: HidingTechnique } {
  const isExact = bits > 0 && (bits & atLeast) === 0;
  return isExact && bits * twip < lowestRow ? { frame: 'clipped' } : {};
}

const headingStyles = 9;

/** Style numbers of Word's built-in styles: 1 to 9 are its headings. */
export function headingOf(styleKind: number, outlineLevel: number | undefined): number | null {
  if (outlineLevel !== undefined) return outlineLevel < headingStyles ? outlineLevel + 1 : null;
  return styleKind >= 1 && styleKind <= headingStyles ? styleKind : null;
}
