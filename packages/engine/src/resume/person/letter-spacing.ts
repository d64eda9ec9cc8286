/**
 * A line with letter spacing as a person reads it: "A N N B E L L" and "A NN B ELL", as some files contain small
 * capitals, become "ANN BELL". Other texts are returned unchanged.
 */
export function withoutLetterSpacing(text: string): string {
  if (!beginsApart.test(text)) return text;
  if (everyLetterApart.test(text)) {
    const words = text.trim().split(/\s{2,}/);
    return words.map((word) => word.replaceAll(' ', '')).join(' ');
  }
  return everyInitialApart.test(text) ? text.replace(/(?<!\p{L})(\p{Lu}) (?=\p{Lu}{2})/gu, '$1') : text;
}

/** Quick check: one or two letters or an initial, then a space; few lines start like this. */
const beginsApart = /^\s*\S{1,3}\s/;

/** At least two words, with wider gaps than between their letters. */
const everyLetterApart = /^\s*(?:[\p{L}.'-] ){2,}[\p{L}.'-](?:\s{2,}(?:[\p{L}.'-] )*[\p{L}.'-])+\s*$/u;
const everyInitialApart = /^\s*(?:\p{Lu}\.? )?(?:\p{Lu} \p{Lu}{2,} ?){2,}\s*$/u;
