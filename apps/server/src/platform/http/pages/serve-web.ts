import { extname } from 'node:path';
import { type PageSettings, storageKeys } from '@winnow/contracts';
import { getCookie, setCookie } from 'hono/cookie';
import type { App, RequestContext } from '../request-context.ts';
import { chooseLanguage } from './choose-language.ts';
import { sendPacked } from './packed-file.ts';
import { createStaticFiles, safePath } from './static-files.ts';
import { createWebPages, type WebPages } from './web-pages.ts';

const notBuilt = 'The web is not built. Run: npm run build';
const yearSeconds = 31_536_000;

/** Serves the built web: its files, and a page for every URL, in the visitor's language. */
export function serveWeb(app: App, folder: string, settings: PageSettings): void {
  const findFile = createStaticFiles(folder);
  const openPages = createWebPages(folder, settings);

  app.get('/robots.txt', (context) =>
    context.text(`User-agent: *\nDisallow: /api/\n\nSitemap: ${settings.siteUrl}/sitemap.xml\n`),
  );
  app.get('/sitemap.xml', async (context) => {
    const pages = await openPages();
    if (!pages) return context.text(notBuilt, 404);
    return context.body(pages.sitemap(), 200, { 'content-type': 'application/xml; charset=utf-8' });
  });

  app.get('*', async (context) => {
    const path = safePath(context.req.path);
    const file = path === null ? null : await findFile(path);
    // Vite names files in assets by content hash, so they never change.
    if (path !== null && file) return sendPacked(context, file, { forever: path.startsWith('assets/') });
    const wantsPage = context.req.header('accept')?.includes('text/html') ?? false;
    // A path with an extension names a file, so a missing one is not a screen.
    const isFile = path === null || extname(path) !== '' || path.startsWith('assets/');
    if (isFile && !wantsPage) return context.text('Not found', 404);
    const pages = await openPages();
    if (!pages) return context.text(isFile ? 'Not found' : notBuilt, 404);
    return answerPage(context, pages, isFile ? null : `/${path}`);
  });
}

/** @param address path of a screen, without a trailing slash; `null` if it can't be one */
async function answerPage(
  context: RequestContext,
  pages: WebPages,
  address: string | null,
): Promise<Response> {
  const page = pages.find(address ?? '/404.html');
  // One URL per page, for search engines.
  const plain = page.key.startsWith('/') ? page.key : address;
  if (page.status === 200 && plain !== null && plain !== context.req.path) {
    return context.redirect(encodeURI(plain) + new URL(context.req.url).search, 308);
  }
  const named = context.req.query('lang');
  if (named !== undefined && pages.languages.includes(named)) keepLanguage(context, named, pages.isTls);
  const language = chooseLanguage(
    {
      named,
      kept: getCookie(context, storageKeys.language),
      accepted: context.req.header('accept-language'),
    },
    pages.languages,
  );
  context.header('content-language', language);
  return sendPacked(context, await pages.write(page, language), {
    forever: false,
    vary: ', accept-language, cookie',
    status: page.status,
  });
}

/** A language in the URL is remembered for the next pages. */
function keepLanguage(context: RequestContext, language: string, isTls: boolean): void {
  setCookie(context, storageKeys.language, language, {
    path: '/',
    maxAge: yearSeconds,
    sameSite: 'Lax',
    secure: isTls,
  });
}
