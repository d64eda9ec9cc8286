import { channels } from './contrast.ts';

/** Mixes two colors; `share` is the share of the first one. Each is RRGGBB. */
export function mixed(first: string, second: string, share: number): string {
  const others = channels(second);
  return toHex(channels(first).map((value, index) => value * share + (others[index] ?? 0) * (1 - share)));
}

/** RRGGBB of red, green and blue, each 0-255. */
export const toHex = (values: readonly number[]): string =>
  values
    .map((value) => Math.round(value).toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();
