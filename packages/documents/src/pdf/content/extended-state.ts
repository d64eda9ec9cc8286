import type { Font } from '../fonts/font.ts';
import type { PdfFile } from '../structure/pdf-file.ts';
import { latin1 } from '../syntax/lexer.ts';
import { type PdfDictionary, PdfStream } from '../syntax/values.ts';
import type { Blend, SoftMask } from './graphics-state.ts';

/** The values that an ExtGState dictionary sets (ISO 32000-1, 8.4.5); `null` leaves a value unchanged. */
export type ExtendedState = {
  readonly fillAlpha: number | null;
  readonly strokeAlpha: number | null;
  readonly lineWidth: number | null;
  readonly blend: Blend | null;
  readonly mask: SoftMask | null;
  readonly font: Font | null;
  readonly fontSize: number | null;
};

/** Reads the settings of an ExtGState dictionary. */
export function readExtendedState(
  file: PdfFile,
  settings: PdfDictionary,
  loadFont: (dictionary: PdfDictionary | null) => Font,
): ExtendedState {
  const font = file.array(settings.get('Font'));
  return {
    fillAlpha: file.number(settings.get('ca')),
    strokeAlpha: file.number(settings.get('CA')),
    lineWidth: file.number(settings.get('LW')),
    blend: settings.has('BM') ? readBlend(file, settings) : null,
    mask: settings.has('SMask') ? readSoftMask(file, settings) : null,
    font: font && loadFont(file.dictionary(font[0])),
    fontSize: font && file.number(font[1]),
  };
}

/** The blend mode of an ExtGState dictionary (ISO 32000-1, 11.3.5). */
function readBlend(file: PdfFile, settings: PdfDictionary): Blend {
  const value = file.get(settings, 'BM');
  switch (file.name(Array.isArray(value) ? value[0] : value)) {
    case null:
    case 'Normal':
    case 'Compatible':
      return 'normal';
    case 'Multiply':
    case 'Darken':
    case 'ColorBurn':
      return 'darkens';
    case 'Screen':
    case 'Lighten':
    case 'ColorDodge':
      return 'lightens';
    default:
      return 'other';
  }
}

/** Operators that paint something on the page. */
const painting = /(?:^|[\s\])>])(?:f\*?|F|B\*?|b\*?|S|s|sh|Do|Tj|TJ|'|"|EI)(?=\s|$)/;

/** Whether the soft mask of an ExtGState dictionary is transparent anywhere. */
function readSoftMask(file: PdfFile, settings: PdfDictionary): SoftMask {
  const mask = file.get(settings, 'SMask');
  if (file.name(mask) === 'None' || !(mask instanceof Map)) return 'none';
  // A backdrop or a transfer function may reverse the effect of an empty group.
  if (mask.has('BC') || mask.has('TR')) return 'some';
  const group = file.resolve(mask.get('G'));
  const bytes = group instanceof PdfStream ? file.decode(group) : null;
  return bytes !== null && !painting.test(latin1(bytes, 0, Math.min(bytes.length, 100_000))) ? 'all' : 'some';
}
