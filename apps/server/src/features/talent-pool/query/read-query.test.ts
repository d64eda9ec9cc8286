import { loadVocabulary } from '@winnow/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseExpression } from './parse-expression.ts';
import { readQuery } from './read-query.ts';

const vocabulary = loadVocabulary();
const chipsOf = (text: string) =>
  readQuery(text, vocabulary).chips.map(({ kind, text: shown, amount, level }) =>
    [kind, shown, amount, level].filter((value) => value !== null).join(' '),
  );
const problemOf = (text: string) => readQuery(text, vocabulary).problem?.code ?? null;

test('parses plain words into search chips', () => {
  expect(chipsOf('senior accountant, QuickBooks, German B2, 5 years')).toEqual([
    'title Accountant',
    'level senior',
    'skill QuickBooks',
    'language German B2',
    'years 5 60',
  ]);
  expect(chipsOf('welder with 3 years experience in Rotterdam')).toEqual([
    'title Welder',
    'place Rotterdam',
    'years 3 36',
  ]);
  expect(chipsOf('at least 5 years of Java')).toEqual(['skill Java 60']);
  expect(chipsOf('bachelor in nursing')).toEqual(['degree bachelor', 'field nursing']);
  expect(chipsOf('excel and quickbooks').map((chip) => chip.split(' ')[0])).toEqual(['skill', 'skill']);
  expect(chipsOf('stock exchange of Hamburg')).toEqual(['words stock exchange', 'words Hamburg']);
});

test('a search term can match several facts', () => {
  const [title] = readQuery('accountant', vocabulary).chips;
  expect(title?.ways.map(({ kind }) => kind)).toEqual(['title', 'occupation']);
  const [degree] = readQuery('master', vocabulary).chips;
  expect(degree?.ways.map(({ value }) => value)).toEqual(['master', 'doctorate']);
  const [license] = readQuery('CPA', vocabulary).chips;
  expect(license?.kind).toBe('certification');
  // Not everyone in the occupation has the license.
  expect(license?.ways.map(({ kind }) => kind)).not.toContain('occupation');
});

test('unsupported searches return a reason', () => {
  expect(problemOf('')).toBe('nothing-to-search');
  expect(problemOf('!!! -- ,,')).toBe('nothing-to-search');
  expect(problemOf('x')).toBe('one-letter');
  expect(problemOf('the and of with')).toBe('only-common-words');
  expect(problemOf('the AND of')).toBe('only-common-words');
  expect(problemOf('"react')).toBe('open-quote');
  expect(problemOf('java AND (react OR vue')).toBe('open-parenthesis');
  expect(problemOf('java) AND react')).toBe('extra-parenthesis');
  expect(problemOf('java AND')).toBe('missing-operand');
  expect(problemOf('NOT')).toBe('missing-operand');
  expect(problemOf('OR java')).toBe('missing-operand');
  expect(problemOf(`${'('.repeat(100)}java AND sql${')'.repeat(100)}`)).toBe('too-deep');
});

test('operator precedence is NOT, then AND, then OR', () => {
  const shapeOf = (text: string): unknown => {
    const parsed = parseExpression(text);
    if (!parsed.ok) return parsed.code;
    const shape = (each: typeof parsed.expression): unknown => {
      if (each.kind === 'leaf') return each.leaf.isQuoted ? [each.leaf.text] : each.leaf.text;
      return each.kind === 'not' ? { not: shape(each.of) } : { [each.kind]: each.of.map(shape) };
    };
    return shape(parsed.expression);
  };
  expect(shapeOf('a1 OR b1 AND NOT c1')).toEqual({ any: ['a1', { all: ['b1', { not: 'c1' }] }] });
  expect(shapeOf('project manager (scrum OR “kanban board”)')).toEqual({
    all: ['project manager', { any: ['scrum', ['kanban board']] }],
  });
  expect(shapeOf('C++ AND C#')).toEqual({ all: ['C++', 'C#'] });
});

test('every text parses into chips or an error reason', () => {
  const piece = fc.constantFrom(
    'java',
    'AND',
    'OR',
    'NOT',
    '(',
    ')',
    '"',
    'the',
    'x',
    ',',
    '5 years',
    'in',
    'é',
    '\0',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(' ')),
        fc.string(),
      ),
      (text) => {
        const { chips, problem } = readQuery(text, vocabulary);
        expect(chips.length > 0).toBe(problem === null);
      },
    ),
    { numRuns: 300 },
  );
});
