import type { PageSettings } from '@winnow/contracts';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { loadLanguage } from '../lib/language/define-texts.ts';
import { LanguageProvider } from '../lib/language/language-provider.tsx';
import { directionOf, isLanguage } from '../lib/language/languages.ts';
import { PageSettingsProvider } from '../lib/page-settings.tsx';
import { App, preloadScreen } from './app.tsx';
import { findScreen } from './find-screen.ts';

export { sitemap } from './sitemap.ts';

/** What an address shows, and under which name it can be kept: all addresses of one page share it. */
export type FoundPage = { readonly key: string; readonly status: 200 | 404; readonly file: string | null };

const notFoundKey = 'not-found';
const shellKey = 'shell';

/** Which page stands at an address. Screens that only their own script can show share one empty page. */
export function findPage(pathname: string, { launchMode }: PageSettings): FoundPage {
  const screen = findScreen(pathname, launchMode);
  if (!screen) return { key: notFoundKey, status: 404, file: null };
  if (screen.kind !== 'page') return { key: shellKey, status: 200, file: null };
  return { key: screen.path, status: 200, file: screen.file ?? null };
}

/** The parts of a document that differ from page to page. */
export type WrittenPage = {
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
  await preloadScreen(findScreen(key, settings.launchMode));
  await loadLanguage(language);
  const html = renderToString(
    <PageSettingsProvider value={settings}>
      <LanguageProvider initial={language}>
        <StaticRouter location={key === notFoundKey ? '/404' : key}>
          <App />
        </StaticRouter>
      </LanguageProvider>
    </PageSettingsProvider>,
  );
  // A boundary that waits would be left empty in the page, and readers without script would miss it.
  if (html.includes('<!--$!-->') || html.includes('<!--$?-->')) throw new Error(`The page ${key} waits.`);
  const { head, body } = partHead(html);
  return { ...written, head: key === notFoundKey ? noIndex + head : head, body };
}

const noIndex = '<meta name="robots" content="noindex"/>';
const shellTitle = '<title>Winnow</title>';

/** React writes what belongs into the head before everything else. */
function partHead(html: string): { head: string; body: string } {
  const [head = ''] = /^(?:<(?:meta|link)\b[^>]*>|<title>[^<]*<\/title>)*/.exec(html) ?? [];
  return { head, body: html.slice(head.length) };
}
