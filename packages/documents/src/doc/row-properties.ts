import type { HidingTechnique } from '@winnow/document-model';
import type { Background } from '../text-styles/find-hiding.ts';
import { isOffSheet } from '../text-styles/find-misplacing.ts';
import { readShading, readShortShading, shadingBytes } from './doc-colors.ts';
import type { LittleEndian } from './little-endian.ts';
import { lowestRow, twip } from './paragraph-properties.ts';
import type { Property } from './property-list.ts';

/** A row of a table: the background of its cells, and what hides the whole row. */
export type Row = {
  /** The background color of a cell; `null` if none is set. */
  background(cell: number, hasStyleColors: boolean): Background | null;
  readonly hiding: HidingTechnique | null;
  /** The style of its table, by number; `null` for none. */
  readonly style: number | null;
};

type Shadings = (string | null)[];

/** First cell that the second and the third property of the same kind apply to. */
const nextCells = 22;

/** Creates a row from the properties of the paragraph that ends it; [MS-DOC] 2.6.3. */
export function readRow(properties: Iterable<Property>): Row {
  const short: Shadings = [];
  const flat: Shadings = [];
  const own: Shadings = [];
  const over: Shadings = [];
  let whole: string | null = null;
  let hiding: HidingTechnique | null = null;
  let style: number | null = null;
  for (const { sprm, operand } of properties) {
    const shift = shiftBySprm.get(sprm);
    if (shift !== undefined) takeShadings(isOwn(sprm) ? own : flat, operand, shift);
    else if (sprm === 0xd609) takeShortShadings(short, operand);
    else if (sprm === 0xd62d) takeShadingOfCells(over, operand);
    else if (sprm === 0xd660) whole = readShading(operand, 0);
    else if (sprm === 0x563a) style = operand.u16(0);
    else hiding ??= hidingBy({ sprm, operand });
  }
  return {
    hiding,
    style,
    background(cell, hasStyleColors) {
      // The colors for older programs apply if the row has none itself, or its table's style has colors.
      const isForOlder = own.length === 0 || hasStyleColors;
      return over[cell] ?? own[cell] ?? (isForOlder ? (flat[cell] ?? short[cell]) : null) ?? whole;
    },
  };
}

const maxCells = 64;

/** Shadings of all cells of a row: those for older programs, and those of the row itself. */
const shiftBySprm: ReadonlyMap<number, number> = new Map([
  [0xd612, 0],
  [0xd616, nextCells],
  [0xd60c, nextCells * 2],
  [0xd670, 0],
  [0xd671, nextCells],
  [0xd672, nextCells * 2],
]);
const isOwn = (sprm: number): boolean => sprm >= 0xd670;

function takeShadings(shadings: Shadings, operand: LittleEndian, shift: number): void {
  for (let cell = 0; (cell + 1) * shadingBytes <= operand.length; cell += 1) {
    shadings[shift + cell] = readShading(operand, cell * shadingBytes);
  }
}

function takeShortShadings(shadings: Shadings, operand: LittleEndian): void {
  for (let cell = 0; (cell + 1) * 2 <= operand.length; cell += 1) {
    shadings[cell] = readShortShading(operand.u16(cell * 2));
  }
}

/** [MS-DOC] 2.9.308: the first cell, the one after the last, and their shading. */
function takeShadingOfCells(shadings: Shadings, operand: LittleEndian): void {
  const shading = readShading(operand, 2);
  for (let cell = operand.u8(0); cell < Math.min(maxCells, operand.u8(1)); cell += 1) {
    shadings[cell] = shading;
  }
}

function hidingBy({ sprm, operand }: Property): HidingTechnique | null {
  const points = operand.i16(0) * twip;
  switch (sprm) {
    case 0x9407:
      // Negative heights are exact, positive ones are minimums.
      return points < 0 && -points < lowestRow ? 'clipped' : null;
    case 0x940e:
    case 0x940f:
    case 0x9601:
      return isOffSheet(points) ? 'off-page' : null;
    case 0xd608:
      // The number of columns, then the left edge of the first one.
      return isOffSheet(operand.i16(1) * twip) ? 'off-page' : null;
    default:
      return null;
  }
}
