import { expect, it } from 'vitest';
import { readingCopy } from './reading-copy.ts';

it.each([
  ['\u00a0\u2003\u200b', '   '],
  ['it\u2019s \u00b4so\u00b4', "it's 'so'"],
  ['ＡＢ１２！', 'AB12!'],
  // A full-width accent becomes an accent first, and then a quote.
  ['\uff40', "'"],
  ['\uf0b7 \ufffd \u0007', '• • •'],
  ['★ ☎ ✓ ➤ ◆ ○', '• • • • • ○'],
  ['02/2019 → 06/2021', '02/2019 – 06/2021'],
  ['→ led', '• led'],
  ['٣۴५', '345'],
  ['a، b؟', 'a, b?'],
  ['co\u2010op \u2212', 'co-op -'],
  ['\u200eleft\u2069', ' left '],
  [String.raw`2019 \xe2\x80\x93 2020`, '2019 -            2020'],
  ['\u00ef\u00bc\u008c', ',  '],
  ['\ud83d\ude00 as it is\t\n', '\ud83d\ude00 as it is\t\n'],
])('reads %j as %j', (text, copy) => {
  expect(readingCopy(text)).toBe(copy);
  expect(copy).toHaveLength(text.length);
});
