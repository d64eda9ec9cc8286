import { expect, it } from 'vitest';
import { isRightToLeft, toSpokenOrder } from './right-to-left.ts';
import type { PlacedRun } from './segment.ts';

const runOf = (text: string): PlacedRun => ({
  text,
  left: 0,
  top: 0,
  right: 10,
  bottom: 10,
  baseline: 8,
  fontSize: 10,
  bold: false,
  box: [0, 0, 10, 10],
});

it('recognizes every letter of right-to-left scripts', () => {
  const letter = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
  const missed: string[] = [];
  for (let code = 0; code <= 0x10ffff; code++) {
    const character = String.fromCodePoint(code);
    if (!letter.test(character)) continue;
    const isKnown = isRightToLeft([runOf(character)]) && toSpokenOrder(`${character}!`) === `!${character}`;
    if (!isKnown) missed.push(code.toString(16));
  }
  expect(missed).toEqual([]);
});

it('leaves other lines unchanged', () => {
  expect(isRightToLeft([runOf('Café – 12 • naïve')])).toBe(false);
  expect(toSpokenOrder('Café – 12 • naïve')).toBe('Café – 12 • naïve');
});
