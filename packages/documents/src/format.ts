import type { DocumentFormat } from '@winnow/document-model';
import type { ReadOutcome } from './read-outcome.ts';
import type { SourceFile } from './source-file.ts';

/** One format of documents: each folder named after one has a `format.ts` with this. */
export type Format = {
  readonly format: DocumentFormat;
  /** Whether the beginning of a file is that of this format. Formats are tried in the order of their list. */
  readonly recognizes: (file: SourceFile) => boolean;
  /** Whether a file that no format recognizes is taken for one of this format nevertheless. */
  readonly accepts?: (file: SourceFile) => boolean;
  /** Files of other kinds begin in the same way: what a file holds is known once it is read. */
  readonly isKnownOnceRead?: true;
  /** Loaded with the first file of the format, so that a process starts fast. */
  readonly loadReader: () => Promise<FormatReader>;
};

/** Reads a file of its format. May throw: the error concerns the file only. */
export type FormatReader = (file: SourceFile) => ReadOutcome | Promise<ReadOutcome>;
