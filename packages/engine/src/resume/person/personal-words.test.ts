import { expect, test } from 'vitest';
import { personalWords } from './personal-words.ts';

const found = (text: string) => personalWords(text).map(({ start, end }) => text.slice(start, end));

test('pronouns and forms of address are personal', () => {
  expect(found('She and Mr. Vale met Ms Reed; their work was his.')).toEqual([
    'She',
    'their',
    'his',
    'Mr.',
    'Ms',
  ]);
});

test.each([
  'MS Excel, MS-Word, Ms Office and Ms. Excel',
  'MR imaging',
  'HIS and HER2',
  'MS in Computer Science',
])('%s is not a form of address', (text) => {
  expect(found(text)).toEqual([]);
});
