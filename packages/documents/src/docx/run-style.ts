import { mixed } from '../text-styles/mix-colors.ts';
import type { MutableStyle } from '../text-styles/text-style.ts';
import type { XmlElement } from '../xml/walk-xml.ts';
import { readColor, type ThemeColors } from './colors.ts';

const highlights: Readonly<Record<string, string>> = {
  black: '000000',
  blue: '0000FF',
  cyan: '00FFFF',
  darkBlue: '000080',
  darkCyan: '008080',
  darkGray: '808080',
  darkGreen: '008000',
  darkMagenta: '800080',
  darkRed: '800000',
  darkYellow: '808000',
  green: '00FF00',
  lightGray: 'C0C0C0',
  magenta: 'FF00FF',
  red: 'FF0000',
  white: 'FFFFFF',
  yellow: 'FFFF00',
};

/** Points; narrower runs that are fitted into a width are unreadable. */
const narrowestFit = 5;

/** Transparency, in thousandths of a percent, at which a letter counts as invisible. */
const clearest = 92_000;

/** Adds one child of `w:rPr`, or of its `w14:textFill`, to a text style. */
export function addRunProperty(textStyle: MutableStyle, element: XmlElement, theme: ThemeColors): void {
  switch (element.name) {
    case 'w:b':
      textStyle.bold = isOn(element);
      break;
    case 'w:sz': {
      const halfPoints = Number(element.attribute('val'));
      if (halfPoints > 0) textStyle.fontSize = halfPoints / 2;
      break;
    }
    case 'w:color':
      textStyle.color = readColor(element, 'val', theme);
      break;
    case 'w:shd':
      textStyle.background = readShading(element, theme);
      break;
    case 'w:highlight':
      textStyle.background = highlights[element.attribute('val') ?? ''] ?? null;
      break;
    case 'w:spacing': {
      const points = Number(element.attribute('val')) / 20;
      if (Number.isFinite(points)) textStyle.letterSpacing = points;
      break;
    }
    case 'w:w': {
      const percent = Number.parseFloat(element.attribute('val') ?? '');
      if (percent > 0) textStyle.letterWidth = percent / 100;
      break;
    }
    case 'w:fitText':
      if (Number(element.attribute('val')) / 20 < narrowestFit) textStyle.letterWidth = 0;
      break;
    case 'w:position': {
      const points = Number(element.attribute('val')) / 2;
      if (Number.isFinite(points)) textStyle.rise = points;
      break;
    }
    case 'w:vanish':
      textStyle.isHidden = isOn(element);
      break;
    case 'w:webHidden':
    case 'w:specVanish':
      textStyle.isHiddenInView = isOn(element);
      break;
    case 'w14:textFill':
      textStyle.isTransparent = false;
      break;
    case 'w14:noFill':
      if (textStyle.isTransparent === false) textStyle.isTransparent = true;
      break;
    case 'w14:srgbClr':
      textStyle.color = readColor(element, 'val', theme);
      break;
    case 'w14:schemeClr':
      textStyle.color = theme.get(element.attribute('val') ?? '') ?? null;
      break;
    case 'w14:alpha':
      if (Number(element.attribute('val')) >= clearest) textStyle.isTransparent = true;
      break;
  }
}

/** The fill of `w:shd`, or the color of its pattern if that is solid; `null` for none. */
export function readShading(element: XmlElement, theme: ThemeColors): string | null {
  const pattern = element.attribute('val') ?? '';
  if (pattern === 'solid') return readColor(element, 'color', theme);
  const fill = readColor(element, 'fill', theme);
  const dots = Number(/^pct(\d+)$/.exec(pattern)?.[1] ?? 0) / 100;
  return dots > 0 ? mixed(readColor(element, 'color', theme) ?? '000000', fill ?? 'FFFFFF', dots) : fill;
}

/** Whether an on/off property is on; it is if it has no value. */
export function isOn(element: XmlElement): boolean {
  const value = element.attribute('val');
  return value !== '0' && value !== 'false' && value !== 'off' && value !== 'none';
}
