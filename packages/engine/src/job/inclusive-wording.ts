import { type WordingFault, wordingChapters } from './inclusive-wording-table.ts';

/** Words of an advert that keep people away or say nothing. */
export type WordingNote = {
  readonly kind: WordingFault;
  /** Half-open, UTF-16 units of the text. */
  readonly start: number;
  readonly end: number;
  readonly quote: string;
  /** A sentence: why to think again. */
  readonly reason: string;
  /** Words to put in their place; empty: leave them out. */
  readonly alternative: string;
};

type Rule = { readonly kind: WordingFault; readonly reason: string; readonly alternative: string };

/** Every phrase by itself: one pattern for all finds the longest at each place in one pass. */
const rules = new Map<string, Rule>();
const counted: { readonly pattern: RegExp; readonly rule: Rule }[] = [];
for (const { kind, reason, entries } of wordingChapters) {
  for (const [words, alternative] of entries) {
    for (const phrase of words.split('|')) {
      const rule = { kind, reason, alternative };
      if (phrase.includes('\\d')) counted.push({ pattern: new RegExp(`^${phrase}$`), rule });
      rules.set(phrase, rule);
    }
  }
}

const wordBefore = String.raw`(?<![\p{L}\p{N}])`;
const wordAfter = String.raw`(?![\p{L}\p{N}])`;
const phrases = [...rules.keys()]
  .toSorted((left, right) => right.length - left.length)
  .map((phrase) => phrase.replace(/[()/]/g, String.raw`\$&`).replaceAll(' ', String.raw`[\s-]+`));
const pattern = new RegExp(`${wordBefore}(?:${phrases.join('|')})${wordAfter}`, 'giu');

/** Finds biased, exclusionary and vague wording in an English advert, in text order, each with neutral words. */
export function findWording(text: string): readonly WordingNote[] {
  const notes: WordingNote[] = [];
  for (const found of text.matchAll(pattern)) {
    const quote = found[0];
    const rule = ruleFor(quote);
    if (!rule) continue;
    notes.push({ ...rule, start: found.index, end: found.index + quote.length, quote });
  }
  return notes;
}

function ruleFor(quote: string): Rule | undefined {
  const phrase = quote.toLowerCase().replace(/[\s-]+/g, ' ');
  return rules.get(phrase) ?? counted.find(({ pattern: counts }) => counts.test(phrase))?.rule;
}
