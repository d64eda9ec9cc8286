import { documentFromText } from '@winnow/document-model';
import { expect, test } from 'vitest';
import { readCandidate } from '../candidate/candidate.ts';
import { readResume } from '../resume/read-resume.ts';
import { loadVocabulary } from '../vocabulary/load-vocabulary.ts';
import { shownInWords } from './shown-in-words.ts';

const vocabulary = loadVocabulary();
const text = `Gualtiero Montefosco
Esperienza lavorativa
2016 – oggi
Elettricista, Lampo Srl
- Eliminazione dei guasti nelle abitazioni e nelle officine`;
const resume = readResume(documentFromText(text), { vocabulary, today: '2026-11-21' });
const candidate = readCandidate(resume, vocabulary);
const isCopied = () => false;

test('counts a word that both texts share though a phrase says something else in English', () => {
  const { credit, best, parts } = shownInWords('Ricerca guasti', candidate, { isCopied, language: 'it' });
  expect(credit).toBeGreaterThan(0.2);
  expect(
    best()
      .map(({ start, end }) => text.slice(start, end))
      .join(),
  ).toContain('guasti');
  expect(parts(1).map(({ args, places }) => [args, places.length])).toEqual([
    [{ word: 'Ricerca guasti', lines: 1 }, 1],
    [{ lines: 1 }, 1],
  ]);
});

test('compares texts of two languages by their English alone', () => {
  const asked = (words: string, language: 'en' | 'es') =>
    shownInWords(words, candidate, { isCopied, language }).credit;
  expect(asked('Troubleshooting', 'en')).toBe(0);
  expect(asked('Faults', 'en')).toBeGreaterThan(0);
  expect(asked('Averías', 'es')).toBe(asked('Faults', 'en'));
});
