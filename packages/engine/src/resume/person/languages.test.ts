import { describe, expect, it } from 'vitest';
import { documentFromText } from '../../text-document.ts';
import { readCertifications } from '../education/certifications.ts';
import { readLines } from '../sections/lines.ts';
import { findSections } from '../sections/sections.ts';
import { readLanguages } from './languages.ts';

const sectionsOf = (text: string) => findSections(readLines(documentFromText(text)));
const languagesIn = (text: string) => readLanguages(sectionsOf(text)).map(({ name, level }) => [name, level]);

describe('spoken languages', () => {
  it.each([
    [
      'Languages\nEnglish (native), French (B2), Yoruba',
      [
        ['English', 'native'],
        ['French', 'B2'],
        ['Yoruba', null],
      ],
    ],
    [
      'Languages: Fluent in Polish, basic German',
      [
        ['Polish', 'C1'],
        ['German', 'A1'],
      ],
    ],
    [
      'Sprachen\nDeutsch (Muttersprache), Englisch verhandlungssicher',
      [
        ['German', 'native'],
        ['English', 'C1'],
      ],
    ],
    [
      'Langues\nFrançais : langue maternelle\nAnglais : courant',
      [
        ['French', 'native'],
        ['English', 'C1'],
      ],
    ],
    ['Languages\nWolof - native', [['Wolof', 'native']]],
    ['Limbi străine\nEngleză – avansat', [['English', 'C1']]],
    [
      'Languages\nEnglish\nNative Speaker\nSpanish\nIntermediate',
      [
        ['English', 'native'],
        ['Spanish', 'B1'],
      ],
    ],
  ])('are read with their levels: %j', (text, expected) => {
    expect(languagesIn(text)).toEqual(expected);
  });

  it('are not seen in verbs', () => {
    expect(languagesIn('Summary\nI polish every report and speak at length.')).toEqual([]);
  });
});

describe('certifications', () => {
  it('are the entries of their section without their dates', () => {
    const text = 'Certifications\n- Prince 2 Practitioner, December 2017\n- 2019 First Aid at Work';
    const found = readCertifications(sectionsOf(text), '2026-11-21');
    expect(found.map((fact) => fact.value)).toEqual(['Prince 2 Practitioner', 'First Aid at Work']);
    expect(found.map(({ evidence }) => text.slice(evidence[0]?.start, evidence[0]?.end))).toEqual([
      'Prince 2 Practitioner',
      'First Aid at Work',
    ]);
  });
});
