import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { defaultPdfLimits } from './budget.ts';
import { assembleObjects, assemblePdf, stream } from './fixtures/assemble-pdf.ts';
import { readTexts } from './fixtures/read-text.ts';
import { readPdf } from './read-pdf.ts';

const hello = assemblePdf({ content: 'BT /F 12 Tf 72 700 Td (Hello reader) Tj ET' });

describe('an ordinary page', () => {
  it('gives runs with their position from the top left corner', () => {
    const reading = readPdf(hello, defaultPdfLimits);
    const page = reading.ok ? reading.pages[0] : undefined;
    expect(page).toMatchObject({ width: 612, height: 792, pictures: [] });
    expect(page?.runs).toHaveLength(1);
    const run = page?.runs[0];
    expect(run).toMatchObject({
      text: 'Hello reader',
      baseline: 92,
      fontSize: 12,
      bold: false,
      angle: 0,
      hiddenBy: null,
    });
    expect(run?.box.map(Math.round)).toEqual([72, 82, 137, 94]);
  });

  it('rotated by its Rotate entry is read as shown', () => {
    const turned = assemblePdf({
      content: 'BT /F 12 Tf 0 1 -1 0 300 100 Tm (Sideways) Tj ET',
      page: '/Rotate 90',
    });
    const reading = readPdf(turned, defaultPdfLimits);
    expect(reading.ok && reading.pages[0]).toMatchObject({
      width: 792,
      height: 612,
      runs: [{ text: 'Sideways', angle: 0 }],
    });
  });

  it('is read from a writer that compresses, subsets and kerns', async () => {
    const bytes = await pdfKitBytes({}, (document) => {
      document.font('Times-Bold').fontSize(20).text('Résumé of Zoë Ñandú');
      document
        .font('Helvetica')
        .fontSize(11)
        .text('Wrote — among others — “Efficient offices” for AV Tech Ltd.');
    });
    expect(readTexts(bytes).visible).toEqual([
      'Résumé of Zoë Ñandú',
      'Wrote — among others — “Efficient offices” for AV Tech Ltd.',
    ]);
  });
});

describe('words', () => {
  it.each([
    ['a gap of the size of a space', 'BT /F 12 Tf 72 700 Td [(two) -300 (words)] TJ ET', ['two words']],
    ['kerning', 'BT /F 12 Tf 72 700 Td [(A) 80 (Vatar) -20 (s)] TJ ET', ['AVatars']],
    ['a gap as between columns', 'BT /F 12 Tf 72 700 Td [(left) -3000 (right)] TJ ET', ['left', 'right']],
    ['glyphs shown one by one', 'BT /F 10 Tf 72 700 Td (o) Tj 5.56 0 Td (n) Tj 5.56 0 Td (e) Tj ET', ['one']],
    ['letters spread with spacing', 'BT /F 12 Tf 6 Tc 72 700 Td (SKILLS) Tj ET', ['SKILLS']],
    ['letters spread with spaces', 'BT /F 12 Tf 72 700 Td (W O R K   H I S T O R Y) Tj ET', ['WORK HISTORY']],
    ['a line break by T*', 'BT /F 12 Tf 14 TL 72 700 Td (one) Tj T* (two) Tj ET', ['one', 'two']],
  ])('%s', (_, content, texts) => {
    expect(readTexts(assemblePdf({ content })).visible).toEqual(texts);
  });
});

describe('a damaged file', () => {
  const text = hello.toString('latin1');
  it.each([
    ['with a wrong startxref', text.replace(/startxref\n\d+/, 'startxref\n99999999')],
    ['without trailer and cross references', text.slice(0, text.indexOf('xref'))],
    ['with bytes before its header', `garbage\n${text}`],
    ['without endobj', text.replaceAll('endobj\n', '')],
    ['with a wrong stream length', text.replace(/\/Length \d+/, '/Length 7')],
    ['without endstream', text.replace('endstream', '')],
    ['with a page tree that leads nowhere', text.replace('/Kids [3 0 R]', '/Kids [9 0 R]')],
    ['whose pages point back', text.replace('/Kids [3 0 R]', '/Kids [2 0 R 3 0 R 1 0 R]')],
  ])('%s is read', (_, damaged) => {
    expect(readTexts(Buffer.from(damaged, 'latin1')).visible).toEqual(['Hello reader']);
  });

  it('keeps the readable part of a broken compressed stream', () => {
    const lines = Array.from(
      { length: 400 },
      (_, line) => `BT /F 9 Tf 72 ${700 - line} Td (Line ${line * 7919}) Tj ET`,
    ).join('\n');
    const packed = deflateSync(Buffer.from(lines));
    packed.fill(0xff, packed.length - 60);
    const damaged = assembleObjects([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
      stream('/Filter /FlateDecode', packed.toString('latin1')),
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ]);
    expect(readTexts(damaged).visible.slice(0, 2)).toEqual(['Line 0', 'Line 7919']);
  });

  it.each([
    ['nothing', ''],
    ['noise', 'no document at all'],
    ['objects without a page', '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj'],
  ])('with %s is corrupt', (_, content) => {
    expect(readPdf(Buffer.from(content, 'latin1'), defaultPdfLimits)).toMatchObject({
      ok: false,
      reason: 'corrupt',
    });
  });
});

