import { expect, test } from 'vitest';
import { sameWords } from './same-words.ts';

test('knows a title in another form, whether a glossary holds it or not', () => {
  expect(sameWords('Glockengießerin', 'Glockengießer', 'de')).toBe(1);
  expect(sameWords('Campanologue', 'Campanologues', 'fr')).toBe(1);
});

test('takes no shared head for the same work', () => {
  expect(sameWords('Responsabile contabile', 'Responsabile marketing digitale', 'it')).toBe(0);
  expect(sameWords('Técnico comercial', 'Técnico de recrutamento', 'pt')).toBe(0);
  expect(sameWords('', 'Glockengießer', 'de')).toBe(0);
});
