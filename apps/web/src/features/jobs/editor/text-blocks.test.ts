import { expect, test } from 'vitest';
import { textLines } from './text-blocks.ts';

const text = 'Cook\n- Bread by night\nBenefits\n- Cake\n\n- Fruit\nApply by May';
const place = (words: string) => ({ start: text.indexOf(words), end: text.indexOf(words) + words.length });
const skipped = [
  { ...place('Cake'), reason: 'benefits' as const },
  { ...place('Fruit'), reason: 'benefits' as const },
  { ...place('Apply by May'), reason: 'applying' as const },
];

test('lines skipped for the same reason are reported once, also across an empty line', () => {
  const lines = textLines(text, { skipped, asked: [place('Bread by night')], highlighted: [] });
  expect(lines.map(({ reason, opens }) => [reason, opens])).toEqual([
    [null, null],
    [null, null],
    [null, null],
    ['benefits', 2],
    [null, null],
    ['benefits', null],
    ['applying', 1],
  ]);
});

test('a line shows what was read of it, and what is being checked', () => {
  const [, line] = textLines(text, {
    skipped,
    asked: [place('Bread by night')],
    highlighted: [place('night')],
  });
  expect(line?.pieces.map(({ text, variant }) => [variant, text])).toEqual([
    ['plain', '- '],
    ['asked', 'Bread by '],
    ['highlighted', 'night'],
  ]);
});

test('the pieces of all lines are the text', () => {
  const lines = textLines(text, {
    skipped,
    asked: [place('Bread'), place('night\nBenefits')],
    highlighted: [],
  });
  expect(lines.map(({ pieces }) => pieces.map((piece) => piece.text).join('')).join('\n')).toBe(text);
  expect(textLines('', { skipped: [], asked: [], highlighted: [] })).toMatchObject([{ pieces: [] }]);
});

test('a partly read line is not a skipped line', () => {
  const asked = [place('Fruit')];
  expect(textLines(text, { skipped, asked, highlighted: [] })[5]?.reason).toBeNull();
});
