import type { HiddenText, HidingTechnique } from '../text-document.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';

/** So many words in any language are a text, whatever it says. */
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
 * So many skills that the resume itself does not name are no keywords of it. Properties are filled in by templates and
 * programs; a comment is written by somebody, and a text that stands for what is drawn has no other words to say.
 */
const minForeignSkills: Readonly<Partial<Record<HidingTechnique, number>>> = {
  metadata: 5,
  comment: 2,
  'replacement-text': 1,
};

/** Does a text beside the pages name skills of which the visible text knows nothing? */
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
