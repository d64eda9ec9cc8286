import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Font, openSync } from 'fontkit';
import sharp from 'sharp';

const resolve = createRequire(import.meta.url).resolve;
const newsreader = '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2';
const vazirmatn = '@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2';

/** The size that link previews are made for. */
const width = 1200;
const height = 630;
const margin = 80;

/** The light theme of `src/ui/styles/tokens.css`, as the drawing program knows colors. */
const colors = {
  paper: '#fbfaf6',
  raised: '#ffffff',
  ink: '#17221c',
  rule: '#dfded8',
  field: '#166845',
  wheat: '#eac25a',
  marker: '#f9e4a3',
};

type Preview = {
  readonly face: string;
  readonly isRightToLeft: boolean;
  /** Broken by hand, so that no line has a single word. */
  readonly lines: readonly string[];
};

const previews: Readonly<Record<string, Preview>> = {
  en: {
    face: newsreader,
    isRightToLeft: false,
    lines: ['Every point of the score,', 'in the resume’s own words'],
  },
  de: {
    face: newsreader,
    isRightToLeft: false,
    lines: ['Jeder Punkt der Wertung,', 'in den Worten des Lebenslaufs'],
  },
  es: {
    face: newsreader,
    isRightToLeft: false,
    lines: ['Cada punto de la puntuación,', 'con las palabras del currículum'],
  },
  fr: {
    face: newsreader,
    isRightToLeft: false,
    lines: ['Chaque point du score,', 'avec les mots du CV'],
  },
  ar: { face: vazirmatn, isRightToLeft: true, lines: ['كل نقطة في الدرجة،', 'بكلمات السيرة نفسها'] },
};

/** Draws the picture that links to the public pages show, one for each language. */
export async function drawLinkPreviews(folder: string): Promise<void> {
  await Promise.all(
    Object.entries(previews).map(async ([language, preview]) => {
      const picture = sharp(Buffer.from(drawingOf(preview))).png({ palette: true, compressionLevel: 9 });
      await writeFile(join(folder, `og-${language}.png`), await picture.toBuffer());
    }),
  );
}

function drawingOf({ face, isRightToLeft, lines }: Preview): string {
  const serif = openFont(newsreader);
  const headline = openFont(face);
  const edge = isRightToLeft ? width - margin : margin;
  const markX = isRightToLeft ? width - margin - 56 : margin;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="100%" height="100%" fill="${colors.paper}"/>
<g transform="translate(${markX} 66) scale(3.5)" fill="${colors.field}">${mark}</g>
${drawText(serif, 'Winnow', { x: isRightToLeft ? markX - 20 : markX + 76, y: 112, size: 52, isRightToLeft })}
${lines.map((line, index) => drawText(headline, line, { x: edge, y: 250 + index * 84, size: 68, isRightToLeft })).join('\n')}
<g${isRightToLeft ? ` transform="translate(${width} 0) scale(-1 1)"` : ''}>${winnowing()}</g>
</svg>`;
}

function openFont(face: string): Font {
  const font = openSync(resolve(face));
  if (font.type === 'TTC' || font.type === 'DFont') throw new Error(`${face} holds several fonts.`);
  return font as Font;
}

type TextPlace = {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly isRightToLeft: boolean;
};

/** Text as outlines, so that the picture looks the same on every machine, regardless of its fonts. */
function drawText(font: Font, text: string, { x, y, size, isRightToLeft }: TextPlace): string {
  const { glyphs, positions, advanceWidth } = font.layout(text);
  const scale = size / font.unitsPerEm;
  let at = isRightToLeft ? x - advanceWidth * scale : x;
  const outlines = glyphs.map((glyph, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const place = `translate(${at + xOffset * scale} ${y - yOffset * scale}) scale(${scale} ${-scale})`;
    at += xAdvance * scale;
    return `<path transform="${place}" d="${glyph.path.toSVG()}"/>`;
  });
  return `<g fill="${colors.ink}">${outlines.join('')}</g>`;
}

const mark =
  grain(3.4, 2.6) +
  grain(8, 0.8) +
  grain(12.6, 2.6) +
  '<path d="M1 9.2h14v1.3H1z"/><path d="M8 11.5c1.8 1.1 1.8 3.2 0 4.3-1.8-1.1-1.8-3.2 0-4.3Z" opacity=".55"/>';

function grain(x: number, y: number): string {
  return `<path d="M${x} ${y}c2.5 1.6 2.5 4.2 0 5.8-2.5-1.6-2.5-4.2 0-5.8Z"/>`;
}

/** Three resumes above the line, with the words that lifted them marked; the others below it. */
function winnowing(): string {
  const risen = [0, 1, 2].map((index) => slip(margin + index * 356, 396, 328, 92 - index * 8)).join('');
  const fallen = Array.from({ length: 22 }, (_, index) => {
    const x = margin + index * 48;
    const depth = 22 + ((index * 37) % 46);
    return `<rect x="${x}" y="${534 + ((index * 29) % 26)}" width="32" height="${depth}" rx="4" fill="${colors.raised}" stroke="${colors.rule}" stroke-width="1.5"/>`;
  }).join('');
  return `${fallen}<rect x="${margin}" y="508" width="${width - 2 * margin}" height="4" fill="${colors.field}"/>${risen}`;
}

function slip(x: number, y: number, wide: number, score: number): string {
  const beam = ((wide - 48) * score) / 100;
  return `<g transform="translate(${x} ${y})">
<rect width="${wide}" height="88" rx="10" fill="${colors.raised}" stroke="${colors.rule}" stroke-width="2"/>
<rect x="24" y="22" width="${wide - 120}" height="20" rx="3" fill="${colors.marker}"/>
<rect x="24" y="58" width="${wide - 48}" height="8" rx="4" fill="${colors.rule}"/>
<rect x="24" y="58" width="${beam}" height="8" rx="4" fill="${colors.field}"/>
<circle cx="${wide - 44}" cy="32" r="10" fill="${colors.wheat}"/></g>`;
}
