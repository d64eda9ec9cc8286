import { escapeHtml } from '../escape-html.ts';
import { alternativesOf, nameOf, type Parameter, type Schema } from './schema.ts';

/** The fields of an object as a list, with those of nested objects; empty if it has none. */
export function writeFields(schema: Schema): string {
  const { properties = {}, required = [] } = schema;
  const entries = Object.entries(properties);
  if (entries.length === 0) return '';
  const written = entries.map(([name, field]) => writeField(name, field, required.includes(name)));
  return `<ul class="fields">${written.join('')}</ul>`;
}

export function writeParameters(parameters: readonly Parameter[]): string {
  const written = parameters.map((each) => writeField(each.name, each.schema, each.required, each.in));
  return `<ul class="fields">${written.join('')}</ul>`;
}

function writeField(name: string, schema: Schema, isRequired: boolean, place?: string): string {
  const facts = [
    typeOf(schema),
    ...boundsOf(schema),
    ...(schema.default === undefined ? [] : [`default ${code(JSON.stringify(schema.default))}`]),
    ...(place === undefined ? [] : [`in the ${place}`]),
    ...(isRequired ? ['<strong>required</strong>'] : []),
  ];
  const about = schema.description ? `<p>${escapeHtml(schema.description)}</p>` : '';
  return `<li><code class="name">${escapeHtml(name)}</code> <span class="quiet">${facts.join(', ')}</span>${about}${inside(schema)}</li>`;
}

/** The fields of inline objects. */
function inside(schema: Schema): string {
  return alternativesOf(schema)
    .map((each) => (each.items ? inside(each.items) : writeFields(each)))
    .join('');
}

/** A type in words, as HTML. */
export function typeOf(schema: Schema): string {
  const name = nameOf(schema);
  if (name) return `<a href="/api/docs/objects#${escapeHtml(name)}">${escapeHtml(name)}</a>`;
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return [...new Set(choices.map(typeOf))].join(' or ');
  if (schema.allOf) return schema.allOf.map(typeOf).join(' and ');
  if (schema.const !== undefined) return code(JSON.stringify(schema.const));
  if (schema.enum) return schema.enum.map((each) => code(JSON.stringify(each))).join(' or ');
  const { type, items, additionalProperties, contentMediaType } = schema;
  if (contentMediaType) return 'file';
  if (type === 'array') return `list of ${items ? typeOf(items) : 'values'}`;
  if (type === 'object' && typeof additionalProperties === 'object' && !schema.properties)
    return `object by name, of ${typeOf(additionalProperties)}`;
  if (Array.isArray(type)) return type.join(' or ');
  return wordOf(schema);
}

const words: Readonly<Record<string, string>> = {
  uuid: 'UUID',
  'date-time': 'time, ISO 8601',
  date: 'date',
  email: 'email address',
  uri: 'URL',
};

function wordOf({ type, format = '' }: Schema): string {
  return words[format] ?? (typeof type === 'string' ? type : 'any value');
}

/** Bounds of a number, without the general limits of integers. */
function boundsOf(schema: Schema): string[] {
  const [only = schema] = alternativesOf(schema);
  const { minimum = Number.MIN_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER } = only;
  const [hasMin, hasMax] = [minimum > Number.MIN_SAFE_INTEGER, maximum < Number.MAX_SAFE_INTEGER];
  const number = range(hasMin ? minimum : undefined, hasMax ? maximum : undefined);
  const length = range(only.minLength, only.maxLength);
  const items = range(only.minItems, only.maxItems);
  return [
    ...(number ? [number] : []),
    ...(length ? [`${length} characters`] : []),
    ...(items ? [`${items} entries`] : []),
  ];
}

function range(min: number | undefined, max: number | undefined): string | null {
  if (min !== undefined && max !== undefined) return min === max ? `${min}` : `${min} to ${max}`;
  if (min !== undefined && min !== 0) return `at least ${min}`;
  return max === undefined ? null : `at most ${max}`;
}

const code = (text: string) => `<code>${escapeHtml(text)}</code>`;
