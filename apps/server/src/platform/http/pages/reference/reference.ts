import type { Described } from '@winnow/contracts';
import * as contracts from '@winnow/contracts';
import { escapeHtml } from '../escape-html.ts';
import { type Group, groupCalls } from './groups.ts';
import { writePage } from './reference-page.ts';
import type { Operation, SharedSchemas } from './schema.ts';
import { breakable, type Call, methodMark, writeCall } from './write-call.ts';
import { typeOf, writeFields } from './write-fields.ts';
import { writeIntroduction } from './write-introduction.ts';

/** Reference pages of the API, without scripts, and readable without styles. */
export type Reference = {
  /** All calls, or the matches of a search. */
  overview(filter: ReferenceFilter): string;
  /** The page of a group or of the shared objects; `null` if unknown. */
  page(slug: string): string | null;
};

export type ReferenceFilter = {
  /** Words that all must occur; empty for all calls. */
  readonly search: string;
  readonly forApiKeys: boolean;
};

type Document = { readonly [part: string]: unknown };

/** Writes the reference of what `openApiOf` described. */
export function createReference(
  endpoints: readonly Described[],
  document: Document,
  version: string,
): Reference {
  const paths = document['paths'] as Record<string, Record<string, Operation>>;
  const { schemas: shared } = document['components'] as { schemas: SharedSchemas };
  const calls = endpoints.flatMap((described) => {
    const operation = paths[described.path]?.[described.method.toLowerCase()];
    return operation
      ? [{ described, path: described.path, operation, clientName: clientNameOf(described) }]
      : [];
  });
  const groups = groupCalls(calls);
  const menu = groups.map(({ group }) => group);
  const pages = new Map<string, string>();

  return {
    overview({ search, forApiKeys }) {
      const isFiltered = search !== '' || forApiKeys;
      const found = groupCalls(calls.filter((call) => matches(call, { search, forApiKeys })));
      const count = found.reduce((sum, each) => sum + each.calls.length, 0);
      const words = `${count} ${count === 1 ? 'call' : 'calls'}${search ? ` for “${escapeHtml(search)}”` : ''}`;
      const body = [
        isFiltered
          ? `<p role="status">${words}. <a href="/api/docs">Show all</a></p>`
          : writeIntroduction(version),
        ...found.map((each) => writeGroupList(each.group, each.calls)),
      ].join('\n');
      return writePage({
        title: 'API reference',
        menu,
        current: isFiltered ? null : '',
        search,
        forApiKeys,
        body,
      });
    },

    page(slug) {
      const written = pages.get(slug) ?? write(slug);
      if (written) pages.set(slug, written);
      return written;
    },
  };

  function write(slug: string): string | null {
    if (slug === 'objects') {
      const body = Object.entries(shared).map(
        ([name, schema]) =>
          `<section id="${name}" aria-labelledby="${name}-heading"><h2 id="${name}-heading"><code>${name}</code></h2>${writeFields(schema) || `<p>${typeOf(schema)}</p>`}</section>`,
      );
      return writePage({ title: 'Objects', menu, current: slug, body: body.join('\n') });
    }
    const found = groups.find(({ group }) => group.slug === slug);
    if (!found) return null;
    const body = found.calls.map((call) => writeCall(call, shared)).join('\n');
    return writePage({ title: found.group.title, menu, current: slug, body });
  }
}

/** Method of a call in the TypeScript client, which has all calls that API keys may make. */
function clientNameOf(described: Described): string | null {
  if (described.scope === null) return null;
  return Object.entries<unknown>(contracts).find(([, value]) => value === described)?.[0] ?? null;
}

function matches({ described, clientName }: Call, { search, forApiKeys }: ReferenceFilter): boolean {
  if (forApiKeys && described.scope === null) return false;
  const { method, path, summary, scope } = described;
  const text = `${method} /api${path} ${summary} ${scope ?? ''} ${clientName ?? ''}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function writeGroupList({ slug, title }: Group, calls: readonly Call[]): string {
  const items = calls.map(({ described: { method, path, summary, scope }, operation: { operationId } }) => {
    const needed = scope ? ` <span class="quiet"><code>${scope}</code></span>` : '';
    return `<li>${methodMark(method)} <a href="/api/docs/${slug}#${operationId}"><code>/api${breakable(path)}</code></a><p>${escapeHtml(summary)}${needed}</p></li>`;
  });
  return `<section aria-labelledby="${slug}"><h2 id="${slug}"><a href="/api/docs/${slug}">${escapeHtml(title)}</a></h2><ul class="calls">${items.join('')}</ul></section>`;
}
