import { documentFromText } from '@winnow/document-model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLines } from './lines.ts';

const textsOf = (text: string) => readLines(documentFromText(text)).map((line) => line.text);

describe('lines', () => {
  it('omit bullets and record them', () => {
    const lines = readLines(documentFromText('• Cooked for 80\n- Ordered stock\n1. Kept books\nPlain'));
    expect(lines.map(({ text, bullet }) => [text, bullet])).toEqual([
      ['Cooked for 80', true],
      ['Ordered stock', true],
      ['Kept books', true],
      ['Plain', false],
    ]);
  });

  it('split a flattened document at headings after a sentence, a year or a bracket', () => {
    const sentence = 'She prepared the accounts of a group of companies in three countries.';
    const flat = `Ana Pop ana@example.ro ${sentence} ${sentence} Experience Accountant, Acme SRL, 2015 - 2019 ${sentence} Education Manager, Acme SRL, 2012 - 2015. Education BSc Economics, Brook Ash University, 2012 Certifications Chartered Accountant (2014) Skills Excel`;
    const texts = textsOf(flat);
    expect(texts).toEqual(expect.arrayContaining(['Experience', 'Education', 'Certifications', 'Skills']));
    expect(texts).toEqual(expect.arrayContaining(['Education Manager, Acme SRL, 2012 - 2015.']));
  });

  it('split a flattened document at wide gaps', () => {
    const sentence = 'Prepared the accounts of a group of companies in three countries and their audits';
    const flat = `Ana Pop  ana@example.ro    WORK EXPERIENCE  Accountant, Acme SRL  ${sentence}  ${sentence}  ${sentence}`;
    expect(textsOf(flat)).toEqual([
      'Ana Pop',
      'ana@example.ro',
      'WORK EXPERIENCE',
      'Accountant, Acme SRL',
      sentence,
      sentence,
      sentence,
    ]);
  });

  it('split text without any line breaks around headings in capitals and after sentences', () => {
    const sentence =
      'Prepared the accounts of a group of companies in three countries together with their auditors.';
    const flat = `Ana Pop EXPERIENCE Accountant, Acme SRL, 2010 - 2014. ${sentence} ${sentence} EDUCATION Example University`;
    expect(textsOf(flat)).toEqual([
      'Ana Pop',
      'EXPERIENCE',
      'Accountant, Acme SRL, 2010 - 2014.',
      sentence,
      sentence,
      'EDUCATION',
      'Example University',
    ]);
  });

  it('have their place in the document', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        let free = 0;
        for (const { start, end, text: content } of readLines(documentFromText(text))) {
          expect(start).toBeGreaterThanOrEqual(free);
          expect(end - start).toBe(content.length);
          free = end;
        }
        expect(free).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});
