import type { PageSettings } from '@winnow/contracts';
import { languageNames } from '../lib/language/languages.ts';
import { pathInLanguage } from '../lib/page-head.tsx';
import { screensOf } from './find-screen.ts';

/** The public pages in each language, for search engines. */
export function sitemap(settings: PageSettings): string {
  const paths = screensOf(settings).flatMap(({ kind, path }) => (kind === 'page' ? path : []));
  const entries = paths.flatMap((path) => {
    const alternates = languageNames.map(
      (each) =>
        `<xhtml:link rel="alternate" hreflang="${each}" href="${escapeXml(settings.siteUrl + pathInLanguage(path, each))}"/>`,
    );
    return languageNames.map(
      (language) =>
        `<url><loc>${escapeXml(settings.siteUrl + pathInLanguage(path, language))}</loc>${alternates.join('')}</url>`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
