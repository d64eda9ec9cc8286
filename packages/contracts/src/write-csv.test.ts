import { expect, test } from 'vitest';
import { writeCsv } from './write-csv.ts';

const text = (bytes: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

test('a table is written with a byte order mark and line ends as spreadsheets expect', () => {
  expect(
    text(
      writeCsv(
        ['a', 'b'],
        [
          [1, null],
          ['x', 'ü'],
        ],
      ),
    ),
  ).toBe('\uFEFFa,b\r\n1,\r\nx,ü\r\n');
});

test('commas, quotes and line breaks stay inside their cell', () => {
  expect(text(writeCsv(['a'], [['x, "y"\nz']]))).toBe('\uFEFFa\r\n"x, ""y""\nz"\r\n');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\0=1', '＝1'])(
  'a spreadsheet does not run %j',
  (value) => {
    const [, cell = ''] = text(writeCsv(['a'], [[value]])).split(/(?<=a)\r\n/);
    expect(cell.replace(/^"/, '').startsWith("'")).toBe(true);
  },
);

test.each([
  ['cv;=1+1.pdf', "cv;'=1+1.pdf"],
  ['one\n@SUM(A1)', "one\n'@SUM(A1)"],
  ['a;"=1+1', 'a;"\'=1+1'],
  ['+1;-2', "'+1;'-2"],
  ['fine; - as it is', 'fine; - as it is'],
])('a spreadsheet that separates cells by semicolons does not evaluate %j either', (value, safe) => {
  const [, cell = ''] = text(writeCsv(['a'], [[value]])).split(/(?<=a)\r\n(?!$)/);
  const written = cell.replace(/\r\n$/, '');
  expect(written.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written).toBe(safe);
});
