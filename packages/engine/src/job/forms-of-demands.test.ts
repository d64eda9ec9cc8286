import { expect, test } from 'vitest';
import { loadVocabulary } from '../vocabulary/load-vocabulary.ts';
import { readJobDescription } from './read-job-description.ts';

const vocabulary = loadVocabulary();

const asked = (line: string) =>
  readJobDescription(`Requirements:\n- ${line}`, { vocabulary }).requirements.filter(
    ({ overall }) => !overall,
  );

test.each([
  ['Series 7 and 63 licenses required', ['Series 7', 'Series 63']],
  ['TEFL certificate or CELTA', ['TEFL or CELTA']],
  ['Board certified in internal medicine', ['Board certified in internal medicine']],
  ['Chartered Engineer (CEng) status', ['Chartered Engineer']],
  ['Must possess current Food Safety Certification', ['Food Safety Certification']],
  ['AWS Certified Solutions Architect – Associate or higher', ['AWS Certified Solutions Architect']],
])('%s names certificates alone', (line, names) => {
  expect(asked(line).map(({ kind, text }) => [kind, text])).toEqual(
    names.map((name) => ['certification', name]),
  );
});

test.each([
  ['Fluent in German (C1) and conversational French', { German: 'C1', French: 'B1' }],
  ['Spanish (conversational), Portuguese (native)', { Spanish: 'B1', Portuguese: 'native' }],
  ['Basic French and good Dutch', { French: 'A2', Dutch: null }],
])('%s has a level for each language', (line, levels) => {
  const named = asked(line).map(({ demand }) => demand.kind === 'language' && [demand.name, demand.level]);
  expect(named).toEqual(Object.entries(levels));
});

test.each([
  [
    'Working knowledge of EHR software such as Epic or Cerner',
    ['electronic-health-records', 'epic', 'cerner'],
  ],
  ['CRM software like Salesforce', ['customer-relationship-management', 'salesforce']],
])('%s is one demand', (line, skillIds) => {
  expect(asked(line).map(({ demand }) => demand)).toMatchObject([{ kind: 'skill', skillIds }]);
});

test('parts of a suite and frameworks of a language are asked for by themselves', () => {
  expect(asked('JavaScript (React or Vue)').map(({ text }) => text)).toEqual(['JavaScript', 'React or Vue']);
  expect(asked('MS Office (Word or Excel)').map(({ text }) => text)).toEqual(['MS Office', 'Word or Excel']);
});

test.each([
  "Master's degree in a social service-related field",
  "Bachelor's degree in a business-related discipline",
])('the field of %s has no stroke', (line) => {
  const [found] = asked(line);
  expect(found?.text).not.toMatch(/-(?:$| )/);
});

test.each([
  ['Reliable transportation', 'transport'],
  ['Weekend availability', 'shifts'],
  ['Security clearance (TS/SCI)', 'clearance'],
  ['Comfortable working at heights', 'physical'],
])('%s is a term and no skill', (line, logistics) => {
  expect(asked(line).map(({ demand }) => demand)).toEqual([{ kind: 'other', logistics }]);
});

test.each(['Must be 21 or older', 'Two professional references'])(
  '%s asks for nothing that is scored',
  (line) => {
    expect(asked(line)).toEqual([]);
  },
);

test.each(['Self-starter with a can-do attitude', 'Sense of humor'])('%s is no must-have', (line) => {
  expect(asked(line)).toMatchObject([{ must: false, vague: true }]);
});
