import { type Described, type ErrorCode, limits, statusByCode } from '@winnow/contracts';
import { escapeHtml } from '../escape-html.ts';
import { exampleInput, exampleOf } from './example.ts';
import type { Operation, Schema, SharedSchemas } from './schema.ts';
import { writeCurl, writeTypeScript } from './write-examples.ts';
import { typeOf, writeFields, writeParameters } from './write-fields.ts';

export type Call = {
  readonly described: Described;
  readonly operation: Operation;
  /** Method in the TypeScript client; `null` for calls that are closed to API keys. */
  readonly clientName: string | null;
};

/** One call as a section of a page. */
export function writeCall({ described, operation, clientName }: Call, shared: SharedSchemas): string {
  const { method, path, summary } = described;
  const { operationId: id, parameters = [] } = operation;
  const [body] = Object.entries(operation.requestBody?.content ?? {});
  const bodyFields = body ? writeFields(body[1].schema) : '';
  return [
    `<section id="${id}" aria-labelledby="${id}-heading">`,
    `<h2 id="${id}-heading">${methodMark(method)} <code>/api${breakable(path)}</code> <a class="anchor" href="#${id}" aria-label="Link to ${method} /api${escapeHtml(path)}">#</a></h2>`,
    `<p>${escapeHtml(summary)}</p>`,
    `<ul class="facts">${factsOf(described)
      .map((fact) => `<li>${fact}</li>`)
      .join('')}</ul>`,
    parameters.length > 0 ? `<h3>Parameters</h3>${writeParameters(parameters)}` : '',
    bodyFields ? `<h3>Body <span class="quiet">${body?.[0]}</span></h3>${bodyFields}` : '',
    ...writeRequests({ described, operation, clientName }, shared),
    ...writeAnswer(described, operation, shared),
    `<p class="errors">Errors: ${errorsOf(described, operation)
      .map((code) => `<a href="/api/docs#errors"><code>${statusByCode[code]} ${code}</code></a>`)
      .join(' ')}</p>`,
    '</section>',
  ].join('\n');
}

export function methodMark(method: string): string {
  return `<span class="method ${method.toLowerCase()}">${method}</span>`;
}

/** Allows line breaks before each part of a path. */
export function breakable(path: string): string {
  return escapeHtml(path).replaceAll('/', '<wbr>/');
}

/** Access and limits of a call. */
function factsOf(described: Described): string[] {
  const { access, scope, permission, limitPerMinute: perMinute } = described;
  const perDay = 'limitPerDay' in described ? described.limitPerDay : null;
  const whom = access === 'anyone' ? 'address' : 'caller';
  return [
    ...(access === 'anyone' ? ['Open to anyone'] : []),
    ...(access === 'operator' ? ['Operators only'] : []),
    ...(access === 'signed-in' ? [scope ? `API keys: <code>${scope}</code>` : 'Closed to API keys'] : []),
    ...(permission ? [`Role needs <code>${permission}</code>`] : []),
    `${(perMinute ?? limits.callsPerMinute).toLocaleString('en')} a minute${perDay === null ? '' : `, ${perDay.toLocaleString('en')} a day`} per ${whom}`,
  ];
}

function writeRequests({ described, operation, clientName }: Call, shared: SharedSchemas): string[] {
  const { method, path, access } = described;
  const input = exampleInput(operation, shared);
  const isForm = 'multipart/form-data' in (operation.requestBody?.content ?? {});
  const curl = writeCurl({ method, path, isOpen: access === 'anyone', isForm }, input);
  const typeScript = clientName && writeTypeScript(clientName, input, !('output' in described));
  return [
    '<h3>Example</h3>',
    block('curl', curl),
    ...(typeScript ? [block('TypeScript client', typeScript)] : []),
  ];
}

function writeAnswer(described: Described, operation: Operation, shared: SharedSchemas): string[] {
  if ('events' in described)
    return [`<h3>Answer</h3><p>Server-sent events: ${codes(Object.keys(described.events))}.</p>`];
  if (!('output' in described)) return ['<h3>Answer</h3><p>The file, as an attachment.</p>'];
  const schema = operation.responses['200']?.content?.['application/json']?.schema ?? {};
  const data: Schema = schema.properties?.['data'] ?? {};
  const example = JSON.stringify({ data: exampleOf(data, 'data', shared) }, null, 2);
  const fields = writeFields(data);
  return [
    `<h3>Answer</h3><p><code>data</code>: ${typeOf(data)}</p>${fields}`,
    `<details><summary>Example of an answer</summary>${pre(example)}</details>`,
  ];
}

const codes = (names: readonly string[]) => names.map((name) => `<code>${name}</code>`).join(', ');

/** Errors that a call may return. */
function errorsOf(
  { access, permission, path }: Described,
  { parameters, requestBody }: Operation,
): ErrorCode[] {
  const hasInput = (parameters?.length ?? 0) > 0 || requestBody !== undefined;
  const body = Object.values(requestBody?.content ?? {})[0]?.schema.properties ?? {};
  return [
    ...(access === 'anyone' ? [] : (['not-signed-in'] as const)),
    ...(permission ? (['forbidden'] as const) : []),
    ...(path.includes('{') ? (['not-found'] as const) : []),
    ...('idempotencyKey' in body || 'version' in body ? (['conflict'] as const) : []),
    ...(hasInput ? (['invalid'] as const) : []),
    'too-many-requests',
  ];
}

function block(label: string, text: string): string {
  return `<figure><figcaption>${label}</figcaption>${pre(text)}</figure>`;
}

/** Can be scrolled by the keyboard. */
function pre(text: string): string {
  return `<pre tabindex="0">${escapeHtml(text)}</pre>`;
}
