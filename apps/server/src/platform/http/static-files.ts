import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { App, RequestContext } from './request-context.ts';

const compress = promisify(brotliCompress);

const mediaTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
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
};

type StaticFile = {
  readonly bytes: Buffer<ArrayBuffer>;
  /** `null` where compressing saves nothing. */
  readonly brotli: Buffer<ArrayBuffer> | null;
  readonly tag: string;
  readonly mediaType: string;
  readonly mtimeMs: number;
};

/** Serves the built web: its files, and its page for every address that is a screen. */
export function serveWeb(app: App, folder: string): void {
  const cache = new Map<string, StaticFile>();

  app.get('*', async (context) => {
    const path = safePath(context.req.path);
    const file = path === null ? null : await findFile(folder, path, cache);
    if (path && file) return answer(context, file, path);
    // An address with an extension names a file, and a file that is not there is not a screen.
    const isScreen =
      path === 'index.html' || (path !== null && extname(path) === '' && !path.startsWith('assets/'));
    const page = isScreen ? await findFile(folder, 'index.html', cache) : null;
    if (page) return answer(context, page, 'index.html');
    return context.text(isScreen ? 'The web is not built. Run: npm run build' : 'Not found', 404);
  });
}

/** The path inside the folder; `null` for what tries to leave it, and for hidden files. */
function safePath(requested: string): string | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(requested);
  } catch {
    return null;
  }
  const steps = decoded.split('/').filter((step) => step !== '');
  if (/[\\\0:]/.test(decoded) || steps.some((step) => step.startsWith('.'))) return null;
  return steps.join('/') || 'index.html';
}

async function findFile(
  folder: string,
  path: string,
  cache: Map<string, StaticFile>,
): Promise<StaticFile | null> {
  // A screen that is built as a page of its own lies beside the others under its name.
  const candidates = extname(path) === '' ? [`${path}.html`, `${path}/index.html`] : [path];
  for (const candidate of candidates) {
    const mediaType = mediaTypes[extname(candidate)];
    const found = mediaType ? await stat(join(folder, candidate)).catch(() => null) : null;
    if (!mediaType || !found?.isFile()) continue;
    const cached = cache.get(candidate);
    if (cached?.mtimeMs === found.mtimeMs) return cached;
    const file = await loadFile(join(folder, candidate), mediaType, found.mtimeMs);
    cache.set(candidate, file);
    return file;
  }
  return null;
}

async function loadFile(path: string, mediaType: string, mtimeMs: number): Promise<StaticFile> {
  const bytes = await readFile(path);
  const tag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  const compressible = /^text|json|javascript|svg|wasm/.test(mediaType) && bytes.length > 1000;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
  return { bytes, brotli: compressible ? await compress(bytes, quality) : null, tag, mediaType, mtimeMs };
}

function answer(context: RequestContext, file: StaticFile, path: string): Response {
  // Vite names what stands in assets after its content, so it never changes.
  const forever = path.startsWith('assets/');
  context.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
  context.header('etag', file.tag);
  context.header('vary', 'accept-encoding');
  if (context.req.header('if-none-match')?.includes(file.tag)) return context.body(null, 304);
  context.header('content-type', file.mediaType);
  const takesBrotli = /\bbr\b/.test(context.req.header('accept-encoding') ?? '');
  if (!file.brotli || !takesBrotli) return context.body(file.bytes);
  context.header('content-encoding', 'br');
  return context.body(file.brotli);
}
