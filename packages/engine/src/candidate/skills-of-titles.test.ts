import { expect, test } from 'vitest';
import type { Position } from '../resume/resume.ts';
import { loadVocabulary } from '../vocabulary/load-vocabulary.ts';
import { readSkillsOfTitles } from './skills-of-titles.ts';

const vocabulary = loadVocabulary();

const shownBy = (...held: readonly (readonly [title: string, months: number | null, start?: string])[]) => {
  const text = held.map(([title]) => title).join('\n');
  const positions = held.map(
    ([title, months, start = null]): Position => ({
      title,
      organization: null,
      location: null,
      start,
      end: null,
      months,
      evidence: [{ start: text.indexOf(title), end: text.indexOf(title) + title.length }],
    }),
  );
  return readSkillsOfTitles(text, positions, vocabulary);
};

test('a title implies the skill that it is named after', () => {
  const titles = [
    'Senior Software Engineer',
    'Front-End Developer',
    'Registered Nurse',
    'Lead Data Scientist',
  ];
  expect(titles.map((title) => shownBy([title, 12])[0]?.id)).toEqual([
    'software-engineering',
    'front-end-development',
    'nursing',
    'data-science',
  ]);
});

test('months of overlapping positions count once, and each title is evidence', () => {
  const [accounting] = shownBy(
    ['Accountant', 12, '2018-01'],
    ['Senior Accountant', 30, '2018-07'],
    ['Tax accountant', null],
  );
  expect(accounting).toMatchObject({ name: 'Accounting', months: 36, showing: 'used' });
  expect(accounting?.evidence).toHaveLength(3);
});

test.each(['Assistant to the Project Manager', 'Recruiter intern', 'Accountants Federation', 'Gardener'])(
  '%s speaks for none',
  (title) => {
    expect(shownBy([title, 12])).toEqual([]);
  },
);
