/** Limits for one PDF. They count actual output while decoding, never what the file declares. */
export type PdfLimits = {
  /** Later pages are skipped and noted. */
  readonly maxPages: number;
  /** A file that declares more pages is refused. */
  readonly maxDeclaredPages: number;
  /** Maximum total output of all filters, in bytes. */
  readonly maxDecodedBytes: number;
  /** Maximum characters (UTF-16 units) kept over all pages; the rest is cut and noted. */
  readonly maxTextLength: number;
  /** Maximum number of filters of one kind in the filter chain of a stream. */
  readonly maxFiltersOfAKind: number;
  /** Maximum steps of work: tokens, objects, operators, glyphs, comparisons. A page of a resume takes about 80,000. */
  readonly maxWork: number;
};

export const defaultPdfLimits: PdfLimits = {
  maxPages: 200,
  maxDeclaredPages: 5_000,
  maxDecodedBytes: 50_000_000,
  maxTextLength: 200_000,
  maxFiltersOfAKind: 2,
  maxWork: 30_000_000,
};

/** Thrown when a file exceeds its budget; the reader answers `too-large`. */
export class BudgetExceeded extends Error {}

/**
 * Counts the work caused by one file. It uses counters instead of clocks, so that the same file always has the same
 * result.
 */
export class Budget {
  readonly limits: PdfLimits;
  private work = 0;
  private decodedBytes = 0;

  constructor(limits: PdfLimits) {
    this.limits = limits;
  }

  spend(steps: number): void {
    this.work += steps;
    if (this.work > this.limits.maxWork) throw new BudgetExceeded('The PDF takes too much work to read.');
  }

  /** Number of bytes that the next filter may still produce. */
  get decodableBytes(): number {
    return this.limits.maxDecodedBytes - this.decodedBytes;
  }

  countDecoded(bytes: number): void {
    this.decodedBytes += bytes;
    if (this.decodedBytes > this.limits.maxDecodedBytes) this.refuseDecoded();
  }

  /** Throws `BudgetExceeded` for a page tree that claims more pages than the limit. */
  checkDeclaredPages(count: number): void {
    if (count > this.limits.maxDeclaredPages) throw new BudgetExceeded('The PDF has too many pages.');
  }

  refuseDecoded(): never {
    throw new BudgetExceeded('The PDF unpacks to more than the limit.');
  }
}
