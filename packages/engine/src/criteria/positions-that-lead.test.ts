import { documentFromText } from '@winnow/document-model';
import { expect, test } from 'vitest';
import { readJobDescription } from '../job/read-job-description.ts';
import { match } from '../match.ts';
import { readResume } from '../resume/read-resume.ts';
import { loadVocabulary } from '../vocabulary/load-vocabulary.ts';

const vocabulary = loadVocabulary();
const today = '2026-06-01';

const advert = `Bakery Supervisor

Requirements
- 3 years of leadership experience
- Knowledge of sourdough
- Bread slicers
`;

const job = readJobDescription(advert, { vocabulary });

function verdictOn(...lines: readonly string[]) {
  const text = ['Mina Quill', '', 'Experience', ...lines].join('\n');
  const resume = readResume(documentFromText(text), { vocabulary, today });
  const { findings } = match(resume, job, { vocabulary, today });
  return findings.find(({ requirement }) => requirement.kind === 'experience')?.status;
}

test('years of leadership are those of positions with people under one', () => {
  expect(verdictOn('Bakery Manager, Wren Bakery', '2019-01 - 2024-01', '- Ordered flour')).toBe('met');
  expect(
    verdictOn(
      'Baker, Wren Bakery',
      '2019-01 - 2024-01',
      '- Supervised a team of six bakers and trained staff',
    ),
  ).toBe('met');
  expect(verdictOn('Baker, Wren Bakery', '2019-01 - 2024-01', '- Baked rye bread for three shops')).toBe(
    'not-found',
  );
});

test('managers of things and people who work for themselves lead nobody by their title alone', () => {
  for (const title of ['Account Manager', 'Product Manager', 'Owner'])
    expect(verdictOn(`${title}, Wren Bakery`, '2019-01 - 2024-01', '- Ordered flour')).toBe('not-found');
  expect(
    verdictOn(
      'Owner, Wren Bakery',
      '2019-01 - 2024-01',
      '- Supervised a team of six bakers and trained staff',
    ),
  ).toBe('met');
});
