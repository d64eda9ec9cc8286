import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { type Gloss, gloss } from './gloss.ts';
import { type GlossedLanguage, isGlossed, type WrittenLanguage } from './language.ts';

/** The vocabulary as a reader of another language has it: texts are looked through by their gloss, found at their own places. */
export function vocabularyIn(language: WrittenLanguage, vocabulary: Vocabulary): Vocabulary {
  if (!isGlossed(language)) return vocabulary;
  return {
    ...vocabulary,
    findSkills(text) {
      const read = remembered(text, language);
      return atSource(vocabulary.findSkills(read.text), read);
    },
    findTitles(text) {
      const read = remembered(text, language);
      return atSource(vocabulary.findTitles(read.text), read);
    },
  };
}

let last: { readonly text: string; readonly language: GlossedLanguage; readonly made: Gloss } | null = null;

// Remembered because a line is asked for its titles and for its skills in turn.
function remembered(text: string, language: GlossedLanguage): Gloss {
  if (last?.text === text && last.language === language) return last.made;
  const made = gloss(text, language);
  last = { text, language, made };
  return made;
}

/** Each mention at the place in the source it was made from; of two at one place the first. */
function atSource<T extends { readonly start: number; readonly end: number }>(
  mentions: readonly T[],
  { toSource }: Gloss,
): readonly T[] {
  return mentions.map((mention) => ({ ...mention, ...toSource(mention.start, mention.end) }));
}
