import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultPdfLimits } from '../budget.ts';
import { assemblePdf } from '../fixtures/assemble-pdf.ts';
import { readTexts } from '../fixtures/read-text.ts';
import { readPdf } from '../read-pdf.ts';

type Step = { readonly x: number; readonly y: number; readonly letters: string };

const letters = fc.string({ unit: fc.constantFrom('a', 'k', 'W', ' ', '\xe9'), minLength: 2, maxLength: 2 });
const step = fc.record({
  x: fc
    .oneof(fc.integer({ min: 4, max: 16 }), fc.integer({ min: -400, max: 400 }))
    .map((tenths) => tenths / 2),
  y: fc.oneof({ weight: 8, arbitrary: fc.constant(0) }, fc.integer({ min: -60, max: 20 })),
  letters,
});
/** State set before the glyphs, all of which affects where and how they are shown. */
const setting = fc.constantFrom(
  '',
  '2 Tc 3 Tw',
  '80 Tz 4 Ts',
  '/F -12 Tf',
  '.8 .6 -.6 .8 200 300 Tm',
  '3 Tr',
  '7 Tr',
  '/Span << /ActualText (words) >> BDC',
);

const hex = (text: string) => Buffer.from(text, 'latin1').toString('hex');
const show = ({ x, y, letters: shown }: Step) => `${x} ${y} Td <${hex(shown)}> Tj`;

/** `between` is inserted between a move and its glyphs. */
function pagesOf(before: string, steps: readonly Step[], between: string) {
  const shown = steps.map(show).map((text) => text.replace(' Td ', ` Td ${between} `));
  const content = `1 0 0 1 40 500 cm BT /F 12 Tf ${before} ${shown.join('\n')} (end) Tj ET`;
  const reading = readPdf(assemblePdf({ content }), defaultPdfLimits);
  if (!reading.ok) throw new Error(reading.reason);
  return reading.pages;
}

describe('glyphs that are shown separately', () => {
  it('have the position and style that the operators set', () => {
    fc.assert(
      fc.property(setting, fc.array(step, { minLength: 2, maxLength: 40 }), (before, steps) => {
        // An operator without effect is in between, so that each is executed separately.
        expect(pagesOf(before, steps, '')).toEqual(pagesOf(before, steps, '1 w'));
      }),
      { seed: 7, numRuns: 300 },
    );
  });

  it.each([
    ['an operator of another name', '13 0 Td <6364> Tjx 13 0 Td <6566> Tj', ['ab ef']],
    ['a string of other length', '13 0 Td <636465> Tj', ['abcde']],
    ['a string with a space in it', '13 0 Td <63 6> Tj', ['abc`']],
    ['the end of the page', '13 0 Td <6364', ['ab']],
    ['a number too many', '9 13 0 Td <6364> Tj', ['ab', 'cd']],
    ['a word that begins like a number', '13 -x Td <6364> Tj', ['ab', 'cd']],
  ])('are ended by %s', (_, rest, visible) => {
    expect(readTexts(assemblePdf({ content: `BT /F 12 Tf 72 600 Td <6162> Tj ${rest}` })).visible).toEqual(
      visible,
    );
  });

  it('cost as much work as others', () => {
    const content = `BT /F 12 Tf ${'5 0 Td <6162> Tj '.repeat(400)} ET`;
    const spent = (limit: number) =>
      readPdf(assemblePdf({ content }), { ...defaultPdfLimits, maxWork: limit }).ok;
    expect([spent(10_000), spent(30_000)]).toEqual([false, true]);
  });
});
