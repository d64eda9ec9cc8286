import type { Budget } from '../budget.ts';

/** Collects decoded bytes and stops as soon as the budget is used up. */
export class ByteWriter {
  private buffer: Uint8Array;
  private readonly budget: Budget;
  length = 0;

  constructor(budget: Budget, expected: number) {
    this.budget = budget;
    this.buffer = new Uint8Array(Math.max(64, Math.min(expected, 1 << 20)));
  }

  push(byte: number): void {
    if (this.length === this.buffer.length) this.grow();
    this.buffer[this.length++] = byte;
  }

  /** Repeats the bytes written `distance` bytes ago, as LZ77 does; returns false if that is before the start. */
  repeat(distance: number, count: number): boolean {
    if (distance > this.length) return false;
    for (let index = 0; index < count; index++) this.push(this.buffer[this.length - distance] as number);
    return true;
  }

  finish(): Uint8Array {
    return this.buffer.subarray(0, this.length);
  }

  private grow(): void {
    if (this.length >= this.budget.decodableBytes) this.budget.refuseDecoded();
    const larger = new Uint8Array(this.buffer.length * 2);
    larger.set(this.buffer);
    this.buffer = larger;
  }
}
