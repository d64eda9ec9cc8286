import { defaultPdfLimits } from './pdf/budget.ts';

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** Limits for one document. Sizes count what is actually unpacked, never what a file declares. */
export const limits = {
  /** Maximum size of an uploaded file, in bytes, inclusive. */
  fileBytes: 10 * megabyte,
  /** Maximum size of an uploaded archive of documents, in bytes. */
  archiveBytes: 64 * megabyte,
  /** Characters (UTF-16 units) of text that are kept; the rest is dropped and noted as `truncated`. */
  textCharacters: 200_000,
  /** Minimum characters, without white space, of a file with text. */
  minCharacters: 17,
  /** Characters of hidden text that are kept for the reviewer. */
  hiddenCharacters: 20_000,
  /** Characters of properties and comments that are checked. */
  besideCharacters: 4_000,
  links: {
    /** Links of one document that are kept. */
    count: 500,
    /** Characters of an address; longer ones are not links. */
    targetCharacters: 500,
  },
  zip: {
    entries: 2_000,
    /** Maximum number of documents in one archive. */
    archivedFiles: 50,
    /** Bytes unpacked over all entries that are read. */
    totalBytes: 100 * megabyte,
    /** Bytes unpacked of one entry. */
    entryBytes: 20 * megabyte,
    /** Ratio of unpacked to packed size, for entries that unpack to more than `ratioAfterBytes`. */
    ratio: 100,
    ratioAfterBytes: megabyte,
  },
  email: {
    /** Bytes of an email that is read, with all of its attachments in the encoding of emails. */
    bytes: 40 * megabyte,
    /** Bytes at its beginning that are searched for its header, if only the header is read. */
    headerBytes: 64 * kilobyte,
    /** Attachments of one email that are kept, and up to which they are counted. */
    attachments: 50,
    countedAttachments: 1_000,
    idCharacters: 500,
    nameCharacters: 255,
    subjectCharacters: 500,
  },
  pdf: defaultPdfLimits,
  ocr: {
    /** Pictures of a document with at least this many letters of text are not read. */
    enoughLetters: 400,
    /** Pages of one document that are read by character recognition, about a second each. */
    pages: 4,
    /** Pixels of a picture, checked before it is decoded. */
    maxPixels: 50_000_000,
  },
  /** Limits of the process that reads one file. */
  child: {
    /** Milliseconds for one file, excluding time in which the system does not schedule the process. */
    timeoutMs: 10_000,
    /** The same in wall-clock time. Callers get an answer within 15 seconds, including the start of the process. */
    ceilingMs: 13_000,
    memoryMb: 512,
  },
} as const;
