import { decipher, decodedRows, mayHoldRow } from './ciphers.ts';
import { everySign, type Signs, signsIn } from './signs-of-obfuscation.ts';

/** A text decoded in one of the ways in which messages are hidden. */
export type Reading = { readonly text: string; readonly isObfuscated: boolean };

/** Cyrillic and Greek letters that look like Latin ones. */
const lookalikes = lettersFor({
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  ї: 'i',
  ј: 'j',
  ѕ: 's',
  ԁ: 'd',
  һ: 'h',
  ո: 'n',
  ԛ: 'q',
  ԝ: 'w',
  к: 'k',
  м: 'm',
  т: 't',
  в: 'b',
  н: 'h',
  α: 'a',
  ο: 'o',
  ε: 'e',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ɡ: 'g',
  ɑ: 'a',
  ı: 'i',
  ℓ: 'l',
  օ: 'o',
  ᴀ: 'a',
  ʙ: 'b',
  ᴄ: 'c',
  ᴅ: 'd',
  ᴇ: 'e',
  ꜰ: 'f',
  ɢ: 'g',
  ʜ: 'h',
  ɪ: 'i',
  ᴊ: 'j',
  ᴋ: 'k',
  ʟ: 'l',
  ᴍ: 'm',
  ɴ: 'n',
  ᴏ: 'o',
  ᴘ: 'p',
  ʀ: 'r',
  ꜱ: 's',
  ᴛ: 't',
  ᴜ: 'u',
  ᴠ: 'v',
  ᴡ: 'w',
  ʏ: 'y',
  ᴢ: 'z',
  ꭺ: 'a',
  ꭵ: 'i',
  ꭼ: 'e',
});
const leetLetters = lettersFor({
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
});

/** Characters and the letters that they replace, with a pattern that matches any of them. */
type Letters = { readonly letters: ReadonlyMap<string, string>; readonly any: RegExp };

function lettersFor(table: Readonly<Record<string, string>>): Letters {
  return {
    letters: new Map(Object.entries(table)),
    any: new RegExp(`[${Object.keys(table).join('')}]`, 'g'),
  };
}

const unseen = /\p{Cf}|\p{Default_Ignorable_Code_Point}/gu;
const tagCharacters = /[\u{e0020}-\u{e007e}]/gu;

/**
 * The plain reading of a line and each plausible decoding of it: letters of other alphabets, digits for letters, spaced
 * letters, reversed text, rot13, base64, hexadecimal, tag characters.
 */
export function* readings(line: string): Generator<Reading> {
  // Most lines are plain ASCII, which has no invisible characters and no lookalikes.
  const signsOfPlain = signsIn(line);
  const isPlain = signsOfPlain !== null;
  const signs = signsOfPlain ?? everySign;
  const plain = isPlain ? line.toLowerCase() : line.replace(unseen, '').normalize('NFKC').toLowerCase();
  yield { text: plain, isObfuscated: !isPlain && hidesBetweenLetters(line, plain) };
  if (!isPlain) yield* otherLetters(line, plain);
  if (signs.digitsForLetters && patterns.digitsForLetters.test(plain))
    yield obfuscated(replaced(plain, leetLetters));
  if (signs.lettersSetApart && patterns.lettersSetApart.test(plain)) yield obfuscated(closed(plain));
  if (signs.signsBetweenLetters && patterns.signsBetweenLetters.test(plain))
    yield obfuscated(plain.replace(/(?<=\S)[._*|·-](?=\S)/g, ''));
  if (/\binstructions? (?:previous|prior|above)\b|\bcandidate this\b/.test(plain))
    yield obfuscated(plain.split(/\s+/).reverse().join(' '));
  if (signs.rowOfTable && patterns.rowOfTable.test(plain))
    yield { text: plain.replace(/(?:(?<!\s)\s+)?\|\s*/g, ' '), isObfuscated: false };
  if ((!isPlain && /[\u202d\u202e]/.test(line)) || /\bsnoitcurtsni|suoiverp|etadidnac\b/.test(plain))
    yield obfuscated([...plain].reverse().join(''));
  if (/\b(?:vtaber|cerivbhf|vafgehpgvba|pnaqvqngr|flfgrz cebzcg|qvfertneq|fpber)/.test(plain))
    yield obfuscated(rot13(plain));
  const deciphered = decipher(plain);
  if (deciphered !== null) yield obfuscated(deciphered);
  if (signs.rowOfCodes) for (const said of decodedRows(line)) yield obfuscated(said.toLowerCase());
  if (signs.packedLetters) yield* packedLetters(line);
  if (!signs.pairsOfHexadecimal) return;
  for (const token of line.match(patterns.pairsOfHexadecimal) ?? []) {
    const decoded = decodedHex(token.replace(/0x|\\x|[\s,]/g, ''));
    if (decoded) yield obfuscated(decoded.toLowerCase());
  }
}

