import { expect, test } from 'vitest';
import { findQuote, shareLine } from './find-quote.ts';
import { readCase } from './read-case.ts';

const advert = `Beekeeper wanted
You have kept bees for two years and hold a driving license.
Knowing HiveTracks is a plus.`;

const resume = 'Apiary hand since 2021.\nDriving license class B.';

const requirements = [
  {
    id: 'r1',
    text: 'Two years of beekeeping',
    quote: 'kept bees for two years',
    kind: 'experience',
    must: true,
  },
  { id: 'r2', text: 'Driving license', quote: 'hold a driving license', kind: 'certification', must: true },
  { id: 'r3', text: 'HiveTracks', quote: 'Knowing HiveTracks is a plus', kind: 'tool', must: false },
];

const verdicts = {
  r1: { verdict: 'met', quote: 'Apiary hand since 2021' },
  r2: { verdict: 'met', quote: 'Driving license class B' },
  r3: { verdict: 'not-found', quote: '' },
};

const labels = {
  profession: 'beekeeper',
  form: 'plain',
  requirements,
  resumes: [
    { file: 'resume-1.txt', fit: 1, verdicts },
    { file: 'resume-2.txt', fit: 3, verdicts },
    { file: 'resume-3.txt', fit: 3, verdicts },
  ],
  order: ['resume-3.txt', 'resume-2.txt', 'resume-1.txt'],
};

function errorsOf(changed: unknown, files: Readonly<Record<string, string | null>> = {}): readonly string[] {
  const all: Readonly<Record<string, string | null>> = {
    'advert.txt': advert,
    'resume-1.txt': resume,
    'resume-2.txt': resume,
    'resume-3.txt': resume,
    'labels.json': JSON.stringify(changed),
    ...files,
  };
  const given = Object.entries(all).flatMap(([name, text]) => (text === null ? [] : [[name, text] as const]));
  const reading = readCase('beekeeper-plain', new Map(given));
  return reading.ok ? [] : reading.errors;
}

test('a complete case is read', () => {
  expect(errorsOf(labels)).toEqual([]);
});

test('a quote may have different line breaks than the text, but not different words', () => {
  expect(findQuote('hold a\n driving license', advert)).toEqual({ start: 54, end: 76 });
  expect(advert.slice(54, 76)).toBe('hold a driving license');
  expect(findQuote('hold a Driving license', advert)).toBeNull();
  expect(findQuote(' ', advert)).toBeNull();
});

test('two places share a line if no line break is between them', () => {
  const text = 'Apiary hand, Oak Farm\n2021 to 2024\nDriver';
  const [hand, farm, year, driver] = ['hand', 'Oak Farm\n2021', '2024', 'Driver'].map((quote) => {
    const place = findQuote(quote, text);
    if (!place) throw new Error(quote);
    return place;
  });
  expect(
    hand &&
      farm &&
      year &&
      driver && [
        shareLine(text, hand, farm),
        shareLine(text, year, farm),
        shareLine(text, hand, year),
        shareLine(text, driver, farm),
      ],
  ).toEqual([true, true, false, false]);
});

test.each([
  ['a file is missing', labels, { 'resume-2.txt': null }, 'resume-2.txt is missing or empty'],
  ['a file does not belong there', labels, { 'notes.txt': 'x' }, 'notes.txt is not a file of a case'],
  ['the labels are no JSON', null, { 'labels.json': '{' }, 'labels.json is not a JSON object'],
  ['a field is missing', { ...labels, form: undefined }, {}, 'labels.json: form is missing'],
  ['a field is unknown', { ...labels, note: 'x' }, {}, 'labels.json: note is not a field'],
  [
    'the advert does not say the quote',
    { ...labels, requirements: [{ ...requirements[0], quote: 'three years' }, ...requirements.slice(1)] },
    {},
    'r1: the advert does not say "three years"',
  ],
  [
    'a kind is unknown',
    { ...labels, requirements: [{ ...requirements[0], kind: 'years' }, ...requirements.slice(1)] },
    {},
    'r1: "years" is not a kind',
  ],
  [
    'two requirements share an id',
    { ...labels, requirements: [...requirements, requirements[0]] },
    {},
    'r1 is labeled twice',
  ],
  [
    'a requirement has no verdict',
    changeFirstResume({ verdicts: { r1: verdicts.r1, r2: verdicts.r2 } }),
    {},
    'resume-1.txt, r3 has no verdict',
  ],
  [
    'a verdict is of no requirement',
    changeFirstResume({ verdicts: { ...verdicts, r4: verdicts.r3 } }),
    {},
    'resume-1.txt: there is no requirement r4',
  ],
  [
    'the resume does not say the quote',
    changeFirstResume({ verdicts: { ...verdicts, r1: { verdict: 'met', quote: 'Beekeeper' } } }),
    {},
    'resume-1.txt, r1: the resume does not say "Beekeeper"',
  ],
  [
    'what is met has no quote',
    changeFirstResume({ verdicts: { ...verdicts, r1: { verdict: 'met', quote: '' } } }),
    {},
    'resume-1.txt, r1: met has no quote',
  ],
  [
    'what is not found has a quote',
    changeFirstResume({ verdicts: { ...verdicts, r3: { verdict: 'not-found', quote: 'Apiary' } } }),
    {},
    'resume-1.txt, r3: not-found has a quote',
  ],
  [
    'a fit is off the scale',
    changeFirstResume({ fit: 5 }),
    {},
    'resume-1.txt: the fit is not a whole number from 0 to 4',
  ],
  [
    'the order names a resume twice',
    { ...labels, order: ['resume-3.txt', 'resume-3.txt', 'resume-1.txt'] },
    {},
    'order names resume-3.txt, resume-3.txt, resume-1.txt, not each resume once',
  ],
  [
    'the order contradicts the fits',
    { ...labels, order: ['resume-1.txt', 'resume-2.txt', 'resume-3.txt'] },
    {},
    'resume-2.txt has a better fit than the resume before it in the order',
  ],
])('it is an error when %s', (_, changed, files, error) => {
  expect(errorsOf(changed, files)).toContain(error);
});

function changeFirstResume(change: object): object {
  const [first, ...others] = labels.resumes;
  return { ...labels, resumes: [{ ...first, ...change }, ...others] };
}
