import type { TextStyle } from '../text-styles/text-style.ts';
import { colorAt, numberedColor, readShading, readShortShading } from './doc-colors.ts';
import type { LittleEndian } from './little-endian.ts';
import type { Property, PropertyReader } from './property-list.ts';

/** The formatting of a range of text. */
export type CharacterFormat = TextStyle & {
  /** Deleted while changes were tracked. */
  readonly isDeleted?: boolean;
  /** The character of a symbol font that is drawn instead of the text. */
  readonly symbol?: string | null;
  /** Background color of the letters, set in one of two ways; the marker is drawn on top. */
  readonly marker?: string | null;
  readonly shading?: string | null;
  /** Hidden everywhere, on web pages, or as the end of an inline heading; each is set independently. */
  readonly vanish?: boolean;
  readonly webHidden?: boolean;
  readonly specVanish?: boolean;
};

type MutableFormat = { -readonly [Key in keyof CharacterFormat]: CharacterFormat[Key] };

/** The format of a character style by its number, with only the properties it sets. */
export type CharacterStyles = (number: number) => CharacterFormat;

/** Points; narrower runs that are fitted into a width are unreadable. */
const narrowestFit = 5;

/** Context for reading the property lists of a range of text. */
export type FormatContext = { readonly properties: PropertyReader; readonly styles: CharacterStyles };

/** The format of text in a paragraph with format `base`, with the properties of `lists` applied in order. */
export function formatCharacters(
  base: CharacterFormat,
  lists: readonly LittleEndian[],
  { properties, styles }: FormatContext,
): CharacterFormat {
  let styled = base;
  let format: MutableFormat = { ...base };
  for (const list of lists) {
    for (const property of properties.read(list)) {
      const { sprm, operand } = property;
      if (sprm === characterStyle) {
        styled = { ...base, ...styles(operand.u16(0)) };
        format = { ...styled };
      } else if (sprm === plain) format = { ...styled };
      else takeProperty(format, property, styled);
    }
  }
  return {
    ...format,
    background: format.marker ?? format.shading ?? null,
    isHidden: [format.vanish, format.webHidden, format.specVanish].includes(true),
  };
}

/** The format that a style sets itself; `base` is the format of the style that it is based on. */
export function formatOfStyle(base: CharacterFormat, properties: Iterable<Property>): CharacterFormat {
  const format: MutableFormat = { ...base };
  for (const property of properties) takeProperty(format, property, base);
  return format;
}

const characterStyle = 0x4a30;
const plain = 0x2a33;

/** [MS-DOC] 2.6.1. */
function takeProperty(format: MutableFormat, { sprm, operand }: Property, styled: CharacterFormat): void {
  switch (sprm) {
    case 0x0800:
      format.isDeleted = toggled(operand, styled.isDeleted);
      break;
    case 0x0811:
      format.webHidden = toggled(operand, styled.webHidden);
      break;
    case 0x0818:
      format.specVanish = toggled(operand, styled.specVanish);
      break;
    case 0x083c:
      format.vanish = toggled(operand, styled.vanish);
      break;
    case 0x0835:
      format.bold = toggled(operand, styled.bold);
      break;
    case 0x2a0c:
      format.marker = numberedColor(operand.u8(0));
      break;
    case 0x2a42:
      format.color = numberedColor(operand.u8(0));
      break;
    case 0x4845:
      format.rise = operand.i16(0) / 2;
      break;
    case 0x4852:
      if (operand.u16(0) > 0) format.letterWidth = operand.u16(0) / 100;
      break;
    case 0x4866:
      format.shading = readShortShading(operand.u16(0));
      break;
    case 0x4a43:
      if (operand.u16(0) > 0) format.fontSize = operand.u16(0) / 2;
      break;
    case 0x6870:
      format.color = colorAt(operand, 0);
      break;
    case 0x6a09:
      // The font comes first, then the character in it.
      format.symbol = String.fromCharCode(operand.u16(2));
      break;
    case 0x8840:
      format.letterSpacing = operand.i16(0) / 20;
      break;
    case 0xca71:
      format.shading = readShading(operand, 0);
      break;
    case 0xca76: {
      const points = operand.i32(0) / 20;
      if (points > 0 && points < narrowestFit) format.letterWidth = 0;
      break;
    }
  }
}

/** [MS-DOC] ToggleOperand: off, on, same as the style, opposite of the style. */
function toggled(operand: LittleEndian, styled: boolean | undefined): boolean {
  const value = operand.u8(0);
  return value === 0x80 ? styled === true : value === 0x81 ? styled !== true : value !== 0;
}