/** The pattern of each obfuscation that has a sign. */
export const patterns: Readonly<Record<keyof Signs, RegExp>> = {
  digitsForLetters: /[a-z][013457@$!]|[013457@$!][a-z]/,
  lettersSetApart: /(?:^|\s)(?:\S\s){6}/,
  signsBetweenLetters: /(?:[a-z][._*|·-]){6}[a-z]/,
  rowOfTable: /(?:\|[^|]*){5}/,
  packedLetters: /[A-Za-z0-9+/=_-]{24,4096}/g,
  pairsOfHexadecimal: /(?:\b(?:0x|\\x)?[0-9a-fA-F]{2}[\s,]+){12,512}/g,
  rowOfCodes: mayHoldRow,
};

/** Base64 and hexadecimal, also nested in each other. */
function* packedLetters(line: string, depth = 0): Generator<Reading> {
  for (const token of line.match(patterns.packedLetters) ?? []) {
    const decoded = decoded64(token) ?? decodedHex(token);
    if (!decoded) continue;
    yield obfuscated(decoded.toLowerCase());
    if (depth < 2) yield* packedLetters(decoded, depth + 1);
  }
}

const hidesBetweenLetters = (line: string, plain: string): boolean =>
  plain.length !== line.normalize('NFKC').length && /\p{L}[\u200b-\u200d\u2060]\p{L}/u.test(line);

function* otherLetters(line: string, plain: string): Generator<Reading> {
  const tags = line.match(tagCharacters);
  if (tags)
    yield obfuscated(
      tags
        .map((tag) => String.fromCharCode((tag.codePointAt(0) ?? 0) - 0xe0000))
        .join('')
        .toLowerCase(),
    );
  const bare = plain.normalize('NFD').replace(/\p{M}/gu, '');
  if (bare !== plain) yield { text: bare, isObfuscated: false };
  const latin = replaced(plain, lookalikes);
  if (latin !== plain && /[a-z]/.test(plain)) yield obfuscated(latin);
}

const obfuscated = (text: string): Reading => ({ text, isObfuscated: true });

const replaced = (text: string, { letters, any }: Letters): string =>
  text.replace(any, (letter) => letters.get(letter) ?? letter);

/** "i g n o r e a l l" as "ignore all": a wider gap separates words; without wider gaps, the words are joined. */
const closed = (text: string): string =>
  /\S {2,}\S/.test(text)
    ? text
        .split(/ {2,}/)
        .map((word) => word.replace(/ /g, ''))
        .join(' ')
    : text.replace(/(?<=\S) (?=\S(?: |$))/g, '');

const rot13 = (text: string): string =>
  text.replace(/[a-z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 84) % 26) + 97));

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

function decoded64(token: string): string | null {
  const clean = token
    .replace(/(?<!=)=+$/, '')
    .replace(/-/g, '+')
    .replace(/_/g, '/');
  let bits = 0;
  let held = 0;
  let out = '';
  for (const letter of clean) {
    const value = alphabet.indexOf(letter);
    if (value < 0) return null;
    held = ((held << 6) | value) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    out += String.fromCharCode((held >> bits) & 0xff);
  }
  return readable(out);
}

function decodedHex(token: string): string | null {
  if (token.length % 2 !== 0 || !/^[0-9a-fA-F]+$/.test(token)) return null;
  return readable(
    (token.match(/../g) ?? []).map((pair) => String.fromCharCode(Number.parseInt(pair, 16))).join(''),
  );
}

/** Text of words, or another layer of encoding; a serial number or hash decodes to noise. */
const readable = (text: string): string | null =>
  /^[\x20-\x7e\r\n\t]{12,}$/.test(text) && (text.includes(' ') || /^[A-Za-z0-9+/=_-]{24,}$/.test(text))
    ? text
    : null;
