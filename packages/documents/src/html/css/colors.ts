import { namedColors } from './named-colors.ts';
import { splitList, splitWords } from './split-css.ts';

/** A CSS color: RRGGBB, or `unknown` if it cannot be determined, with its opacity from 0 to 1. */
export type CssColor = { readonly color: string | 'unknown'; readonly alpha: number };

const clear: CssColor = { color: '000000', alpha: 0 };

/** Reads a color; `null` if the value is not a color, or keeps the inherited one. */
export function readColor(value: string | undefined): CssColor | null {
  const text = value?.trim() ?? '';
  if (text === '' || ['inherit', 'initial', 'unset', 'revert', 'currentcolor', 'auto'].includes(text))
    return null;
  if (text === 'transparent') return clear;
  const named = namedColors.get(text);
  if (named) return { color: named, alpha: 1 };
  const hex = /^#([0-9a-f]{3,8})$/.exec(text)?.[1];
  if (hex) return fromHex(hex);
  const call = /^([a-z-]+)\((.*)\)$/s.exec(text);
  return call ? fromCall(call[1] ?? '', call[2] ?? '') : null;
}

function fromHex(digits: string): CssColor | null {
  const full = digits.length <= 4 ? [...digits].map((digit) => digit + digit).join('') : digits;
  if (full.length !== 6 && full.length !== 8) return null;
  const alpha = full.length === 8 ? Number.parseInt(full.slice(6), 16) / 255 : 1;
  return { color: full.slice(0, 6).toUpperCase(), alpha };
}

function fromCall(name: string, content: string): CssColor {
  if (name === 'color-mix') return mixOf(splitList(content).slice(1));
  const [before = '', behind] = content.split('/');
  const words = before.split(/[\s,]+/).filter(Boolean);
  const values = name === 'color' ? words.slice(1) : words;
  const alpha = shareOf(behind?.trim() ?? values[3] ?? '1', 1);
  return { color: channelsOf(name, values) ?? 'unknown', alpha };
}

function channelsOf(name: string, values: readonly string[]): string | null {
  const [first = '', second = '', third = ''] = values;
  switch (name) {
    case 'rgb':
    case 'rgba':
      return toHex([first, second, third].map((value) => shareOf(value, 255)));
    case 'color':
      return toHex([first, second, third].map((value) => shareOf(value, 1)));
    case 'hsl':
    case 'hsla':
      return fromHue(Number.parseFloat(first), shareOf(second, 100), shareOf(third, 100));
    case 'hwb': {
      const [white, black] = [shareOf(second, 100), shareOf(third, 100)];
      return fromHue(0, 0, white + black >= 1 ? white / (white + black) : (1 - black + white) / 2);
    }
    case 'lab':
    case 'lch':
      return fromLightness(shareOf(first, 100));
    case 'oklab':
    case 'oklch':
      return fromLightness(shareOf(first, 1));
    default:
      return null;
  }
}

/** Only lightness decides visibility; hues are ignored, so a color that may have one is unknown. */
function fromLightness(lightness: number): string | null {
  return lightness > 0.96 ? 'FFFFFF' : lightness < 0.04 ? '000000' : null;
}

function fromHue(hue: number, saturation: number, lightness: number): string {
  const range = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number): number => {
    const step = (offset + (((hue % 360) + 360) % 360) / 30) % 12;
    return lightness - range * Math.max(-1, Math.min(step - 3, 9 - step, 1));
  };
  return toHex([channel(0), channel(8), channel(4)]);
}

function mixOf(parts: readonly string[]): CssColor {
  const colors = parts.map((part) => readColor(splitWords(part)[0]));
  const [first, second] = colors;
  if (!first || !second || first.color === 'unknown' || second.color === 'unknown')
    return { color: 'unknown', alpha: 1 };
  return { color: blended(first.color, second.color, 0.5), alpha: (first.alpha + second.alpha) / 2 };
}

/** Mixes two colors; `share` is the share of the upper one. */
export function blended(upper: string, lower: string, share: number): string {
  const channels = (color: string) =>
    [0, 2, 4].map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255);
  const below = channels(lower);
  return toHex(channels(upper).map((value, index) => value * share + (below[index] ?? 0) * (1 - share)));
}

/** A number relative to `whole`, or a percentage. */
function shareOf(value: string, whole: number): number {
  const number = Number.parseFloat(value);
  return value.endsWith('%') ? number / 100 : number / whole;
}

function toHex(shares: readonly number[]): string {
  return shares
    .map((share) => Math.round(255 * Math.min(1, Math.max(0, share || 0))))
    .map((value) => value.toString(16).padStart(2, '0').toUpperCase())
    .join('');
}

/** The background that an element puts behind its content; `null` if it sets none. */
export function readBackground(declarations: ReadonlyMap<string, string>): CssColor | null {
  const short = declarations.get('background');
  const image = declarations.get('background-image') ?? short ?? '';
  const color =
    readColor(declarations.get('background-color')) ??
    splitWords(short ?? '')
      .map(readColor)
      .find((found) => found !== null) ??
    null;
  if (image.includes('url(')) return { color: 'unknown', alpha: 1 };
  if (!image.includes('gradient(')) return color;
  return gradientColor(image) ?? { color: 'unknown', alpha: 1 };
}

/** The color of a gradient if all its stops are the same. */
function gradientColor(image: string): CssColor | null {
  const stops = image.match(/#[0-9a-f]{3,8}\b|(?:rgb|hsl)a?\([^)]{0,200}\)|\b[a-z]{3,20}\b/g) ?? [];
  const colors = stops.map(readColor).filter((found) => found !== null);
  const [first] = colors;
  const isEven = colors.length > 1 && colors.every(({ color }) => color === first?.color);
  return first && isEven ? first : null;
}
