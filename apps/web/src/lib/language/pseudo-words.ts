const accented: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...'aábƀcçdđeéfƒgğhħiíjĵkķlłmɱnñoópþqʠrŕsštŧuúvṽwŵxẋyýzžAÁBƁCÇDĐEÉFƑGĞHĦIÍJĴKĶLŁMṀNÑOÓPÞQɊRŔSŠTŦUÚVṼWŴXẊYÝZŽ',
  ]
    .map((letter, index, all) => [letter, all[index + 1] ?? letter] as const)
    .filter((_, index) => index % 2 === 0),
);

/** Accents every letter and lengthens text by two fifths, in brackets that reveal truncation. */
export function pseudoText(text: string): string {
  if (text.trim() === '') return text;
  const letters = [...text].map((letter) => accented[letter] ?? letter).join('');
  return `⟦${letters}${' ·'.repeat(Math.ceil((text.length * 0.4) / 2))}⟧`;
}

/** Applies `pseudoText` to all texts of a catalogue, and to the results of its functions. */
export function pseudoWords<Words>(words: Words): Words {
  return transform(words) as Words;
}

function transform(words: unknown): unknown {
  if (typeof words === 'string') return pseudoText(words);
  if (typeof words === 'function') return (...given: unknown[]) => transform(words(...given));
  if (Array.isArray(words)) return words.map(transform);
  if (typeof words === 'object' && words !== null)
    return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, transform(value)]));
  return words;
}
