import { PDFiumLibrary } from '@hyzyla/pdfium';
import PdfDocument from 'pdfkit';
import { describe, expect, test } from 'vitest';
import { readScannedPages } from '../pdf/scans/read-scanned-pages.ts';
import { makeGrayPng } from '../testing/make-gray-png.ts';
import { readPictureHeader } from './picture-header.ts';
import { readPicture } from './read-picture.ts';

const limits = { maxPixels: 50_000_000 };

describe('a scanned page', () => {
  test('is read with a box for each word', async () => {
    const pages = await readScannedPages(await makePdf(), [0], limits);
    const words = pages.get(0)?.runs ?? [];
    expect(words.map((word) => word.text).join(' ')).toBe('Zanele Dlamini Warehouse supervisor since 2019');
    const [first] = words;
    expect(first?.box[0]).toBeCloseTo(72, -1);
    expect(first?.fontSize).toBeGreaterThan(24);
    expect(first?.fontSize).toBeLessThan(40);
  });

  test('that is sideways is rotated', async () => {
    const picture = await drawAsPng(90);
    const reading = await readPicture(picture, limits);
    expect(textOf(reading)).toBe('Zanele Dlamini Warehouse supervisor since 2019');
  });
});

describe('a picture', () => {
  test('of a page is read', async () => {
    expect(textOf(await readPicture(await drawAsPng(0), limits))).toContain('Warehouse supervisor');
  });

  test('with too many pixels is refused before it is decoded', async () => {
    const reading = await readPicture(makeGrayPng(60_000, 60_000, new Uint8Array(10)), limits);
    expect(reading).toMatchObject({ ok: false, reason: 'too-large' });
  });

  test('that is truncated is damaged', async () => {
    const whole = await drawAsPng(0);
    expect(await readPicture(whole.subarray(0, 20), limits)).toMatchObject({ ok: false, reason: 'corrupt' });
  });
});

test('the orientation of a photo is read from its Exif data', () => {
  // SOI, then APP1 with one entry (orientation 6, little-endian), then the start of a frame of 3 by 2 pixels.
  const exif = [
    0x45, 0x78, 0x69, 0x66, 0, 0, 0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 6, 0,
  ];
  const app1 = [0xff, 0xe1, 0, exif.length + 4, ...exif, 0, 0];
  const frame = [0xff, 0xc0, 0, 11, 8, 0, 2, 0, 3, 1, 1, 0x11, 0];
  const header = readPictureHeader(Uint8Array.from([0xff, 0xd8, ...app1, ...frame]));
  expect(header).toEqual({ format: 'jpeg', width: 3, height: 2, orientation: 6 });
});

function textOf(reading: Awaited<ReturnType<typeof readPicture>>): string {
  return reading.ok ? reading.page.runs.map((run) => run.text).join(' ') : reading.message;
}

function makePdf(): Promise<Uint8Array> {
  const document = new PdfDocument({ size: 'A4', margin: 72 });
  const chunks: Uint8Array[] = [];
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  document.fontSize(30).text('Zanele Dlamini').fontSize(14).text('Warehouse supervisor since 2019');
  document.end();
  return new Promise((resolve) => {
    document.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
  });
}

async function drawAsPng(quarter: 0 | 90): Promise<Uint8Array> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(await makePdf());
  const drawn = await document.getPage(0).render({ scale: 2, render: 'bitmap', colorSpace: 'Gray' });
  const { width, height, data } = { ...drawn, data: new Uint8Array(drawn.data) };
  document.destroy();
  library.destroy();
  if (quarter === 0) return makeGrayPng(width, height, data);
  const turned = new Uint8Array(data.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) turned[x * height + (height - 1 - y)] = data[y * width + x] ?? 0;
  }
  return makeGrayPng(height, width, turned);
}
