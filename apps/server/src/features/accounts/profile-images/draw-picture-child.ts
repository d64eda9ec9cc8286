// The process in which one untrusted picture is decoded: its bytes on standard input, the picture drawn again on
// standard output. Exit code 2 for what cannot be read; any other exit is a crash.
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import type { PictureFormat } from './picture-format.ts';

const [, , format, side, maxPixels] = process.argv;

/** Name of each format's loader in libvips. */
const loaders: Record<PictureFormat, string> = {
  jpeg: 'VipsForeignLoadJpegBuffer',
  png: 'VipsForeignLoadPngBuffer',
  webp: 'VipsForeignLoadWebpBuffer',
  gif: 'VipsForeignLoadNsgifBuffer',
  avif: 'VipsForeignLoadHeifBuffer',
};
const loader = Object.entries(loaders).find(([name]) => name === format)?.[1];

sharp.block({ operation: ['VipsForeignLoad'] });
if (loader) sharp.unblock({ operation: [loader] });
sharp.cache(false);
sharp.concurrency(1);

try {
  const limitInputPixels = Number(maxPixels);
  const picture = sharp(await buffer(process.stdin), { limitInputPixels, failOn: 'error', pages: 1 });
  const { compression } = await picture.metadata();
  // The container of AVIF holds other codecs as well.
  if (format === 'avif' && compression !== 'av1') throw new Error('another codec');
  const drawn = await picture
    .rotate()
    .resize(Number(side), Number(side), { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 85 })
    .toBuffer();
  process.stdout.end(drawn);
} catch {
  process.exitCode = 2;
}
