/** Limits for one PDF. They count actual output while decoding, never what the file declares. */
export type PdfLimits = {
  /** Later pages are skipped and noted. */
  readonly maxPages: number;
  /** A file that declares more pages than this is refused. */
  readonly maxDeclaredPages: number;
  /** Total bytes of output of all filters. */
  readonly maxDecodedBytes: number;
  /** Characters (UTF-16 units) kept over all pages; the rest is cut and noted. */
  readonly maxTextLength: number;
  /** How often one kind of filter may occur in the chain of a single stream. */
  readonly maxFiltersOfAKind: number;
  /** Steps of work: tokens, objects, operators, glyphs, comparisons. A page of a resume takes some 80,000. */
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

/** Thrown when a file asks for more than its budget; the reader answers `too-large`. */
export class BudgetExceeded extends Error {}

/** Counts what one file costs. Counters instead of clocks, so the same file always gets the same answer. */
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

  /** Bytes the next filter may still put out. */
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
