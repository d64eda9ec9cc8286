import { readForeignWords } from '../languages/foreign-words.ts';
import type { WrittenLanguage } from '../languages/language.ts';
import { readEnglishWords, type Word } from './english-words.ts';

/**
 * The content words of a text in order. Words of another language are listed under their English if a glossary knows
 * it, and otherwise under their prefix.
 */
export const readWords = (text: string, language: WrittenLanguage = 'en'): readonly Word[] =>
  language === 'en' ? readEnglishWords(text) : readForeignWords(text, language);
