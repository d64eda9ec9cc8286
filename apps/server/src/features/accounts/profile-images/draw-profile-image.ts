import { ApiError, limits } from '@winnow/contracts';

const message = 'Choose a picture: JPEG, PNG, WebP, GIF or AVIF, at most 50 megapixels.';
const formats: readonly string[] = ['jpeg', 'png', 'webp', 'gif', 'avif', 'heif'];

/**
 * Draws a picture anew: upright, at most 512 pixels a side, without place, camera or anything else the file held.
 * @throws ApiError `invalid` for what is no picture, and before decoding for one of too many pixels
 */
export async function drawProfileImage(path: string): Promise<Uint8Array> {
  const refuse = (cause?: unknown) =>
    new ApiError('invalid', message, { errors: { file: [message] }, cause });
  // Loaded with the first picture: the library takes room, and few people give one.
  const { default: sharp } = await import('sharp');
  try {
    const options = { limitInputPixels: limits.imagePixelsMax, failOn: 'error', pages: 1 } as const;
    const picture = sharp(path, options);
    const { format, width, height } = await picture.metadata();
    // Drawings can refer to other files; only rasters are taken.
    if (!formats.includes(format) || width * height > limits.imagePixelsMax) throw refuse();
    const side = limits.profileImagePx;
    return await picture
      .rotate()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 85 })
      .timeout({ seconds: 10 })
      .toBuffer();
  } catch (error) {
    throw error instanceof ApiError ? error : refuse(error);
  }
}
