import { charactersOfGlyphName } from './glyph-names.ts';

/** Characters by code from 0 to 255; an empty string for unused codes. */
export type Encoding = readonly string[];

/** Codes of StandardEncoding that differ from ASCII (ISO 32000-1, annex D). */
const standardNames =
  '39 quoteright 96 quoteleft 161 exclamdown 162 cent 163 sterling 164 fraction 165 yen 166 florin 167 section 168 currency 169 quotesingle 170 quotedblleft 171 guillemotleft 172 guilsinglleft 173 guilsinglright 174 fi 175 fl 177 endash 178 dagger 179 daggerdbl 180 periodcentered 182 paragraph 183 bullet 184 quotesinglbase 185 quotedblbase 186 quotedblright 187 guillemotright 188 ellipsis 189 perthousand 191 questiondown 193 grave 194 acute 195 circumflex 196 tilde 197 macron 198 breve 199 dotaccent 200 dieresis 202 ring 203 cedilla 205 hungarumlaut 206 ogonek 207 caron 208 emdash 225 AE 227 ordfeminine 232 Lslash 233 Oslash 234 OE 235 ordmasculine 241 ae 245 dotlessi 248 lslash 249 oslash 250 oe 251 germandbls';

/** Codes 32 to 126, then 160 to 239 and 241 to 254 of the Symbol font; a dash where there is no character. */
const symbolCharacters =
  ' !∀#∃%&∋()∗+,−./0123456789:;<=>?≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_‾αβχδεφγηιϕκλμνοπθρστυϖωξψζ{|}∼';
const symbolUpper = '€ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…⏐―↵ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓◊〈®©™∑';

function fromDecoder(label: string): string[] {
  const decoder = new TextDecoder(label);
  return Array.from({ length: 256 }, (_, code) => (code < 32 ? '' : decoder.decode(Uint8Array.of(code))));
}

function standard(): string[] {
  const encoding = Array.from({ length: 256 }, (_, code) =>
    code >= 32 && code < 127 ? String.fromCharCode(code) : '',
  );
  for (const match of standardNames.matchAll(/(\d+) (\w+)/g)) {
    encoding[Number(match[1])] = charactersOfGlyphName(match[2] ?? '') ?? '';
  }
  return encoding;
}

function winAnsi(): string[] {
  const encoding = fromDecoder('windows-1252');
  // Codes unused by Windows show a bullet in PDF (annex D, footnote 3).
  for (const code of [0x7f, 0x81, 0x8d, 0x8f, 0x90, 0x9d]) encoding[code] = '•';
  encoding[0xa0] = ' ';
  encoding[0xad] = '-';
  return encoding;
}

function macRoman(): string[] {
  const encoding = fromDecoder('macintosh');
  encoding[0xca] = ' ';
  return encoding;
}

function symbol(): string[] {
  const encoding: string[] = new Array(256).fill('');
  for (const [index, character] of [...symbolCharacters].entries()) encoding[32 + index] = character;
  for (const [index, character] of [...symbolUpper].entries()) encoding[160 + index] = character;
  return encoding;
}

/** Zapf Dingbats are in Unicode in the font's order, starting at U+2701. */
function dingbats(): string[] {
  const encoding: string[] = new Array(256).fill('');
  encoding[32] = ' ';
  for (let code = 0x21; code <= 0x7e; code++) encoding[code] = String.fromCharCode(0x2700 + code - 0x20);
  for (let code = 0xa1; code <= 0xfe; code++) encoding[code] = String.fromCharCode(0x2761 + code - 0xa1);
  encoding[0x6c] = '●';
  encoding[0x6e] = '■';
  encoding[0x73] = '▲';
  encoding[0x74] = '▼';
  encoding[0x75] = '◆';
  return encoding;
}

export const standardEncoding: Encoding = standard();
export const winAnsiEncoding: Encoding = winAnsi();
export const macRomanEncoding: Encoding = macRoman();
export const symbolEncoding: Encoding = symbol();
export const dingbatsEncoding: Encoding = dingbats();

/** The encoding with a name; `null` if it is not a standard one. */
export function encodingNamed(name: string | null): Encoding | null {
  switch (name) {
    case 'WinAnsiEncoding':
      return winAnsiEncoding;
    case 'MacRomanEncoding':
      return macRomanEncoding;
    case 'StandardEncoding':
      return standardEncoding;
    default:
      return null;
  }
}
