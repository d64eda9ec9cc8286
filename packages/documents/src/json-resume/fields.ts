/** An object of untrusted JSON. */
export type Fields = Readonly<Record<string, unknown>>;

/** Names of fields by section. */
export type KnownFields = Readonly<Record<string, readonly string[]>>;

/** Entries of one list that are read: more are a mistake or an attack. */
const maxEntries = 1_000;

/** How deep lists and objects may be nested: the schema needs six levels. */
const maxDepth = 64;

/** The objects in a value: the items of a list, or the value itself. */
export function fieldsIn(value: unknown): readonly Fields[] {
  const values: readonly unknown[] = Array.isArray(value) ? value.slice(0, maxEntries) : [value];
  return values.filter(isFields);
}

/** Text of a value; numbers are accepted as text without quotes. `null` if there is none. */
export function textOf(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

/** Texts of a list, or a single text. */
export function textsIn(value: unknown): readonly string[] {
  const values: readonly unknown[] = Array.isArray(value) ? value.slice(0, maxEntries) : [value];
  return values.flatMap((each) => textOf(each) ?? []);
}

/** Texts in fields of a resume that are not among the known ones. */
export function left(resume: Fields, known: KnownFields): readonly string[] {
  return Object.entries(resume).flatMap(([section, value]) => {
    const names = Object.hasOwn(known, section) ? known[section] : undefined;
    if (!names) return allTexts(value);
    return fieldsIn(value).flatMap((fields) =>
      Object.entries(fields).flatMap(([name, inner]) => (names.includes(name) ? [] : allTexts(inner))),
    );
  });
}

function allTexts(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).slice(0, maxEntries).flatMap(allTexts);
}

/** Whether a value is nested deeper than any resume; other programs could not serialize it. */
export function isTooDeep(value: unknown, depth = 0): boolean {
  if (value === null || typeof value !== 'object') return false;
  return depth >= maxDepth || Object.values(value).some((inner) => isTooDeep(inner, depth + 1));
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
