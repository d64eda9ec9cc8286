import { invalid } from './scim-error.ts';
import { listSchema, scimLimits } from './scim-schemas.ts';

type Resource = Readonly<Record<string, unknown>>;
type Query = Readonly<Record<string, string | undefined>>;

/** Attributes of a resource that a request selects. */
export type Selection = { readonly wanted: readonly string[] | null; readonly unwanted: readonly string[] };

const always = new Set(['schemas', 'id', 'meta']);

/** `attributes` and `excludedAttributes` of RFC 7644, section 3.9. */
export function readSelection(query: Query): Selection {
  const names = (given: string | undefined) =>
    (given ?? '')
      .split(',')
      .map((name) =>
        name
          .trim()
          .toLowerCase()
          .replace(/^urn:ietf:params:scim:schemas:core:2\.0:(?:user|group):/, ''),
      )
      .filter((name) => name !== '');
  const wanted = names(query['attributes']);
  return { wanted: wanted.length > 0 ? wanted : null, unwanted: names(query['excludedAttributes']) };
}

/** Whether an attribute, or part of it, is sent. */
export function selects({ wanted, unwanted }: Selection, attribute: string): boolean {
  const name = attribute.toLowerCase();
  if (unwanted.includes(name)) return false;
  return wanted === null || wanted.some((one) => one === name || one.startsWith(`${name}.`));
}

export function select(resource: Resource, selection: Selection): Resource {
  return Object.fromEntries(
    Object.entries(resource).flatMap(([key, value]) => {
      if (always.has(key)) return [[key, value]];
      if (!selects(selection, key)) return [];
      return [[key, selectParts(key.toLowerCase(), value, selection)]];
    }),
  );
}

function selectParts(name: string, value: unknown, selection: Selection): unknown {
  if (Array.isArray(value)) return value.map((one) => selectParts(name, one, selection));
  if (typeof value !== 'object' || value === null) return value;
  const { wanted, unwanted } = selection;
  const isWhole = wanted === null || wanted.includes(name);
  return Object.fromEntries(
    Object.entries(value).filter(([part]) => {
      const path = `${name}.${part.toLowerCase()}`;
      return !unwanted.includes(path) && (isWhole || wanted.includes(path));
    }),
  );
}

export type Page = { readonly startIndex: number; readonly count: number };

/** @throws ScimError `invalidValue` */
export function readPage(query: Query): Page {
  const startIndex = Math.max(1, readInteger(query['startIndex'], 1));
  const count = Math.max(0, readInteger(query['count'], scimLimits.page));
  return { startIndex, count: Math.min(count, scimLimits.page) };
}

function readInteger(given: string | undefined, otherwise: number): number {
  if (given === undefined) return otherwise;
  if (/^-?\d{1,9}$/.test(given)) return Number(given);
  throw invalid('invalidValue', 'startIndex and count are whole numbers.');
}

/** @param resources the resources of this page */
export function listResponse(resources: readonly Resource[], totalResults: number, startIndex: number) {
  return {
    schemas: [listSchema],
    totalResults,
    startIndex,
    itemsPerPage: resources.length,
    Resources: resources,
  };
}
