import { expect, test } from 'vitest';
import { findWording } from './inclusive-wording.ts';
import { wordingChapters } from './inclusive-wording-table.ts';

test('a plain advert has no note', () => {
  const advert =
    'We look for an accountant. You close the books each month, talk to auditors and train two assistants. ' +
    'The range is 50,000 to 60,000. Master data and a single source of truth matter here.';
  expect(findWording(advert)).toEqual([]);
});

test.each([
  ['We need a rockstar developer', 'rockstar', 'biased', 'skilled professional'],
  ['Be our next Salesman', 'Salesman', 'biased', 'salesperson'],
  ['He/she leads the team', 'He/she', 'biased', 'you'],
  ['A digital-native mindset', 'digital-native', 'exclusionary', 'comfortable with digital tools'],
  ['English native speaker wanted', 'native speaker', 'exclusionary', 'fluent speaker'],
  [
    'No more than 5 years of work',
    'No more than 5 years',
    'exclusionary',
    'say the level of the role instead',
  ],
  ['A fast-paced office', 'fast-paced', 'vague', 'say what changes, and how often'],
  ['competitive\nsalary', 'competitive\nsalary', 'vague', 'state the range'],
])('%j is noted with its alternative', (text, quote, kind, alternative) => {
  const [note] = findWording(text);
  expect(note).toMatchObject({ quote, kind, alternative });
  expect(text.slice(note?.start, note?.end)).toBe(quote);
  expect(note?.reason).toMatch(/\.$/);
});

test('only whole words count', () => {
  expect(findWording('Alphabet, hungrymen, etching, guruji, youthfulness')).toEqual([]);
});

test('notes come in text order and do not overlap', () => {
  const notes = findWording('A ninja, a guru: excellent communication skills, young and dynamic, etc.');
  expect(notes.map(({ quote }) => quote)).toEqual([
    'ninja',
    'guru',
    'excellent communication skills',
    'young and dynamic',
    'etc',
  ]);
});

test('every phrase of the table is found', () => {
  const missed = wordingChapters
    .flatMap(({ entries }) => entries.flatMap(([words]) => words.split('|')))
    .map((phrase) => phrase.replace('\\d+', '7'))
    .filter((phrase) => findWording(`It is ${phrase} here`)[0]?.quote !== phrase);
  expect(missed).toEqual([]);
});

test('the alternatives themselves are free of such words', () => {
  const alternatives = wordingChapters.flatMap(({ entries }) =>
    entries.map(([, alternative]) => alternative),
  );
  expect(alternatives.flatMap((alternative) => findWording(alternative))).toEqual([]);
});
