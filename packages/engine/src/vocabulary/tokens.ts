/** The separator between a token and the previous one, from tightest to widest. */
export const gaps = {
  /** Only a hyphen, slash, dot, underscore or apostrophe. */
  joined: 0,
  space: 1,
  line: 2,
  /** A comma, bullet, spaced slash or another mark between members of a list. */
  list: 3,
  /** The end of a sentence, a colon, a bracket; also the start of the text. */
  stop: 4,
} as const;

/**
 * The words of a text as parallel arrays: plain ones, since typed ones take longer to create than most texts to split.
 * Words keep characters that belong to a name (`c++`, `c#`, `.net`) and split at inner hyphens, slashes and dots, so
 * that `node.js`, `node-js` and `node js` are equal.
 */
export type Tokens = {
  readonly count: number;
  readonly start: readonly number[];
  /** Exclusive. */
  readonly end: readonly number[];
  /** The separator before each token, one of `gaps`. */
  readonly gap: readonly number[];
};

const other = 0;
const letter = 1;
const digit = 2;
const joiner = 3;
const blank = 4;
const lineBreak = 5;
const listMark = 6;
const stopMark = 7;

const asciiClasses = buildAsciiClasses();

/** Splits a text into words. Positions count UTF-16 units. */
export function tokenise(text: string): Tokens {
  const start: number[] = [];
  const end: number[] = [];
  const gap: number[] = [];
  let pending: number = gaps.stop;
  let index = 0;
  while (index < text.length) {
    const code = text.charCodeAt(index);
    const kind = classOf(code);
    const isWord = kind === letter || kind === digit || startsDottedName(text, index, code);
    if (isWord || code === ampersand) {
      start.push(index);
      index = isWord ? endOfWord(text, index + 1) : index + 1;
      end.push(index);
      gap.push(pending);
      pending = gaps.joined;
      continue;
    }
    pending = Math.max(pending, gapOf(kind, text, index));
    index++;
  }
  return { count: start.length, start, end, gap };
}

const ampersand = 38;
const dot = 46;
const plus = 43;
const hash = 35;

function endOfWord(text: string, from: number): number {
  let index = from;
  while (index < text.length) {
    const kind = classOf(text.charCodeAt(index));
    if (kind !== letter && kind !== digit) break;
    index++;
  }
  // A symbol belongs to a name with a letter ("c++", "c#", "A+"), not to a quantity ("5+ years").
  if (classOf(text.charCodeAt(index - 1)) !== letter) return index;
  let sign = index;
  while (sign < text.length && sign - index < 2) {
    const code = text.charCodeAt(sign);
    if (code !== plus && code !== hash) break;
    sign++;
  }
  const next = sign < text.length ? classOf(text.charCodeAt(sign)) : blank;
  return sign > index && next === letter ? index : sign;
}

/** `.net` as a separate name; a dot inside a word only joins. */
function startsDottedName(text: string, index: number, code: number): boolean {
  if (code !== dot || index + 1 >= text.length) return false;
  if (classOf(text.charCodeAt(index + 1)) !== letter) return false;
  const before = index === 0 ? blank : classOf(text.charCodeAt(index - 1));
  return before !== letter && before !== digit && text.charCodeAt(index - 1) !== dot;
}

function gapOf(kind: number, text: string, index: number): number {
  if (kind === blank) return gaps.space;
  if (kind === lineBreak) return gaps.line;
  if (kind === listMark) return gaps.list;
  if (kind === stopMark) return gaps.stop;
  if (kind === joiner) return isSpaced(text, index) ? loneJoinerGap(text.charCodeAt(index)) : gaps.joined;
  return gaps.stop;
}

const isSpaced = (text: string, index: number): boolean =>
  !isWordAt(text, index - 1) || !isWordAt(text, index + 1);

const isWordAt = (text: string, index: number): boolean => {
  if (index < 0 || index >= text.length) return false;
  const code = text.charCodeAt(index);
  const kind = classOf(code);
  return kind === letter || kind === digit || code === plus || code === hash;
};

/** A period ends a sentence; a dash, slash or apostrophe next to a space separates the members of a list. */
const loneJoinerGap = (code: number): number => (code === dot ? gaps.stop : gaps.list);

function classOf(code: number): number {
  if (code < 128) return asciiClasses[code] ?? other;
  if (code === 0xa0 || code === 0x202f || (code >= 0x2000 && code <= 0x200b)) return blank;
  if (code === 0x2019 || code === 0x2010 || code === 0x2011) return joiner;
  if (code === 0x2028 || code === 0x2029) return lineBreak;
  if (code === 0xb7 || (code >= 0x2012 && code <= 0x2027) || (code >= 0x25a0 && code <= 0x27bf))
    return listMark;
  if (code < 0xc0 || (code >= 0x2000 && code <= 0x2bff) || (code >= 0x3000 && code <= 0x303f))
    return stopMark;
  return code >= 0xe000 && code <= 0xf8ff ? listMark : letter;
}

function buildAsciiClasses(): Uint8Array {
  const classes = new Uint8Array(128).fill(stopMark);
  for (let code = 0; code < 128; code++) {
    const character = String.fromCharCode(code);
    if (/[a-z]/i.test(character)) classes[code] = letter;
    else if (/[0-9]/.test(character)) classes[code] = digit;
    else if ("-/.'_".includes(character)) classes[code] = joiner;
    else if (character === '\n' || character === '\r') classes[code] = lineBreak;
    else if (/\s/.test(character)) classes[code] = blank;
    else if (',;|*+#~>'.includes(character)) classes[code] = listMark;
  }
  return classes;
}
