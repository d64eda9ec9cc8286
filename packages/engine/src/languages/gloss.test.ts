import { expect, test } from 'vitest';
import { gloss, inEnglish } from './gloss.ts';
import type { GlossedLanguage } from './language.ts';

test.each<[GlossedLanguage, string, string]>([
  ['ro', 'Inginer de software', 'Software engineer'],
  ['ro', 'Asistent medical', 'Nurse'],
  ['ro', 'Într-un restaurant', 'Restaurant'],
  ['ro', 'Om de știință a datelor', 'Data scientist'],
  ['ro', 'Gestionarea lanțului de aprovizionare', 'Managed supply chain'],
  ['de', 'Softwareentwicklerin', 'Software developer'],
  ['de', 'Lagerverwaltung', 'Warehouse administration'],
  ['de', 'Mondscheinverwaltung', 'mondschein administration'],
  ['de', 'Verkäufer/in', 'Salesperson/'],
  ['de', 'Personalsachbearbeiterin', 'Human resources specialist'],
  ['fr', 'Chef de projet', 'Project manager'],
  ['es', 'Profesora de matemáticas', 'Mathematics teacher'],
  ['it', 'Analisi dei requisiti', 'Requirements analysis'],
  ['pt', 'Engenheiro mecânico', 'Mechanical engineer'],
  ['nl', 'Boekhouder', 'Accountant'],
  ['pl', 'Główna księgowa', 'Chief accountant'],
])('translates into English, from %s: %s', (language, text, english) => {
  expect(inEnglish(text, language).toLowerCase()).toBe(english.toLowerCase());
});

test('leaves names, tools and unknown words unchanged', () => {
  expect(inEnglish('Java, SolidWorks și Zburătorul', 'ro')).toBe('Java, SolidWorks and Zburătorul');
});

test('leaves a text in an unknown language unchanged', () => {
  expect(inEnglish('Программист Java', 'other')).toBe('Программист Java');
});

test('maps English words back to their source', () => {
  const text = 'Programare: analiza datelor și contabilitate primară';
  const read = gloss(text, 'ro');
  const places = ['Programming', 'data analysis', 'accounting'].map((english) => {
    const start = read.text.indexOf(english);
    expect(start, `${english} in ${read.text}`).toBeGreaterThanOrEqual(0);
    const place = read.toSource(start, start + english.length);
    return text.slice(place.start, place.end);
  });
  expect(places).toEqual(['Programare', 'analiza datelor', 'contabilitate']);
});
