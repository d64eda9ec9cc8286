import { expect, test } from 'vitest';
import { educationInWords } from './education-in-words.ts';

test.each([
  [
    { degree: 'B.S. in Milling', field: 'Milling', institution: 'Grain State' },
    'B.S. in Milling, Grain State',
  ],
  [{ degree: 'Bachelor', field: 'Milling', institution: null }, 'Bachelor, Milling'],
  [{ degree: null, field: 'Milling', institution: 'Grain State' }, 'Milling, Grain State'],
])('%o reads "%s"', (education, words) => {
  expect(educationInWords(education)).toBe(words);
});
