import { describe, expect, test } from 'vitest';
import { texts as arabic } from './arabic.ts';
import { english } from './english.ts';
import { texts as french } from './french.ts';
import { texts as german } from './german.ts';
import { texts as spanish } from './spanish.ts';
import {
  type CreditPart,
  changeCodes,
  doubtCodes,
  type Explanations,
  partCodes,
  questionCodes,
  type Reason,
  reasonCodes,
  say,
  weightBases,
  weightFactors,
} from './statements.ts';
import { whyNotMore } from './why-not-more.ts';

const catalogues: readonly (readonly [name: string, texts: Explanations])[] = [
  ['English', english],
  ['German', german],
  ['Spanish', spanish],
  ['French', french],
  ['Arabic', arabic],
];

/** Of each kind of argument two values: one that is there, and one that is empty or zero. */
const samples: Readonly<Record<string, readonly [unknown, unknown]>> = {
  text: ['Ledgerly', 'Quillbase'],
  'text?': ['Ledgerly', null],
  texts: [['Ledgerly', 'Quillbase'], ['Ledgerly']],
  count: [3, 1],
  months: [38, 60],
  'months?': [38, null],
  month: ['2016-03', '2019-12'],
  language: ['de', 'ro'],
  'degree?': ['master', null],
  manner: ['related', 'listed'],
  verdict: ['partly', 'not-found'],
  part: ['phrase', 'position'],
  number: [0.25, 0],
  'number?': [0.25, null],
  yes: [true, false],
};

type Table = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Every sentence of a table, with both samples. */
const sentencesOf = (table: Table, sentences: object): readonly string[] =>
  Object.entries(table).flatMap(([code, names]) =>
    [0, 1].flatMap((which) => {
      const args = Object.fromEntries(
        Object.entries(names).map(([name, kind]) => [name, samples[kind]?.[which]]),
      );
      return say(sentences as Parameters<typeof say>[0], { code, args }) ?? [];
    }),
  );

const everySentence = (texts: Explanations): readonly string[] => [
  ...sentencesOf(reasonCodes, texts.reason),
  ...sentencesOf(partCodes, texts.part),
  ...sentencesOf(partCodes, texts.missing),
  ...sentencesOf(doubtCodes, texts.doubt),
  ...sentencesOf(questionCodes, texts.question),
  ...sentencesOf(changeCodes, texts.change),
  ...weightBases.map((base) => texts.weightBase(base, 'skill')),
  ...weightFactors.flatMap((factor) => [texts.weightFactor(factor, 0.5), texts.weightFactor(factor, 1.5)]),
  ...Object.values(texts.partName),
];

describe.each(catalogues)('%s', (name, texts) => {
  test('has a sentence for every code, with and without optional arguments', () => {
    for (const sentence of everySentence(texts)) {
      expect(sentence).not.toBe('');
      expect(sentence).not.toMatch(/undefined|null|NaN|\[object|function/);
    }
  });

  test('contains no sentence in another language', () => {
    const others = catalogues
      .filter(([other]) => other !== name)
      .flatMap(([, other]) => everySentence(other));
    const shared = everySentence(texts).filter((sentence) => others.includes(sentence));
    // A name alone is the same everywhere, as are the titles of a position and of a certification.
    expect(
      shared.filter((sentence) => !/Ledgerly|Quillbase|^(?:Position|Certification)$/.test(sentence)),
    ).toEqual([]);
  });
});

describe('a sentence', () => {
  const years = (months: number, positions: number): Reason => ({
    code: 'years-of-kind',
    args: { months, asked: 60, positions, titled: months },
  });

  test('shows the years found and required in each language', () => {
    expect(say(english.reason, years(36, 2))).toBe('3 of the 5 years required, in 2 positions of this kind.');
    expect(say(english.reason, years(38, 1))).toBe(
      '3 years 2 months of the 5 years required, in 1 position of this kind.',
    );
    expect(say(german.reason, years(36, 2))).toBe('3 von 5 verlangten Jahren in 2 Positionen dieser Art.');
    expect(say(spanish.reason, years(36, 2))).toBe('3 de los 5 años pedidos, en 2 puestos de este tipo.');
    expect(say(french.reason, years(36, 2))).toBe('3 des 5 années demandées, dans 2 postes de ce type.');
    expect(say(arabic.reason, years(36, 2))).toBe('3 سنوات في وظيفتين من هذا النوع؛ والمطلوب 5 سنوات.');
  });

  test('of an earlier release stays as it was stored', () => {
    for (const [, { reason }] of catalogues) {
      expect(say(reason, { code: 'sentence', args: { text: 'Held the title Baker.' } })).toBe(
        'Held the title Baker.',
      );
    }
  });
});

describe('why not more', () => {
  const part = (coded: CreditPart, credit: number, share = 0.5) => ({ ...coded, share, credit });

  test('names the missing years', () => {
    const reason = { code: 'years-in-all', args: { months: 38, asked: 60, positions: 1 } } as const;
    const position = part({ code: 'position', args: { title: 'Baker', months: 38 } }, 1);
    expect(whyNotMore({ status: 'partly', credit: 0.63, reason, parts: [position] }, english)).toEqual([
      '1 year 10 months more would earn full points.',
    ]);
  });

  test('names what each part lacks, and the words that no line contains', () => {
    const reason = { code: 'skill-listed', args: {} } as const;
    const parts = [
      part({ code: 'showing', args: { how: 'listed', by: null } }, 0.75),
      part({ code: 'word', args: { word: 'ledger', lines: 0 } }, 0),
      part({ code: 'word', args: { word: 'bank', lines: 2 } }, 0.6),
    ];
    expect(whyNotMore({ status: 'met', credit: 0.6, reason, parts }, english)).toEqual([
      'Use in a described position would earn more.',
      'Not found: ledger.',
    ]);
  });

  test('says that nothing was found, and is omitted for full credit and for unscored requirements', () => {
    const reason = { code: 'skill-not-found', args: {} } as const;
    const silent = { status: 'not-found', credit: 0, reason, parts: [] } as const;
    expect(whyNotMore(silent, english)).toEqual(['The resume does not mention it.']);
    expect(whyNotMore({ ...silent, credit: null }, english)).toEqual([]);
    expect(whyNotMore({ ...silent, status: 'met', credit: 1 }, english)).toEqual([]);
  });
});
