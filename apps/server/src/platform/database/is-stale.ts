import { isDeepStrictEqual } from 'node:util';

/**
 * Whether there was a conflicting change: a value is neither what the caller saw nor what they want.
 * @param change undefined values stay unchanged
 * @param before what the caller saw; omitted to overwrite
 */
export function isStale<Thing extends object>(
  current: Thing,
  change: { readonly [Field in keyof Thing]?: Thing[Field] | undefined },
  before: { readonly [Field in keyof Thing]?: Thing[Field] | undefined } | undefined,
): boolean {
  if (!before) return false;
  const fields = Object.keys(change) as (keyof Thing)[];
  return fields.some(
    (field) =>
      change[field] !== undefined &&
      before[field] !== undefined &&
      !isDeepStrictEqual(current[field], before[field]) &&
      !isDeepStrictEqual(current[field], change[field]),
  );
}
