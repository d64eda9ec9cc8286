import type { PlacedRun } from './segment.ts';

/**
 * The Unicode blocks of those letters, as a fast first check: few texts have any, and the script classes are long
 * lists.
 */
const rightToLeftBlock = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\ud802\ud803\ud83a\ud83b]/;
const rightToLeftLetter = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
const rightToLeftLetters = new RegExp(rightToLeftLetter.source, 'gu');
const rightToLeftWords = new RegExp(
  `(?:${rightToLeftLetter.source}|\\p{M})+(?: (?:${rightToLeftLetter.source}|\\p{M})+)*`,
  'gu',
);
/** Latin words, numbers and addresses keep their direction inside a right-to-left line. */
const leftToRightWords =
  /[\p{Script=Latin}\p{Nd}](?:[\p{Script=Latin}\p{Nd}@._/:%+-]*[\p{Script=Latin}\p{Nd}])?/gu;
const mirrored: Readonly<Record<string, string>> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '«': '»',
  '»': '«',
};

/** Whether most letters are of right-to-left scripts. */
export function isRightToLeft(runs: readonly PlacedRun[]): boolean {
  if (!runs.some(({ text }) => rightToLeftBlock.test(text))) return false;
  let balance = 0;
  for (const { text } of runs) balance += balanceOf(text);
  return balance > 0;
}

function balanceOf(text: string): number {
  return (text.match(rightToLeftLetters)?.length ?? 0) - (text.match(/\p{Script=Latin}/gu)?.length ?? 0);
}

/** Runs of a line from right to left, except that adjacent left-to-right runs keep their order. */
export function orderFromRight<Item>(
  items: readonly Item[],
  runsOf: (item: Item) => readonly PlacedRun[],
): Item[] {
  const ordered: Item[] = [];
  const leftToRight: Item[] = [];
  const addLeftToRight = (): void => {
    for (let item = leftToRight.pop(); item !== undefined; item = leftToRight.pop()) ordered.push(item);
  };
  for (const item of [...items].reverse()) {
    if (runsOf(item).some((run) => rightToLeftLetter.test(run.text))) {
      addLeftToRight();
      ordered.push(item);
    } else leftToRight.push(item);
  }
  addLeftToRight();
  return ordered;
}

/** Converts letters from visual order, as on a page, to spoken order. */
export function toSpokenOrder(text: string): string {
  if (!rightToLeftBlock.test(text) || !rightToLeftLetter.test(text)) return text;
  if (balanceOf(text) < 0) return text.replace(rightToLeftWords, (words) => [...words].reverse().join(''));
  const reversed = [...text].reverse().map((character) => mirrored[character] ?? character);
  return reversed.join('').replace(leftToRightWords, (word) => [...word].reverse().join(''));
}
