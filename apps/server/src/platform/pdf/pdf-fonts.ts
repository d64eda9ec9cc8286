import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { unpackWoff } from './unpack-woff.ts';

const require = createRequire(import.meta.url);
/** Written out, so that tools for unused dependencies find them. */
const families = {
  'noto-sans': dirname(require.resolve('@fontsource/noto-sans/package.json')),
  'noto-sans-arabic': dirname(require.resolve('@fontsource/noto-sans-arabic/package.json')),
  'noto-sans-hebrew': dirname(require.resolve('@fontsource/noto-sans-hebrew/package.json')),
  unifontex: dirname(require.resolve('@fontsource/unifontex/package.json')),
} as const;
const weights = { normal: 400, bold: 700 } as const;

type Family = keyof typeof families;

export type Weight = keyof typeof weights;

/** Fields of an embedded font that the PDF library's types don't declare. */
type Drawn = {
  readonly ascender: number;
  readonly font?: { readonly hasGlyphForCodePoint?: (codePoint: number) => boolean };
};

type Source = { readonly name: string; open(weight: Weight): string | Buffer };

const notoSans = [
  'latin',
  'latin-ext',
  'cyrillic',
  'cyrillic-ext',
  'greek',
  'greek-ext',
  'vietnamese',
  'devanagari',
];

/** In order of lookup: no font covers all scripts. */
const sources: readonly Source[] = [
  ...notoSans.map((script) => noto('noto-sans', script)),
  noto('noto-sans-arabic', 'arabic'),
  noto('noto-sans-hebrew', 'hebrew'),
  // Bitmap glyphs for every other script: rarely needed, and small compared with one font for each (decision 0011).
  { name: 'all-scripts', open: openAllScripts },
];

/** Font for spaces and for characters in no other font. */
export const firstFont = 'noto-sans latin';

export type PdfFonts = {
  /** The first font with a glyph for the character; `null` if none has it. */
  find(character: string): string | null;
  has(name: string, character: string): boolean;
  /** Distance from the baseline to the top of the font, relative to its size. */
  ascent(name: string, weight: Weight): number;
  /** Draws and measures with a font from here on. */
  use(name: string, weight: Weight): void;
};

/** The fonts of one document. Each is opened on first use, and only glyphs in use are embedded. */
export function createPdfFonts(document: PDFKit.PDFDocument): PdfFonts {
  const registered = new Set<string>();
  const hasGlyph = new Map<string, (codePoint: number) => boolean>();
  const known = new Map<string, string | null>();

  function use(name: string, weight: Weight): void {
    const id = `${name} ${weight}`;
    if (!registered.has(id)) {
      const source = sources.find((each) => each.name === name);
      if (!source) throw new Error(`There is no font ${name}.`);
      document.registerFont(id, source.open(weight));
      registered.add(id);
    }
    document.font(id);
  }

  function glyphsOf(name: string): (codePoint: number) => boolean {
    const found = hasGlyph.get(name);
    if (found) return found;
    use(name, 'normal');
    const { font } = drawnBy(document);
    const has = (codePoint: number) => font?.hasGlyphForCodePoint?.(codePoint) ?? false;
    hasGlyph.set(name, has);
    return has;
  }

  return {
    use,
    ascent(name, weight) {
      use(name, weight);
      return drawnBy(document).ascender / 1000;
    },
    has: (name, character) => glyphsOf(name)(character.codePointAt(0) ?? 0),
    find(character) {
      const before = known.get(character);
      if (before !== undefined) return before;
      const codePoint = character.codePointAt(0) ?? 0;
      const name = sources.find((source) => glyphsOf(source.name)(codePoint))?.name ?? null;
      known.set(character, name);
      return name;
    },
  };
}

function drawnBy(document: PDFKit.PDFDocument): Drawn {
  return (document as unknown as { readonly _font: Drawn })._font;
}

function noto(family: Family, script: string): Source {
  const open = (weight: Weight) => fileOf(family, `${family}-${script}-${weights[weight]}-normal.woff`);
  return { name: `${family} ${script}`, open };
}

/** Font files for drawing text in pictures, in order of lookup. */
export function openPictureFonts(): Buffer[] {
  return sources.map((source) => {
    const opened = source.open('bold');
    return typeof opened === 'string' ? readFileSync(opened) : opened;
  });
}

let allScripts: Buffer | null = null;

/** A font with one weight, unpacked once per process. */
function openAllScripts(): Buffer {
  allScripts ??= unpackWoff(readFileSync(fileOf('unifontex', 'unifontex-latin-400-normal.woff')));
  return allScripts;
}

function fileOf(family: Family, file: string): string {
  return join(families[family], 'files', file);
}
