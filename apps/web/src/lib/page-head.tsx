import { useLocation } from 'react-router';
import { useLanguage } from './language/language-provider.tsx';
import { isLanguage, type Language, languageNames, languages } from './language/languages.ts';
import { usePageSettings } from './page-settings.tsx';

type PageHeadProps = {
  /** Complete title with the product's name. */
  readonly title: string;
  /** One or two sentences, for search results and link previews. */
  readonly description: string;
  /** Structured data of the page (schema.org). */
  readonly structured?: readonly object[];
};

/** Metadata of a public page for search engines and link previews, in each language. */
export function PageHead({ title, description, structured = [] }: PageHeadProps) {
  const { pathname } = useLocation();
  const { siteUrl } = usePageSettings();
  const { language } = useLanguage();
  const shown = isLanguage(language) ? language : 'en';
  const address = (each: Language) => siteUrl + pathInLanguage(pathname, each);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address(shown)} />
      <link rel="alternate" hrefLang="x-default" href={siteUrl + pathname} />
      {languageNames.map((each) => (
        <link key={each} rel="alternate" hrefLang={each} href={address(each)} />
      ))}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Winnow" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address(shown)} />
      <meta property="og:locale" content={languages[shown].territory} />
      <meta property="og:image" content={`${siteUrl}/og-${shown}.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      {structured.map((thing) => (
        <StructuredData key={JSON.stringify(thing)} thing={thing} />
      ))}
    </>
  );
}

/** English uses the path without a parameter, which is also the default for other languages. */
export function pathInLanguage(path: string, language: Language): string {
  return language === 'en' ? path : `${path}?lang=${language}`;
}

/** A JSON-LD data block, which browsers don't execute. */
function StructuredData({ thing }: { thing: object }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, with the one character escaped that could end the block
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
