import { locales } from '@winnow/locales';
import type { Line } from './lines.ts';

/** Whether a line reads as a sentence or a piece of running text. */
export function isProse(line: Line): boolean {
  if (line.words > 16 || isProseWithoutRoom(line.text)) return true;
  if (
    line.words > 6 &&
    '.!?'.includes(line.text.charAt(line.text.length - 1)) &&
    !/\b(?:inc|ltd|co|corp|llc|s\.a|u\.s|etc)\.$/.test(line.folded)
  )
    return true;
  if (/^[a-z]/.test(line.text) && line.words > 3) return true;
  return line.words > 5 && capitalisedShare(line.text) < 0.45;
}

/** "2019年", "2019.": dates are not sentences. */
const yearInDigits = new RegExp(
  String.raw`\d{4}(?:${locales.flatMap(({ dates }) => dates.signs?.year ?? []).join('|')}|[./])`,
);

/** Chinese and Japanese have no spaces between words: matches a longer line with a comma or period. */
const isProseWithoutRoom = (text: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2}/u.test(text) &&
  ((/[,;.]/.test(text) && text.length > 20) || (/\.$/.test(text) && text.length > 12)) &&
  !yearInDigits.test(text);

const beginsLarge = /^['"«„“]?[\p{Lu}\p{Lo}\d]/u;

/** The share of longer words that start with a capital or digit, 0 to 1. */
export function capitalisedShare(text: string): number {
  let longer = 0;
  let capitalised = 0;
  for (const word of text.split(/[\s/,()[\]–—-]+/)) {
    if (word.length <= 3) continue;
    longer += 1;
    if (beginsLarge.test(word)) capitalised += 1;
  }
  if (longer === 0) return /\p{Lu}|\p{Lo}|\d/u.test(text) ? 1 : 0;
  return capitalised / longer;
}
