import { describe, expect, it } from 'vitest';
import { Budget, defaultPdfLimits } from '../budget.ts';
import { endOfInput, Lexer } from './lexer.ts';
import { Parser } from './parser.ts';
import { PdfName, PdfReference, type PdfValue } from './values.ts';

function parse(text: string): PdfValue[] {
  const parser = new Parser(new Lexer(Buffer.from(text, 'latin1')), new Budget(defaultPdfLimits));
  const values: PdfValue[] = [];
  for (let value = parser.next(); value !== endOfInput; value = parser.next()) values.push(value);
  return values;
}

describe('numbers', () => {
  it.each([
    ['42', 42],
    ['-17', -17],
    ['+3', 3],
    ['.5', 0.5],
    ['-.25', -0.25],
    ['7.', 7],
    ['--8', -8],
    ['12-34', 12],
    ['1.5-2', 1.5],
  ])('%s', (text, value) => {
    expect(parse(text)).toEqual([value]);
  });
});

describe('strings', () => {
  it.each([
    ['(plain)', 'plain'],
    ['(with (inner) brackets)', 'with (inner) brackets'],
    ['(\\101\\7\\(\\n)', 'A\x07(\n'],
    ['(broken \\\nline)', 'broken line'],
    ['<48 65 6C 7>', 'Help'],
    ['(never ends', 'never ends'],
    ['()', ''],
  ])('%j', (text, value) => {
    expect(parse(text)).toEqual([value]);
  });
});

describe('objects', () => {
  it('nest', () => {
    expect(parse('<< /A [1 2 0 R true null] /B#20C /D /E << /F (x) >> >>')).toEqual([
      new Map<string, PdfValue>([
        ['A', [1, new PdfReference(2, 0), true, null]],
        ['B C', new PdfName('D')],
        ['E', new Map([['F', 'x']])],
      ]),
    ]);
  });

  it('end with the file', () => {
    expect(parse('[1 [2 << /A 3')).toEqual([[1, [2, new Map([['A', 3]])]]]);
  });

  it('end where the next object starts', () => {
    expect(parse('<< /A [1 2 endobj')[0]).toEqual(new Map([['A', [1, 2]]]));
  });

  it('with excessive nesting lose the deepest levels and nothing after them', () => {
    const depth = 5000;
    const values = parse(`${'['.repeat(depth)}${']'.repeat(depth)} 7`);
    expect(values).toHaveLength(2);
    expect(values[1]).toBe(7);
  });

  it('skip comments', () => {
    expect(parse('1 % one\n2')).toEqual([1, 2]);
  });
});
