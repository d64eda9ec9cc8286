import { zipSync } from 'fflate';
import PdfDocument from 'pdfkit';
import { makeResume } from '../bench/make-resume.ts';
import { finishPdf } from '../samples/layouts/pdf-file.ts';
import { singleColumnPdf } from '../samples/layouts/single-column.ts';

const text = (words: string) => new TextEncoder().encode(words);

/** More white space than any resume contains, but small when packed. */
const blanks = new Uint8Array(40 * 1024 * 1024);

/** A readable resume of a fictional person; the same number gives the same bytes. */
export function makeGoodPdf(number: number): Promise<Uint8Array> {
  return singleColumnPdf(makeResume(number), { accent: '#1f5f4a' });
}

/** A Word document that unpacks to a thousand times its size. */
export function makeBomb(): Uint8Array {
  return zipSync({ '[Content_Types].xml': text('<Types/>'), 'word/document.xml': blanks });
}

/** An archive with a resume that can be read, and one that unpacks to a thousand times its size. */
export async function makeArchiveWithBomb(goodName: string): Promise<Uint8Array> {
  return zipSync({ [goodName]: await makeGoodPdf(90), 'bomb.txt': blanks });
}

/** A password-protected PDF. */
export function makeLockedPdf(): Promise<Uint8Array> {
  const document = new PdfDocument({ userPassword: 'barley', ownerPassword: 'rye' });
  document.text('Nobody reads this without the password.');
  return finishPdf(document);
}

/** A truncated Word document. */
export function makeCutDocument(): Uint8Array {
  const whole = zipSync({
    '[Content_Types].xml': text('<Types/>'),
    'word/document.xml': text('<w:document/>'),
  });
  return whole.slice(0, whole.length - 40);
}

/** An executable. */
export function makeProgram(): Uint8Array {
  return Uint8Array.from([
    0x4d,
    0x5a,
    0x90,
    0x00,
    ...Array.from({ length: 2_000 }, (_, at) => (at * 37) % 256),
  ]);
}
