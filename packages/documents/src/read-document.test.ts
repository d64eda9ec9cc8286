import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { limits } from './limits.ts';
import { readDocument } from './read-document.ts';
import { makeDocx, paragraph, run } from './testing/make-docx.ts';
import { makeGrayPng } from './testing/make-gray-png.ts';
import { makePdf } from './testing/make-pdf.ts';

test('the type is detected by the content', async () => {
  const pdf = await makePdf((page) => page.text('Imani Sato, welder and diver'));
  const docx = makeDocx({ body: paragraph(run('Imani Sato, welder and diver')) });
  expect(await readDocument(pdf)).toMatchObject({
    document: { format: 'pdf', text: 'Imani Sato, welder and diver' },
  });
  expect(await readDocument(docx)).toMatchObject({
    document: { format: 'docx', text: 'Imani Sato, welder and diver' },
  });
});

test.each([
  ['an empty file', new Uint8Array(), 'corrupt', 'The selected file is empty.'],
  ['a file above the limit', new Uint8Array(limits.fileBytes + 1), 'too-large', /smaller than 10 MB/],
  ['only white space', Buffer.from(' \n\t\n '), 'no-text', /no readable text/],
  [
    'random bytes',
    Uint8Array.from({ length: 4096 }, (_, index) => (index * 7919) % 256),
    'unsupported',
    /PDF/,
  ],
  ['another archive', zipSync({ 'a.txt': strToU8('a') }), 'unsupported', /PDF/],
  [
    'the first half of a document',
    makeDocx({ body: paragraph(run('Imani')) }).subarray(0, 400),
    'corrupt',
    /damaged/,
  ],
])('%s is refused with a reason and a message', async (_name, bytes, reason, message) => {
  const outcome = await readDocument(bytes);
  expect(outcome).toMatchObject({ ok: false, reason });
  if (!outcome.ok) expect(outcome.message).toMatch(message);
});

test('a Word document with a password is reported as encrypted', async () => {
  const container = Buffer.concat([
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    Buffer.alloc(504),
    Buffer.from('EncryptedPackage', 'utf16le'),
  ]);
  expect(await readDocument(container)).toMatchObject({ reason: 'encrypted' });
});

describe('a name', () => {
  const sentence = 'Imani Sato, welder and diver';
  const text = Buffer.from(sentence);
  const rtf = Buffer.from(String.raw`{\rtf1 ${sentence}}`);
  const docx = makeDocx({ body: paragraph(run(sentence)) });
  const picture = makeGrayPng(40, 20, new Uint8Array(800).fill(255));
  const program = Uint8Array.from([0x7f, 0x45, 0x4c, 0x46, 0, 0, 0, 1]);
  const workbook = zipSync({
    '[Content_Types].xml': strToU8('<Types/>'),
    'xl/workbook.xml': strToU8('<a/>'),
  });

  test.each([
    ['Resume.pdf', text, /ends in \.pdf, but it holds plain text.*end in \.txt/],
    ['Resume.docx', text, /holds plain text/],
    ['Resume.PDF', docx, /ends in \.pdf, but it holds a Word document.*end in \.docx/],
    ['Resume.txt', docx, /holds a Word document/],
    ['Resume.docx', rtf, /holds rich text/],
    ['Resume.pdf', picture, /holds a picture/],
    ['Resume.pdf', program, /not what its name says, or it is damaged/],
    ['Resume.docx', workbook, /not what its name says, or it is damaged/],
  ])('%s that contradicts the content is refused with the actual format', async (name, bytes, message) => {
    expect(await readDocument(bytes, name)).toMatchObject({
      ok: false,
      reason: 'misnamed',
      message: expect.stringMatching(message),
    });
  });

  test.each([
    ['Resume', text],
    ['Resume.txt', text],
    ['Resume.final version', text],
    ['Resume 2026.06', docx],
    ['Resume.pdf.download', docx],
    ['Resume.doc', rtf],
    ['Resume.doc', docx],
    ['Resume.dotx', docx],
  ])('%s that does not contradict the content is accepted', async (name, bytes) => {
    expect(await readDocument(bytes, name)).toMatchObject({ ok: true, document: { text: sentence } });
  });
});
