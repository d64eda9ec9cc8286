import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { type PackedFile, packFile } from './packed-file.ts';

const mediaTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  // The worker that draws PDFs; browsers refuse a module with another type.
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.pdf': 'application/pdf',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt; charset=utf-8',
};

/** Finds the files of a folder by URL path; `null` if missing or hidden. */
export function createStaticFiles(folder: string): (path: string) => Promise<PackedFile | null> {
  const kept = new Map<string, { mtimeMs: number; file: PackedFile }>();
  return async (path) => {
    const mediaType = mediaTypes[extname(path)];
    if (!mediaType) return null;
    const place = join(folder, path);
    const found = await stat(place).catch(() => null);
    if (!found?.isFile()) return null;
    const known = kept.get(path);
    if (known?.mtimeMs === found.mtimeMs) return known.file;
    const [bytes, brotli, gzip] = await Promise.all([
      readFile(place),
      readNewer(`${place}.br`, found.mtimeMs),
      readNewer(`${place}.gz`, found.mtimeMs),
    ]);
    const file = await packFile(bytes, mediaType, { brotli, gzip });
    kept.set(path, { mtimeMs: found.mtimeMs, file });
    return file;
  };
}

/** The compressed file from the build, unless the original is newer. */
async function readNewer(path: string, mtimeMs: number): Promise<Buffer<ArrayBuffer> | null> {
  const found = await stat(path).catch(() => null);
  return found && found.mtimeMs >= mtimeMs ? readFile(path) : null;
}

/** The path inside a folder, without slashes at its ends; `null` for hidden files and paths that would leave it. */
export function safePath(requested: string): string | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(requested);
  } catch {
    return null;
  }
  const steps = decoded.split('/').filter((step) => step !== '');
  if (/[\\\0:]/.test(decoded) || steps.some((step) => step.startsWith('.'))) return null;
  return steps.join('/');
}
