export type FileType = 'pdf' | 'zip' | 'ole' | 'rtf' | 'html' | 'image' | 'text' | 'binary';

/** PDF readers accept a header anywhere in the first kilobyte. */
const headerWindow = 1024;

const imageSignatures: readonly (readonly number[])[] = [
  [0x89, 0x50, 0x4e, 0x47], // PNG
  [0xff, 0xd8, 0xff], // JPEG
  [0x47, 0x49, 0x46, 0x38], // GIF
  [0x49, 0x49, 0x2a, 0x00], // TIFF, little-endian
  [0x4d, 0x4d, 0x00, 0x2a], // TIFF, big-endian
];

/** The type of a file by its content, never by its name. */
export function detectFileType(bytes: Uint8Array): FileType {
  const head = latin1(bytes.subarray(0, headerWindow));
  if (head.includes('%PDF-')) return 'pdf';
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]) || startsWith(bytes, [0x50, 0x4b, 0x05, 0x06]))
    return 'zip';
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])) return 'ole';
  if (imageSignatures.some((signature) => startsWith(bytes, signature))) return 'image';
  if (/^RIFF.{4}WEBP/s.test(head)) return 'image';
  if (/^(?:\xef\xbb\xbf)?\s*\{\\rtf/.test(head)) return 'rtf';
  if (/^(?:\xef\xbb\xbf)?\s*<(?:!doctype html|html|head|body|\?xml|svg|!--)/i.test(head)) return 'html';
  if (looksLikePdfWithoutHeader(bytes)) return 'pdf';
  return looksLikeText(bytes) ? 'text' : 'binary';
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((value, index) => bytes[index] === value);
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}

function looksLikePdfWithoutHeader(bytes: Uint8Array): boolean {
  const tail = latin1(bytes.subarray(-headerWindow));
  return tail.includes('startxref') && tail.includes('%%EOF');
}

/** Text has hardly any control characters; UTF-16 is recognized by its byte order mark. */
function looksLikeText(bytes: Uint8Array): boolean {
  if (startsWith(bytes, [0xff, 0xfe]) || startsWith(bytes, [0xfe, 0xff])) return true;
  const sample = bytes.subarray(0, 65_536);
  let controls = 0;
  for (const byte of sample) {
    if (byte === 0) return false;
    if (byte < 32 && byte !== 9 && byte !== 10 && byte !== 12 && byte !== 13) controls += 1;
  }
  return controls * 100 <= sample.length;
}
