import { documentFromText } from '@winnow/document-model';
import { describe, expect, it } from 'vitest';
import { loadVocabulary } from '../../vocabulary/load-vocabulary.ts';
import { readLines } from '../sections/lines.ts';
import { readParts } from './header-parts.ts';

const vocabulary = loadVocabulary();
const partsOf = (text: string) =>
  readLines(documentFromText(text)).flatMap((line) =>
    readParts(line, [], { vocabulary, language: 'en' }).map((part) => `${part.kind}: ${part.text}`),
  );

describe('the parts of a heading', () => {
  it.each([
    ['Northwind Boston, MA', ['unknown: Northwind', 'place: Boston', 'place: MA']],
    ['Harbour Robotics Boston, MA', ['unknown: Harbour Robotics', 'place: Boston', 'place: MA']],
    ['Pilgrim Tools Worcester, MA', ['unknown: Pilgrim Tools', 'place: Worcester', 'place: MA']],
    [
      'Pilgrim Garden Tools Palm Beach, FL',
      ['unknown: Pilgrim Garden Tools', 'place: Palm Beach', 'place: FL'],
    ],
  ])('do not need a comma between an employer and its town: %s', (text, parts) => {
    expect(partsOf(text)).toEqual(parts);
  });

  it.each(['East Boston, MA', 'Rancho Vista, CA', 'South Lake Tahoe, CA', 'New York, NY'])(
    'leave a town whole: %s',
    (text) => {
      expect(partsOf(text)).toEqual([`place: ${text}`]);
    },
  );

  it('join the partners of a firm', () => {
    expect(partsOf('Hart, Pryce & Doane LLP')).toEqual(['organization: Hart, Pryce & Doane LLP']);
  });

  it('take the plural of engineer for a firm and the singular for a title', () => {
    expect(partsOf('Rio Bravo Engineers')).toEqual(['organization: Rio Bravo Engineers']);
    expect(partsOf('Bridge Engineer')).toEqual(['title: Bridge Engineer']);
  });

  it('do not split a title at a word for a school, or at "at law"', () => {
    expect(partsOf('Primary School Teacher')).toEqual(['title: Primary School Teacher']);
    expect(partsOf('Attorney at Law')).toEqual(['title: Attorney at Law']);
  });

  it('leave out the number of a post', () => {
    expect(partsOf('Program Analyst, GS-0343-12')).toEqual(['title: Program Analyst']);
  });
});
