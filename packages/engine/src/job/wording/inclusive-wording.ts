import { type WordingIssue, wordingChapters } from './inclusive-wording-table.ts';

/** Words of an advert that keep people away or say nothing. */
export type WordingNote = {
  readonly kind: WordingIssue;
  /** Half-open, UTF-16 units of the text. */
  readonly start: number;
  readonly end: number;
  readonly quote: string;
  /** A sentence: why to think again. */
  readonly reason: string;
  /** Words to put in their place; empty: leave them out, or do what the advice says. */
  readonly alternative: string;
  /** Advice on details that only the writer knows; may be empty. */
  readonly advice: string;
};

type Rule = Pick<WordingNote, 'kind' | 'reason' | 'alternative' | 'advice'>;

/** Every phrase by itself: one pattern for all finds the longest at each place in one pass. */
const rules = new Map<string, Rule>();
const counted: { readonly pattern: RegExp; readonly rule: Rule }[] = [];
for (const { kind, reason, entries } of wordingChapters) {
  for (const [words, alternative, advice = ''] of entries) {
    for (const phrase of words.split('|')) {
      const rule = { kind, reason, alternative, advice };
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
    if (!rule || (rule.kind === 'exclusionary' && isWelcome(text, found.index))) continue;
    notes.push({ ...rule, start: found.index, end: found.index + quote.length, quote });
  }
  return notes;
}

const welcome = /discriminat|equal (?:employment )?opportunit|regardless of|without regard to/i;

/** Whether the sentence says that no one is excluded: then it may name the groups. */
function isWelcome(text: string, at: number): boolean {
  const start = Math.max(text.lastIndexOf('. ', at), text.lastIndexOf('\n\n', at)) + 1;
  const ends = [text.indexOf('. ', at), text.indexOf('\n\n', at)].filter((end) => end >= 0);
  return welcome.test(text.slice(start, Math.min(...ends, text.length)));
}

function ruleFor(quote: string): Rule | undefined {
  const phrase = quote.toLowerCase().replace(/[\s-]+/g, ' ');
  return rules.get(phrase) ?? counted.find(({ pattern: counts }) => counts.test(phrase))?.rule;
}
