import { detectLanguage } from '../languages/detect-language.ts';
import type { WrittenLanguage } from '../languages/language.ts';
import { stopWords } from '../words/stop-words.ts';

/** A text in one language. Text in other languages is replaced by blanks, so that all offsets stay the same. */
export type LanguagePart = { readonly language: WrittenLanguage; readonly text: string };

type Block = { readonly start: number; readonly end: number; readonly words: number };

/** Shorter blocks, such as headings, are too short to detect a language and go with the block below. */
const minWordsOfBlock = 12;
/** Minimum words of a part; less text in a second language is a quotation, a name or a footer. */
const minWordsOfPart = 40;
const minShareOfPart = 0.2;
/** English is the default if no other language is clear; as a separate part it must show its own grammar. */
const minShareOfGrammar = 0.2;
/** No other language has so many words in common with the grammar of English. */
const shareOfPlainEnglish = 0.3;

/**
 * Splits an advert by its languages, the main one first: "the German text is followed by the English one". An advert in
 * one language is one part.
 */
export function languagePartsOf(text: string): readonly [LanguagePart, ...LanguagePart[]] {
  const whole: LanguagePart = { language: detectLanguage(text), text };
  const blocks = blocksOf(text);
  if (blocks.length < 2) return [whole];
  const detected = blocks.map(({ start, end, words }) => languageOf(text.slice(start, end), words));
  let next = detected.findLast((language) => language !== null) ?? whole.language;
  const languages = detected.toReversed().map((language) => {
    next = language ?? next;
    return next;
  });
  languages.reverse();
  const words = new Map<WrittenLanguage, number>();
  for (const [at, language] of languages.entries())
    words.set(language, (words.get(language) ?? 0) + (blocks[at]?.words ?? 0));
  const all = blocks.reduce((sum, block) => sum + block.words, 0);
  const parts = [...words]
    .filter(([, count]) => count >= Math.max(minWordsOfPart, minShareOfPart * all))
    .sort(([, left], [, right]) => right - left)
    .map(([language]) => language);
  const [first, ...others] = parts;
  if (first === undefined || others.length === 0) return [whole];
  const part = (language: WrittenLanguage): LanguagePart => ({
    language,
    text: blocks.reduce((said, { start, end }, at) => {
      const own = languages[at] ?? first;
      const isKept = own === language || (language === first && !parts.includes(own));
      return (
        said +
        (isKept
          ? text.slice(said.length, end)
          : blank(text.slice(said.length, start)) + blank(text.slice(start, end)))
      );
    }, ''),
  });
  return [part(first), ...others.map(part)];
}

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** `null` where a block is too short or shows no grammar. */
function languageOf(block: string, words: number): WrittenLanguage | null {
  if (words < minWordsOfBlock) return null;
  const said = block.toLowerCase().match(/\p{L}+/gu) ?? [];
  const grammar = said.filter((word) => stopWords.has(word)).length / said.length;
  if (grammar >= shareOfPlainEnglish) return 'en';
  const language = detectLanguage(block);
  return language === 'en' && grammar < minShareOfGrammar ? null : language;
}

/** Blocks of text between blank lines. */
function blocksOf(text: string): readonly Block[] {
  const blocks: Block[] = [];
  let start = 0;
  for (const { 0: gap, index } of [...text.matchAll(/\n[^\S\n]*\n/g), { 0: '', index: text.length }]) {
    const words = text.slice(start, index).match(/\p{L}+/gu)?.length ?? 0;
    if (words > 0) blocks.push({ start, end: index, words });
    start = index + gap.length;
  }
  return blocks;
}
