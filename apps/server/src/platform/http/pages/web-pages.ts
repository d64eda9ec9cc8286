import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageSettings } from '@winnow/contracts';
import { escapeHtml } from './escape-html.ts';
import { type PackedFile, packFile } from './packed-file.ts';

type FoundPage = { readonly key: string; readonly status: 200 | 404; readonly files: readonly string[] };

/** What the web's build exports for the server, from `apps/web/src/app/render-page.tsx`. */
type PageWriter = {
  readonly languageNames: readonly string[];
  readonly findPage: (path: string, settings: PageSettings) => FoundPage;
  readonly writePage: (key: string, language: string, settings: PageSettings) => Promise<WrittenPage>;
  readonly sitemap: (settings: PageSettings) => string;
};

type WrittenPage = {
  readonly direction: string;
  readonly head: string;
  readonly body: string;
};

/** What a page should preload, from `apps/web/build/page-assets.ts`. */
type PageAssets = {
  /** Scripts by the file of a screen, without the entry's own, which the template names. */
  readonly scripts: Readonly<Record<string, readonly string[]>>;
  /** Scripts with texts, by file and language. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /** Fonts by language. */
  readonly fonts: Readonly<Record<string, readonly string[]>>;
};

export type WebPages = {
  /** Whether the site is served over TLS. */
  readonly isTls: boolean;
  readonly languages: readonly string[];
  readonly find: (path: string) => FoundPage;
  /** A page in one language; rendered once and cached. */
  readonly write: (page: FoundPage, language: string) => Promise<PackedFile>;
  readonly sitemap: () => string;
};

/** Opens a folder's built pages and reloads them after a new build; `null` if there are none. */
export function createWebPages(folder: string, settings: PageSettings): () => Promise<WebPages | null> {
  let opened: { builtMs: number; pages: Promise<WebPages> } | null = null;
  return async () => {
    // The build writes this file last. Synchronous: going through the thread pool takes ten times as long.
    const built = statSync(join(folder, '.pages/assets.json'), { throwIfNoEntry: false });
    if (!built) return null;
    if (opened?.builtMs !== built.mtimeMs) {
      opened = { builtMs: built.mtimeMs, pages: openPages(folder, settings, built.mtimeMs) };
    }
    return await opened.pages;
  };
}

async function openPages(folder: string, settings: PageSettings, builtMs: number): Promise<WebPages> {
  const script = pathToFileURL(join(folder, '.pages/render-page.js'));
  const [template, assets, writer] = await Promise.all([
    readFile(join(folder, 'index.html'), 'utf8'),
    readFile(join(folder, '.pages/assets.json'), 'utf8').then((text) => JSON.parse(text) as PageAssets),
    import(`${script.href}?built=${builtMs}`) as Promise<PageWriter>,
  ]);
  const kept = new Map<string, Promise<PackedFile>>();

  async function write({ key, files }: FoundPage, language: string): Promise<PackedFile> {
    const written = await writer.writePage(key, language, settings);
    const html = fillTemplate(template, {
      ...written,
      language,
      head: written.head + fetchAhead(assets, files, language),
      settings,
    });
    return packFile(Buffer.from(html), 'text/html; charset=utf-8');
  }

  return {
    isTls: settings.siteUrl.startsWith('https:'),
    languages: writer.languageNames,
    find: (path) => writer.findPage(path, settings),
    write(page, language) {
      const name = `${page.key} ${language}`;
      const known = kept.get(name);
      if (known) return known;
      const file = write(page, language);
      kept.set(name, file);
      file.catch(() => kept.delete(name));
      return file;
    },
    sitemap: () => writer.sitemap(settings),
  };
}

type Filling = WrittenPage & {
  readonly language: string;
  readonly settings: PageSettings;
};

function fillTemplate(template: string, filling: Filling): string {
  const { language, direction, head, body, settings } = filling;
  // A function as the replacement, so that dollar signs in a page have no special meaning.
  return (
    template
      .replace('<html lang="en" dir="ltr">', () => `<html lang="${language}" dir="${direction}">`)
      .replace(/<!--head-->.*<!--\/head-->/s, () => head)
      // The page is readable before any script, so scripts load last.
      .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"')
      .replace('<!--page-->', () => body)
      .replace(
        '<!--settings-->',
        () => `<script type="application/json" id="settings">${jsonForHtml(settings)}</script>`,
      )
  );
}

/** JSON for a data block in HTML: nothing in it may close the element. */
function jsonForHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function fetchAhead(
  { scripts, texts, fonts }: PageAssets,
  files: readonly string[],
  language: string,
): string {
  const ahead = ['base', ...files].flatMap((file) => [
    ...(scripts[file] ?? []),
    ...(texts[file]?.[language] ?? []),
  ]);
  return [
    ...(fonts[language] ?? []).map(
      (href) => `<link rel="preload" href="${escapeHtml(href)}" as="font" type="font/woff2" crossorigin=""/>`,
    ),
    ...[...new Set(ahead)].map(
      (href) => `<link rel="modulepreload" fetchpriority="low" href="${escapeHtml(href)}"/>`,
    ),
  ].join('');
}
