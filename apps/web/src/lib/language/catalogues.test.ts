import { expect, test } from 'vitest';
import type { Catalogue } from './define-texts.ts';
import { languageNames } from './languages.ts';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>([
  '../../**/*-texts.ts',
  '!../../lib/language/**',
]);

function isCatalogue(value: unknown): value is Catalogue<unknown> {
  return typeof value === 'object' && value !== null && 'english' in value && 'load' in value;
}

/** Test values for numbers in sentences, by argument; plural in every language. */
const counts = [13, 17, 19, 23] as const;

/** Sentences of a catalogue by key, except those that need other arguments than numbers. */
function sentencesIn(value: unknown, place = ''): [place: string, sentence: string][] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value === 'function') {
    try {
      return sentencesIn(value(...counts), `${place}()`);
    } catch {
      return [];
    }
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => sentencesIn(inner, `${place}.${key}`));
}

const numbersIn = (sentence: string) => counts.filter((count) => sentence.includes(`${count}`));
/** Four words or more, without the product's name; fewer may be the same in two languages. */
const hasWords = (sentence: string) =>
  sentence.includes(' ') && (sentence.replaceAll('Winnow', '').match(/\p{L}+/gu) ?? []).length > 3;

/** The engine reads these lines, and years in English. */
const readByTheEngine = new Set(['.check.years()', '.check.months()']);

test.each(Object.entries(modules))('%s is complete in every language', async (_, load) => {
  const catalogues = Object.values(await load()).filter(isCatalogue);
  for (const catalogue of catalogues) {
    const english = sentencesIn(catalogue.english);
    for (const language of languageNames.filter((each) => each !== 'en')) {
      const words = await catalogue.load(language);
      expect(words, `${language} could not be fetched`).not.toBe(catalogue.english);
      const translated = new Map(sentencesIn(words));
      for (const [place, sentence] of english) {
        const said = translated.get(place);
        if (said === undefined && place.includes('()')) continue;
        expect(said, `${language}${place}`).toBeDefined();
        expect(said === '', `${language}${place} is empty`).toBe(sentence === '');
        expect(numbersIn(said ?? ''), `${language}${place}: ${said}`).toEqual(numbersIn(sentence));
        const isLeftOver = said === sentence && hasWords(sentence) && !readByTheEngine.has(place);
        expect(isLeftOver, `${language}${place} is English: ${said}`).toBe(false);
      }
    }
  }
});
