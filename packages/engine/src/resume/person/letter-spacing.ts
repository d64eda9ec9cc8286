/**
 * A line in spaced letters as a person reads it: "A N N  B E L L" and "A NN B ELL", as small capitals come out of some
 * files, become "ANN BELL". Any other text is returned unchanged.
 */
export function withoutLetterSpacing(text: string): string {
  if (!beginsApart.test(text)) return text;
  if (everyLetterApart.test(text)) {
    const words = text.trim().split(/\s{2,}/);
    return words.map((word) => word.replaceAll(' ', '')).join(' ');
  }
  return everyInitialApart.test(text) ? text.replace(/(?<!\p{L})(\p{Lu}) (?=\p{Lu}{2})/gu, '$1') : text;
}

/** A letter or two, an initial's full stop, and room: few lines begin so. */
const beginsApart = /^\s*\S{1,3}\s/;

/** Two words at least, parted by more than their letters are. */
const everyLetterApart = /^\s*(?:[\p{L}.'-] ){2,}[\p{L}.'-](?:\s{2,}(?:[\p{L}.'-] )*[\p{L}.'-])+\s*$/u;
const everyInitialApart = /^\s*(?:\p{Lu}\.? )?(?:\p{Lu} \p{Lu}{2,} ?){2,}\s*$/u;
