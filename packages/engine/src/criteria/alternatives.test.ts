import { documentFromText } from '@winnow/document-model';
import { expect, test } from 'vitest';
import { readJobDescription } from '../job/read-job-description.ts';
import { match } from '../match.ts';
import { readResume } from '../resume/read-resume.ts';
import { loadVocabulary } from '../vocabulary/load-vocabulary.ts';

const vocabulary = loadVocabulary();
const today = '2026-11-21';
const job = (line: string) => readJobDescription(`Requirements:\n- ${line}`, { vocabulary });

function judged(line: string, more: string) {
  const resume = `Robin Vale\nrobin.vale@example.com\n\nExperience\nBookkeeper, Lumen Works, Jan 2024 - Jan 2025\n- Kept the ledgers of three mills.\n\n${more}`;
  const read = readResume(documentFromText(resume), { vocabulary, today });
  return match(read, job(line), { vocabulary, today }).findings.find(
    ({ requirement }) => requirement.demand.ways !== undefined,
  );
}

test.each([
  ['Certifications\nCPA', 'met', 1],
  ['Education\nMaster of Business Administration, Quayside University, 2015', 'met', 1],
  ['Education\nBachelor of Arts, Quayside University, 2015', 'not-found', 0],
  ['Hobbies\nRowing', 'not-found', 0],
])('either of "CPA or MBA" meets it, and silence on one fails nobody: %j', (more, status, credit) => {
  expect(judged('CPA or MBA', more)).toMatchObject({ status, credit });
});

test('it is not met where the resume shows that no way is met', () => {
  const line = '5 years of bookkeeping or 4 years as a bookkeeper';
  expect(judged(line, '')).toMatchObject({ status: 'not-met', credit: 0 });
  expect(judged('1 year of bookkeeping or 4 years of accounting', '')).toMatchObject({ status: 'met' });
});

test('what is asked together earns a share for each, and more evidence never less', () => {
  const line =
    "Bachelor's degree and 1 year of bookkeeping, or Master's degree and 3 months of bookkeeping experience";
  const silent = judged(line, '');
  const some = judged(line, 'Education\nBachelor of Arts, Quayside University, 2015');
  expect(silent).toMatchObject({ status: 'partly', credit: 0.5 });
  expect(some).toMatchObject({ status: 'met', credit: 1 });
  const sum = some?.parts.reduce((all, { share, credit }) => all + share * credit, 0);
  expect(sum).toBeCloseTo(1, 5);
});
