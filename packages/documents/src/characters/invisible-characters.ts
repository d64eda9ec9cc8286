export type CleanText = {
  readonly text: string;
  /** Messages hidden in invisible characters, and words split by them; empty for ordinary text. */
  readonly hidden: readonly string[];
};

/** Scripts and symbols that need joiners to be rendered correctly. */
const joined =
  '[\\p{Script=Arabic}\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Gurmukhi}\\p{Script=Gujarati}\\p{Script=Oriya}\\p{Script=Tamil}\\p{Script=Telugu}\\p{Script=Kannada}\\p{Script=Malayalam}\\p{Script=Sinhala}\\p{Extended_Pictographic}]';

/** Characters with no width on the page. */
const invisible = new RegExp(
  `(?![\\u200c\\u200d])\\p{DI}|[\\ufff9-\\ufffb]|(?<!${joined})[\\u200c\\u200d]`,
  'gu',
);
const anyInvisible = /\p{DI}|[\ufff9-\ufffb]/u;

/** Copies of ASCII that no font draws; meant for language tags, abused to pass hidden text to machines. */
const tagRuns = /[\u{e0020}-\u{e007e}\u{e0001}\u{e007f}]+/gu;
/** Flags of regions are a black flag followed by tags, which are rendered. */
const drawnFlags = /\u{1f3f4}[\u{e0061}-\u{e007a}\u{e0030}-\u{e0039}]{2,6}\u{e007f}/gu;
/** Consecutive variation selectors can encode a byte each; ordinary text never has two in a row. */
const selectorRuns = /\p{Variation_Selector}{2,}/gu;
const zeroWidthRuns = /[\u200b-\u200f\u2060-\u2064\ufeff]{8,}/g;
/** After an override, letters are drawn in the opposite direction to their order in the text. */
const reversedRuns = /\u202e([^\u202a-\u202e\u2066-\u2069\n]*)[\u202c\u2069]?/g;
/**
 * Words count as split if an invisible character follows every one or two letters, at least this many times in a row.
 */
const takenApart = /(?:[^\p{DI}\n]{1,2}\p{DI}+){3,}[^\p{DI}\n]{0,2}/gu;

/** Removes invisible characters, and reports them if they encode a message or split words. */
export function removeInvisibleCharacters(raw: string): CleanText {
  if (!anyInvisible.test(raw)) return { text: raw, hidden: [] };
  const hidden: string[] = [];
  const report = (text: string | null): void => {
    if (text !== null && /[\p{L}\p{N}]{2}/u.test(text)) hidden.push(text.trim());
  };
  const text = raw
    .replace(drawnFlags, '\u{1f3f4}')
    .replace(tagRuns, (run) => {
      report(decodeTags(run));
      return '';
    })
    .replace(selectorRuns, (run) => {
      report(decodeSelectors(run));
      return '';
    })
    .replace(zeroWidthRuns, (run) => {
      report(decodeBits(run));
      return '';
    })
    .replace(reversedRuns, (_run, stored: string) => {
      report(strip(stored));
      return isRightToLeft(stored) ? stored : [...stored].reverse().join('');
    });
  for (const [words] of text.matchAll(takenApart)) if (isTakenApart(words)) report(strip(words));
  return { text: strip(text), hidden };
}

const strip = (text: string): string => text.replace(invisible, '');

const isRightToLeft = (text: string): boolean =>
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}]/u.test(text);

/**
 * Joiners in scripts that need them and soft hyphens between syllables are legitimate; splitting most words letter by
 * letter is not.
 */
function isTakenApart(words: string): boolean {
  if (isRightToLeft(words) || /[\p{Script=Devanagari}\p{Script=Thai}\p{Script=Khmer}]/u.test(words))
    return false;
  const stripped = strip(words);
  return words.length - stripped.length >= stripped.length / 2;
}

function decodeTags(run: string): string {
  return [...run]
    .map((tag) => (tag.codePointAt(0) ?? 0) - 0xe0000)
    .filter((code) => code >= 0x20 && code < 0x7f)
    .map((code) => String.fromCharCode(code))
    .join('');
}

function decodeSelectors(run: string): string | null {
  const bytes = [...run].map((selector) => {
    const code = selector.codePointAt(0) ?? 0;
    return code >= 0xe0100 ? code - 0xe0100 + 16 : code - 0xfe00;
  });
  return decodeUtf8(bytes);
}

/** Decodes a sequence of two kinds of zero-width characters as bits; either kind may be the 1. */
function decodeBits(run: string): string | null {
  const kinds = [...new Set(run)];
  const [first, second] = kinds;
  if (kinds.length !== 2 || !first || !second) return null;
  for (const one of [second, first]) {
    const bits = [...run].map((character) => (character === one ? '1' : '0')).join('');
    const decoded = decodeUtf8((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
    if (decoded) return decoded;
  }
  return null;
}

function decodeUtf8(bytes: readonly number[]): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
    return /^[\t\n\x20-\x7e\u00a0-\uffff]+$/.test(text) ? text : null;
  } catch {
    return null;
  }
}
