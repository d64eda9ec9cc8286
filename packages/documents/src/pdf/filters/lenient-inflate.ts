import type { Budget } from '../budget.ts';
import { ByteWriter } from './byte-writer.ts';

/** Base lengths and distances with their extra bits (RFC 1951, 3.2.5). */
const lengthBase = [
  3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195,
  227, 258,
];
const lengthExtra = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0];
const distanceBase = [
  1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097,
  6145, 8193, 12289, 16385, 24577,
];
const distanceExtra = [
  0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
];
const codeLengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/** Canonical Huffman code: how many codes of each length, and the symbols in code order. */
type HuffmanCode = { readonly counts: Uint16Array; readonly symbols: Uint16Array };

/** Marks the end or damage of the input; what was decoded so far is kept. */
class InputEnded extends Error {}

/**
 * Inflates data that zlib rejects: skips checksums, accepts a damaged header, and stops without an error at the first
 * damage. Works bit by bit and is slow, but only damaged streams get here.
 */
export function inflateLeniently(bytes: Uint8Array, budget: Budget): Uint8Array {
  const header = ((bytes[0] ?? 0) << 8) | (bytes[1] ?? 0);
  const hasHeader = ((bytes[0] ?? 0) & 0x0f) === 8 && header % 31 === 0;
  const withHeader = inflateFrom(bytes, 2, budget);
  // Without a valid header, the data may start at once.
  if (hasHeader || withHeader.length > 0) return withHeader;
  return inflateFrom(bytes, 0, budget);
}

function inflateFrom(bytes: Uint8Array, start: number, budget: Budget): Uint8Array {
  const output = new ByteWriter(budget, bytes.length * 4);
  try {
    new Inflater(bytes, start, output, budget).run();
  } catch (error) {
    if (!(error instanceof InputEnded)) throw error;
  }
  return output.finish();
}

class Inflater {
  private readonly bytes: Uint8Array;
  private readonly output: ByteWriter;
  private readonly budget: Budget;
  private position: number;
  private bitBuffer = 0;
  private bitCount = 0;

  constructor(bytes: Uint8Array, start: number, output: ByteWriter, budget: Budget) {
    this.bytes = bytes;
    this.position = start;
    this.output = output;
    this.budget = budget;
  }

  run(): void {
    let isLast = false;
    while (!isLast) {
      isLast = this.bits(1) === 1;
      const kind = this.bits(2);
      if (kind === 0) this.copyStored();
      else if (kind === 1) this.inflateBlock(fixedLengths, fixedDistances);
      else if (kind === 2) this.inflateDynamicBlock();
      else throw new InputEnded();
    }
  }

  private bits(count: number): number {
    while (this.bitCount < count) {
      if (this.position >= this.bytes.length) throw new InputEnded();
      this.bitBuffer |= (this.bytes[this.position++] as number) << this.bitCount;
      this.bitCount += 8;
    }
    const value = this.bitBuffer & ((1 << count) - 1);
    this.bitBuffer >>>= count;
    this.bitCount -= count;
    return value;
  }

  private copyStored(): void {
    this.bitBuffer = 0;
    this.bitCount = 0;
    const length = this.bits(16);
    if (this.bits(16) !== (~length & 0xffff)) throw new InputEnded();
    for (let index = 0; index < length; index++) this.output.push(this.bits(8));
  }

  private symbol(code: HuffmanCode): number {
    let value = 0;
    let first = 0;
    let index = 0;
    for (let length = 1; length <= 15; length++) {
      value |= this.bits(1);
      const count = code.counts[length] as number;
      if (value - count < first) return code.symbols[index + (value - first)] as number;
      index += count;
      first = (first + count) << 1;
      value <<= 1;
    }
    throw new InputEnded();
  }

  private inflateBlock(lengths: HuffmanCode, distances: HuffmanCode): void {
    for (;;) {
      this.budget.spend(1);
      const symbol = this.symbol(lengths);
      if (symbol === 256) return;
      if (symbol < 256) {
        this.output.push(symbol);
        continue;
      }
      const length = lengthBase[symbol - 257];
      if (length === undefined) throw new InputEnded();
      const count = length + this.bits(lengthExtra[symbol - 257] as number);
      const far = this.symbol(distances);
      const base = distanceBase[far];
      if (base === undefined) throw new InputEnded();
      if (!this.output.repeat(base + this.bits(distanceExtra[far] as number), count)) throw new InputEnded();
    }
  }

  private inflateDynamicBlock(): void {
    const lengthCount = this.bits(5) + 257;
    const distanceCount = this.bits(5) + 1;
    const orderCount = this.bits(4) + 4;
    const orders = new Uint8Array(19);
    for (let index = 0; index < orderCount; index++) orders[codeLengthOrder[index] as number] = this.bits(3);
    const orderCode = huffmanCode(orders);
    const lengths = new Uint8Array(lengthCount + distanceCount);
    let filled = 0;
    while (filled < lengths.length) {
      const symbol = this.symbol(orderCode);
      if (symbol < 16) {
        lengths[filled++] = symbol;
        continue;
      }
      const repeated = symbol === 16 ? (lengths[filled - 1] ?? 0) : 0;
      const count = symbol === 16 ? 3 + this.bits(2) : symbol === 17 ? 3 + this.bits(3) : 11 + this.bits(7);
      lengths.fill(repeated, filled, filled + count);
      filled += count;
    }
    this.inflateBlock(
      huffmanCode(lengths.subarray(0, lengthCount)),
      huffmanCode(lengths.subarray(lengthCount)),
    );
  }
}

function huffmanCode(lengths: Uint8Array): HuffmanCode {
  const counts = new Uint16Array(16);
  for (const length of lengths) counts[length] = (counts[length] as number) + 1;
  counts[0] = 0;
  const offsets = new Uint16Array(17);
  for (let length = 1; length <= 15; length++) {
    offsets[length + 1] = (offsets[length] as number) + (counts[length] as number);
  }
  const symbols = new Uint16Array(lengths.length);
  for (let symbol = 0; symbol < lengths.length; symbol++) {
    const length = lengths[symbol] as number;
    if (length === 0) continue;
    const offset = offsets[length] as number;
    symbols[offset] = symbol;
    offsets[length] = offset + 1;
  }
  return { counts, symbols };
}

const fixedLengths = huffmanCode(
  Uint8Array.from({ length: 288 }, (_, symbol) =>
    symbol < 144 ? 8 : symbol < 256 ? 9 : symbol < 280 ? 7 : 8,
  ),
);
const fixedDistances = huffmanCode(new Uint8Array(30).fill(5));