describe('an encrypted file', () => {
  const versions = ['1.3', '1.4', '1.6', '1.7ext3'] as const;
  it.each(versions)('of version %s without a password is read', async (pdfVersion) => {
    const bytes = await pdfKitBytes({ pdfVersion, ownerPassword: 'owner' }, (document) =>
      document.text('Open to all'),
    );
    expect(readTexts(bytes).visible).toEqual(['Open to all']);
  });

  it.each(versions)('of version %s that needs a password is refused', async (pdfVersion) => {
    const bytes = await pdfKitBytes({ pdfVersion, userPassword: 'secret' }, (document) =>
      document.text('Closed'),
    );
    expect(readPdf(bytes, defaultPdfLimits)).toMatchObject({ ok: false, reason: 'encrypted' });
  });
});

describe('a file that exceeds the limits', () => {
  it('is refused if it unpacks to more than the limit', () => {
    const bomb = deflateSync(Buffer.alloc(60_000_000, 'q '));
    const bytes = assemblePdf({ content: 'x' })
      .toString('latin1')
      .replace(/<<\s+\/Length 1 >>\nstream\nx/, () => {
        return `<< /Filter /FlateDecode /Length ${bomb.length} >>\nstream\n${bomb.toString('latin1')}`;
      });
    expect(readPdf(Buffer.from(bytes, 'latin1'), defaultPdfLimits)).toMatchObject({
      ok: false,
      reason: 'too-large',
    });
  });

  it('is refused if a stream is packed three times', () => {
    const packed = deflateSync(deflateSync(deflateSync('BT ET'))).toString('latin1');
    const bytes = assemblePdf({
      content: '/X Do',
      resources: '/XObject << /X 6 0 R >>',
      objects: [stream('/Subtype /Form /Filter [/FlateDecode /FlateDecode /FlateDecode]', packed)],
    });
    expect(readPdf(bytes, defaultPdfLimits)).toMatchObject({ ok: false, reason: 'too-large' });
  });

  it('is refused if forms draw forms endlessly', () => {
    const forms = Array.from({ length: 12 }, (_, index) => {
      const draws = '/X Do '.repeat(20);
      return stream(`/Subtype /Form /Resources << /XObject << /X ${index + 7} 0 R >> >>`, draws);
    });
    const bytes = assemblePdf({ content: '/X Do', resources: '/XObject << /X 6 0 R >>', objects: forms });
    const limits = { ...defaultPdfLimits, maxWork: 5_000 };
    expect(readPdf(bytes, limits)).toMatchObject({ ok: false, reason: 'too-large' });
    expect(readPdf(bytes, defaultPdfLimits).ok).toBe(true);
  });

  it('returns its first pages and a note if it has too many', async () => {
    const bytes = await pdfKitBytes({}, (document) => {
      for (let page = 2; page <= 5; page++) document.addPage().text(`Page ${page}`);
    });
    const reading = readPdf(bytes, { ...defaultPdfLimits, maxPages: 3 });
    expect(reading).toMatchObject({ ok: true, notes: ['pages-left-out'] });
    expect(reading.ok && reading.pages).toHaveLength(3);
  });

  it('returns its first characters and a note if it has too much text', () => {
    const content = 'BT /F 12 Tf 14 TL 72 700 Td (first words) Tj T* (second words) Tj ET';
    const reading = readPdf(assemblePdf({ content }), { ...defaultPdfLimits, maxTextLength: 15 });
    expect(reading).toMatchObject({
      ok: true,
      notes: ['truncated'],
      pages: [{ runs: [{ text: 'first words' }] }],
    });
  });

  it.each([
    ['arrays', `${'['.repeat(100_000)} 0 Tj`],
    ['saved states', 'q '.repeat(200_000)],
    ['closing brackets', ')'.repeat(200_000)],
  ])('with countless %s does not overflow the stack', (_, content) => {
    expect(readPdf(assemblePdf({ content }), defaultPdfLimits).ok).toBe(true);
  });
});

async function pdfKitBytes(
  options: PDFKit.PDFDocumentOptions,
  draw: (document: PDFKit.PDFDocument) => void,
): Promise<Buffer> {
  const document = new PDFDocument(options);
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.on('end', resolve));
  draw(document);
  document.end();
  await ended;
  return Buffer.concat(chunks);
}
