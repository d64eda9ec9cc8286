import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { type Gloss, gloss } from './gloss.ts';
import { type GlossedLanguage, isGlossed, type WrittenLanguage } from './language.ts';

/**
 * The vocabulary for another language: texts are searched through their gloss, and mentions refer to places in the
 * original.
 */
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

// Cached, because titles and skills are searched in the same line.
function remembered(text: string, language: GlossedLanguage): Gloss {
  if (last?.text === text && last.language === language) return last.made;
  const made = gloss(text, language);
  last = { text, language, made };
  return made;
}

/** Each mention at its source place; of several at one place, the first. */
function atSource<T extends { readonly start: number; readonly end: number }>(
  mentions: readonly T[],
  { toSource }: Gloss,
): readonly T[] {
  return mentions.map((mention) => ({ ...mention, ...toSource(mention.start, mention.end) }));
}
