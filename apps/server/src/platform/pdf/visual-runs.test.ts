import { expect, test } from 'vitest';
import { visualRuns } from './visual-runs.ts';

const fonts = {
  find: (character: string) => (/[\u0590-\u05ff]/.test(character) ? 'hebrew' : 'latin'),
  has: (name: string, character: string) => name === 'latin' || character === ' ',
};
const fromTheLeft = (line: string) => visualRuns(line, fonts).map(({ text }) => text);

test('a line of one direction and one font is one piece', () => {
  expect(fromTheLeft('Anna Example, 42')).toEqual(['Anna Example, 42']);
});

test('words that are read from the right stand together where they are in a line', () => {
  expect(fromTheLeft('To דוד לוי in Haifa')).toEqual(['To ', 'דוד לוי', ' ', 'in Haifa']);
});

test('numbers among them keep their own order, and brackets face what they hold', () => {
  expect(fromTheLeft('לוי (חברה) 42 חיפה')).toEqual(['חיפה', ' ', '42', ' (', 'חברה', ')', 'לוי ']);
});

test('in a text that is read from the right a number stands left of the word before it', () => {
  expect(visualRuns('חברה W-42', fonts, 'rtl').map(({ text }) => text)).toEqual(['W-42', 'חברה ']);
  expect(visualRuns('Anna, 42.', fonts, 'rtl').map(({ text }) => text)).toEqual(['Anna, 42.']);
});
