import { alternativesOf, nameOf, type Operation, type Schema, type SharedSchemas } from './schema.ts';

/** A file field, whose bytes no example shows. */
export const exampleFile = Symbol('file');

export type ExampleInput = {
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: Readonly<Record<string, unknown>> | null;
};

const id = '9b2f6c1e-4f0a-4c57-9d3a-6f1f3a0f7e21';
const byFormat: Readonly<Record<string, string>> = {
  uuid: id,
  'date-time': '2026-11-24T09:30:00.000Z',
  date: '2026-11-24',
  email: 'ada.thorne@example.org',
  uri: 'https://example.com/winnow',
};

/** An example request with the required fields; if there are none, with the first field. */
export function exampleInput(operation: Operation, shared: SharedSchemas): ExampleInput {
  const valuesIn = (place: string) =>
    (operation.parameters ?? [])
      .filter((each) => each.in === place && each.required)
      .map(({ name, schema }) => [name, exampleOf(schema, name, shared)]);
  const [content] = Object.values(operation.requestBody?.content ?? {});
  return {
    path: Object.fromEntries(valuesIn('path')),
    query: Object.fromEntries(valuesIn('query')),
    body: content ? exampleBody(content.schema, shared) : null,
  };
}

function exampleBody(schema: Schema, shared: SharedSchemas): Record<string, unknown> {
  const { properties = {}, required = [] } = schema;
  // Ids aren't required if a filter can replace them, but one of both is.
  const ids = Object.keys(properties).filter(
    (name) => 'filter' in properties && /^(?:ids|analysisIds)$/.test(name),
  );
  const needed = [...required, ...ids];
  const shown = needed.length > 0 ? needed : Object.keys(properties).slice(0, 1);
  return Object.fromEntries(
    shown.map((name) => [name, exampleOf(properties[name] ?? {}, name, shared, { onlyRequired: true })]),
  );
}

type How = {
  readonly onlyRequired?: boolean;
  /** Enclosing shared schemas, which stop recursion. */
  readonly around?: readonly string[];
};

/** A value that the schema accepts, as far as the schema tells. */
export function exampleOf(schema: Schema, name: string, shared: SharedSchemas, how: How = {}): unknown {
  const { onlyRequired = false, around = [] } = how;
  const ref = nameOf(schema);
  if (ref) {
    if (around.includes(ref)) return null;
    return exampleOf(shared[ref] ?? {}, name, shared, { onlyRequired, around: [...around, ref] });
  }
  if (schema.default !== undefined) return schema.default;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [choice] = alternativesOf(schema);
  if (choice && choice !== schema) return exampleOf(choice, name, shared, how);
  if (schema.contentMediaType) return exampleFile;
  if (schema.type === 'array') return exampleList(schema, name, shared, how);
  if (schema.type === 'object') return exampleObject(schema, shared, how);
  if (schema.type === 'integer' || schema.type === 'number') return exampleNumber(schema);
  if (schema.type === 'boolean') return true;
  return schema.type === 'string' ? exampleText(schema, name) : null;
}

function exampleList(schema: Schema, name: string, shared: SharedSchemas, how: How): unknown[] {
  if (schema.prefixItems) return schema.prefixItems.map((each) => exampleOf(each, name, shared, how));
  return schema.items && schema.maxItems !== 0 ? [exampleOf(schema.items, name, shared, how)] : [];
}

function exampleObject(schema: Schema, shared: SharedSchemas, how: How): Record<string, unknown> {
  const { properties = {}, required = [], additionalProperties, propertyNames } = schema;
  const names = how.onlyRequired ? required : Object.keys(properties);
  const own = names.map((name) => [name, exampleOf(properties[name] ?? {}, name, shared, how)]);
  if (own.length > 0 || typeof additionalProperties !== 'object') return Object.fromEntries(own);
  const [key = 'name'] = (propertyNames?.enum ?? []) as string[];
  return { [key]: exampleOf(additionalProperties, key, shared, how) };
}

function exampleNumber({ minimum = 1, maximum = Number.MAX_SAFE_INTEGER }: Schema): number {
  return minimum > Number.MIN_SAFE_INTEGER ? Math.min(Math.max(minimum, 1), maximum) : 1;
}

/** As long as secrets in emails and links. */
const secret = 'pQ7xk2mZ0aVfL9dTnR4sWc8yBhE1uGj5oKiN3vXtYzA';

/** Examples by field name, for fields whose format is a pattern or only known to the server. */
const texts: Readonly<Record<string, string>> = {
  email: 'ada.thorne@example.org',
  domain: 'example.org',
  host: 'imap.example.org',
  userId: '4000123',
  analysisIds: id,
  issuer: 'https://login.example.org',
  url: 'https://example.org/winnow',
  role: 'Recruiter',
  subject: 'A question',
  message: 'How do I add a colleague?',
  timeZone: 'Europe/Berlin',
  secret,
  token: secret,
  key: secret,
  digest: '5f2c9a417d60be83'.repeat(4),
  text: 'Data analyst. Requirements: SQL, Python and three years of experience.',
  name: 'Ada Thorne',
  title: 'Data analyst',
  fileName: 'ada-thorne.pdf',
  password: 'a long and quiet river',
  code: '123456',
  search: 'analyst',
};

function exampleText({ format = '', minLength = 0, maxLength }: Schema, name: string): string {
  const known = byFormat[format];
  if (known) return known;
  const text = texts[name] ?? '…';
  return text.padEnd(minLength, '.').slice(0, maxLength);
}
