import type PdfDocument from 'pdfkit';
import type { PdfTextWriter } from '../../../platform/pdf/pdf-text.ts';
import type { DescribedFinding } from '../describe-candidate.ts';
import type { reportFormats } from '../words/in-language.ts';
import type { ReportWords } from '../words/report-words.ts';

/** A document drawn from top to bottom, and its fonts. */
export type ReportPage = {
  readonly document: InstanceType<typeof PdfDocument>;
  readonly textWriter: PdfTextWriter;
  readonly words: ReportWords;
  /** For a right-to-left language, everything is drawn from the right. */
  readonly formats: ReturnType<typeof reportFormats>;
};

export const colors = {
  ink: '#22302a',
  quiet: '#5c6b64',
  rule: '#dcdfd8',
  green: '#2f6b4f',
  amber: '#8a5a00',
  red: '#9b2c2c',
} as const;

export const margin = 48;
const pageWidth = 595;
export const width = pageWidth - 2 * margin;

type Look = {
  readonly size: number;
  readonly weight?: 'normal' | 'bold';
  readonly color?: string;
  /** Points from the left margin. */
  readonly indent?: number;
  /** Width of the text in points; by default up to the right margin. */
  readonly within?: number;
  readonly align?: 'left' | 'right';
  /** Longer text ends in an ellipsis. */
  readonly maxLines?: number;
  /** Points that must be left on the page, so that a heading isn't alone at its end. */
  readonly keep?: number;
};

export function write({ document, textWriter, formats }: ReportPage, text: string, look: Look): void {
  const { size, weight = 'normal', color = colors.ink, indent = 0, keep = 0, maxLines } = look;
  const within = look.within ?? width - indent;
  const isAtEnd = look.align === 'right';
  const align = isAtEnd === formats.isRightToLeft ? 'left' : 'right';
  if (document.y + keep > document.page.height - margin) document.addPage();
  document.x = fromStart(formats, margin + indent, within);
  document.fontSize(size).fillColor(color);
  textWriter.write(text, weight, { width: within, lineGap: 1, align, maxLines });
}

/** The x position, mirrored for right-to-left languages. */
function fromStart({ isRightToLeft }: ReportPage['formats'], left: number, length: number): number {
  return isRightToLeft ? pageWidth - left - length : left;
}

export function writeHeading(page: ReportPage, text: string, indent = 0): void {
  page.document.y += 10;
  write(page, text, { size: 12, weight: 'bold', color: colors.green, keep: 48, indent });
  page.document.y += 3;
}

/** Draws columns from the same height; the following content begins below the longest. */
export function drawBeside({ document }: ReportPage, keep: number, parts: readonly (() => void)[]): void {
  if (document.y + keep > document.page.height - margin) document.addPage();
  const top = document.y;
  let bottom = top;
  for (const draw of parts) {
    document.y = top;
    const pages = document.bufferedPageRange().count;
    draw();
    // Continues on the new page after a page break.
    bottom = document.bufferedPageRange().count > pages ? document.y : Math.max(bottom, document.y);
  }
  document.y = bottom;
}

/** Whether this many points are left on the page. */
export function hasRoom({ document }: ReportPage, points: number): boolean {
  return document.y + points <= document.page.height - margin;
}

/** Draws a hairline from margin to margin. */
export function drawRule({ document }: ReportPage): void {
  document
    .moveTo(margin, document.y)
    .lineTo(margin + width, document.y)
    .lineWidth(0.5)
    .strokeColor(colors.rule)
    .stroke();
}

/** Draws the score as a bar, as on the screen. @param at left and top corner, in points */
export function drawBeam(
  { document, formats }: ReportPage,
  score: number,
  at: { readonly left: number; readonly top: number; readonly length: number },
): void {
  const height = 5;
  document
    .roundedRect(fromStart(formats, at.left, at.length), at.top, at.length, height, height / 2)
    .fill(colors.rule);
  const filled = (at.length * score) / 100;
  if (filled >= height)
    document
      .roundedRect(fromStart(formats, at.left, filled), at.top, filled, height, height / 2)
      .fill(colors.green);
}

const shapes: Readonly<Record<DescribedFinding['status'], string>> = {
  met: colors.green,
  partly: colors.amber,
  'not-met': colors.red,
  'not-found': colors.quiet,
};

/** ● ◐ ○, and a broken ring for not found: distinguished by shape as well as color. */
export function drawShape(
  { document, formats }: ReportPage,
  status: DescribedFinding['status'],
  left: number,
): void {
  const radius = 3.6;
  const [x, y] = [fromStart(formats, left, 2 * radius) + radius, document.y + 7];
  const color = shapes[status];
  if (status === 'met') document.circle(x, y, radius).fill(color);
  if (status === 'partly') {
    document.path(`M ${x} ${y - radius} A ${radius} ${radius} 0 0 0 ${x} ${y + radius} Z`).fill(color);
  }
  document.lineWidth(1).strokeColor(color);
  if (status === 'not-found') document.dash(1.5, { space: 1.5 });
  document.circle(x, y, radius).stroke();
  document.undash();
}
