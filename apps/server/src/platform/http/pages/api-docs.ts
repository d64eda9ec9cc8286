import { ApiError, openApiOf } from '@winnow/contracts';
import type { Api } from '../mount.ts';
import { createReference, type Reference } from './reference/reference.ts';
import { referenceStyle } from './reference/reference-style.ts';

/** Serves the description of the API, for programs at `/api/openapi.json` and for people at `/api/docs`. */
export function serveApiDocs({ app, endpoints }: Api, version: string): void {
  const write = (): WrittenDocs => {
    const document = openApiOf(endpoints, {
      title: 'Winnow',
      version,
      description: 'Success is `{ data, message? }`; everything else is an `Error` with its status.',
    });
    return { json: JSON.stringify(document), reference: createReference(endpoints, document, version) };
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
  app.get('/api/docs', (context) => {
    const search = (context.req.query('search') ?? '').trim().slice(0, searchMax);
    const forApiKeys = context.req.query('for') === 'api-keys';
    return context.html(docs().reference.overview({ search, forApiKeys }));
  });
  app.get('/api/docs/style.css', (context) =>
    context.body(referenceStyle, 200, {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    }),
  );
  app.get('/api/docs/:page', (context) => {
    const page = docs().reference.page(context.req.param('page'));
    if (page === null) throw new ApiError('not-found', 'There is no such page of the reference.');
    return context.html(page);
  });
}

const searchMax = 100;

type WrittenDocs = { readonly json: string; readonly reference: Reference };
