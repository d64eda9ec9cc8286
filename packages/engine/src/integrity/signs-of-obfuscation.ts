/**
 * Signs that ASCII text may be obfuscated. Without its sign an obfuscation is impossible; with it, its pattern must be
 * tried. Most lines have no sign, and one pass for all signs takes a tenth of the time of all patterns.
 */
export type Signs = {
  /** A digit or symbol that looks like a letter, next to a letter. */
  readonly digitsForLetters: boolean;
  readonly lettersSetApart: boolean;
  readonly signsBetweenLetters: boolean;
  readonly rowOfTable: boolean;
  /** A long sequence of the letters and digits of base64, base32 or hexadecimal. */
  readonly packedLetters: boolean;
  readonly pairsOfHexadecimal: boolean;
  /** Codes of letters, or Morse. */
  readonly rowOfCodes: boolean;
};

export const everySign: Signs = {
  digitsForLetters: true,
  lettersSetApart: true,
  signsBetweenLetters: true,
  rowOfTable: true,
  packedLetters: true,
  pairsOfHexadecimal: true,
  rowOfCodes: true,
};

/** Minimum letters; shorter obfuscations are too short for an instruction. */
const minSpacedLetters = 6;
const minSignsBetween = 6;
const minBars = 5;
const shortestPacked = 24;
/** Twelve pairs, each followed by a space or comma. */
const shortestPairs = 36;
/** Three pairs of digits and one more digit, or eight bits. */
const minDigits = 7;
const minMorse = 2;

// The classes of a character as one number, so that one pass over the text finds all signs.
const letter = 1;
const lookalike = 2;
const packable = 4;
const ofPairs = 8;
const between = 16;
const blank = 32;
const digit = 64;
const bar = 128;
const ofCode = 256;
const morse = 512;
const unprintable = 1024;
const kinds = Uint16Array.from({ length: 128 }, (_, code) => kindOf(String.fromCharCode(code)));

function kindOf(character: string): number {
  const classes: readonly (readonly [RegExp, number])[] = [
    [/[a-z]/i, letter],
    [/[013457@$!]/, lookalike],
    [/[a-z0-9+/=_-]/i, packable],
    [/[0-9a-fx\\\s,]/i, ofPairs],
    [/[._*|-]/, between],
    [/\s/, blank],
    [/[0-9]/, digit],
    [/\|/, bar],
    [/[\\&%]/, ofCode],
    [/[.-]/, morse],
    [/[^\t\n\r -~]/, unprintable],
  ];
  return classes.reduce((all, [pattern, kind]) => (pattern.test(character) ? all | kind : all), 0);
}

/** The signs of a text; `null` if it is not entirely printable ASCII. */
export function signsIn(text: string): Signs | null {
  let before = blank;
  let wordStart = 0;
  let apart = 0;
  let lookalikes = 0;
  let signsBetween = 0;
  let bars = 0;
  let digits = 0;
  let codes = 0;
  let morseWords = 0;
  let packed = 0;
  let longestPacked = 0;
  let pairs = 0;
  let longestPairs = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const kind = code < 128 ? (kinds[code] ?? unprintable) : unprintable;
    if ((kind & unprintable) !== 0) return null;
    if ((kind & packable) === 0) packed = 0;
    else if (++packed > longestPacked) longestPacked = packed;
    if ((kind & ofPairs) === 0) pairs = 0;
    else if (++pairs > longestPairs) longestPairs = pairs;
    if ((kind & letter) !== 0) {
      if ((before & lookalike) !== 0) lookalikes++;
    } else if ((kind & blank) !== 0) {
      if (at - wordStart === 1) apart++;
      wordStart = at + 1;
    } else {
      if ((before & letter) !== 0) {
        if ((kind & lookalike) !== 0) lookalikes++;
        if ((kind & between) !== 0) signsBetween++;
      }
      if ((kind & morse) !== 0 && (before & blank) !== 0) morseWords++;
      if ((kind & digit) !== 0) digits++;
      else if ((kind & bar) !== 0) bars++;
      else if ((kind & ofCode) !== 0) codes++;
    }
    before = kind;
  }
  return {
    digitsForLetters: lookalikes > 0,
    lettersSetApart: apart >= minSpacedLetters,
    signsBetweenLetters: signsBetween >= minSignsBetween,
    rowOfTable: bars >= minBars,
    packedLetters: longestPacked >= shortestPacked,
    pairsOfHexadecimal: longestPairs >= shortestPairs,
    rowOfCodes: codes > 0 || digits >= minDigits || morseWords >= minMorse || longestPacked >= shortestPacked,
  };
}
