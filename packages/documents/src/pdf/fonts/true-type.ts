import type { Budget } from '../budget.ts';
import { charactersOfGlyphName } from './glyph-names.ts';

/** Characters from an embedded TrueType or OpenType program. */
export type TrueTypeTexts = {
  textOfGlyph(glyph: number): string | null;
  /** For simple fonts: through the symbol (3,0) or Macintosh (1,0) map, which are indexed by code. */
  textOfCode(code: number): string | null;
  /** Whether a simple font has a glyph for a code, even if its character is unknown. */
  hasCode(code: number): boolean;
  /** The CFF table of an OpenType font, whose glyph names give more characters. */
  readonly cff: Uint8Array | null;
};

type Subtable = {
  readonly platform: number;
  readonly encoding: number;
  readonly glyphs: Map<number, number>;
};

/** Reads the characters of the glyphs of a TrueType or OpenType font; `null` if it has another format or is damaged. */
export function readTrueType(bytes: Uint8Array, budget: Budget): TrueTypeTexts | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  try {
    const version = view.getUint32(0);
    if (version !== 0x00010000 && version !== 0x74727565 && version !== 0x4f54544f) return null;
    const tables = readTables(view);
    const cff = tables.get('CFF ');
    const subtables = readCharacterMaps(view, tables.get('cmap'), budget);
    const names = readPostNames(view, tables.get('post'), budget);
    return textsFrom(subtables, names, cff ? bytes.subarray(cff.offset, cff.offset + cff.length) : null);
  } catch (error) {
    // DataView throws if a damaged font refers to an offset outside itself.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function textsFrom(
  subtables: readonly Subtable[],
  names: Map<number, string>,
  cff: Uint8Array | null,
): TrueTypeTexts {
  const texts = new Map<number, string>();
  for (const { platform, encoding, glyphs } of subtables) {
    if (platform !== 0 && !(platform === 3 && (encoding === 1 || encoding === 10))) continue;
    for (const [code, glyph] of glyphs) if (!texts.has(glyph)) texts.set(glyph, String.fromCodePoint(code));
  }
  const byCode =
    subtables.find((table) => table.platform === 3 && table.encoding === 0) ??
    subtables.find((table) => table.platform === 1);
  function textOfGlyph(glyph: number): string | null {
    const name = names.get(glyph);
    return texts.get(glyph) ?? (name === undefined ? null : charactersOfGlyphName(name));
  }
  function glyphOfCode(code: number): number | undefined {
    return byCode && (byCode.glyphs.get(code) ?? byCode.glyphs.get(0xf000 + code));
  }
  return {
    cff,
    textOfGlyph,
    hasCode: (code) => glyphOfCode(code) !== undefined,
    textOfCode(code) {
      const glyph = glyphOfCode(code);
      return glyph ? textOfGlyph(glyph) : null;
    },
  };
}

type Table = { readonly offset: number; readonly length: number };

function readTables(view: DataView): Map<string, Table> {
  const tables = new Map<string, Table>();
  const count = view.getUint16(4);
  for (let index = 0; index < count; index++) {
    const entry = 12 + index * 16;
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((offset) => view.getUint8(entry + offset)));
    tables.set(tag, { offset: view.getUint32(entry + 8), length: view.getUint32(entry + 12) });
  }
  return tables;
}

function readCharacterMaps(view: DataView, table: Table | undefined, budget: Budget): Subtable[] {
  if (!table) return [];
  const subtables: Subtable[] = [];
  const count = Math.min(view.getUint16(table.offset + 2), 20);
  for (let index = 0; index < count; index++) {
    const entry = table.offset + 4 + index * 8;
    const glyphs = readSubtable(view, table.offset + view.getUint32(entry + 4), budget);
    subtables.push({ platform: view.getUint16(entry), encoding: view.getUint16(entry + 2), glyphs });
  }
  return subtables;
}

function readSubtable(view: DataView, offset: number, budget: Budget): Map<number, number> {
  const glyphs = new Map<number, number>();
  const format = view.getUint16(offset);
  if (format === 0) {
    for (let code = 0; code < 256; code++) setGlyph(glyphs, code, view.getUint8(offset + 6 + code));
  } else if (format === 4) {
    readSegments(view, offset, glyphs, budget);
  } else if (format === 6) {
    const first = view.getUint16(offset + 6);
    const count = view.getUint16(offset + 8);
    for (let index = 0; index < count; index++)
      setGlyph(glyphs, first + index, view.getUint16(offset + 10 + index * 2));
  } else if (format === 12) {
    const groups = Math.min(view.getUint32(offset + 12), 20_000);
    for (let group = 0; group < groups; group++) {
      const entry = offset + 16 + group * 12;
      const first = view.getUint32(entry);
      const last = Math.min(view.getUint32(entry + 4), first + 65_535, 0x10ffff);
      budget.spend(Math.max(1, last - first));
      for (let code = first; code <= last; code++)
        setGlyph(glyphs, code, view.getUint32(entry + 8) + code - first);
    }
  }
  return glyphs;
}

function readSegments(view: DataView, offset: number, glyphs: Map<number, number>, budget: Budget): void {
  const segments = view.getUint16(offset + 6) >> 1;
  const ends = offset + 14;
  const starts = ends + segments * 2 + 2;
  const deltas = starts + segments * 2;
  const ranges = deltas + segments * 2;
  for (let segment = 0; segment < segments; segment++) {
    const start = view.getUint16(starts + segment * 2);
    const end = view.getUint16(ends + segment * 2);
    const delta = view.getUint16(deltas + segment * 2);
    const range = view.getUint16(ranges + segment * 2);
    budget.spend(Math.max(1, end - start));
    for (let code = start; code <= end && code < 0xffff; code++) {
      if (range === 0) {
        setGlyph(glyphs, code, (code + delta) & 0xffff);
        continue;
      }
      const place = ranges + segment * 2 + range + (code - start) * 2;
      if (place + 2 > view.byteLength) break;
      const glyph = view.getUint16(place);
      setGlyph(glyphs, code, glyph === 0 ? 0 : (glyph + delta) & 0xffff);
    }
  }
}

function setGlyph(glyphs: Map<number, number>, code: number, glyph: number): void {
  if (glyph !== 0) glyphs.set(code, glyph);
}

/** Names of format 2; the first 258 are the Macintosh set, which the character maps cover. */
function readPostNames(view: DataView, table: Table | undefined, budget: Budget): Map<number, string> {
  const names = new Map<number, string>();
  if (!table || table.length < 34 || view.getUint32(table.offset) !== 0x00020000) return names;
  const count = view.getUint16(table.offset + 32);
  const end = Math.min(table.offset + table.length, view.byteLength);
  const own: string[] = [];
  for (let position = table.offset + 34 + count * 2; position < end; ) {
    const length = view.getUint8(position);
    if (position + 1 + length > end) break;
    let name = '';
    for (let index = 1; index <= length; index++)
      name += String.fromCharCode(view.getUint8(position + index));
    own.push(name);
    position += length + 1;
  }
  budget.spend(count + own.length);
  for (let glyph = 0; glyph < count; glyph++) {
    const name = own[view.getUint16(table.offset + 34 + glyph * 2) - 258];
    if (name !== undefined) names.set(glyph, name);
  }
  return names;
}
