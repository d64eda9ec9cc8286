import { documentFromText } from '@winnow/document-model';
import { describe, expect, it } from 'vitest';
import { loadVocabulary } from '../../vocabulary/load-vocabulary.ts';
import { readResume } from '../read-resume.ts';
import type { Resume } from '../resume.ts';
import { asPrinted } from './as-printed.ts';
import { nameOccurrences, personalIntervals } from './personal-intervals.ts';

const vocabulary = loadVocabulary();

describe('personal data in a resume', () => {
  const text = `Ana Pop
12 King Drive, Ames, IA 50010 | (515) 555-0100 | ana.pop@example.com | linkedin.com/in/ana-pop
Experience
Cook at Acme Ltd, 2010 - 2012
Her guests praised Ana Pop.
Education
BSc Food Science, University of Hull, 2009`;
  const resume = readResume(documentFromText(text), { vocabulary, today: '2026-11-21' });
  const hidden = personalIntervals(resume).map(({ start, end }) => text.slice(start, end));

  it.each([
    'Ana Pop',
    '12 King Drive, Ames, IA 50010',
    '(515) 555-0100',
    'ana.pop@example.com',
    'linkedin.com/in/ana-pop',
    'Her',
    '2009',
    'University of Hull',
  ])('includes %s', (word) => {
    expect(hidden).toContain(word);
  });

  it('excludes descriptions of work', () => {
    expect(hidden.join(' ')).not.toMatch(/Cook|Acme|2010/);
  });

  it('is a list of intervals in order and without overlaps', () => {
    let free = 0;
    for (const { start, end } of personalIntervals(resume)) {
      expect(start).toBeGreaterThanOrEqual(free);
      free = end;
    }
  });
});

describe('words that lead to somebody', () => {
  const text = `Ana Pop, Cook
Ames, Iowa | anacooks | Write to me
Experience
Cook at Acme Ltd, 2010 - 2012`;
  const link = (words: string, target: string) => {
    const start = text.indexOf(words);
    return { start, end: start + words.length, target };
  };
  const document = {
    ...documentFromText(text),
    links: [link('anacooks', 'https://ana.example.org'), link('Write to me', 'mailto:ana@example.org')],
  };
  const resume = readResume(document, { vocabulary, today: '2026-11-21' });
  const hidden = (of: Resume) => personalIntervals(of).map(({ start, end }) => text.slice(start, end));

  it('are covered', () => {
    expect(hidden(resume)).toEqual(expect.arrayContaining(['Ana Pop', 'anacooks', 'Write to me']));
  });

  it('are scored as if they had no link', () => {
    const bare = readResume(documentFromText(text), { vocabulary, today: '2026-11-21' });
    expect(hidden(asPrinted(resume))).toEqual(hidden(bare));
  });
});

describe('occurrences of a name', () => {
  const found = (text: string, name: string) =>
    nameOccurrences(text, name).map(({ start, end }) => text.slice(start, end));

  it.each([
    ['ANA POP and ana-pop, Ana  Pop', 'Ana Pop', ['ANA POP', 'ana-pop', 'Ana  Pop']],
    ['Ana - Pop, Ana    Pop, AnaPop', 'Ana Pop', ['Ana - Pop']],
    ['Ana Pop2, Diana Pop, Ana Popescu, Ana\u00a0Pop.', 'Ana Pop', ['Ana\u00a0Pop']],
    ['Ana Ana Pop', 'Ana Pop', ['Ana Pop']],
    ['Γιώργος Νίκος, ΓΙΏΡΓΟΣ ΝΊΚΟΣ', 'Γιώργος Νίκος', ['Γιώργος Νίκος', 'ΓΙΏΡΓΟΣ ΝΊΚΟΣ']],
    ['İPEK DAL and ipek dal', 'Ipek Dal', ['ipek dal']],
    ['J. (Jo) Roe and j. (jo) roe', 'J. (Jo) Roe', ['J. (Jo) Roe', 'j. (jo) roe']],
    ['Ana and Ana', 'Ana', []],
    ['Ana 7', 'Ana 7', []],
  ])('finds in %j the name %j', (text, name, expected) => {
    expect(found(text, name)).toEqual(expected);
  });
});
