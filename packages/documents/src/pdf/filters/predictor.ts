/** How rows of samples were transformed before compression (ISO 32000-1, 7.4.4.4). */
export type PredictorSettings = {
  readonly predictor: number;
  readonly colors: number;
  readonly bitsPerComponent: number;
  readonly columns: number;
};

/** Reverses a PNG or TIFF predictor. An incomplete last row is kept. */
export function undoPredictor(bytes: Uint8Array, settings: PredictorSettings): Uint8Array {
  if (settings.predictor <= 1) return bytes;
  const bitsPerPixel = settings.colors * settings.bitsPerComponent;
  const bytesPerPixel = Math.max(1, (bitsPerPixel + 7) >> 3);
  const rowLength = (settings.columns * bitsPerPixel + 7) >> 3;
  // Invalid parameters: unchanged bytes do less harm than an error.
  if (!(rowLength > 0 && rowLength < 1 << 26)) return bytes;
  if (settings.predictor === 2) return undoTiff(bytes, rowLength, bytesPerPixel, settings.bitsPerComponent);
  return undoPng(bytes, rowLength, bytesPerPixel);
}

/** Only samples of 8 bits, the only size that cross-reference streams can use. */
function undoTiff(bytes: Uint8Array, rowLength: number, step: number, bitsPerComponent: number): Uint8Array {
  if (bitsPerComponent !== 8) return bytes;
  const output = bytes.slice();
  for (let row = 0; row < output.length; row += rowLength) {
    const end = Math.min(row + rowLength, output.length);
    for (let index = row + step; index < end; index++) {
      output[index] = (output[index] as number) + (output[index - step] as number);
    }
  }
  return output;
}

function undoPng(bytes: Uint8Array, rowLength: number, step: number): Uint8Array {
  const rows = Math.ceil(bytes.length / (rowLength + 1));
  const output = new Uint8Array(Math.max(0, bytes.length - rows));
  let length = 0;
  for (let row = 0; row < rows; row++) {
    const source = row * (rowLength + 1);
    const filter = bytes[source];
    const end = Math.min(source + 1 + rowLength, bytes.length);
    for (let index = source + 1, column = 0; index < end; index++, column++) {
      const left = column >= step ? (output[length - step] as number) : 0;
      const up = row > 0 ? (output[length - rowLength] as number) : 0;
      const upLeft = row > 0 && column >= step ? (output[length - rowLength - step] as number) : 0;
      output[length++] = (bytes[index] as number) + predicted(filter, left, up, upLeft);
    }
  }
  return output;
}

function predicted(filter: number | undefined, left: number, up: number, upLeft: number): number {
  switch (filter) {
    case 1:
      return left;
    case 2:
      return up;
    case 3:
      return (left + up) >> 1;
    case 4:
      return paeth(left, up, upLeft);
    default:
      return 0;
  }
}

/** The neighbor nearest to left + up - upLeft (PNG specification, 9.4). */
function paeth(left: number, up: number, upLeft: number): number {
  const estimate = left + up - upLeft;
  const byLeft = Math.abs(estimate - left);
  const byUp = Math.abs(estimate - up);
  const byUpLeft = Math.abs(estimate - upLeft);
  if (byLeft <= byUp && byLeft <= byUpLeft) return left;
  return byUp <= byUpLeft ? up : upLeft;
}
