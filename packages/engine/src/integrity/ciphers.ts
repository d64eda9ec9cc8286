/** Command words that someone who shifts letters would shift. */
const commandWords = [
  'ignore',
  'previous',
  'instruction',
  'instructions',
  'candidate',
  'disregard',
  'applicant',
];

/** Minimum letters of these words. */
const shortest = 6;
const longest = 12;

const firstLetter = 97;
const alphabetLength = 26;

const shifted = (text: string, by: number): string =>
  text.replace(/[a-z]/g, (letter) =>
    String.fromCharCode(((letter.charCodeAt(0) - firstLetter + by) % alphabetLength) + firstLetter),
  );

const mirrored = (text: string): string =>
  text.replace(/[a-z]/g, (letter) => String.fromCharCode(219 - letter.charCodeAt(0)));

type Unlock = (text: string) => string;

/** The decoding of a cipher, by a command word as that cipher writes it. */
const unlockByWord: ReadonlyMap<string, Unlock> = new Map(
  commandWords.flatMap((word): [string, Unlock][] => [
    [mirrored(word), mirrored],
    ...Array.from({ length: alphabetLength - 1 }, (_, index): [string, Unlock] => [
      shifted(word, index + 1),
      (text) => shifted(text, alphabetLength - index - 1),
    ]),
  ]),
);

/**
 * Distance of a word's last letter from its first, which shifting does not change and reversing the alphabet negates.
 * Together with the length it rules out most words without slicing and looking them up.
 */
const spanOf = (length: number, first: number, last: number): number =>
  length * alphabetLength + ((last - first + alphabetLength) % alphabetLength);
const spans: ReadonlySet<number> = new Set(
  [...unlockByWord.keys()].map((word) =>
    spanOf(word.length, word.charCodeAt(0), word.charCodeAt(word.length - 1)),
  ),
);

/** The decoded lowercase letters of a text with a shifted or reversed alphabet; `null` if it has none. */
export function decipher(text: string): string | null {
  let start = 0;
  for (let at = 0; at <= text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= firstLetter && code < firstLetter + alphabetLength) continue;
    const length = at - start;
    if (
      length >= shortest &&
      length <= longest &&
      spans.has(spanOf(length, text.charCodeAt(start), text.charCodeAt(at - 1)))
    ) {
      const unlock = unlockByWord.get(text.slice(start, at));
      if (unlock) return unlock(text);
    }
    start = at + 1;
  }
  return null;
}

const morse: ReadonlyMap<string, string> = new Map(
  '.- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... - ..- ...- .-- -..- -.-- --..'
    .split(' ')
    .map((sign, index) => [sign, String.fromCharCode(firstLetter + index)]),
);

const codesOf = (digits: readonly string[], base: number): string =>
  String.fromCharCode(...digits.map((digit) => Number.parseInt(digit, base)).filter((code) => code < 0xd800));

/** Ways to write letters as numbers or symbols: the pattern of a sequence, and its decoding. */
const rows: readonly { readonly row: RegExp; readonly read: (row: string) => string }[] = [
  { row: /(?:\\x[0-9a-f]{2}){8,512}/gi, read: (row) => codesOf(row.match(/[0-9a-f]{2}/gi) ?? [], 16) },
  { row: /(?:%[0-9a-f]{2}){8,512}/gi, read: (row) => codesOf(row.match(/[0-9a-f]{2}/gi) ?? [], 16) },
  { row: /(?:\\u[0-9a-f]{4}){8,512}/gi, read: (row) => codesOf(row.match(/[0-9a-f]{4}/gi) ?? [], 16) },
  {
    row: /(?:&#x[0-9a-f]{1,5};){8,512}/gi,
    read: (row) => codesOf(row.match(/(?<=x)[0-9a-f]+(?=;)/gi) ?? [], 16),
  },
  { row: /(?:&#\d{1,6};){8,512}/g, read: (row) => codesOf(row.match(/\d+/g) ?? [], 10) },
  { row: /(?:\\[0-7]{2,3}){8,512}/g, read: (row) => codesOf(row.match(/[0-7]+/g) ?? [], 8) },
  { row: /(?:[01]{8}[\s,]?){8,512}/g, read: (row) => codesOf(row.match(/[01]{8}/g) ?? [], 2) },
  { row: /(?:\d{2,3}[\s,]+){11,512}\d{2,3}/g, read: (row) => codesOf(row.match(/\d+/g) ?? [], 10) },
  {
    row: /(?:[.-]{1,4}[ /|]+){11,1024}[.-]{1,4}/g,
    read: (row) =>
      row
        .split(/(?:(?<!\s)\s+)?[/|]\s*| {2,}/)
        .map((word) =>
          word
            .split(' ')
            .map((sign) => morse.get(sign) ?? '')
            .join(''),
        )
        .join(' '),
  },
  { row: /\b[A-Z2-7]{40,2048}(?![A-Za-z0-9])/g, read: decoded32 },
];

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

function decoded32(token: string): string {
  let bits = '';
  for (const letter of token) bits += base32.indexOf(letter).toString(2).padStart(5, '0');
  return codesOf(bits.match(/.{8}/g) ?? [], 2);
}

/** Quick check: a sequence of numbers or symbols contains one of these. */
export const mayHoldRow =
  /\\[xu0-7]|&#|%[0-9a-fA-F]{2}%|\d\d[\s,]+\d{2,3}[\s,]+\d{2,3}[\s,]+\d|[01]{8}|[.-] [.-]{1,4} [.-]|[A-Z2-7]{40}/;

/** The decoded sequences of numbers or symbols in a text, if they are words. */
export function decodedRows(text: string): string[] {
  if (!mayHoldRow.test(text)) return [];
  return rows.flatMap(({ row, read }) =>
    (text.match(row) ?? [])
      .map(read)
      .filter((said) => /^[\x20-\x7e\s]{12,}$/.test(said) && said.includes(' ')),
  );
}
