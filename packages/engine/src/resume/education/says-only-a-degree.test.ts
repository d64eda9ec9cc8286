import { documentFromText } from '@winnow/document-model';
import { expect, test } from 'vitest';
import { loadVocabulary } from '../../vocabulary/load-vocabulary.ts';
import { readResume } from '../read-resume.ts';

const vocabulary = loadVocabulary();
const educationOf = (line: string) =>
  readResume(
    documentFromText(
      `Robin Vale\nrobin.vale@example.com\n\nExperience\nBaker, Lumen Works, Jan 2019 - Present\n- Baked the bread of the quay.\n\n${line}`,
    ),
    { vocabulary, today: '2026-11-21' },
  ).education.map(({ level }) => level);

test.each([
  ['B.S. Business, Brook Ash University, 2021', 'bachelor'],
  ['Brook Ash University — B.A. Fashion Merchandising, 2018', 'bachelor'],
  ['2015 Master of Computer Applications', 'master'],
  ['GED, 2021', 'secondary'],
  ['Equivalency diploma (GED), 2014', 'secondary'],
  ['Redbud High School, class of 2020', 'secondary'],
])('a line of education below the last position, without a heading: %s', (line, level) => {
  expect(educationOf(line)).toContain(level);
});

test.each([
  '- Taught two groups of B.A. students at Brook Ash University',
  '- Intermediate courses in bread for high school pupils',
  '- MS Office, BS 7671',
])('%s is not education', (line) => {
  expect(educationOf(line)).toEqual([]);
});
