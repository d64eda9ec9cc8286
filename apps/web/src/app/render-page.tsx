import type { PageSettings } from '@winnow/contracts';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { loadLanguage } from '../lib/language/define-texts.ts';
import { LanguageProvider } from '../lib/language/language-provider.tsx';
import { directionOf, isLanguage } from '../lib/language/languages.ts';
import { PageSettingsProvider } from '../lib/page-settings.tsx';
import { App, filesOf, preloadScreen } from './app.tsx';
import { findScreen, screensOf } from './find-screen.ts';

export { languageNames } from '../lib/language/languages.ts';
export { sitemap } from './sitemap.ts';

/** A page with its cache key, status, and the files that its first render needs. */
type FoundPage = { readonly key: string; readonly status: 200 | 404; readonly files: readonly string[] };

const notFoundKey = 'not-found';
const shellKey = 'shell';

/** The page of a path. Screens that need a script to render share one empty page. */
export function findPage(pathname: string, settings: PageSettings): FoundPage {
  const screen = findScreen(pathname, settings);
  if (!screen) return { key: notFoundKey, status: 404, files: ['not-found-page'] };
  if (screen.kind !== 'page') return { key: shellKey, status: 200, files: [] };
  return { key: screen.path, status: 200, files: filesOf(screen) };
}

/** Cache keys of all pages of this installation. */
export function pageKeys(settings: PageSettings): string[] {
  const pages = screensOf(settings).flatMap(({ kind, path }) => (kind === 'page' ? path : []));
  return [...pages, notFoundKey, shellKey];
}

/** The parts of a document that differ from page to page. */
type WrittenPage = {
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly head: string;
  readonly body: string;
};

/** Writes one page as HTML that needs no script to be read. */
export async function writePage(key: string, language: string, settings: PageSettings): Promise<WrittenPage> {
  if (!isLanguage(language)) throw new Error(`There are no texts in ${language}.`);
  const written = { language, direction: directionOf(language) } as const;
  if (key === shellKey) return { ...written, head: noIndex + shellTitle, body: '' };
  await preloadScreen(findScreen(key, settings));
  await loadLanguage(language);
  const html = await render(
    <PageSettingsProvider value={settings}>
      <LanguageProvider initial={language}>
        <StaticRouter location={key === notFoundKey ? '/404' : key}>
          <App />
        </StaticRouter>
      </LanguageProvider>
    </PageSettingsProvider>,
  );
  const { head, body } = partHead(html);
  return { ...written, head: key === notFoundKey ? noIndex + head : head, body };
}

/** @throws the error of a component: otherwise it would be missing from the page for visitors without scripts */
async function render(page: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(page, {
    onError(error) {
      errors.push(error);
    },
    // Never moves large content to the end of the page, where only a script could put it back.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
  });
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  return html;
}

const noIndex = '<meta name="robots" content="noindex"/>';
const shellTitle = '<title>Winnow</title>';

/** Splits the HTML: React writes elements of the head first. */
function partHead(html: string): { head: string; body: string } {
  const [head = ''] = /^(?:<(?:meta|link)\b[^>]*>|<title>[^<]*<\/title>)*/.exec(html) ?? [];
  return { head, body: html.slice(head.length) };
}
