import type { HiddenText, HidingTechnique } from '@winnow/document-model';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';

/** Minimum number of distinct words, in any language, that count as a text. */
const wordsOfText = 6;

/** Shorter ones are as often other words: "PO", "Page". */
const lettersOfTitle = 6;

/**
 * Could hidden text have been put there for a reader? It names a skill or a title, or is a text of some words. Print marks,
 * numbers and scraps that programs leave behind are not.
 */
export function isSubstantial(text: string, vocabulary: Vocabulary): boolean {
  if (vocabulary.findSkills(text).length > 0) return true;
  if (vocabulary.findTitles(text).some(({ title }) => title.length >= lettersOfTitle)) return true;
  return new Set(text.match(writtenWord)?.map((word) => word.toLowerCase())).size >= wordsOfText;
}

/**
 * Minimum number of skills that the resume itself does not name. Templates and programs fill in properties; a person
 * writes a comment; replacement text should have no words of its own to add.
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

/** Four letters or more, in small letters but for the first: no code, no name of a file. */
const writtenWord = /(?<![\p{L}\p{N}_.\\/-])\p{L}[\p{Ll}\p{Lo}\p{M}]{3,}(?![\p{L}\p{N}_\\/-])/gu;
