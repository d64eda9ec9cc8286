import { documentFromText } from '@winnow/document-model';
import { expect, test } from 'vitest';
import { readJobDescription } from '../job/read-job-description.ts';
import { match } from '../match.ts';
import { readResume } from '../resume/read-resume.ts';
import { loadVocabulary } from '../vocabulary/load-vocabulary.ts';

const vocabulary = loadVocabulary();
const today = '2026-06-01';

function findingsOf(asked: string, ...lines: readonly string[]) {
  const text = ['Mina Quill', '', ...lines].join('\n');
  const resume = readResume(documentFromText(text), { vocabulary, today });
  const job = readJobDescription(`Assistant\n\nRequirements\n- ${asked}\n- Rope splicing\n- Net mending`, {
    vocabulary,
  });
  return match(resume, job, { vocabulary, today }).findings;
}

const restaurant = 'Previous experience in the restaurant industry';

test.each([
  ['met', 'worked-in-field', ['Restaurant Manager, Wren House', '2019 - 2020', '- Planned shifts']],
  ['partly', 'field-described', ['Porter, Wren House', '2019 - 2020', '- Carried crates for a restaurant']],
  ['not-found', 'lines-not-found', ['Diver, Harbor Works', '2019 - 2020', '- Cleaned hulls']],
])('work in an industry is %s by titles and descriptions (%s)', (status, code, lines) => {
  const found = findingsOf(restaurant, 'Experience', ...lines).find(
    ({ requirement }) => requirement.kind === 'experience',
  );
  expect(found).toMatchObject({ status, reason: { code } });
});

const degree = 'Bachelor’s degree in accounting or equivalent experience';

test.each([
  ['met', 'degree-by-experience', ['Accountant, Wren House', '2015 - 2021', '- Closed the books']],
  ['partly', 'degree-by-experience', ['Accountant, Wren House', '2018-01 - 2021-01', '- Closed the books']],
  ['not-found', 'education-not-found', ['Diver, Harbor Works', '2015 - 2021', '- Cleaned hulls']],
])('equivalent experience: %s (%s)', (status, code, lines) => {
  const found = findingsOf(degree, 'Experience', ...lines).find(
    ({ requirement }) => requirement.kind === 'education',
  );
  expect(found?.requirement.text).toBe("Bachelor's degree in accounting or equivalent experience");
  expect(found).toMatchObject({ status, reason: { code } });
});

test('terms of the work are a question for the candidate, and never scored', () => {
  const findings = findingsOf(
    'Willing to travel up to 20% of the time between our mills',
    ...['Experience', 'Diver, Harbor Works', '2015 - 2021', '- Cleaned hulls'],
  );
  expect(findings.find(({ requirement }) => requirement.text.includes('travel'))).toMatchObject({
    status: 'not-found',
    credit: null,
    reason: { code: 'terms-ask' },
  });
});
