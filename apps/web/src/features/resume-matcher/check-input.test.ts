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
  ['resume.pdf', tenMegabytes + 1, 'The selected file must be smaller than 10 MB'],
  ['resume.pdf', 0, 'The selected file is empty'],
  ['resume.exe', 5, 'The selected file must be a PDF, Word, RTF, ODT, TXT or HTML file, or a picture'],
  ['resume', 5, 'The selected file must be a PDF, Word, RTF, ODT, TXT or HTML file, or a picture'],
])('%s of %d bytes: %s', (name, bytes, words) => {
  expect(checkResumeFiles([fileOf(name, bytes)])).toBe(words);
});

test('no file and two files are told apart', () => {
  expect(checkResumeFiles([])).toBe('Select a resume');
  expect(checkResumeFiles([fileOf('a.pdf', 1), fileOf('b.pdf', 1)])).toBe(
    'You can only select one file at the same time',
  );
});

test.each([
  ['   ', 'Enter the job description'],
  [` ${'x'.repeat(39)} `, 'The job description must have 40 characters or more'],
  ['x'.repeat(40), null],
  ['x'.repeat(20_000), null],
  ['x'.repeat(20_001), 'The job description must have 20,000 characters or fewer'],
])('a job text %#', (text, words) => {
  expect(checkJobText(text)).toBe(words);
});
