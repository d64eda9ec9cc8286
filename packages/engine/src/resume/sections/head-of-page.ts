/** Characters. Text next to a name in a page header or footer is short; a longer line is something else. */
const maxLength = 300;

const separator = /[\s,|•·–-]/;
/** A comma at the end means that more follows. */
const rest = /(?<![\s|•·–-])[\s|•·–-]*$/;

/** Pieces of one length. A single digit is enough: two are two pieces. */
const word = /page|resume|cv|curriculum vitae|continued|of|\d/y;
/** Pieces that may end at any position after their start, up to the end of the match. */
const openEnded: readonly { readonly pattern: RegExp; readonly minLength: number | 'after @' }[] = [
  { pattern: /\S*@\S*/y, minLength: 'after @' },
  { pattern: /https:\S+/y, minLength: 'https:x'.length },
  { pattern: /http:\S+/y, minLength: 'http:x'.length },
  { pattern: /www\.\S+/y, minLength: 'www.x'.length },
  { pattern: /\+[\d() .-]{7,}/y, minLength: '+1234567'.length },
  { pattern: /[\d() .-]{7,}/y, minLength: '1234567'.length },
];
const continued = /\(cont\S*\)/y;

/**
 * Whether a folded text has only the number of a page, words such as "resume" or "continued", and contacts. A single
 * regular expression would try every way to split "@@@@@@@@" into pieces, in exponential time; this checks each
 * position once.
 */
export function isHeadOfPage(folded: string): boolean {
  if (folded.length > maxLength) return false;
  /** Latest end of a piece, by its earliest end. */
  const ends = new Map([[0, 0]]);
  const end = folded.search(rest);
  let endsUntil = -1;
  let isReached = false;
  for (let at = 0; at <= folded.length; at++) {
    endsUntil = Math.max(endsUntil, ends.get(at) ?? -1);
    const isEnd = at <= endsUntil;
    if (isEnd && at >= end) return true;
    if (!isEnd && !isReached) continue;
    for (const [first, last] of endsOfPieces(folded, at))
      ends.set(first, Math.max(last, ends.get(first) ?? -1));
    isReached = separator.test(folded.charAt(at));
  }
  return false;
}

/** For each start of a piece, the first and last position at which it can end. */
function* endsOfPieces(folded: string, at: number): Generator<readonly [first: number, last: number]> {
  const lengthOf = (pattern: RegExp): number => {
    pattern.lastIndex = at;
    return pattern.exec(folded)?.[0].length ?? 0;
  };
  const fixed = lengthOf(word);
  if (fixed > 0) yield [at + fixed, at + fixed];
  for (const { pattern, minLength } of openEnded) {
    const length = lengthOf(pattern);
    if (length > 0)
      yield [minLength === 'after @' ? folded.indexOf('@', at) + 1 : at + minLength, at + length];
  }
  for (let place = at + lengthOf(continued); place > at; place = folded.lastIndexOf(')', place - 2) + 1) {
    if (place < at + '(cont)'.length) return;
    yield [place, place];
  }
}
