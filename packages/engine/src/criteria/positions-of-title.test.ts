import { documentFromText } from '@winnow/document-model';
import { expect, test } from 'vitest';
import { readJobDescription } from '../job/read-job-description.ts';
import { match } from '../match.ts';
import { readResume } from '../resume/read-resume.ts';
import { loadVocabulary } from '../vocabulary/load-vocabulary.ts';

const vocabulary = loadVocabulary();
const today = '2026-06-01';

function verdictOn(asked: string, ...positions: readonly string[]) {
  const job = readJobDescription(`Bookkeeper\n\nRequirements\n- ${asked}\n- Sourdough\n`, { vocabulary });
  const text = ['Mina Quill', '', 'Experience', ...positions].join('\n');
  const resume = readResume(documentFromText(text), { vocabulary, today });
  return match(resume, job, { vocabulary, today }).findings.find(
    ({ requirement }) => requirement.kind === 'experience',
  )?.status;
}

const asked = 'Three years keeping the ledgers of a small harbor';

test.each([
  ['met', ['Bookkeeper, Wren Bakery', '2019-01 - 2024-01', '- Answered the telephone']],
  ['partly', ['Bookkeeper, Wren Bakery', '2019-01 - 2021-01', '- Answered the telephone']],
  ['not-found', ['Baker, Wren Bakery', '2019-01 - 2024-01', '- Answered the telephone']],
])('years in words that no resume says are those under the title of the job: %s', (status, position) => {
  expect(verdictOn(asked, ...position)).toBe(status);
});

test.each([
  ['5 yrs of bookkeeping, two of them in charge', 60],
  ['Bookkeeping experience, 5 years or thereabouts', 60],
])('what follows the field of years is not of it: %s', (line, months) => {
  const { requirements } = readJobDescription(`Clerk\n\nRequirements\n- ${line}\n- Sourdough\n`, {
    vocabulary,
  });
  const years = requirements.find(({ kind }) => kind === 'experience')?.demand;
  expect(years?.kind === 'experience' && [years.minMonths, years.field]).toEqual([
    months,
    expect.stringMatching(/^bookkeeping$/i),
  ]);
});
