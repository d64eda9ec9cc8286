import { closeSync, openSync, readSync } from 'node:fs';

/** Writes a row of a table as 32-bit floats. */
export type Rows = (row: number, into: Float32Array) => void;

export type Table = {
  readonly rows: Rows;
  /** No rows can be read afterwards. */
  close(): void;
};

type Header = Record<
  string,
  { dtype: string; shape: number[]; data_offsets: [start: number, end: number] } | undefined
>;

/** A file starts with the length of its header. */
const lengthBytes = 8;

/**
 * Opens one table of a safetensors file of half floats: eight bytes of header length, a JSON header, then the data.
 * Rows are read on demand, which takes a few microseconds, so that a caller that needs a tenth of the words neither
 * waits for all of them nor keeps them in memory.
 */
export function openTable(
  path: string,
  name: string,
  shape: readonly [rows: number, columns: number],
): Table {
  let file: number | null = openSync(path, 'r');
  // The system reuses the number of a closed file for the next one that is opened.
  const close = () => {
    if (file !== null) closeSync(file);
    file = null;
  };
  const fill = (bytes: Uint8Array, from: number): Uint8Array => {
    if (file === null) throw new Error('The file with the weights was closed.');
    if (readSync(file, bytes, 0, bytes.length, from) < bytes.length)
      throw new Error('The file with the weights ends too early.');
    return bytes;
  };
  try {
    const headerLength = readLength(fill(new Uint8Array(lengthBytes), 0));
    const header = parseHeader(fill(new Uint8Array(headerLength), lengthBytes));
    const [start] = findTensor(header, name, shape);
    const tableStart = lengthBytes + headerLength + start;
    const toFloat = createHalfFloatTable();
    const halves = new Uint8Array(shape[1] * 2);
    return {
      rows: (row, into) => writeFloats(fill(halves, tableStart + row * halves.length), into, toFloat),
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
}

function readLength(bytes: Uint8Array): number {
  return Number(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getBigUint64(0, true));
}

const parseHeader = (bytes: Uint8Array): Header => JSON.parse(new TextDecoder().decode(bytes));

function findTensor(
  header: Header,
  name: string,
  shape: readonly number[],
): readonly [start: number, end: number] {
  const entry = header[name];
  if (entry?.dtype !== 'F16') throw new Error(`The model has no half-float weights ${name}.`);
  if (entry.shape.join() !== shape.join()) {
    throw new Error(`The weights ${name} have the shape [${entry.shape}], not [${shape}].`);
  }
  return entry.data_offsets;
}

function writeFloats(halves: Uint8Array, into: Float32Array, toFloat: Float32Array): void {
  for (let index = 0, at = 0; at < halves.length; index += 1, at += 2) {
    into[index] = toFloat[(halves[at] ?? 0) | ((halves[at + 1] ?? 0) << 8)] ?? 0;
  }
}

/** The float for each of the 65,536 half floats (IEEE 754 binary16); a table is ten times faster than arithmetic. */
function createHalfFloatTable(): Float32Array {
  const table = new Float32Array(65_536);
  for (let exponent = 0; exponent <= lastExponent; exponent += 1) {
    const unit = 2 ** (Math.max(exponent, 1) - 25);
    for (let fraction = 0; fraction < fractions; fraction += 1) {
      const bits = exponent * fractions + fraction;
      const finite = (exponent === 0 ? fraction : fractions + fraction) * unit;
      const beyond = fraction === 0 ? Number.POSITIVE_INFINITY : Number.NaN;
      const value = exponent < lastExponent ? finite : beyond;
      table[bits] = value;
      table[bits + negative] = -value;
    }
  }
  return table;
}

const lastExponent = 31;
const fractions = 1024;
/** The sign bit. */
const negative = 0x8000;
