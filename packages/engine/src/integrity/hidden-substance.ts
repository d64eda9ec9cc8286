import type { HiddenText, HidingTechnique } from '@winnow/document-model';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';

/** Minimum number of distinct words, in any language, that count as a text. */
const wordsOfText = 6;

/** Minimum letters; shorter titles are often other words: "PO", "Page". */
const lettersOfTitle = 6;

/**
 * Whether hidden text could be intended for a reader: it names a skill or a title, or has several words. Print marks,
 * numbers and fragments left by programs are not.
 */
export function isSubstantial(text: string, vocabulary: Vocabulary): boolean {
  if (vocabulary.findSkills(text).length > 0) return true;
  if (vocabulary.findTitles(text).some(({ title }) => title.length >= lettersOfTitle)) return true;
  return new Set(text.match(writtenWord)?.map((word) => word.toLowerCase())).size >= wordsOfText;
}

/**
 * Minimum number of skills that the resume itself does not name. Templates and programs fill in properties; people
 * write comments; replacement text should add no words.
 */
const minForeignSkills: Readonly<Partial<Record<HidingTechnique, number>>> = {
  metadata: 5,
  comment: 2,
  'replacement-text': 1,
};

/** Whether text outside the pages names skills that the visible text does not. */
export function pilesUpSkills(
  { technique, text }: HiddenText,
  visible: string,
  vocabulary: Vocabulary,
): boolean {
  const min = minForeignSkills[technique] ?? 1;
  const named = new Set(vocabulary.findSkills(text).map(({ skillId }) => skillId));
  if (named.size < min) return false;
  for (const { skillId } of vocabulary.findSkills(visible)) named.delete(skillId);
  return named.size >= min;
}

/** At least four letters, lowercase except for the first: not a code or a file name. */
const writtenWord = /(?<![\p{L}\p{N}_.\\/-])\p{L}[\p{Ll}\p{Lo}\p{M}]{3,}(?![\p{L}\p{N}_\\/-])/gu;
