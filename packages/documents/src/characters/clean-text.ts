import { type CleanText, removeInvisibleCharacters } from './invisible-characters.ts';

const plain = /^[\t\n\x20-\x7e]*$/;

/**
 * Ligatures, Arabic presentation forms, full-width and mathematical letters: compatibility variants of ordinary
 * letters.
 */
const dressedLetters =
  /[\ufb00-\ufb06\ufb13-\ufb17\ufb1d-\ufdff\ufe70-\ufefc\uff01-\uff5e\u{1d400}-\u{1d7ff}]+/gu;

/** Bullets of the Symbol and Wingdings fonts, in the private use area. */
const privateBullets =
  /[\uf06c-\uf06e\uf071-\uf078\uf0a7-\uf0a8\uf0b7\uf0d8\uf0e0\uf0fc\u25cf\u25aa\u25a0\u2023\u2043]/g;
const privateUse = /[\ue000-\uf8ff]|[\u{f0000}-\u{10ffff}]/gu;

const lineBreaks = /\r\n?|[\u2028\u2029\u0085\v\f]/g;
const spaces = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
/** Control characters, lone surrogates and Unicode noncharacters. */
const noCharacters = /(?![\t\n])\p{Cc}|\p{Noncharacter_Code_Point}|\p{Surrogate}|\ufffc/gu;

/**
 * Text as a person sees it: NFC, plain spaces, ordinary letters instead of compatibility variants, no invisible
 * characters. Tabs and line breaks (as `\n`) stay. Applied to the text of every format.
 */
export function cleanText(raw: string): CleanText {
  if (plain.test(raw)) return { text: raw, hidden: [] };
  const visible = removeInvisibleCharacters(raw.replace(lineBreaks, '\n').replace(noCharacters, ''));
  const text = visible.text
    .replace(spaces, ' ')
    .replace(dressedLetters, (letters) => letters.normalize('NFKC'))
    .replace(privateBullets, '•')
    .replace(privateUse, '')
    .normalize('NFC');
  return { text, hidden: visible.hidden };
}
