import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);
const packable = new Set(['.js', '.mjs', '.css', '.svg', '.json', '.txt']);

/** Compresses each file as far as possible, once at build time. */
export async function packAssets(folder: string): Promise<void> {
  const names = await readdir(folder);
  await Promise.all(
    names
      .filter((name) => packable.has(extname(name)))
      .map(async (name) => {
        const path = join(folder, name);
        const bytes = await readFile(path);
        // More than this takes long and saves nothing that a reader would notice.
        const quality = bytes.length > 2_000_000 ? 9 : constants.BROTLI_MAX_QUALITY;
        const [brotli, zipped] = await Promise.all([
          packBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
          packGzip(bytes, { level: 9 }),
        ]);
        await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, zipped)]);
      }),
  );
}
