/** An affine map: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** Applies `inner`, then `outer`. Indexed by constants, since this is the hottest function of the reader. */
export function combine(inner: Matrix, outer: Matrix): Matrix {
  const a = inner[0];
  const b = inner[1];
  const c = inner[2];
  const d = inner[3];
  return [
    a * outer[0] + b * outer[2],
    a * outer[1] + b * outer[3],
    c * outer[0] + d * outer[2],
    c * outer[1] + d * outer[3],
    inner[4] * outer[0] + inner[5] * outer[2] + outer[4],
    inner[4] * outer[1] + inner[5] * outer[3] + outer[5],
  ];
}

/** Translates by x and y, then applies `outer`. */
export function shift(x: number, y: number, outer: Matrix): Matrix {
  return [
    outer[0],
    outer[1],
    outer[2],
    outer[3],
    x * outer[0] + y * outer[2] + outer[4],
    x * outer[1] + y * outer[3] + outer[5],
  ];
}

/** The matrix of six numbers; `null` if there are not exactly six finite numbers. */
export function matrixFrom(numbers: readonly number[] | null): Matrix | null {
  if (numbers === null || numbers.length < 6) return null;
  const matrix: Matrix = [
    numbers[0] as number,
    numbers[1] as number,
    numbers[2] as number,
    numbers[3] as number,
    numbers[4] as number,
    numbers[5] as number,
  ];
  return matrix.every(Number.isFinite) ? matrix : null;
}

/** Whether it rotates rectangles by less than a quarter turn. */
export function isTurned(matrix: Matrix): boolean {
  return (matrix[1] !== 0 || matrix[2] !== 0) && (matrix[0] !== 0 || matrix[3] !== 0);
}

export type Rectangle = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** The bounding box of a transformed rectangle. */
export function mappedBox(matrix: Matrix, x0: number, y0: number, x1: number, y1: number): Rectangle {
  const [a, b, c, d, e, f] = matrix;
  const xs = [a * x0 + c * y0, a * x1 + c * y0, a * x0 + c * y1, a * x1 + c * y1];
  const ys = [b * x0 + d * y0, b * x1 + d * y0, b * x0 + d * y1, b * x1 + d * y1];
  return {
    left: Math.min(...xs) + e,
    right: Math.max(...xs) + e,
    top: Math.min(...ys) + f,
    bottom: Math.max(...ys) + f,
  };
}

/** The intersection of two rectangles; its sides are reversed if they do not overlap. */
export function intersection(first: Rectangle, second: Rectangle): Rectangle {
  return {
    left: Math.max(first.left, second.left),
    top: Math.max(first.top, second.top),
    right: Math.min(first.right, second.right),
    bottom: Math.min(first.bottom, second.bottom),
  };
}
