import type { Extent } from './file-information.ts';
import { LittleEndian } from './little-endian.ts';

/** Positions with an element of fixed size between each pair; [MS-DOC] 2.2.2. */
export class Plc {
  readonly count: number;
  private readonly bytes: LittleEndian;
  private readonly elementBytes: number;

  constructor(table: LittleEndian, { at, length }: Extent, elementBytes: number) {
    this.bytes = table.part(at, length);
    this.elementBytes = elementBytes;
    this.count = Math.max(0, Math.floor((this.bytes.length - 4) / (4 + elementBytes)));
  }

  /** Start of an element; with `count`, the end of the last one. */
  position(index: number): number {
    return this.bytes.u32(index * 4);
  }

  element(index: number): LittleEndian {
    if (index < 0 || index >= this.count) return new LittleEndian(new Uint8Array());
    return this.bytes.part((this.count + 1) * 4 + index * this.elementBytes, this.elementBytes);
  }

  /** The index of the element whose range contains a position, for sorted positions; -1 for none. */
  indexAt(position: number): number {
    let low = 0;
    let high = this.count;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.position(middle + 1) <= position) low = middle + 1;
      else high = middle;
    }
    return low < this.count && this.position(low) <= position ? low : -1;
  }
}
