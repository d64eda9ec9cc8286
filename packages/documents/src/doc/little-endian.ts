/** Numbers and ranges of a stream. Beyond its end they are 0 or empty, so a damaged file gives less text instead of an error. */
export class LittleEndian {
  readonly bytes: Uint8Array;
  private readonly view: DataView;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get length(): number {
    return this.bytes.length;
  }

  u8(at: number): number {
    return this.bytes[at] ?? 0;
  }

  u16(at: number): number {
    return this.holds(at, 2) ? this.view.getUint16(at, true) : 0;
  }

  i16(at: number): number {
    return this.holds(at, 2) ? this.view.getInt16(at, true) : 0;
  }

  u32(at: number): number {
    return this.holds(at, 4) ? this.view.getUint32(at, true) : 0;
  }

  i32(at: number): number {
    return this.holds(at, 4) ? this.view.getInt32(at, true) : 0;
  }

  part(at: number, length: number): LittleEndian {
    return new LittleEndian(this.bytes.subarray(Math.max(0, at), Math.max(0, at + length)));
  }

  private holds(at: number, size: number): boolean {
    return at >= 0 && at + size <= this.bytes.length;
  }
}
