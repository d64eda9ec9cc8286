import { mixed } from '../text-styles/mix-colors.ts';
import type { LittleEndian } from './little-endian.ts';

/** [MS-DOC] 2.9.119 (Ico): the colors by their numbers; 0 is automatic. */
const colors = [
  null,
  '000000',
  '0000FF',
  '00FFFF',
  '00FF00',
  'FF00FF',
  'FF0000',
  'FFFF00',
  'FFFFFF',
  '000080',
  '008080',
  '008000',
  '800080',
  '800000',
  '808000',
  '808080',
  'C0C0C0',
] as const;

/** RRGGBB; `null` for automatic. */
export const numberedColor = (number: number): string | null => colors[number] ?? null;

const isAutomatic = 0xff;

/** [MS-DOC] COLORREF: red, green, blue, and an automatic flag; `null` if automatic. */
export function colorAt(bytes: LittleEndian, at: number): string | null {
  if (bytes.u8(at + 3) === isAutomatic) return null;
  return Buffer.from([bytes.u8(at), bytes.u8(at + 1), bytes.u8(at + 2)])
    .toString('hex')
    .toUpperCase();
}

/** [MS-DOC] 2.9.248: the numbers of two colors and of a pattern in 16 bits. */
export function readShortShading(bits: number): string | null {
  return shaded(numberedColor(bits & 0x1f), numberedColor((bits >> 5) & 0x1f), bits >> 10);
}

/** Bytes of a shading with explicit colors. */
export const shadingBytes = 10;

/** [MS-DOC] 2.9.247: two colors and a pattern. */
export function readShading(bytes: LittleEndian, at: number): string | null {
  return shaded(colorAt(bytes, at), colorAt(bytes, at + 4), bytes.u16(at + 8));
}

/** [MS-DOC] 2.9.121 (Ipat): percentage of dots by pattern number. */
const dotsByPattern: ReadonlyMap<number, number> = new Map([
  [2, 5],
  [3, 10],
  [4, 20],
  [5, 25],
  [6, 30],
  [7, 40],
  [8, 50],
  [9, 60],
  [10, 70],
  [11, 75],
  [12, 80],
  [13, 90],
  [35, 2.5],
  [36, 7.5],
  [37, 12.5],
  [38, 15],
  [39, 17.5],
  [40, 22.5],
  [41, 27.5],
  [42, 32.5],
  [43, 35],
  [44, 37.5],
  [45, 42.5],
  [46, 45],
  [47, 47.5],
  [48, 52.5],
  [49, 55],
  [50, 57.5],
  [51, 62.5],
  [52, 65],
  [53, 67.5],
  [54, 72.5],
  [55, 77.5],
  [56, 82.5],
  [57, 85],
  [58, 87.5],
  [59, 92.5],
  [60, 95],
  [61, 97.5],
  [62, 97],
]);
const solid = 1;

/** The pattern color mixed with its background; `null` for none. */
function shaded(dots: string | null, background: string | null, pattern: number): string | null {
  // Dots of an automatic color are black.
  if (pattern === solid) return dots ?? '000000';
  const share = (dotsByPattern.get(pattern) ?? 0) / 100;
  return share > 0 ? mixed(dots ?? '000000', background ?? 'FFFFFF', share) : background;
}
