import * as z from 'zod';
import { apiKeyPrefix } from './api-keys.ts';
import { type Described, pathNames } from './endpoint.ts';
import { errorBody } from './errors.ts';
import { limits } from './limits.ts';

type JsonObject = { readonly [name: string]: unknown };

const securitySchemes = {
  bearer: { type: 'http', scheme: 'bearer', description: 'The access token of a signed-in user.' },
  apiKey: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: `${apiKeyPrefix}…`,
    description: 'An API key of an organization with the scopes that the call names.',
  },
} as const;

/** Writes the OpenAPI 3.1 description of a list of endpoints. */
export function openApiOf(
  endpoints: readonly Described[],
  about: { readonly title: string; readonly version: string; readonly description: string },
): JsonObject {
  const paths: Record<string, Record<string, JsonObject>> = {};
  for (const described of endpoints) {
    paths[described.path] = {
      ...paths[described.path],
      [described.method.toLowerCase()]: operationOf(described),
    };
  }
  const { document, schemas } = withSharedSchemas({ paths });
  return {
    openapi: '3.1.0',
    info: about,
    servers: [{ url: '/api' }],
    ...document,
    components: {
      schemas,
      securitySchemes,
    },
  };
}

/** Moves each schema's `$defs` to the components that OpenAPI references resolve to. */
function withSharedSchemas<Value>(value: Value): { document: Value; schemas: Record<string, unknown> } {
  const schemas: Record<string, unknown> = {};
  const moved = JSON.stringify(value).replaceAll('"#/$defs/', '"#/components/schemas/');
  const document = JSON.parse(moved, (name, inner: unknown) => {
    if (name !== '$defs') return inner;
    Object.assign(schemas, inner);
    return undefined;
  }) as Value;
  return { document, schemas };
}

function operationOf(described: Described): JsonObject {
  return {
    operationId: operationId(described),
    summary: described.summary,
    ...(described.limitPerMinute < limits.callsPerMinute && { description: limitOf(described) }),
    security: securityOf(described),
    'x-access': described.access,
    ...(described.permission && { 'x-permission': described.permission }),
    ...(described.scope && { 'x-scope': described.scope }),
    ...(described.about && { 'x-about': described.about }),
    ...inputOf(described),
    responses: {
      200: successOf(described),
      default: { description: 'Not a success.', content: json(schemaOf(errorBody, 'output')) },
    },
  };
}

/** Security schemes of an endpoint; any one is enough. */
function securityOf({ access, scope }: Described): JsonObject[] {
  if (access === 'anyone') return [];
  return scope ? [{ bearer: [] }, { apiKey: [scope] }] : [{ bearer: [] }];
}

function limitOf(described: Described): string {
  const whom = described.access === 'anyone' ? 'from one address' : 'by one person';
  const perDay = 'limitPerDay' in described ? described.limitPerDay : null;
  return `At most ${described.limitPerMinute} a minute${perDay === null ? '' : ` and ${perDay} a day`} ${whom}.`;
}

/** An operation id such as `post-resume-matcher`. Stable, since it is derived from the method and the path. */
function operationId({ method, path }: Described): string {
  return `${method} ${path}`
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');
}

function inputOf(described: Described): JsonObject {
  const schema = schemaOf(described.input, 'input');
  const properties = (schema['properties'] ?? {}) as Record<string, JsonObject>;
  const required = (schema['required'] ?? []) as string[];
  const inPath = pathNames(described.path);
  const parameters = inPath.map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: properties[name] ?? {},
  }));
  const rest = Object.entries(properties).filter(([name]) => !inPath.includes(name));

  if (described.method === 'GET' || described.method === 'DELETE') {
    const query = rest.map(([name, property]) => ({
      name,
      in: 'query',
      required: required.includes(name),
      schema: property,
    }));
    return { parameters: [...parameters, ...query] };
  }
  const files = 'files' in described ? described.files : [];
  const body = {
    type: 'object',
    properties: {
      ...Object.fromEntries(rest),
      ...Object.fromEntries(
        files.map((name) => [name, { type: 'string', contentMediaType: 'application/octet-stream' }]),
      ),
    },
    required: [...required.filter((name) => !inPath.includes(name)), ...files],
  };
  const mediaType = files.length > 0 ? 'multipart/form-data' : 'application/json';
  return { parameters, requestBody: { required: true, content: { [mediaType]: { schema: body } } } };
}

function successOf(described: Described): JsonObject {
  if ('events' in described) {
    const names = Object.keys(described.events).join(', ');
    return {
      description: `Events: ${names}.`,
      content: { 'text/event-stream': { schema: { type: 'string' } } },
    };
  }
  if (!('output' in described)) {
    return { description: 'The file.', content: { 'application/octet-stream': {} } };
  }
  const data = schemaOf(described.output, 'output');
  const envelope = { type: 'object', properties: { data, message: { type: 'string' } }, required: ['data'] };
  return { description: 'Done.', content: json(envelope) };
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonObject {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, target: 'draft-2020-12' });
  return rest;
}

function json(schema: JsonObject): JsonObject {
  return { 'application/json': { schema } };
}
