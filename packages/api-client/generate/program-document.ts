import * as contracts from '@winnow/contracts';

type Described = Parameters<typeof contracts.openApiOf>[0][number];
type Operation = {
  operationId: string;
  description?: string;
  security: unknown;
  responses: Record<string, unknown>;
};
type Document = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown>; securitySchemes: Record<string, unknown> };
};

const isDescribed = (value: unknown): value is Described =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'scope' in value;

/**
 * The OpenAPI description of the calls that an API key can make. Each is named as the contract names it, so that it is
 * a method `startBatch` and not `postResumeAnalysisBatches`, and says the scope that it needs.
 */
export function describeForPrograms(): Record<string, unknown> {
  const named = Object.entries<unknown>(contracts)
    .flatMap(([name, value]) =>
      isDescribed(value) && value.scope !== null ? [{ name, described: value }] : [],
    )
    // The order of exports is not the same in every loader of modules.
    .sort((left, right) => (left.name < right.name ? -1 : 1));
  const about = { title: 'Winnow', version: '1', description: 'The calls that an API key can make.' };
  const document = contracts.openApiOf(
    named.map(({ described }) => described),
    about,
  ) as Document & Record<string, unknown>;
  for (const { name, described } of named) {
    const operation = document.paths[described.path]?.[described.method.toLowerCase()];
    if (!operation) throw new Error(`${name} is not described.`);
    operation.operationId = name;
    operation.description = [operation.description, `Needs the scope \`${described.scope}\`.`]
      .filter(Boolean)
      .join(' ');
    operation.security = [{ apiKey: [described.scope] }];
    // The generator takes what is under `default` for a success as well.
    const { default: failure, ...success } = operation.responses;
    operation.responses = { ...success, '4XX': failure, '5XX': failure };
  }
  delete document.components.securitySchemes['bearer'];
  return renameError(document);
}

/** `Error` is a name of the language. */
function renameError(document: Document): Record<string, unknown> {
  const text = JSON.stringify(document).replaceAll(
    '#/components/schemas/Error"',
    '#/components/schemas/ErrorBody"',
  );
  const renamed = JSON.parse(text) as Document;
  const { Error: errorBody, ...schemas } = renamed.components.schemas;
  return { ...renamed, components: { ...renamed.components, schemas: { ...schemas, ErrorBody: errorBody } } };
}
