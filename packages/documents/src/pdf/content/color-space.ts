import type { PdfFile } from '../structure/pdf-file.ts';
import { type PdfDictionary, PdfName, PdfStream, type PdfValue } from '../syntax/values.ts';
import { type Color, fromCmyk, unit } from './color.ts';
import { readTint } from './tint.ts';

/** A color space: the number of components, and the color they produce. `null` is a color that cannot be determined. */
export type ColorSpace = {
  readonly components: number;
  readonly initial: readonly number[];
  toColor(values: readonly number[]): Color | null;
};

export const deviceGray: ColorSpace = {
  components: 1,
  initial: [0],
  toColor: ([grey = 0]) => [unit(grey), unit(grey), unit(grey)],
};

export const deviceRgb: ColorSpace = {
  components: 3,
  initial: [0, 0, 0],
  toColor: ([red = 0, green = 0, blue = 0]) => [unit(red), unit(green), unit(blue)],
};

export const deviceCmyk: ColorSpace = {
  components: 4,
  initial: [0, 0, 0, 1],
  toColor: ([c = 0, m = 0, y = 0, k = 0]) => fromCmyk(c, m, y, k),
};

const unknown: ColorSpace = { components: 1, initial: [0], toColor: () => null };

/** Maximum nesting depth of color spaces; deeper ones are loops. */
const maxDepth = 8;

/** Reads a color space (ISO 32000-1, 8.6) by its name or its array; an unknown one gives unknown colors. */
export function readColorSpace(
  file: PdfFile,
  value: PdfValue | undefined,
  resources: PdfDictionary | null,
  depth = 0,
): ColorSpace {
  const resolved = file.resolve(value);
  if (depth > maxDepth) return unknown;
  if (resolved instanceof PdfName) return namedSpace(file, resolved.name, resources, depth);
  if (!Array.isArray(resolved)) return unknown;
  const base = () => readColorSpace(file, resolved[1], resources, depth + 1);
  switch (file.name(resolved[0])) {
    case 'ICCBased':
      return iccSpace(file, resolved[1], resources, depth);
    case 'CalGray':
      return deviceGray;
    case 'CalRGB':
      return deviceRgb;
    case 'Lab':
      return lab;
    case 'Indexed':
    case 'I':
      return indexedSpace(file, resolved, base());
    case 'Separation':
    case 'DeviceN':
      return tintSpace(file, resolved, readColorSpace(file, resolved[2], resources, depth + 1));
    case 'Pattern':
      return unknown;
    default:
      return namedSpace(file, file.name(resolved[0]) ?? '', null, depth);
  }
}

function namedSpace(file: PdfFile, name: string, resources: PdfDictionary | null, depth: number): ColorSpace {
  switch (name) {
    case 'DeviceGray':
    case 'G':
      return deviceGray;
    case 'DeviceRGB':
    case 'RGB':
      return deviceRgb;
    case 'DeviceCMYK':
    case 'CMYK':
      return deviceCmyk;
    default: {
      const known = file.dictionary(resources?.get('ColorSpace'))?.get(name);
      return known === undefined ? unknown : readColorSpace(file, known, null, depth + 1);
    }
  }
}

/** Profiles are not read: the number of components is enough to assess contrast. */
function iccSpace(
  file: PdfFile,
  value: PdfValue | undefined,
  resources: PdfDictionary | null,
  depth: number,
): ColorSpace {
  const profile = file.dictionary(value);
  switch (file.number(profile?.get('N'))) {
    case 1:
      return deviceGray;
    case 3:
      return deviceRgb;
    case 4:
      return deviceCmyk;
    default:
      return profile?.has('Alternate')
        ? readColorSpace(file, profile.get('Alternate'), resources, depth + 1)
        : unknown;
  }
}

/** Only lightness decides visibility; hues are ignored. */
const lab: ColorSpace = {
  components: 3,
  initial: [0, 0, 0],
  toColor([lightness = 0, a = 0, b = 0]) {
    if (Math.abs(a) > 5 || Math.abs(b) > 5) return null;
    const grey = unit(lightness / 100);
    return [grey, grey, grey];
  },
};

function indexedSpace(file: PdfFile, parts: readonly PdfValue[], base: ColorSpace): ColorSpace {
  const table = file.resolve(parts[3]);
  const bytes =
    table instanceof PdfStream
      ? file.decode(table)
      : typeof table === 'string'
        ? Buffer.from(table, 'latin1')
        : null;
  return {
    components: 1,
    initial: [0],
    toColor([index = 0]) {
      if (bytes === null) return null;
      const start = Math.trunc(index) * base.components;
      return base.toColor(
        Array.from({ length: base.components }, (_, offset) => (bytes[start + offset] ?? 0) / 255),
      );
    },
  };
}

function tintSpace(file: PdfFile, parts: readonly PdfValue[], alternate: ColorSpace): ColorSpace {
  const names = file.resolve(parts[1]);
  // An ink with this name prints nothing at any tint.
  if (file.name(names) === 'None') return unknown;
  const components = Array.isArray(names) ? names.length : 1;
  const tint = readTint(file, parts[3]);
  return {
    components,
    initial: new Array(components).fill(1),
    toColor(values) {
      const mapped = tint?.(values);
      if (mapped) return alternate.toColor(mapped);
      // Inks only darken, so zero ink leaves the color of the paper.
      return values.every((value) => value === 0) ? [1, 1, 1] : null;
    },
  };
}
