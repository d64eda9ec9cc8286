import { expect, test } from 'vitest';
import { languageOfResume } from './language-of-resume.ts';

const nothing = { name: null, positions: [], education: [] };

test.each([
  ['en', 'en'],
  ['de', 'de'],
  ['es', 'es'],
  ['fr', 'fr'],
  ['it', null],
  ['other', null],
] as const)('whoever wrote a resume in %s gets emails in %s', (language, email) => {
  expect(languageOfResume({ ...nothing, language })).toBe(email);
});
