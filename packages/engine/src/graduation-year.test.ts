import { documentFromText } from '@winnow/document-model';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readJobDescription } from './job/read-job-description.ts';
import { match } from './match.ts';
import { readResume } from './resume/read-resume.ts';
import { anAdvert, aPerson, type MadeUpPerson, writeResume } from './testing/made-up-people.ts';
import { loadVocabulary } from './vocabulary/load-vocabulary.ts';

const vocabulary = loadVocabulary();
const today = '2026-11-21';

const scoreOf = (text: string, advert: string): number | null =>
  match(
    readResume(documentFromText(text), { vocabulary, today }),
    readJobDescription(advert, { vocabulary }),
    { vocabulary, today },
  ).score;

/** Education with a degree in a field, by the year it was awarded; `null` for no year. */
const forms: readonly ((field: string, year: number | null) => readonly string[])[] = [
  (field, year) => [`B.Sc. ${field}, Harbour University${year === null ? '' : `, ${year}`}`],
  (field, year) => [`B.Sc. ${field}`, `Harbour University${year === null ? '' : ` (${year})`}`],
  (field, year) => [`B.Sc. ${field}, Harbour University${year === null ? '' : `, ${year - 4} - ${year}`}`],
  (field, year) => [
    `Harbour University${year === null ? '' : `, Sep ${year - 3} - Jun ${year}`}`,
    `Bachelor of Science in ${field}`,
  ],
  (field, year) => [`${year === null ? '' : `${year}  `}Bachelor of Science, ${field}, Harbour University`],
  (field, year) => [
    `Bachelor of Science in ${field}`,
    'Harbour University',
    ...(year === null ? [] : [`Graduated: May ${year}`]),
  ],
  (field, year) => [`Bachelor of ${field}, Harbour University${year === null ? '' : `, class of ${year}`}`],
  (field, year) => [
    `Bachelor of ${field}, Harbour University${year === null ? ', expected' : `, expected June ${year}`}`,
  ],
];

const years = fc.integer({ min: 1965, max: 2026 });
const form = fc.constantFrom(...forms);

const withEducation = (person: MadeUpPerson, education: readonly string[], isFirst: boolean): string => {
  if (!isFirst) return writeResume({ ...person, education });
  const [name = '', contact = '', ...rest] = writeResume({ ...person, education: [] }).split('\n');
  return [name, contact, '', 'Education', ...education, ...rest].join('\n');
};

const undated = (person: MadeUpPerson): MadeUpPerson => ({
  ...person,
  positions: person.positions.map((position) => ({ ...position, dates: '' })),
});

test.each([
  ['behind the work', false, (person: MadeUpPerson) => person],
  ['before the work', true, (person: MadeUpPerson) => person],
  ['as the only date', false, undated],
  ['as the only date, before the work', true, undated],
  ['without any work', false, (person: MadeUpPerson) => ({ ...person, positions: [] })],
])('a graduation year does not change a score: %s', (_, isFirst, change) => {
  fc.assert(
    fc.property(aPerson, anAdvert, form, years, years, (person, { text }, educated, one, other) => {
      const { degree } = person.profession;
      const scoreWith = (year: number | null) =>
        scoreOf(withEducation(change(person), educated(degree, year), isFirst), text);
      const usual = scoreWith(null);
      expect([one, other, scoreWith(one)]).toEqual([one, other, usual]);
      expect([one, other, scoreWith(other)]).toEqual([one, other, usual]);
    }),
    { numRuns: 60 },
  );
});
