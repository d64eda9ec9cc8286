import { expect, test } from 'vitest';
import { checkJobText, checkResumeFiles } from './check-input.ts';

function fileOf(name: string, bytes: number): File {
  const file = new File(['x'], name);
  Object.defineProperty(file, 'size', { value: bytes });
  return file;
}

const tenMegabytes = 10 * 1024 * 1024;

test.each([
  ['resume.PDF', 1, null],
  ['resume.docx', tenMegabytes, null],
  ['resume.pdf', tenMegabytes + 1, 'tooLarge'],
  ['resume.pdf', 0, 'empty'],
  ['resume.exe', 5, 'wrongType'],
  ['resume', 5, 'wrongType'],
])('%s of %d bytes: %s', (name, bytes, error) => {
  expect(checkResumeFiles([fileOf(name, bytes)])).toBe(error);
});

test('no file and two files are distinguished', () => {
  expect(checkResumeFiles([])).toBe('noResume');
  expect(checkResumeFiles([fileOf('a.pdf', 1), fileOf('b.pdf', 1)])).toBe('tooMany');
});

test.each([
  ['   ', 'noJob'],
  [` ${'x'.repeat(39)} `, 'shortJob'],
  ['x'.repeat(40), null],
  ['x'.repeat(20_000), null],
  ['x'.repeat(20_001), 'longJob'],
])('a job text %#', (text, error) => {
  expect(checkJobText(text)).toBe(error);
});
