/** The part of JSON Schema that the contracts use. */
export type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly contentMediaType?: string;
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly propertyNames?: Schema;
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
};

/** Schemas that several calls share, by name. */
export type SharedSchemas = Readonly<Record<string, Schema>>;

export type Parameter = {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly schema: Schema;
};

export type Operation = {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema?: Schema }>> }>
  >;
};

/** The name of a shared schema; `null` for an inline one. */
export function nameOf({ $ref }: Schema): string | null {
  return $ref?.split('/').at(-1) ?? null;
}

/** The alternatives of a schema without null. */
export function alternativesOf(schema: Schema): readonly Schema[] {
  return (schema.anyOf ?? schema.oneOf ?? [schema]).filter(({ type }) => type !== 'null');
}
