import { candidateGroups, type Language } from '@winnow/contracts';
import PdfDocument from 'pdfkit';
import { createPdfTextWriter } from '../../../platform/pdf/pdf-text.ts';
import type { DescribedCandidate } from '../describe-candidate.ts';
import { reportFormats, reportWords } from '../words/in-language.ts';
import { drawCandidate } from './draw-candidate.ts';
import {
  colors,
  drawBeam,
  drawBeside,
  drawRule,
  margin,
  type ReportPage,
  width,
  write,
  writeHeading,
} from './report-page.ts';

/**
 * A PDF report: the list in its groups as on the screen, then a page for each candidate with remarks, questions, and
 * findings with their evidence. Text is drawn as text; links in it aren't active, and nothing is fetched.
 */
export function drawReport(
  candidates: readonly DescribedCandidate[],
  { title, madeAt, language }: { readonly title: string; readonly madeAt: Date; readonly language: Language },
): Promise<Uint8Array<ArrayBuffer>> {
  const document = new PdfDocument({
    size: 'A4',
    margin,
    info: { Title: title, Author: 'Winnow', CreationDate: madeAt, ModDate: madeAt },
    bufferPages: true,
  });
  const finished = collect(document);
  const words = reportWords[language];
  const formats = reportFormats(language);
  const page: ReportPage = {
    document,
    textWriter: createPdfTextWriter(document, formats.isRightToLeft ? 'rtl' : 'ltr'),
    words,
    formats,
  };
  const groups = candidateGroups
    .map((group) => candidates.filter((candidate) => candidate.group === group))
    .filter((group) => group.length > 0);
  drawTitle(page, { title, madeAt, count: candidates.length });
  const drawRow = candidates.length > maxInFull ? drawShortRow : drawFullRow;
  for (const group of groups) {
    if (group[0]) writeHeading(page, `${words.groups[group[0].group]} · ${group.length}`);
    for (const candidate of group) drawRow(page, candidate);
  }
  drawNote(page);
  for (const candidate of groups.flat()) {
    document.addPage();
    drawCandidate(page, candidate);
  }
  numberPages(page);
  document.end();
  return finished;
}

type Title = { readonly title: string; readonly madeAt: Date; readonly count: number };

function drawTitle(page: ReportPage, { title, madeAt, count }: Title): void {
  write(page, title, { size: 20, weight: 'bold' });
  const { words, formats } = page;
  write(page, [words.candidates(count), formats.day(madeAt)].join(' · '), {
    size: 10,
    color: colors.quiet,
  });
}

/** Left edge of the name, next to the score; and of the beam, next to the name. */
const nameIndent = 34;
const beamLength = 90;

/** Candidates that fit on the first page with two lines each; more get one. */
const maxInFull = 14;

function drawFullRow(page: ReportPage, candidate: DescribedCandidate): void {
  const within = width - nameIndent - beamLength - 16;
  drawBeside(page, 44, [
    () => drawScore(page, candidate, 13),
    () => {
      const place = { indent: nameIndent, within, maxLines: 1 };
      write(page, candidate.name, { size: 11, weight: 'bold', ...place });
      const line = standingOf(page, candidate);
      if (line) write(page, line, { size: 9, color: colors.quiet, ...place });
    },
    () => drawRowBeam(page, candidate, 6),
  ]);
  page.document.y += 4;
  drawRule(page);
  page.document.y += 5;
}

const shortNameLength = 130;

function drawShortRow(page: ReportPage, candidate: DescribedCandidate): void {
  const standingIndent = nameIndent + shortNameLength + 8;
  const within = width - standingIndent - beamLength - 12;
  drawBeside(page, 16, [
    () => drawScore(page, candidate, 9),
    () => {
      const place = { indent: nameIndent, within: shortNameLength, maxLines: 1 };
      write(page, candidate.name, { size: 9, weight: 'bold', ...place });
    },
    () => {
      const place = { indent: standingIndent, within, maxLines: 1 };
      write(page, standingOf(page, candidate), { size: 9, color: colors.quiet, ...place });
    },
    () => drawRowBeam(page, candidate, 4),
  ]);
  page.document.y += 2;
}

function drawScore(page: ReportPage, { score }: DescribedCandidate, size: number): void {
  write(page, `${score ?? '–'}`, { size, weight: 'bold', within: 24, align: 'right' });
}

function drawRowBeam(page: ReportPage, { score }: DescribedCandidate, below: number): void {
  const at = { left: margin + width - beamLength, top: page.document.y + below, length: beamLength };
  if (score !== null) drawBeam(page, score, at);
}

function standingOf(
  { words }: ReportPage,
  { mustsMet, mustsTotal, decision, headline }: DescribedCandidate,
): string {
  const musts = mustsTotal > 0 ? words.mustsOf(mustsMet, mustsTotal) : null;
  return [musts, decision && words.decision(words.decisions[decision]), headline].filter(Boolean).join(' · ');
}

function drawNote(page: ReportPage): void {
  page.document.moveDown();
  write(page, page.words.note, { size: 8, color: colors.quiet });
}

function numberPages({ document, textWriter, formats }: ReportPage): void {
  const { start, count } = document.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    document.switchToPage(index);
    // Below the margin, where text would otherwise start a new page.
    document.page.margins.bottom = 0;
    document.fontSize(8).fillColor(colors.quiet);
    document.x = margin;
    document.y = document.page.height - 32;
    textWriter.write(`Winnow · ${index + 1} / ${count}`, 'normal', {
      width,
      align: formats.isRightToLeft ? 'left' : 'right',
    });
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
