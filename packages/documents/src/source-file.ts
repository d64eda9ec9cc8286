import { openZip, type ZipArchive } from './zip/read-zip.ts';

/** PDF readers accept a header anywhere in the first kilobyte, and its end in the last. */
const windowBytes = 1024;

/** The byte order mark of UTF-8, one character per byte, at the start of a file. */
export const utf8Mark = /^\xef\xbb\xbf/;

/** The bytes of a file, and the data by which its format is recognized. */
export type SourceFile = {
  readonly bytes: Uint8Array;
  /** Its first and last kilobyte, one character per byte. */
  readonly head: string;
  readonly tail: string;
  startsWith(...signature: readonly number[]): boolean;
  /** Its entries, opened once. Throws `ZipError` if it is not an archive or is damaged. */
  archive(): ZipArchive;
};

export function openSource(bytes: Uint8Array): SourceFile {
  let archive: ZipArchive | null = null;
  return {
    bytes,
    head: latin1(bytes.subarray(0, windowBytes)),
    tail: latin1(bytes.subarray(-windowBytes)),
    startsWith: (...signature) => signature.every((value, index) => bytes[index] === value),
    archive() {
      archive ??= openZip(bytes);
      return archive;
    },
  };
}

/** Whether a file starts like a zip archive. */
export const isZip = (file: SourceFile): boolean =>
  file.startsWith(0x50, 0x4b, 0x03, 0x04) || file.startsWith(0x50, 0x4b, 0x05, 0x06);

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}
