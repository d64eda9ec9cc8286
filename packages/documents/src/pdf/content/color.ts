/** Red, green and blue from 0 to 1. */
export type Color = readonly [red: number, green: number, blue: number];

export const black: Color = [0, 0, 0];
export const white: Color = [1, 1, 1];

/** Cyan, magenta, yellow and black from 0 to 1, mixed as plain ink; values are clamped. */
export function fromCmyk(c: number, m: number, y: number, k: number): Color {
  return [(1 - unit(c)) * (1 - unit(k)), (1 - unit(m)) * (1 - unit(k)), (1 - unit(y)) * (1 - unit(k))];
}

/** The value clamped to 0 to 1. */
export function unit(value: number): number {
  return value < 0 ? 0 : value > 1 ? 1 : value;
}

/** Contrast ratio from 1 (same lightness) to 21, as WCAG 2.2 defines it. */
export function contrast(first: Color, second: Color): number {
  const one = luminance(first) + 0.05;
  const other = luminance(second) + 0.05;
  return one > other ? one / other : other / one;
}

/** Largest difference of a channel, from 0 to 1: colors of equal lightness may still differ clearly. */
export function channelDistance(first: Color, second: Color): number {
  return Math.max(
    Math.abs(first[0] - second[0]),
    Math.abs(first[1] - second[1]),
    Math.abs(first[2] - second[2]),
  );
}

function luminance([red, green, blue]: Color): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
