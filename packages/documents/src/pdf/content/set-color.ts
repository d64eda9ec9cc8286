import type { PdfValue } from '../syntax/values.ts';
import { type ColorSpace, deviceCmyk, deviceGray, deviceRgb } from './color-space.ts';
import type { GraphicsState } from './graphics-state.ts';

/**
 * Executes an operator that sets a color; returns `false` for other operators.
 * @param spaceNamed returns the color space with a name in the resources
 */
export function setColor(
  operator: string,
  operands: readonly PdfValue[],
  state: GraphicsState,
  spaceNamed: (name: PdfValue | undefined) => ColorSpace,
): boolean {
  switch (operator) {
    case 'g':
      return setFill(state, deviceGray, operands);
    case 'rg':
      return setFill(state, deviceRgb, operands);
    case 'k':
      return setFill(state, deviceCmyk, operands);
    case 'G':
      return setStroke(state, deviceGray, operands);
    case 'RG':
      return setStroke(state, deviceRgb, operands);
    case 'K':
      return setStroke(state, deviceCmyk, operands);
    case 'cs': {
      const space = spaceNamed(operands[0]);
      return setFill(state, space, space.initial);
    }
    case 'CS': {
      const space = spaceNamed(operands[0]);
      return setStroke(state, space, space.initial);
    }
    case 'sc':
    case 'scn':
      return setFill(state, state.fillSpace, operands);
    case 'SC':
    case 'SCN':
      return setStroke(state, state.strokeSpace, operands);
    default:
      return false;
  }
}

function setFill(state: GraphicsState, space: ColorSpace, operands: readonly PdfValue[]): true {
  state.fillSpace = space;
  state.fill = colorFrom(space, operands);
  return true;
}

function setStroke(state: GraphicsState, space: ColorSpace, operands: readonly PdfValue[]): true {
  state.strokeSpace = space;
  state.stroke = colorFrom(space, operands);
  return true;
}

function colorFrom(space: ColorSpace, operands: readonly PdfValue[]): ReturnType<ColorSpace['toColor']> {
  // A pattern has a name as its operand instead of numbers.
  return areNumbers(operands) ? space.toColor(operands) : null;
}

function areNumbers(operands: readonly PdfValue[]): operands is readonly number[] {
  for (const operand of operands) if (typeof operand !== 'number') return false;
  return true;
}
