import { type Described, limits, openApiOf } from '@winnow/contracts';
import type { Api } from '../mount.ts';
import { escapeHtml } from './escape-html.ts';
import { plainPage } from './plain-page.ts';

/** Serves the description of the API, for programs at `/api/openapi.json` and for people at `/api/docs`. */
export function serveApiDocs({ app, endpoints }: Api, version: string): void {
  const write = (): WrittenDocs => {
    const document = openApiOf(endpoints, {
      title: 'Winnow',
      version,
      description: 'Success is `{ data, message? }`; everything else is an `Error` with its status.',
    });
    return { json: JSON.stringify(document), page: docsPage(endpoints, version, document) };
  };
  // Cached: the endpoint is public, and generating takes a tenth of a second.
  let written: WrittenDocs | null = null;
  const docs = () => {
    written ??= write();
    return written;
  };
  app.get('/api/openapi.json', (context) =>
    context.body(docs().json, 200, { 'content-type': 'application/json' }),
  );
  app.get('/api/docs', (context) => context.html(docs().page));
}

type WrittenDocs = { readonly json: string; readonly page: string };

type Operation = {
  readonly parameters?: readonly { name: string; in: string; required: boolean; schema: unknown }[];
  readonly requestBody?: { content: Record<string, { schema: unknown }> };
  readonly responses: Record<string, { content?: Record<string, { schema?: unknown }> }>;
};

type Paths = Record<string, Record<string, Operation>>;

function docsPage(
  endpoints: readonly Described[],
  version: string,
  document: Record<string, unknown>,
): string {
  const paths = document['paths'] as Paths;
  const sections = endpoints.map((described) => {
    const operation = paths[described.path]?.[described.method.toLowerCase()];
    return operation ? section(described, operation) : '';
  });
  const { schemas } = document['components'] as { schemas: Record<string, unknown> };
  const shared = Object.entries(schemas).map(
    ([name, schema]) => `<h2 id="${escapeHtml(name)}">${escapeHtml(name)}</h2>${jsonBlock(schema)}`,
  );
  const intro = `<p>Version ${escapeHtml(version)}. For programs: <a href="/api/openapi.json">OpenAPI 3.1</a>.
Success is <code>{ data, message? }</code>; everything else is an <a href="#Error">Error</a>.</p>`;
  return plainPage('Winnow API', [intro, ...sections, ...shared].join('\n'));
}

function section(described: Described, operation: Operation): string {
  const { method, path, summary, access } = described;
  const parameters = (operation.parameters ?? []).map(
    ({ name, in: place, required, schema }) =>
      `<tr><td><code>${escapeHtml(name)}</code></td><td>${place}${required ? ', required' : ''}</td>` +
      `<td><code>${escapeHtml(JSON.stringify(schema))}</code></td></tr>`,
  );
  return [
    `<h2><span class="method">${method}</span> <code>/api${escapeHtml(path)}</code></h2>`,
    `<p>${escapeHtml(summary)} <span class="quiet">For ${access}.${limitOf(described)}</span></p>`,
    parameters.length > 0 ? `<table>${parameters.join('')}</table>` : '',
    ...Object.entries(operation.requestBody?.content ?? {}).map(block('Body')),
    ...Object.entries(operation.responses['200']?.content ?? {}).map(block('Answer')),
  ].join('\n');
}

function limitOf(described: Described): string {
  const { limitPerMinute: perMinute } = described;
  const perDay = 'limitPerDay' in described ? described.limitPerDay : null;
  const whom = described.access === 'anyone' ? 'from one address' : 'by one person';
  return perMinute === limits.callsPerMinute
    ? ''
    : ` ${perMinute} a minute${perDay === null ? '' : `, ${perDay} a day`} ${whom}.`;
}

function block(label: string) {
  return ([mediaType, { schema }]: [string, { schema?: unknown }]) =>
    `<details><summary>${label}: <code>${escapeHtml(mediaType)}</code></summary>${jsonBlock(schema ?? {})}</details>`;
}

function jsonBlock(value: unknown): string {
  return `<pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre>`;
}
