import type { PageContent } from '../page-content.ts';
import { recognisePage } from '../recognition/recognise-page.ts';
import { readPictureHeader } from './picture-header.ts';

export type PictureReading =
  | { readonly ok: true; readonly page: PageContent }
  | { readonly ok: false; readonly reason: 'corrupt' | 'too-large'; readonly message: string };

/** Inches; the longer side of A4. A photo of a page has no scale, so this height is assumed. */
const pageInches = 11.7;

/** Reads a PNG or JPEG of one page by optical character recognition; refuses too many pixels before decoding. */
export async function readPicture(bytes: Uint8Array, limits: { maxPixels: number }): Promise<PictureReading> {
  const header = readPictureHeader(bytes);
  if (!header || header.width === 0 || header.height === 0) return damaged;
  if (header.width * header.height > limits.maxPixels) {
    const megapixels = Math.round(limits.maxPixels / 1e6);
    return {
      ok: false,
      reason: 'too-large',
      message: `This picture has more than ${megapixels} million pixels. Save it smaller and try again.`,
    };
  }
  const dotsPerInch = Math.round(Math.max(header.width, header.height) / pageInches);
  const page = await recognisePage({ ...header, bytes, dotsPerInch: Math.max(dotsPerInch, 70) });
  return page ? { ok: true, page } : damaged;
}

const damaged: PictureReading = {
  ok: false,
  reason: 'corrupt',
  message: 'This picture is damaged and cannot be opened. Save it again and try once more.',
};
