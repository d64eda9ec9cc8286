import { describe, expect, test } from 'vitest';
import { partColumns } from './part-columns.ts';

const lines = (text: string) => partColumns(text.split('\n')).filter((line) => line !== '');

const sideBySide = `                         IMOGEN LUND
CONTACT                  PROFILE
07700 900268             Accountant with eleven years
imogen@example.com       in manufacturing and food.
                         EXPERIENCE
SKILLS                   Controller
Sage 200                 Brook Ash Foods Ltd, Leeds
Power Query              May 2020 - Present
                         - Closes the month
LANGUAGES                Bookkeeper
English                  Oakmere Castings, York
Norwegian                Aug 2016 - Apr 2020`;

describe('columns of plain text', () => {
  test('are read one after the other', () => {
    expect(lines(sideBySide).map((line) => line.trim())).toEqual([
      'IMOGEN LUND',
      ...['CONTACT', '07700 900268', 'imogen@example.com', 'SKILLS', 'Sage 200', 'Power Query'],
      ...['LANGUAGES', 'English', 'Norwegian'],
      ...[
        'PROFILE',
        'Accountant with eleven years',
        'in manufacturing and food.',
        'EXPERIENCE',
        'Controller',
      ],
      ...['Brook Ash Foods Ltd, Leeds', 'May 2020 - Present', '- Closes the month', 'Bookkeeper'],
      ...['Oakmere Castings, York', 'Aug 2016 - Apr 2020'],
    ]);
  });

  test('end at a line that spans both', () => {
    const across = 'References from each of them are gladly given, on request.';
    expect(lines(`${sideBySide}\n${across}`).at(-1)).toBe(across);
  });

  test.each([
    ['dates before', (row: number) => `20${10 + row} - 20${11 + row}   Usher, Hall ${row}`],
    ['dates behind', (row: number) => `Usher, Hall number ${row}          20${10 + row} - 20${11 + row}`],
    [
      'headings beside their sections',
      (row: number) => `${row % 4 ? '          ' : 'EDUCATION '}     Kept the books of hall ${row}`,
    ],
  ])('are not detected if there are %s', (_kind, rowOf) => {
    const text = ['EXPERIENCE', ...Array.from({ length: 12 }, (_, row) => rowOf(row))];
    expect(partColumns(text)).toEqual(text);
  });
});
