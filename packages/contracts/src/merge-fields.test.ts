import { expect, test } from 'vitest';
import { describeFieldProblem, fieldsIn, fillFields, findFieldProblems } from './merge-fields.ts';

const values = {
  'candidate name': 'Ada Thorne',
  'job title': 'Data analyst',
  company: 'Harbor & Sons',
  'recruiter name': 'Ida Lund',
  'reply address': 'ida@example.org',
};

test('merge fields are replaced, ignoring case and spaces', () => {
  expect(fillFields('Hello { Candidate  Name }, {company} writes. {candidate name}!', values)).toBe(
    'Hello Ada Thorne, Harbor & Sons writes. Ada Thorne!',
  );
  expect([...fieldsIn('{company} {JOB TITLE} {nobody}')]).toEqual(['company', 'job title']);
});

test('a value that looks like a field is plain text', () => {
  const sly = { ...values, 'candidate name': '{reply address}', company: '$& {' };
  expect(fillFields('{candidate name} at {company}', sly)).toBe('{reply address} at $& {');
});

test('an unknown value leaves no space behind', () => {
  expect(fillFields('Hello {candidate name}, welcome', { ...values, 'candidate name': '' })).toBe(
    'Hello, welcome',
  );
});

test.each([
  ['Hello {first name}', 'unknown', 'first name', '{first name} is not a field.'],
  ['Hello {}', 'unknown', '', '{} is not a field.'],
  ['Hello {candidate name, welcome', 'unclosed', 'candidate name, welcome', 'has no closing brace'],
  ['{company {job title}', 'unclosed', 'company', 'The field {company has no closing brace.'],
  ['Hello {', 'unclosed', '', 'has no closing brace'],
  ['Hello } there', 'unopened', '', 'a } without a {'],
] as const)('%j is refused: %s', (text, kind, field, words) => {
  const [problem] = findFieldProblems(text);
  expect(problem).toEqual({ kind, field });
  expect(problem && describeFieldProblem(problem)).toContain(words);
  expect(fillFields(text, values)).toContain(text.slice(0, text.indexOf(kind === 'unopened' ? '}' : '{')));
});

test('every problem of a text is found in order, and a text without braces has none', () => {
  expect(findFieldProblems('{a} {company} }{b').map(({ kind }) => kind)).toEqual([
    'unknown',
    'unopened',
    'unclosed',
  ]);
  expect(findFieldProblems('Dear all,\nplain words.')).toEqual([]);
});
