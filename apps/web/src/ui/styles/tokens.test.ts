// biome-ignore lint/style/noRestrictedImports: the test reads the style sheet as text; vitest gives none for an import
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Oklch = readonly [lightness: number, chroma: number, hue: number];
type Theme = 'light' | 'dark';

const colors = readColors(readFileSync(`${import.meta.dirname}/tokens.css`, 'utf8'));
const grounds = ['paper', 'raised', 'sunken'];
const statuses = ['met', 'partly', 'not-met', 'not-found'];

/** WCAG 2.2: 4.5 for text (1.4.3), 3 for shapes, edges of controls and focus rings (1.4.11). */
const pairs: (readonly [foreground: string, background: string, min: number])[] = [
  ...grounds.flatMap((ground) => [
    ['ink', ground, 7] as const,
    ['quiet', ground, 4.5] as const,
    ['field', ground, 4.5] as const,
    ['edge', ground, 3] as const,
    ...statuses.map((status) => [status, ground, 4.5] as const),
  ]),
  ...grounds.map((ground) => ['field-mid', ground, 3] as const),
  ...statuses.flatMap((status) => [
    [status, `${status}-soft`, 4.5] as const,
    ['ink', `${status}-soft`, 7] as const,
    ['quiet', `${status}-soft`, 4.5] as const,
    ['field', `${status}-soft`, 4.5] as const,
  ]),
  // A tooltip turns the page's colors round.
  ['paper', 'ink', 7],
  ['edge', 'field-soft', 3],
  ['on-field', 'field', 4.5],
  ['on-field', 'field-strong', 4.5],
  ['ink', 'field-soft', 7],
  ['quiet', 'field-soft', 4.5],
  ['field', 'field-soft', 4.5],
  ['ink', 'marker', 7],
  ['ink', 'marker-strong', 4.5],
];

for (const theme of ['light', 'dark'] as const) {
  test.each(pairs)(`in ${theme}, %s on %s reaches a contrast of %d`, (foreground, background, min) => {
    expect(contrast(colorOf(foreground, theme), colorOf(background, theme))).toBeGreaterThanOrEqual(min);
  });
}

test("white on black has the contrast of WCAG's example", () => {
  expect(contrast([1, 0, 0], [0, 0, 0])).toBeCloseTo(21, 5);
});

function readColors(css: string): Map<string, Record<Theme, Oklch>> {
  const declaration = /--color-([a-z-]+): light-dark\(oklch\(([^)]+)\), oklch\(([^)]+)\)\)/g;
  return new Map(
    [...css.matchAll(declaration)].map(([, name = '', light = '', dark = '']) => [
      name,
      { light: oklchOf(light), dark: oklchOf(dark) },
    ]),
  );
}

function oklchOf(words: string): Oklch {
  const [lightness = Number.NaN, chroma = Number.NaN, hue = Number.NaN] = words.split(' ').map(Number);
  return [lightness, chroma, hue];
}

function colorOf(name: string, theme: Theme): Oklch {
  const color = colors.get(name);
  if (!color) throw new Error(`There is no color ${name} in tokens.css.`);
  return color[theme];
}

function contrast(one: Oklch, other: Oklch): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Relative luminance through linear sRGB; the matrices are those of the OKLab definition. */
function luminance([lightness, chroma, hue]: Oklch): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = shown(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = shown(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = shown(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function shown(channel: number): number {
  return Math.min(1, Math.max(0, channel));
}
