import type { Extent } from './file-information.ts';
import type { LittleEndian } from './little-endian.ts';
import { Plc } from './plc.ts';

/** A range of the main stream up to `end`, in bytes, with its properties, which may be empty. */
export type FormattedRun = { readonly end: number; readonly properties: LittleEndian };

const pageBytes = 512;
const pageNumberBits = 0x3f_ffff;
/** Bytes before the properties of a run: the entry of a character, or of a paragraph with its height. */
const leadBytes = { characters: 1, paragraphs: 13 } as const;

/** Pages of 512 bytes with the formats of characters or paragraphs: ChpxFkp and PapxFkp of [MS-DOC] 2.4.6. */
export class FormattedPages {
  private readonly main: LittleEndian;
  private readonly kind: keyof typeof leadBytes;
  private readonly pages: Plc;

  constructor(
    { main, table }: { readonly main: LittleEndian; readonly table: LittleEndian },
    kind: keyof typeof leadBytes,
    extent: Extent,
  ) {
    this.main = main;
    this.kind = kind;
    this.pages = new Plc(table, extent, 4);
  }

  /**
   * The run at a byte of the main stream. Bytes that no page covers get a run without properties that ends where the
   * next page begins.
   */
  runAt(at: number): FormattedRun {
    const index = this.pages.indexAt(at);
    if (index < 0) return { end: this.startAfter(at), properties: this.main.part(0, 0) };
    const number = this.pages.element(index).u32(0) & pageNumberBits;
    const page = this.main.part(number * pageBytes, pageBytes);
    const count = page.u8(pageBytes - 1);
    for (let run = 0; run < count; run += 1) {
      const end = page.u32((run + 1) * 4);
      if (end <= at || page.u32(run * 4) > at) continue;
      const lead = page.u8((count + 1) * 4 + run * leadBytes[this.kind]) * 2;
      return { end, properties: lead === 0 ? page.part(0, 0) : this.propertiesAt(page, lead) };
    }
    return { end: this.pages.position(index + 1), properties: page.part(0, 0) };
  }

  private startAfter(at: number): number {
    const first = this.pages.position(0);
    return this.pages.count > 0 && first > at ? first : Number.POSITIVE_INFINITY;
  }

  private propertiesAt(page: LittleEndian, at: number): LittleEndian {
    const size = page.u8(at);
    if (this.kind === 'characters') return page.part(at + 1, size);
    // [MS-DOC] PapxInFkp: the size counts pairs of bytes, including its own byte; if it is 0, the next byte is the
    // size.
    return size === 0 ? page.part(at + 2, page.u8(at + 1) * 2) : page.part(at + 1, size * 2 - 1);
  }
}
