import { monthsInWords } from '@winnow/engine';
import PdfDocument from 'pdfkit';
import { createPdfLetters, type PdfLetters } from '../../../platform/pdf/pdf-letters.ts';
import type { DescribedCandidate, DescribedFinding } from '../describe-candidate.ts';

const ink = '#22302a';
const quiet = '#5c6b64';
const green = '#2f6b4f';
const amber = '#8a5a00';
const red = '#9b2c2c';
const margin = 48;
const pageWidth = 595;
const width = pageWidth - 2 * margin;

const statusColour = { met: green, partly: amber, missing: red, unknown: quiet } as const;
const statusWords = { met: 'Met', partly: 'Partly', missing: 'Missing', unknown: 'Not said' } as const;

/** Evidence that a reader takes in at a glance; the pages on the screen show it all. */
const mostQuotes = 2;
const longestQuote = 220;

type Page = { readonly document: InstanceType<typeof PdfDocument>; readonly letters: PdfLetters };

/**
 * A report on paper: the list first, then a page or more for each candidate, with every finding and the words that bear
 * it out. Text is drawn as text; nothing in it is followed, run or fetched.
 */
export function drawReport(
  candidates: readonly DescribedCandidate[],
  { title, madeAt }: { readonly title: string; readonly madeAt: Date },
): Promise<Uint8Array<ArrayBuffer>> {
  const document = new PdfDocument({
    size: 'A4',
    margin,
    info: { Title: title, Author: 'Winnow', CreationDate: madeAt, ModDate: madeAt },
    bufferPages: true,
  });
  const finished = collect(document);
  const page: Page = { document, letters: createPdfLetters(document) };
  drawList(page, candidates, title, madeAt);
  for (const candidate of candidates) {
    document.addPage();
    drawCandidate(page, candidate);
  }
  numberPages(page);
  document.end();
  return finished;
}

function drawList(page: Page, candidates: readonly DescribedCandidate[], title: string, madeAt: Date): void {
  write(page, title, { size: 20, weight: 'bold' });
  const count = candidates.length === 1 ? '1 candidate' : `${candidates.length} candidates`;
  write(page, `${count}, ${madeAt.toISOString().slice(0, 10)}`, { size: 10, colour: quiet });
  page.document.moveDown();
  for (const candidate of candidates) {
    const { name, score, groupWords, mustsMet, mustsTotal } = candidate;
    write(page, `${score ?? '–'} · ${name}`, { size: 11, weight: 'bold', keep: 32 });
    const musts = mustsTotal > 0 ? `, ${mustsMet} of ${mustsTotal} must-haves` : '';
    write(page, `${groupWords}${musts}${candidate.headline ? `, ${candidate.headline}` : ''}`, {
      size: 9,
      colour: quiet,
    });
    page.document.moveDown(0.4);
  }
  page.document.moveDown();
  const note =
    'The score is computed from words in the resume and orders a reading list. It decides nothing.';
  write(page, note, { size: 8, colour: quiet });
}

function drawCandidate(page: Page, candidate: DescribedCandidate): void {
  const { name, headline, score, band, confidence, groupWords, experienceMonths } = candidate;
  write(page, name, { size: 18, weight: 'bold' });
  if (headline) write(page, headline, { size: 10, colour: quiet });
  const contacts = [candidate.place, ...candidate.emails, ...candidate.phones].filter(Boolean).join(' · ');
  if (contacts) write(page, contacts, { size: 9, colour: quiet });
  page.document.moveDown(0.6);
  const years = experienceMonths === null ? '' : ` · ${monthsInWords(experienceMonths)} of work`;
  const sure = `${Math.round(confidence * 100)} % confidence`;
  write(page, `${score === null ? 'Cannot be judged' : `Score ${score}`} · ${sure}${years}`, {
    size: 12,
    weight: 'bold',
  });
  write(page, [groupWords, band?.replaceAll('-', ' ')].filter(Boolean).join(', '), { size: 10 });
  if (candidate.override)
    write(page, `Set by hand: ${candidate.override.score}`, { size: 10, colour: amber });
  if (candidate.decision) write(page, `Decision: ${candidate.decision}`, { size: 10 });
  for (const { kind, text } of candidate.flags) {
    write(page, `Flag: ${kind.replaceAll('-', ' ')}${text ? ` – ${text}` : ''}`, { size: 9, colour: red });
  }
  heading(page, 'Requirements');
  for (const finding of candidate.findings) drawFinding(page, finding);
  drawRemarks(page, 'Ask first', candidate.questions);
  if (candidate.notes) drawRemarks(page, 'Notes', [candidate.notes]);
  page.document.moveDown();
  const { fileHash, resultHash } = candidate.inputs;
  const origin = `Engine ${candidate.engineVersion}, job version ${candidate.jobVersion}, file ${fileHash.slice(0, 12)}, result ${resultHash.slice(0, 12)}`;
  write(page, origin, { size: 7, colour: quiet });
}

function drawFinding(page: Page, { requirement, must, status, reason, quotes }: DescribedFinding): void {
  const label = `${statusWords[status]}${must ? ' (must-have)' : ''}`;
  write(page, requirement, { size: 10, weight: 'bold', keep: 40 });
  write(page, `${label}: ${reason}`, { size: 9, colour: statusColour[status] });
  for (const quote of [...new Set(quotes)].slice(0, mostQuotes)) {
    const short = quote.length > longestQuote ? `${quote.slice(0, longestQuote)}…` : quote;
    write(page, `“${short}”`, { size: 9, colour: quiet, indent: 10 });
  }
  page.document.moveDown(0.35);
}

function drawRemarks(page: Page, title: string, remarks: readonly string[]): void {
  if (remarks.length === 0) return;
  heading(page, title);
  for (const remark of remarks) write(page, remark, { size: 9, indent: 0 });
}

function heading(page: Page, text: string): void {
  page.document.moveDown(0.8);
  write(page, text, { size: 12, weight: 'bold', colour: green, keep: 60 });
  page.document.moveDown(0.3);
}

type Look = {
  readonly size: number;
  readonly weight?: 'normal' | 'bold';
  readonly colour?: string;
  readonly indent?: number;
  /** Points that must be left on the page, so that a heading does not stand alone at its end. */
  readonly keep?: number;
};

function write({ document, letters }: Page, text: string, look: Look): void {
  const { size, weight = 'normal', colour = ink, indent = 0, keep = 0 } = look;
  if (document.y + keep > document.page.height - margin) document.addPage();
  document.x = margin + indent;
  document.fontSize(size).fillColor(colour);
  letters.write(text, weight, { width: width - indent, lineGap: 1 });
}

function numberPages({ document, letters }: Page): void {
  const { start, count } = document.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    document.switchToPage(index);
    // Below the margin, where text would else begin a page of its own.
    document.page.margins.bottom = 0;
    document.fontSize(8).fillColor(quiet);
    document.x = margin;
    document.y = document.page.height - 32;
    letters.write(`Winnow · ${index + 1} / ${count}`, 'normal', { width, align: 'right' });
    document.page.margins.bottom = margin;
  }
}

function collect(document: InstanceType<typeof PdfDocument>): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Uint8Array.from(Buffer.concat(chunks))));
    document.on('error', reject);
  });
}
