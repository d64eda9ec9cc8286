import { expect, test } from 'vitest';
import { replaceWording } from './replace-wording.ts';

const note = (text: string, quote: string, alternative: string) => {
  const start = text.indexOf(quote);
  return {
    kind: 'biased',
    reason: '',
    start,
    end: start + quote.length,
    quote,
    alternative,
    advice: '',
  } as const;
};

test.each([
  ['We seek a salesman.', 'salesman', 'salesperson', 'We seek a salesperson.'],
  ['Salesman wanted', 'Salesman', 'salesperson', 'Salesperson wanted'],
  ['You are a real rockstar at work', 'rockstar ', '', 'You are a real at work'],
  ['young and keen', 'young ', '', 'and keen'],
])('in "%s" "%s" becomes "%s"', (text, quote, alternative, result) => {
  expect(replaceWording(text, note(text, quote, alternative))).toBe(result);
});

test('a note about changed wording changes nothing', () => {
  const old = note('We seek a salesman.', 'salesman', 'salesperson');
  expect(replaceWording('We seek a person.', old)).toBe('We seek a person.');
});
