import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { detectFormat } from './formats.ts';
import { openSource } from './source-file.ts';

const detect = (content: Uint8Array | string): string | undefined =>
  detectFormat(openSource(typeof content === 'string' ? Buffer.from(content, 'latin1') : content))?.format;

const openDocument = zipSync({
  mimetype: [strToU8('application/vnd.oasis.opendocument.text'), { level: 0 }],
  'content.xml': strToU8('<a/>'),
});

test.each([
  ['pdf', 'mail header\n%PDF-1.7'],
  ['odt', openDocument],
  ['docx', zipSync({ 'word/document.xml': strToU8('<a/>') })],
  ['doc', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'],
  ['image', '\x89PNG'],
  ['rtf', '\xef\xbb\xbf {\\rtf1 Imani}'],
  ['html', '\n<!DOCTYPE html>'],
  ['txt', 'Imani Sato, welder and diver'],
])('%s is recognized by its content', (format, content) => {
  expect(detect(content)).toBe(format);
});

test('a PDF without its header is recognized by its end, before the text format is tried', () => {
  expect(detect('1 0 obj\nstartxref\n9\n%%EOF')).toBe('pdf');
  expect(detect('<html>startxref %%EOF')).toBe('html');
});

test('a program is not a supported format', () => {
  expect(detect('\x7fELF\0\0\0\x01')).toBeUndefined();
});
