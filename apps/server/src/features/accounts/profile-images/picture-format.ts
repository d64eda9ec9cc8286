/** Formats accepted as profile pictures. SVG is not among them, since it can refer to other files. */
export const pictureFormats = ['jpeg', 'png', 'webp', 'gif', 'avif'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** Bytes from the start of a file that identify its format. */
export const pictureHeadBytes = 64;

/** By content alone: the sender controls the name and the declared type. `null` for anything else. */
export function findPictureFormat(head: Uint8Array): PictureFormat | null {
  const text = Buffer.from(head.buffer, head.byteOffset, head.byteLength).toString('latin1');
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return 'webp';
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'gif';
  if (text.startsWith('ftyp', 4) && namesAvif(text)) return 'avif';
  return null;
}

/** The brand of the file, or one of those it is compatible with; others of the same container hold other codecs. */
function namesAvif(text: string): boolean {
  const length = Math.min(Buffer.from(text, 'latin1').readUInt32BE(0), pictureHeadBytes);
  const brands: readonly string[] = text.slice(8, length).match(/.{4}/gs) ?? [];
  return brands.includes('avif');
}
