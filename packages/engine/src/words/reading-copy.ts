/** Control characters except tab and line break, private-use glyphs and the replacement character. */
const bulletGlyphs = /[[\p{Cc}\ue000-\uf8ff\ufffd]--[\t\n\r]]/gv;
/**
 * Stars, check marks, lozenges, telephones: symbols that decorate or separate text. Japanese uses a circle for omitted
 * text.
 */
const adornments = /[[\u2190-\u21ff\u25a0-\u27bf\u2b00-\u2bff]--[\u25cb\u25ef]]/gv;
/** "02/2019 → 06/2021" */
const arrows = /(?<=[\p{L}\d] ?)[\u2192\u21d2\u2794\u279c-\u279e\u27a1](?= ?[\p{L}\d])/gu;
const wideSpaces = /[\u00a0\u1680\u2000-\u200b\u202f\u205f\u3000\ufeff]/g;
const singleQuotes = /[\u2018\u2019\u201a\u201b\u00b4\u02bc`]/g;
/** Full-width forms of Latin characters, and the full-width comma after a wrong decoding. */
const fullWidth = /[\uff01-\uff5e]/g;
const brokenComma = /\u00ef\u00bc[\u0080-\u00bf]?/g;
/** Direction marks, which carry no content. */
const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** The zero of each script with its own digits: Arabic, Persian, Devanagari, Bengali, …, Thai, Lao, Burmese, Khmer. */
const noughts = [
  0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0x1040, 0x17e0,
];
const otherDigits = new RegExp(
  `[${noughts.map((nought) => `${String.fromCharCode(nought)}-${String.fromCharCode(nought + 9)}`).join('')}]`,
  'g',
);
const digitOf = (written: string): string => {
  const code = written.charCodeAt(0);
  return String(code - (noughts.findLast((nought) => nought <= code) ?? 0));
};
/** Commas and periods of Arabic, Chinese and Hindi. */
const ours: Readonly<Record<string, string>> = {
  '،': ',',
  '؛': ';',
  '؟': '?',
  '、': ',',
  '。': '.',
  '।': '.',
  '׳': "'",
  '״': '"',
};
const otherMarks = new RegExp(`[${Object.keys(ours).join('')}]`, 'g');
const hyphens = /[\u2010\u2011\u00ad\u2212]/g;
/**
 * Any of the characters above, as one class: as alternatives they would be tried one by one at every letter. Most
 * letters are ruled out by the first check.
 */
const oddSigns = new RegExp(
  `(?![\\n -_a-~])[${[
    fullWidth,
    bulletGlyphs,
    adornments,
    wideSpaces,
    directions,
    otherMarks,
    otherDigits,
    singleQuotes,
    hyphens,
  ]
    .map(({ source }) => source)
    .join('')}]`,
  'gv',
);
/** Some exporters write the bytes of a dash or bullet as `\xe2\x80\x94`. */
const escapedBytes = /(?:\\x[0-9a-f]{2})+/gi;
/** Most lines need no change: ASCII without control characters, backslash and accent. */
const isPlain = /^[\t\n\r -[\]-_a-~]*$/;

/**
 * The text normalized for reading, with the same length as the original, so that offsets are valid in both: unusual
 * spaces become spaces, unusual quotes plain ones, digits of other scripts ASCII digits, control characters,
 * private-use glyphs and decorations bullets, arrows dashes.
 */
export function readingCopy(text: string): string {
  if (isPlain.test(text)) return text;
  // Several readers request the same text in turn.
  if (text !== lastText) {
    lastCopy = makeCopy(text);
    lastText = text;
  }
  return lastCopy;
}

let lastText = '';
let lastCopy = '';

function makeCopy(text: string): string {
  const written = text
    .replace(escapedBytes, (bytes) =>
      bytes.length > 4 ? '-'.padEnd(bytes.length) : '•'.padEnd(bytes.length),
    )
    .replace(brokenComma, (bytes) => ','.padEnd(bytes.length))
    .replace(arrows, '–');
  return written.replace(oddSigns, (sign) => {
    const known = plainSigns.get(sign);
    if (known !== undefined) return known;
    const made = plainSign(sign);
    plainSigns.set(sign, made);
    return made;
  });
}

/** Cache of the characters used so far; there are about seven thousand. */
const plainSigns = new Map<string, string>();

/** Normalizes one character through all steps: a full-width accent becomes an accent and then a quote. */
const plainSign = (sign: string): string =>
  sign
    .replace(fullWidth, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(bulletGlyphs, '•')
    .replace(adornments, '•')
    .replace(wideSpaces, ' ')
    .replace(directions, ' ')
    .replace(otherMarks, (mark) => ours[mark] ?? mark)
    .replace(otherDigits, digitOf)
    .replace(singleQuotes, "'")
    .replace(hyphens, '-');

const unaccented = new Map(
  Object.entries({ ß: 's', ł: 'l', Ł: 'l', ø: 'o', Ø: 'o', đ: 'd', Đ: 'd', ı: 'i', İ: 'i', æ: 'a', œ: 'o' }),
);

/** Lowercase without accents, as long as the original: "Éducation" becomes "education". */
export function fold(text: string): string {
  const plain = text.replace(/[\u0080-\uffff]/g, foldCharacter);
  const lower = plain.toLowerCase();
  return lower.length === plain.length ? lower : plain.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

function foldCharacter(character: string): string {
  // A Korean syllable would be decomposed into its letters.
  if (character >= '\uac00' && character <= '\ud7a3') return character;
  const known = unaccented.get(character);
  if (known) return known;
  const base = character.normalize('NFD').charAt(0).toLowerCase();
  return base.length === 1 ? base : character;
}

/** A value as a person would copy it: white space collapsed, stray punctuation at the ends removed. */
export function tidy(text: string): string {
  return isTidy.test(text) ? text : tidied(text);
}

/** Starts and ends with a letter or digit, and has single spaces: most values. */
const isTidy = /^\w(?:\S| (?! ))*(?<=\w)$/;

function tidied(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[\s,;:|•·*"'–—/-]+/, '')
    .replace(/(?<![\s,;:|•·*"'–—/-])[\s,;:|•·*"'–—/-]+$/, '');
}
