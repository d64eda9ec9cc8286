import { escapeHtml } from '../escape-html.ts';
import type { Group } from './groups.ts';
import { referenceStyleVersion } from './reference-style.ts';

type Page = {
  readonly title: string;
  readonly menu: readonly Group[];
  /** Slug of the page, empty for the overview; `null` if it isn't in the menu. */
  readonly current: string | null;
  readonly search?: string;
  readonly forApiKeys?: boolean;
  /** HTML. */
  readonly body: string;
};

/** A page of the reference, with its menu and search. */
export function writePage({ title, menu, current, search = '', forApiKeys = false, body }: Page): string {
  const entries: readonly Group[] = [
    { slug: '', title: 'Overview' },
    ...menu,
    { slug: 'objects', title: 'Objects' },
  ];
  const links = entries.map(
    ({ slug, title: name }) =>
      `<li><a href="/api/docs${slug && `/${slug}`}"${slug === current ? ' aria-current="page"' : ''}>${escapeHtml(name)}</a></li>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} – Winnow API</title>
<link rel="stylesheet" href="/api/docs/style.css?v=${referenceStyleVersion}">
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<header><div>
<a class="brand" href="/api/docs">Winnow API</a>
<form role="search" action="/api/docs">
<input type="search" name="search" aria-label="Search calls" placeholder="Search calls" maxlength="100" value="${escapeHtml(search)}">
<select name="for" aria-label="Callable by"><option value="">All calls</option><option value="api-keys"${forApiKeys ? ' selected' : ''}>API keys</option></select>
<button>Search</button>
</form>
</div></header>
<div class="page">
<nav aria-label="Reference"><ul>${links.join('')}</ul></nav>
<main id="main" tabindex="-1">
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</div>
</body>
</html>
`;
}
