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
  ['No more than 5 years of work', 'No more than 5 years', 'exclusionary', ''],
  ['A fast-paced office', 'fast-paced', 'vague', ''],
  ['competitive\nsalary', 'competitive\nsalary', 'vague', ''],
])('%j is noted with its alternative', (text, quote, kind, alternative) => {
  const [note] = findWording(text);
  expect(note).toMatchObject({ quote, kind, alternative });
  expect(text.slice(note?.start, note?.end)).toBe(quote);
  expect(note?.reason).toMatch(/\.$/);
});

test('what only the writer knows is advice, never words to be put into the advert', () => {
  expect(findWording('competitive salary')[0]).toMatchObject({ alternative: '', advice: 'state the range' });
  expect(findWording('cultural fit')[0]).toMatchObject({
    alternative: 'shares our values',
    advice: 'say which',
  });
  expect(findWording('ninja')[0]).toMatchObject({ alternative: 'expert', advice: '' });
  const orders = wordingChapters
    .flatMap(({ entries }) => entries.map(([, alternative]) => alternative))
    .filter((alternative) => /\b(?:say|state|list|describe|finish)\b/.test(alternative));
  expect(orders).toEqual([]);
});

test('a sentence that says that nobody is shut out may name by what', () => {
  expect(findWording('We do not discriminate on the basis of age, marital status or faith.')).toEqual([]);
  expect(findWording('Tell us your marital status. We are an equal opportunity employer.')).toHaveLength(1);
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
    entries.flatMap(([, alternative, advice = '']) => [alternative, advice]),
  );
  expect(alternatives.flatMap((alternative) => findWording(alternative))).toEqual([]);
});

test('who must be young is noted in whatever words; a young firm and young children are not', () => {
  const phrases = (text: string) => findWording(text).map(({ quote }) => quote);
  expect(phrases('We look for a young and hungry person.')).toEqual(['young and hungry']);
  expect(phrases('A young person who likes grain.')).toEqual(['young person']);
  expect(phrases('We are a young company, and you teach young children.')).toEqual([]);
});
