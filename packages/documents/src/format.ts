import type { DocumentFormat } from '@winnow/document-model';
import type { ReadOutcome } from './read-outcome.ts';
import type { SourceFile } from './source-file.ts';

/** One format of documents: each folder named after a format has a `format.ts` that exports this. */
export type Format = {
  readonly format: DocumentFormat;
  /** Whether a file begins like this format. Formats are tried in the order of their list. */
  readonly recognizes: (file: SourceFile) => boolean;
  /** Whether a file that no format recognizes is treated as this format. */
  readonly accepts?: (file: SourceFile) => boolean;
  /** Set if other kinds of files begin the same way, so that the format is certain only after reading. */
  readonly isKnownOnceRead?: true;
  /** Loaded with the first file of the format, to keep startup fast. */
  readonly loadReader: () => Promise<FormatReader>;
};

/** Reads a file of its format. May throw if the file is invalid. */
export type FormatReader = (file: SourceFile) => ReadOutcome | Promise<ReadOutcome>;
