import * as z from 'zod';
import { invalid } from './scim-error.ts';
import { type Filter, fulfills, parsePath } from './scim-filter.ts';
import {
  enterpriseSchema,
  type Kept,
  patchSchema,
  type ResourceKind,
  readOnly,
  scimLimits,
  withKnownNames,
} from './scim-schemas.ts';

type Values = Record<string, unknown>;

const operation = z.object({
  // Entra capitalizes them.
  op: z
    .string()
    .toLowerCase()
    .pipe(z.enum(['add', 'remove', 'replace'])),
  path: z.string().nullish(),
  value: z.unknown().optional(),
});
type Operation = z.output<typeof operation>;

const patch = z.object({
  schemas: z.array(z.string()).refine((schemas) => schemas.includes(patchSchema)),
  Operations: z.array(operation).min(1).max(scimLimits.operations),
});

/** @throws ScimError `invalidSyntax` */
export function readPatch(body: object): readonly Operation[] {
  const operations =
    'Operations' in body ? body.Operations : 'operations' in body ? body.operations : undefined;
  const parsed = patch.safeParse({ ...body, Operations: operations });
  if (parsed.success) return parsed.data.Operations;
  const [issue] = parsed.error.issues;
  throw invalid('invalidSyntax', `${issue?.path.join('.')}: ${issue?.message}`);
}

/**
 * Applies operations to a resource, in order. Values aren't checked; the caller must parse the result.
 * @throws ScimError `invalidPath`, `noTarget`, `invalidValue`
 */
export function applyPatch(kind: ResourceKind, resource: object, operations: readonly Operation[]): object {
  const patched = structuredClone(resource) as Values;
  for (const { op, path, value } of operations) {
    if (path) applyOne(kind, patched, { op, path, value });
    else if (op === 'remove') throw invalid('noTarget', 'Say in `path` what to remove.');
    else {
      // Names of the attributes, which may be paths themselves.
      for (const [key, inner] of Object.entries(readObject(value))) {
        applyOne(kind, patched, { op, path: key, value: inner });
      }
    }
  }
  return patched;
}

type Step = { readonly op: Operation['op']; readonly path: string; readonly value: unknown };

function applyOne(kind: ResourceKind, resource: Values, { op, path, value }: Step): void {
  if (isIgnored(kind, path)) return;
  const { attribute, filter, sub } = parsePath(path);
  const kept = kind.kept[attribute];
  if (!kept) {
    if (readOnly.includes(attribute) || kind.ignored.includes(attribute)) return;
    throw invalid('invalidPath', `${kind.name} has no attribute ${attribute}.`);
  }
  if (kept.kind === 'simple') {
    if (filter || sub !== null) throw invalid('invalidPath', `${kept.name} has no parts.`);
    resource[kept.name] = op === 'remove' ? undefined : value;
  } else if (kept.kind === 'complex') {
    if (filter) throw invalid('invalidPath', `${kept.name} has one value.`);
    const present = (resource[kept.name] ?? {}) as Values;
    if (op === 'remove' && sub === null) resource[kept.name] = undefined;
    else resource[kept.name] = { ...present, ...changeOf(kept, op, sub, value) };
  } else {
    const present = (resource[kept.name] ?? []) as readonly Values[];
    resource[kept.name] = filter
      ? changeMatching(kept, present, { op, path, value }, filter, sub)
      : changeAll(kept, present, op, sub, value);
  }
}

/** Whether a path is ignored, such as that of an extension that Winnow doesn't use. */
function isIgnored({ name }: ResourceKind, path: string): boolean {
  return name === 'User' && path.toLowerCase().startsWith(enterpriseSchema.toLowerCase());
}

type WithParts = Exclude<Kept, { kind: 'simple' }>;

/** Changes the sub-attributes of one value. */
function changeOf(kept: WithParts, op: Operation['op'], sub: string | null, value: unknown): Values {
  if (sub === null) {
    const [named] = [withKnownNames(readObject(value), kept)].flat();
    return named as Values;
  }
  const known = kept.subs.find((name) => name.toLowerCase() === sub);
  // A sub-attribute that isn't stored, such as `display`.
  if (known === undefined) return {};
  return { [known]: op === 'remove' ? undefined : value };
}

/** Changes `emails` as a whole, or a sub-attribute of each value. */
function changeAll(
  kept: WithParts,
  present: readonly Values[],
  op: Operation['op'],
  sub: string | null,
  value: unknown,
): readonly Values[] | undefined {
  if (sub !== null) {
    const each = present.length === 0 && op !== 'remove' ? [{}] : present;
    return each.map((one) => ({ ...one, ...changeOf(kept, op, sub, value) }));
  }
  const given = (withKnownNames(value, kept) ?? []) as readonly Values[];
  if (op === 'replace') return given;
  if (op === 'add') return merge(present, given);
  if (value === undefined || value === null) return undefined;
  // Entra names the values to be removed.
  const removed = new Set(given.map(keyOf));
  return present.filter((one) => !removed.has(keyOf(one)));
}

/** Changes `emails[type eq "work"]`, or a sub-attribute of it. */
function changeMatching(
  kept: WithParts,
  present: readonly Values[],
  { op, path, value }: Step,
  filter: Filter,
  sub: string | null,
): readonly Values[] {
  const matches = present.map((one) => fulfills(one, filter));
  if (op === 'remove') {
    if (sub === null || sub === 'value') return present.filter((_, index) => !matches[index]);
    return present.map((one, index) =>
      matches[index] ? { ...one, ...changeOf(kept, op, sub, value) } : one,
    );
  }
  if (matches.includes(true)) {
    return present.map((one, index) =>
      matches[index] ? { ...one, ...changeOf(kept, op, sub, value) } : one,
    );
  }
  // Directories also "replace" values that don't exist yet.
  const begun = valueFor(kept, filter) ?? noTarget(path);
  return [...present, { ...begun, ...changeOf(kept, op, sub, value) }];
}

/** A new value that matches a filter; `null` if the filter has other conditions than equality. */
function valueFor(kept: WithParts, filter: Filter): Values | null {
  if (filter.kind === 'and') {
    const parts = filter.filters.map((part) => valueFor(kept, part));
    return parts.includes(null) ? null : Object.assign({}, ...parts);
  }
  if (filter.kind !== 'compare' || filter.operator !== 'eq') return null;
  const known = kept.subs.find((name) => name.toLowerCase() === filter.path.join('.'));
  return known === undefined ? null : { [known]: filter.value };
}

/** Merges values without duplicates; if several claim to be primary, the last one is. */
function merge(present: readonly Values[], given: readonly Values[]): readonly Values[] {
  const byKey = new Map(present.map((one) => [keyOf(one), one]));
  const makesPrimary = given.some(({ primary }) => String(primary).toLowerCase() === 'true');
  if (makesPrimary) for (const [key, one] of byKey) byKey.set(key, { ...one, primary: undefined });
  for (const one of given) byKey.set(keyOf(one), { ...byKey.get(keyOf(one)), ...one });
  return [...byKey.values()];
}

const keyOf = ({ value }: Values): string => String(value).toLowerCase();

function readObject(value: unknown): Values {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Values;
  // One value in brackets.
  if (Array.isArray(value) && value.length === 1) return readObject(value[0]);
  throw invalid('invalidValue', 'Without a `path` to a single value, `value` must be an object.');
}

function noTarget(path: string): never {
  throw invalid('noTarget', `Nothing matches ${path.slice(0, 200)}.`);
}
