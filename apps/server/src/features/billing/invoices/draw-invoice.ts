import PdfDocument from 'pdfkit';
import { dayInEmail } from '../../../platform/email/email-frame.ts';
import { createPdfTextWriter } from '../../../platform/pdf/pdf-text.ts';
import type { Invoice, PayerRow } from './invoice-repository.ts';
import { vatIn } from './invoice-rules.ts';
import { invoiceWords } from './invoice-words.ts';
import { moneyInWords } from './money-in-words.ts';

export type Issuer = {
  /** The issuer, one line each: name, address, tax number. */
  readonly lines: readonly string[];
  /** Account to pay into. */
  readonly bankDetails: string;
};

const green = '#2f6b4f';
const ink = '#22302a';
const quiet = '#5c6b64';
const left = 56;
const right = 539;
/** Width of A4 in points. */
const pageWidth = 595.28;

type Words = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly align?: 'left' | 'right';
  readonly lineGap?: number;
  readonly size?: number;
  readonly weight?: 'normal' | 'bold';
  readonly color?: string;
};

/**
 * Draws an invoice as a PDF page in the language in which it was issued, right to left in Arabic. @param issuer current
 * issuer: bank details, and the name if the invoice has none
 */
export function drawInvoice(invoice: Invoice, issuer: Issuer): Promise<Uint8Array<ArrayBuffer>> {
  const { number, description, amount, currency, issuedAt, dueAt, payer, corrects, taxRate } = invoice;
  const language = invoice.language ?? 'en';
  const words = invoiceWords[language];
  const isRightToLeft = language === 'ar';
  const money = (sum: number) => moneyInWords(sum, currency, language);
  const document = new PdfDocument({
    size: 'A4',
    margin: left,
    info: { Title: words.invoice(number), Author: 'Winnow', CreationDate: issuedAt, ModDate: issuedAt },
  });
  const finished = collect(document);
  const textWriter = createPdfTextWriter(document, isRightToLeft ? 'rtl' : 'ltr');
  const write = (text: string, { x, y, width, size = 10, align = 'left', ...style }: Words) => {
    document.fontSize(size).fillColor(style.color ?? ink);
    textWriter.write(text, style.weight ?? 'normal', {
      x: isRightToLeft ? pageWidth - x - width : x,
      y,
      width,
      align: (align === 'right') === isRightToLeft ? 'left' : 'right',
      lineGap: style.lineGap,
    });
  };

  drawMark(document, isRightToLeft ? pageWidth - left - 24 : left);
  document.font('Times-Roman').fontSize(24).fillColor(ink);
  const nameWidth = document.widthOfString('Winnow');
  document.text('Winnow', isRightToLeft ? pageWidth - left - 30 - nameWidth : left + 30, 54, {
    lineBreak: false,
  });
  const onTheRight = { x: 330, width: right - 330, align: 'right' } as const;
  write(invoice.issuer ?? issuer.lines.join('\n'), { ...onTheRight, y: 56, size: 9, color: quiet });

  write(words.invoice(number), { x: left, y: 150, width: right - left, size: 18, weight: 'bold' });
  write(linesOf(payer).join('\n'), { x: left, y: 186, width: 240, lineGap: 2 });
  const facts = [
    [words.issued, dayInEmail(issuedAt, language)],
    [words.due, dayInEmail(dueAt, language)],
    [words.status, statusOf(invoice)],
    ...(isPartlyBack(invoice) ? [[words.refunded, money(invoice.paidBack)] as const] : []),
    ...(corrects ? [[words.corrects, words.invoice(corrects)] as const] : []),
  ] as const;
  facts.forEach(([label, value], index) => {
    const y = 186 + index * 16;
    write(label, { x: 300, y, width: 75, color: quiet });
    write(value, { x: 375, y, width: right - 375, align: 'right' });
  });

  // Below the address, however many lines it takes.
  const top = Math.max(320, document.y + 24);
  const sum = money(amount);
  const vat = vatIn(amount, taxRate);
  rule(document, top);
  write(description, { x: left, y: top + 14, width: 340 });
  write(sum, { x: 420, y: top + 14, width: right - 420, align: 'right' });
  rule(document, top + 42);
  const parts = [
    [words.net, amount - vat],
    [words.vat(taxRate / 100), vat],
  ] as const;
  let y = top + 58;
  for (const [label, part] of taxRate > 0 ? parts : []) {
    write(label, { x: left, y, width: 200, color: quiet });
    write(money(part), { x: 380, y, width: right - 380, align: 'right', color: quiet });
    y += 18;
  }
  write(words.total, { x: left, y, width: 200, size: 12, weight: 'bold' });
  write(sum, { x: 380, y, width: right - 380, align: 'right', size: 12, weight: 'bold' });

  if (invoice.state === 'open' && invoice.providerId === null) {
    const where = `${issuer.bankDetails}\n${words.reference(number)}`;
    write(where, { x: left, y: y + 52, width: 400, lineGap: 2 });
  }
  document.end();
  return finished;
}

/** The logo: three grains above a line, one below it. */
function drawMark(document: PDFKit.PDFDocument, from: number): void {
  document.fillColor(green);
  for (const [x, y] of [
    [4, 58],
    [12, 54],
    [20, 58],
  ] as const) {
    document.ellipse(from + x, y + 4, 2.4, 5).fill();
  }
  document.rect(from, 69, 24, 1).fill();
  document.ellipse(from + 12, 76, 2, 4).fill();
}

function rule(document: PDFKit.PDFDocument, y: number): void {
  document.moveTo(left, y).lineTo(right, y).lineWidth(0.5).strokeColor('#d9d9cf').stroke();
}

function linesOf(payer: PayerRow | null): string[] {
  if (!payer) return [];
  const { name, street, city, country, taxId, email } = payer;
  return [name, street, city, country, taxId, email].filter(Boolean);
}

function statusOf({ state, paidAt, language }: Invoice): string {
  const words = invoiceWords[language ?? 'en'];
  return state === 'paid' && paidAt
    ? words.paidOn(dayInEmail(paidAt, language ?? 'en'))
    : words.states[state];
}

function isPartlyBack({ paidBack, state }: Invoice): boolean {
  return paidBack > 0 && state !== 'refunded';
}

function collect(document: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    document.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    document.on('error', reject);
  });
}
