import type { BillingAddress } from '@winnow/contracts';
import PdfDocument from 'pdfkit';
import type { InvoiceRow } from './invoice-repository.ts';
import { moneyInWords } from './money-in-words.ts';

export type Issuer = {
  /** Who bills, a line each: name, address, tax number. */
  readonly lines: readonly string[];
  /** Where to pay. */
  readonly bankDetails: string;
};

const green = '#2f6b4f';
const ink = '#22302a';
const quiet = '#5c6b64';
const left = 56;
const right = 539;

/** A bill as a page of PDF. @param payer `null` where nobody said who it is made out to */
export function drawInvoice(
  invoice: InvoiceRow,
  payer: BillingAddress | null,
  email: string,
  issuer: Issuer,
): Promise<Uint8Array<ArrayBuffer>> {
  const { number, state, description, amount, currency, issuedAt, dueAt, paidAt } = invoice;
  const document = new PdfDocument({
    size: 'A4',
    margin: left,
    info: { Title: `Invoice ${number}`, Author: 'Winnow', CreationDate: issuedAt, ModDate: issuedAt },
  });
  const finished = collect(document);
  const write = (text: string, x: number, y: number, options: PDFKit.Mixins.TextOptions = {}) =>
    document.text(plain(text), x, y, options);

  drawMark(document);
  document.fillColor(ink).font('Times-Roman').fontSize(24);
  write('Winnow', left + 30, 54);
  document.font('Helvetica').fontSize(9).fillColor(quiet);
  write(issuer.lines.join('\n'), 330, 56, { width: right - 330, align: 'right' });

  document.fillColor(ink).font('Helvetica-Bold').fontSize(18);
  write(`Invoice ${number}`, left, 150);
  document.font('Helvetica').fontSize(10);
  write(addressLines(payer, email).join('\n'), left, 186, { width: 240, lineGap: 2 });
  const facts = [
    ['Issued', day(issuedAt)],
    ['Due', day(dueAt)],
    ['State', state === 'paid' && paidAt ? `Paid on ${day(paidAt)}` : state === 'void' ? 'Void' : 'Open'],
  ] as const;
  facts.forEach(([label, value], index) => {
    document.fillColor(quiet);
    write(label, 360, 186 + index * 16);
    document.fillColor(ink);
    write(value, 420, 186 + index * 16, { width: right - 420, align: 'right' });
  });

  const top = 320;
  rule(document, top);
  document.fillColor(ink);
  write(description, left, top + 14, { width: 340 });
  write(moneyInWords(amount, currency), 420, top + 14, { width: right - 420, align: 'right' });
  rule(document, top + 42);
  document.font('Helvetica-Bold').fontSize(12);
  write('Total', left, top + 58);
  write(moneyInWords(amount, currency), 380, top + 58, { width: right - 380, align: 'right' });

  if (state === 'open') {
    document.font('Helvetica').fontSize(10).fillColor(ink);
    write(`${issuer.bankDetails}\nReference: ${number}`, left, top + 110, { width: 400, lineGap: 2 });
  }
  document.end();
  return finished;
}

/** Three grains above a line, one below it. */
function drawMark(document: PDFKit.PDFDocument): void {
  document.fillColor(green);
  for (const [x, y] of [
    [60, 58],
    [68, 54],
    [76, 58],
  ] as const) {
    document.ellipse(x, y + 4, 2.4, 5).fill();
  }
  document.rect(left, 69, 24, 1).fill();
  document.ellipse(68, 76, 2, 4).fill();
}

function rule(document: PDFKit.PDFDocument, y: number): void {
  document.moveTo(left, y).lineTo(right, y).lineWidth(0.5).strokeColor('#d9d9cf').stroke();
}

function addressLines(payer: BillingAddress | null, email: string): string[] {
  if (!payer) return [email];
  const { name, street, city, country, taxId } = payer;
  return [name, street, city, country, taxId, email].filter(Boolean);
}

/** The fonts of PDF itself know the letters of Western Europe; others become their plain letter, or a mark. */
function plain(text: string): string {
  return text
    .normalize('NFC')
    .replace(
      /[^\n\u0020-\u007e\u00a0-\u00ff\u20ac\u2013\u2014\u2018\u2019\u201c\u201d\u2022]/gu,
      (letter) => {
        const base = letter.normalize('NFD').replace(/\p{M}+/gu, '');
        return /^[\u0020-\u007e]+$/.test(base) ? base : '?';
      },
    );
}

function day(date: Date): string {
  return date.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
}

function collect(document: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    document.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    document.on('error', reject);
  });
}
