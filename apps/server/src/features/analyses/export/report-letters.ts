import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type PdfDocument from 'pdfkit';

const require = createRequire(import.meta.url);
const fontFolder = join(dirname(require.resolve('@fontsource/noto-sans/package.json')), 'files');
const scripts = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese'];
const weights = { normal: 400, bold: 700 } as const;

export type Weight = keyof typeof weights;

type Options = PDFKit.Mixins.TextOptions;
/** What pdfkit holds of an embedded font, and does not say in its types. */
type Drawn = { readonly font?: { readonly hasGlyphForCodePoint?: (codePoint: number) => boolean } };

/** Stands for a letter that none of the fonts has. */
const unknownLetter = '?';

export type ReportLetters = {
  /** Writes a text at the place where the document stands, each letter in a font that has it. */
  write(text: string, weight: Weight, options?: Options): void;
};

/** Letters of many scripts: a font a script, since no font has them all. */
export function createReportLetters(document: InstanceType<typeof PdfDocument>): ReportLetters {
  const nameOf = (script: string, weight: Weight) => `${script} ${weight}`;
  const glyphs = new Map<string, (codePoint: number) => boolean>();
  for (const script of scripts) {
    for (const weight of ['normal', 'bold'] as const) {
      const file = `noto-sans-${script}-${weights[weight]}-normal.woff`;
      document.registerFont(nameOf(script, weight), join(fontFolder, file));
    }
    document.font(nameOf(script, 'normal'));
    const { font } = (document as unknown as { _font: Drawn })._font;
    glyphs.set(script, (codePoint) => font?.hasGlyphForCodePoint?.(codePoint) ?? false);
  }

  function scriptOf(letter: string): string | null {
    const codePoint = letter.codePointAt(0) ?? 0;
    return scripts.find((script) => glyphs.get(script)?.(codePoint)) ?? null;
  }

  return {
    write(text, weight, options = {}) {
      const runs = runsOf(text, scriptOf);
      runs.forEach(({ script, content }, index) => {
        const continued = index < runs.length - 1;
        document.font(nameOf(script, weight)).text(content, { ...options, continued });
      });
    },
  };
}

type Run = { readonly script: string; readonly content: string };

/** Letters of one script together; blanks and unknown letters go with what stands before them. */
function runsOf(text: string, scriptOf: (letter: string) => string | null): Run[] {
  const runs: Run[] = [];
  for (const letter of text.toWellFormed().replace(/\s+/g, ' ')) {
    const last = runs.at(-1);
    const own = scriptOf(letter);
    const content = own === null ? unknownLetter : letter;
    const script = letter === ' ' || own === null ? (last?.script ?? 'latin') : own;
    if (last && last.script === script) runs[runs.length - 1] = { script, content: last.content + content };
    else runs.push({ script, content });
  }
  return runs.length > 0 ? runs : [{ script: 'latin', content: ' ' }];
}
