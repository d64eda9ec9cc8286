import type { Format } from '../format.ts';

/** Includes unsupported picture formats, so that the error can say which format to use instead. */
const signatures: readonly (readonly number[])[] = [
  [0x89, 0x50, 0x4e, 0x47], // PNG
  [0xff, 0xd8, 0xff], // JPEG
  [0x47, 0x49, 0x46, 0x38], // GIF
  [0x49, 0x49, 0x2a, 0x00], // TIFF, little-endian
  [0x4d, 0x4d, 0x00, 0x2a], // TIFF, big-endian
];

export const image: Format = {
  format: 'image',
  recognizes: (file) =>
    signatures.some((signature) => file.startsWith(...signature)) || /^RIFF.{4}WEBP/s.test(file.head),
  async loadReader() {
    const { readImage } = await import('./read-image.ts');
    return ({ bytes }) => readImage(bytes);
  },
};
