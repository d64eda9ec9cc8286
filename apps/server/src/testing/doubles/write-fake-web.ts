import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A minimal page renderer. */
const writer = `
export const languageNames = ['en', 'de', 'ar'];
export function findPage(path) {
  if (path.toLowerCase() === '/pricing' || path === '/') return { key: path.toLowerCase(), status: 200, files: ['pricing-page'] };
  if (path === '/dashboard') return { key: 'shell', status: 200, files: [] };
  return { key: 'not-found', status: 404, files: [] };
}
let written = 0;
export async function writePage(key, language, settings) {
  written += 1;
  return {
    direction: language === 'ar' ? 'rtl' : 'ltr',
    head: '<title>' + key + ' in ' + language + '</title>',
    body: '<p>$& ' + settings.launchMode + ' ' + written + '</p>',
  };
}
export function sitemap({ siteUrl }) { return '<urlset>' + siteUrl + '</urlset>'; }
`;
const template = `<!doctype html><html lang="en" dir="ltr"><head><!--head-->
<title>template</title><!--/head--></head><body><div id="root"><!--page--></div><!--settings--></body></html>`;
const assets = {
  scripts: { base: [], 'pricing-page': ['/assets/pricing-page.js'] },
  texts: { base: { de: ['/assets/shell-texts.de.js'] }, 'pricing-page': { de: [], en: [] } },
  fonts: { en: ['/assets/latin.woff2'] },
};

/** Writes a minimal built web to a folder: three pages in three languages. */
export async function writeFakeWeb(folder: string): Promise<void> {
  await mkdir(join(folder, 'assets'), { recursive: true });
  await mkdir(join(folder, '.pages'));
  await writeFile(join(folder, 'index.html'), template);
  await writeFile(join(folder, '.pages/render-page.js'), writer);
  await writeFile(join(folder, '.pages/package.json'), '{"type":"module"}');
  await writeFile(join(folder, '.pages/assets.json'), JSON.stringify(assets));
}
