import { documentFromText } from '@winnow/document-model';
import { expect, test } from 'vitest';
import { readCandidate } from '../candidate/candidate.ts';
import type { WrittenLanguage } from '../languages/language.ts';
import { readResume } from '../resume/read-resume.ts';
import { loadVocabulary } from '../vocabulary/load-vocabulary.ts';
import { readWords } from '../words/read-words.ts';
import { visitLinesWithWord } from './visit-lines-with-word.ts';

const vocabulary = loadVocabulary();
const text = `Ombeline Charpentreau
Expérience professionnelle
2016 – aujourd’hui
Campanologue, Fonderie des Trois Vallées
- Accordage des carillons et des bourdons pour les paroisses`;
const candidate = readCandidate(
  readResume(documentFromText(text), { vocabulary, today: '2026-11-21' }),
  vocabulary,
);

/** The text of the lines that contain a word, with its likelihood. */
function find(written: string, language: WrittenLanguage): readonly (readonly [string, number])[] {
  const [word = { stem: '' }] = readWords(written, language);
  const found: (readonly [string, number])[] = [];
  visitLinesWithWord(word, candidate, language, (number, certainty) => {
    const line = candidate.lines[number];
    found.push([text.slice(line?.start, line?.end), certainty]);
  });
  return found;
}

test('finds a word that no glossary knows in another form of it', () => {
  expect(find('paroisse', 'fr')).toEqual([[expect.stringContaining('paroisses'), 1]]);
});

test('is less confident about a word that only begins alike', () => {
  const [[line, certainty] = ['', 0]] = find('carillonneur', 'fr');
  expect(line).toContain('carillons');
  expect(certainty).toBeGreaterThan(0);
  expect(certainty).toBeLessThan(1);
  expect(find('cloche', 'fr')).toEqual([]);
});

test('compares no beginnings of words of two languages', () => {
  expect(find('carillonista', 'es')).toEqual([]);
  expect(find('carillonneur', 'en')).toEqual([]);
});
