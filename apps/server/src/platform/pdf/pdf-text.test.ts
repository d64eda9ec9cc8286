import { readDocument } from '@winnow/documents';
import PdfDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { createPdfTextWriter } from './pdf-text.ts';

const width = 460;

/** Text that a PDF reader extracts from a page with these lines. */
async function printed(...texts: string[]): Promise<string> {
  const document = new PdfDocument({ size: 'A4', margin: 48 });
  const chunks: Uint8Array[] = [];
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.on('end', resolve));
  const textWriter = createPdfTextWriter(document);
  document.fontSize(11);
  // A page with only a few letters would be treated as a picture.
  const sentence = 'This page was printed to see whether every letter of a name arrives on paper.';
  for (const text of [...texts, sentence]) textWriter.write(text, 'normal', { width });
  document.end();
  await ended;
  const read = await readDocument(new Uint8Array(Buffer.concat(chunks)));
  if (!read.ok) throw new Error(read.reason);
  return read.document.text;
}

test.each([
  ['Western and Central Europe', 'Łukasz Żółć, Ștefan Brâncuși, Đorđe Ćirić'],
  ['Greek and Cyrillic', 'Ελένη Παπαδοπούλου, Борис Ђорђевић'],
  ['Vietnamese', 'Nguyễn Thị Minh Khai'],
  ['Chinese, Japanese and Korean', '李小龙 髙﨑 田中太郎 ひらがな 김철수'],
  ['Georgian, Armenian, Thai and Ethiopic', 'ქართველი Հայերեն ไทย አማርኛ'],
])('names in %s are printed letter by letter', async (_, names) => {
  expect(await printed(names)).toContain(names);
});

test('Arabic and Hebrew are printed from right to left, joined and with their words in order', async () => {
  const text = await printed('محمد عبد الله', 'דוד לוי (חברה) 42');
  expect(text).toContain('محمد عبد الله');
  expect(text).toContain('דוד לוי');
});

test('a letter that no font has is printed as its number', async () => {
  expect(await printed('\u{20bb7}野家')).toContain('[U+20BB7]野家');
});

test('combining characters are composed, and invisible ones are left out', async () => {
  expect(await printed('Jose\u0301 Mu\u00adn\u0303oz\u200b')).toContain('José Muñoz');
});

test('a text without blanks is broken into lines and none of it is lost', async () => {
  const name = '李小龙'.repeat(40);
  const text = await printed(name);
  expect(text).not.toContain(name);
  expect(text.replace(/\s/g, '')).toContain(name);
});

test('a text that is longer than a page goes on on the next', async () => {
  const lines = Array.from({ length: 80 }, (_, line) => `Line ${line}`);
  const text = await printed(lines.join('\n'));
  for (const line of lines) expect(text).toContain(line);
});

test('a text that is cut to some lines says so by an ellipsis', async () => {
  const document = new PdfDocument({ size: 'A4', margin: 48 });
  document.on('data', () => {});
  const textWriter = createPdfTextWriter(document);
  document.fontSize(10);
  const top = document.y;
  textWriter.write('barley', 'normal', { width });
  const aLine = document.y - top;
  textWriter.write('barley '.repeat(200), 'normal', { width, maxLines: 2 });
  expect(document.y).toBeCloseTo(top + 3 * aLine);
  document.end();
});
