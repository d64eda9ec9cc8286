import { create, type Font } from 'fontkit';
import { openPictureFonts } from '../../../platform/pdf/pdf-fonts.ts';
import { employerOf, type ShownJob } from '../apply-page-service.ts';
import { applyWords } from './apply-words.ts';

/** The size that link previews are made for. */
const width = 1200;
const height = 630;
const margin = 80;
const colors = { paper: '#fbfaf6', ink: '#17221c', quiet: '#545e58', field: '#166845', wheat: '#eac25a' };
const titleSizes = [84, 68, 54, 44];
const maxTitleLines = 3;

/** A word, drawn: its outlines begin at 0 and it is so wide, both for a size of 1. */
type DrawnWord = { readonly outlines: string; readonly width: number };

let fonts: readonly Font[] | null = null;

/** The picture that previews of a link to a job show: PNG. */
export async function drawShareImage(shown: ShownJob): Promise<Uint8Array<ArrayBuffer>> {
  const { default: sharp } = await import('sharp');
  // Of paths alone: no text, font or address is left for the drawing program to interpret.
  const drawing = sharp(Buffer.from(writeDrawing(shown)));
  return Uint8Array.from(await drawing.png({ palette: true, compressionLevel: 9 }).toBuffer());
}

function writeDrawing(shown: ShownJob): string {
  const { page, job } = shown;
  const isRightToLeft = page.language === 'ar';
  const about = [employerOf(shown), job.place].filter(Boolean).join(' · ');
  const { size, lines } = breakTitle(job.title);
  const top = 230;
  const text = (words: readonly DrawnWord[], y: number, of: { size: number; color: string }) =>
    writeLine(words, { y, isRightToLeft, ...of });
  const drawn = [
    text(clipped(about, 36), 130, { size: 36, color: colors.quiet }),
    ...lines.map((line, index) =>
      text(line, top + size * 0.6 + index * size * 1.2, { size, color: colors.ink }),
    ),
    text(drawWords(applyWords[page.language].apply), 552, { size: 32, color: colors.field }),
  ];
  const edge = isRightToLeft ? width - 16 : 0;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="100%" height="100%" fill="${colors.paper}"/>
<rect x="${edge}" width="16" height="100%" fill="${colors.wheat}"/>
${drawn.join('\n')}
</svg>`;
}

/** The largest size at which the title fits; what still does not is left out. */
function breakTitle(title: string): { readonly size: number; readonly lines: readonly DrawnWord[][] } {
  const words = drawWords(title);
  for (const size of titleSizes) {
    const lines = breakLines(words, size);
    if (lines.length <= maxTitleLines) return { size, lines };
  }
  const size = titleSizes.at(-1) ?? 44;
  return { size, lines: breakLines(words, size).slice(0, maxTitleLines) };
}

function breakLines(words: readonly DrawnWord[], size: number): DrawnWord[][] {
  const lines: DrawnWord[][] = [];
  let at = Number.POSITIVE_INFINITY;
  for (const word of words) {
    const wide = word.width * size;
    if (at + wide > width - 2 * margin) {
      lines.push([]);
      at = 0;
    }
    lines.at(-1)?.push(word);
    at += wide + spaceWidth * size;
  }
  return lines;
}

/** The beginning of a line that fits. */
function clipped(text: string, size: number): readonly DrawnWord[] {
  return breakLines(drawWords(text), size)[0] ?? [];
}

const spaceWidth = 0.26;

type LinePlace = {
  readonly y: number;
  readonly size: number;
  readonly color: string;
  readonly isRightToLeft: boolean;
};

function writeLine(words: readonly DrawnWord[], { y, size, color, isRightToLeft }: LinePlace): string {
  let at = isRightToLeft ? width - margin : margin;
  const places = words.map((word) => {
    const wide = word.width * size;
    const x = isRightToLeft ? at - wide : at;
    at += (wide + spaceWidth * size) * (isRightToLeft ? -1 : 1);
    return `<g transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${size})">${word.outlines}</g>`;
  });
  return `<g fill="${color}">${places.join('')}</g>`;
}

const maxCharacters = 300;

function drawWords(text: string): DrawnWord[] {
  return text
    .slice(0, maxCharacters)
    .split(/\s+/u)
    .filter((word) => word !== '')
    .map(drawWord);
}

/** With the first font that has all of its characters; those that none has are boxes. */
function drawWord(word: string): DrawnWord {
  fonts ??= openPictureFonts().map((bytes) => create(bytes) as Font);
  const points = [...word].map((character) => character.codePointAt(0) ?? 0);
  const has = (font: Font) => points.every((point) => font.hasGlyphForCodePoint(point));
  const font = fonts.find(has) ?? fonts[0];
  if (!font) throw new Error('There is no font.');
  const scale = 1 / font.unitsPerEm;
  const { glyphs, positions, advanceWidth } = font.layout(word);
  let at = 0;
  const outlines = glyphs.map((glyph, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const place = `translate(${(at + xOffset) * scale} ${-yOffset * scale}) scale(${scale} ${-scale})`;
    at += xAdvance;
    return `<path transform="${place}" d="${glyph.path.toSVG()}"/>`;
  });
  return { outlines: outlines.join(''), width: advanceWidth * scale };
}
