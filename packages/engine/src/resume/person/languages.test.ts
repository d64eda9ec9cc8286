import { documentFromText } from '@winnow/document-model';
import { describe, expect, it } from 'vitest';
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

  it('have a level after the dots of their rating', () => {
    expect(languagesIn('Languages\n◆ English ●●●●● ◆ Spanish ●●●●● (native) ◆ Welsh ●●○○○')).toEqual([
      ['English', null],
      ['Spanish', 'native'],
      ['Welsh', null],
    ]);
  });

  it.each([
    ["Haitian Creole from my mother's side", [['Haitian Creole', null]]],
    [
      'Somali and English, both since childhood',
      [
        ['Somali', null],
        ['English', null],
      ],
    ],
    ['French: semester in Dakar, B2', [['French', 'B2']]],
    ['Spanish (learning, A2)', [['Spanish', 'A2']]],
    ['Everyday Spanish', [['Spanish', 'B1']]],
    ['Grew up with Tagalog', [['Tagalog', null]]],
  ])('are found in a line that starts with them: %j', (line, expected) => {
    expect(languagesIn(`Experience\nCashier, Quay Market, 2019 to 2024\n- ${line}`)).toEqual(expected);
  });

  it('are found alone, or with a remark, in a section about the person', () => {
    expect(languagesIn('Skills\nExcel; payroll; Korean')).toEqual([['Korean', null]]);
    expect(languagesIn('Additional information\nASL: two semesters')).toEqual([
      ['American Sign Language', null],
    ]);
  });

  it('include those that a person studied', () => {
    expect(languagesIn('Education\nB.A. Spanish, Quay College, 2022')).toEqual([['Spanish', null]]);
  });

  it.each([
    'Cooked Thai and Vietnamese food',
    'French press coffee and Danish pastry',
    'English: 10th grade',
    'Managed the Dutch account',
    'Polish all brass fixtures',
    'Italian and German markets',
  ])('do not include the subject of work: %s', (line) => {
    expect(languagesIn(`Experience\nCashier, Quay Market, 2019 to 2024\n- ${line}`)).toEqual([]);
  });

  it('are not found in verbs', () => {
    expect(languagesIn('Summary\nI polish every report and speak at length.')).toEqual([]);
  });
});

describe('certifications', () => {
  const valuesIn = (text: string) =>
    readCertifications(sectionsOf(text), '2026-11-21').map((fact) => fact.value);

  it.each([
    'PMP, 2020; Certified ScrumMaster, 2019; Prosci Practitioner',
    '• PMP • Certified ScrumMaster • Prosci Practitioner',
    'PMP (2020) | Certified ScrumMaster | Prosci Practitioner',
    '★ PMP ★ Certified ScrumMaster ★ Prosci Practitioner',
  ])('on one line are separate: %j', (line) => {
    expect(valuesIn(`Certifications\n${line}`)).toEqual([
      'PMP',
      'Certified ScrumMaster',
      'Prosci Practitioner',
    ]);
  });

  it('in a table row are its first cell', () => {
    expect(valuesIn('Certifications\nBasic Life Support | Example Heart League | 2024')).toEqual([
      'Basic Life Support',
    ]);
  });

  it('keep their class and their state', () => {
    const text = 'Licenses\nCDL Class A, AR, with Tanker and Hazmat endorsements\nUSDOT 3300710 / MC 1140007';
    expect(valuesIn(text)).toEqual(['CDL Class A, AR, with Tanker and Hazmat endorsements']);
  });

  it('are found among degrees, and are not degrees', () => {
    const text = `Qualifications
2023\tLevel 3 Award in Food Safety
PRINCE2 Practitioner, 2019
Senior School Certificate, Brook Ash College, 2007
BSc Physics, University of Hull, 2010`;
    expect(valuesIn(text)).toEqual(['Level 3 Award in Food Safety', 'PRINCE2 Practitioner']);
  });

  it('are not registration numbers', () => {
    const text =
      'Professional registration\nNMC PIN: 14K2000E\nRCN membership no. 4400 2900 116\nFirst Aid at Work, exp 03/2027';
    expect(valuesIn(text)).toEqual(['First Aid at Work']);
  });

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

describe('languages in lines that describe other things', () => {
  const spokenIn = (line: string) =>
    languagesIn(`Mina Quill\n\nExperience\nBaker, Wren Bakery, 2015 - 2020\n- ${line}`);

  it.each([
    ['Spanish: conversational', [['Spanish', 'B1']]],
    ['Korean (fluent), from home', [['Korean', 'C1']]],
    ['French B2', [['French', 'B2']]],
    ['Weekly call with the mill, in Spanish', [['Spanish', null]]],
    ['Letters translated from Korean', [['Korean', null]]],
  ])('%s', (line, languages) => {
    expect(spokenIn(line)).toEqual(languages);
  });

  it.each(['Sold rolls in German shops', 'Polish the counters', 'Learned from French bakers'])(
    'none: %s',
    (line) => {
      expect(spokenIn(line)).toEqual([]);
    },
  );
});
