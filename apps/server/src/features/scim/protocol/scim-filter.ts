import * as z from 'zod';
import { invalid, type ScimType } from './scim-error.ts';

const operators = ['eq', 'ne', 'co', 'sw', 'ew', 'gt', 'ge', 'lt', 'le'] as const;
type Operator = (typeof operators)[number];
type Value = string | number | boolean | null;

/** Names of attributes in lowercase, outermost first. */
type AttributePath = readonly string[];

/** RFC 7644, section 3.4.2.2. */
export type Filter =
  | { readonly kind: 'and' | 'or'; readonly filters: readonly Filter[] }
  | { readonly kind: 'not'; readonly filter: Filter }
  | { readonly kind: 'present'; readonly path: AttributePath }
  | {
      readonly kind: 'compare';
      readonly path: AttributePath;
      readonly operator: Operator;
      readonly value: Value;
    }
  /** `emails[type eq "work"]`: one value of the attribute matches the whole inner filter. */
  | { readonly kind: 'values'; readonly path: AttributePath; readonly filter: Filter };

/** Target of a PATCH operation: `emails[type eq "work"].value`. */
export type PatchPath = {
  /** In lowercase. */
  readonly attribute: string;
  readonly filter: Filter | null;
  /** In lowercase; `null` for the whole attribute. */
  readonly sub: string | null;
};

const maxLength = 2_000;
const maxDepth = 20;

/** @throws ScimError `invalidFilter` */
export function parseFilter(text: string): Filter {
  const reader = createReader(text, 'invalidFilter');
  const filter = reader.readFilter();
  reader.requireEnd();
  return filter;
}

/** @throws ScimError `invalidPath` */
export function parsePath(text: string): PatchPath {
  const reader = createReader(text, 'invalidPath');
  const path = reader.readPath();
  reader.requireEnd();
  return path;
}

/** Whether a resource matches a filter. */
export function fulfills(resource: unknown, filter: Filter): boolean {
  switch (filter.kind) {
    case 'and':
      return filter.filters.every((part) => fulfills(resource, part));
    case 'or':
      return filter.filters.some((part) => fulfills(resource, part));
    case 'not':
      return !fulfills(resource, filter.filter);
    case 'present':
      return valuesAt(resource, filter.path).some((value) => value !== '' && value !== null);
    case 'values':
      return valuesAt(resource, filter.path).some((value) => fulfills(value, filter.filter));
    case 'compare': {
      const { path, operator, value: wanted } = filter;
      const isExact = caseExact.has(path.join('.'));
      const found = valuesAt(resource, path).map(ownValue);
      if (operator === 'ne') return !found.some((value) => compare('eq', value, wanted, isExact));
      return found.some((value) => compare(operator, value, wanted, isExact));
    }
  }
}

/** Case-sensitive attributes; RFC 7643 calls them `caseExact`. */
const caseExact = new Set(['id', 'externalid', 'meta.version', 'meta.resourcetype', 'meta.location']);

/** The values of an attribute, which may have several. */
function valuesAt(resource: unknown, [name, ...rest]: AttributePath): unknown[] {
  if (Array.isArray(resource)) {
    return resource.flatMap((one) => valuesAt(one, name === undefined ? [] : [name, ...rest]));
  }
  if (name === undefined) return resource === undefined ? [] : [resource];
  if (typeof resource !== 'object' || resource === null) return [];
  const [, inner] = Object.entries(resource).find(([key]) => key.toLowerCase() === name) ?? [];
  return valuesAt(inner, rest);
}

/** `emails co "x"` refers to `emails.value`. */
function ownValue(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'value' in value ? value.value : value;
}

function compare(operator: Operator, found: unknown, wanted: Value, isExact: boolean): boolean {
  // Entra writes booleans as strings.
  if (typeof found === 'boolean') return operator === 'eq' && String(found) === String(wanted).toLowerCase();
  if (typeof found === 'number' && typeof wanted === 'number') return order(operator, found - wanted);
  if (typeof found !== 'string' || typeof wanted !== 'string') return operator === 'eq' && found === wanted;
  const [one, other] = isExact ? [found, wanted] : [found.toLowerCase(), wanted.toLowerCase()];
  if (operator === 'co') return one.includes(other);
  if (operator === 'sw') return one.startsWith(other);
  if (operator === 'ew') return one.endsWith(other);
  const times = [Date.parse(found), Date.parse(wanted)];
  if (isTime(found) && isTime(wanted)) return order(operator, (times[0] ?? 0) - (times[1] ?? 0));
  return order(operator, one === other ? 0 : one < other ? -1 : 1);
}

const isTime = (text: string): boolean => /^\d{4}-\d\d-\d\dT/.test(text) && !Number.isNaN(Date.parse(text));

function order(operator: Operator, difference: number): boolean {
  if (operator === 'eq') return difference === 0;
  if (operator === 'gt') return difference > 0;
  if (operator === 'ge') return difference >= 0;
  if (operator === 'lt') return difference < 0;
  return operator === 'le' && difference <= 0;
}

type Token = { readonly kind: 'mark' | 'string' | 'word'; readonly text: string };

function tokenize(text: string, fails: () => Error): Token[] {
  const next = /\s*(?:([()[\]])|("(?:[^"\\]|\\.)*")|([^\s()[\]"]+))/y;
  const tokens: Token[] = [];
  const whole = text.trim();
  while (next.lastIndex < whole.length) {
    const found = next.exec(whole);
    if (!found) throw fails();
    const [, mark, quoted, word = ''] = found;
    if (mark !== undefined) tokens.push({ kind: 'mark', text: mark });
    else if (quoted !== undefined) tokens.push({ kind: 'string', text: quoted });
    else tokens.push({ kind: 'word', text: word });
  }
  return tokens;
}

/** `urn:ietf:params:scim:schemas:core:2.0:User:userName` is `userName`. */
const corePrefix = /^urn:ietf:params:scim:schemas:core:2\.0:(?:user|group):/i;
/** The name of an extension may contain dots. */
const extensionPrefix = /^urn:/i;

function readNames(word: string, fails: () => Error): string[] {
  const plain = word.replace(corePrefix, '');
  if (extensionPrefix.test(plain)) return [plain.toLowerCase()];
  const names = plain.toLowerCase().split('.');
  if (names.some((name) => !/^\$?[a-z][a-z0-9_-]*$/.test(name)) || names.length > 2) throw fails();
  return names;
}

function createReader(text: string, scimType: ScimType) {
  const fails = () => invalid(scimType, `This cannot be understood: ${text.slice(0, 200)}`);
  if (text.length > maxLength) throw fails();
  const tokens = tokenize(text, fails);
  let at = 0;
  let depth = 0;

  const isWord = (...words: readonly string[]) =>
    tokens[at]?.kind === 'word' && words.includes(tokens[at]?.text.toLowerCase() ?? '');
  const takeWord = (...words: readonly string[]) => {
    const isThere = isWord(...words);
    if (isThere) at += 1;
    return isThere;
  };
  const takeMark = (mark: string) => {
    const isThere = tokens[at]?.kind === 'mark' && tokens[at]?.text === mark;
    if (isThere) at += 1;
    return isThere;
  };
  const requireMark = (mark: string) => {
    if (!takeMark(mark)) throw fails();
  };
  const requireWord = (): string => {
    const token = tokens[at];
    if (token?.kind !== 'word') throw fails();
    at += 1;
    return token.text;
  };

  function readFilter(): Filter {
    depth += 1;
    if (depth > maxDepth) throw fails();
    const either = [readAll()];
    while (takeWord('or')) either.push(readAll());
    depth -= 1;
    return joined('or', either);
  }

  function readAll(): Filter {
    const all = [readOne()];
    while (takeWord('and')) all.push(readOne());
    return joined('and', all);
  }

  function readOne(): Filter {
    if (isWord('not') && tokens[at + 1]?.text === '(') {
      at += 1;
      return { kind: 'not', filter: readGroup() };
    }
    return tokens[at]?.text === '(' && tokens[at]?.kind === 'mark' ? readGroup() : readComparison();
  }

  function readGroup(): Filter {
    requireMark('(');
    const filter = readFilter();
    requireMark(')');
    return filter;
  }

  function readComparison(): Filter {
    const path = readNames(requireWord(), fails);
    if (takeMark('[')) {
      const filter = readFilter();
      requireMark(']');
      const sub = readSub();
      if (sub === null) return { kind: 'values', path, filter };
      // `emails[type eq "work"].value eq "x"`: both are true of the same value.
      return { kind: 'values', path, filter: joined('and', [filter, readOperator([sub])]) };
    }
    return readOperator(path);
  }

  function readOperator(path: AttributePath): Filter {
    const word = requireWord().toLowerCase();
    if (word === 'pr') return { kind: 'present', path };
    const operator = operators.find((known) => known === word);
    if (!operator) throw fails();
    return { kind: 'compare', path, operator, value: readValue() };
  }

  function readValue(): Value {
    const token = tokens[at];
    if (!token || token.kind === 'mark') throw fails();
    at += 1;
    const text = token.kind === 'word' ? token.text.toLowerCase() : token.text;
    const value = z.union([z.string(), z.number(), z.boolean(), z.null()]).safeParse(parsedOrUndefined(text));
    if (!value.success) throw fails();
    return value.data;
  }

  function readSub(): string | null {
    const token = tokens[at];
    if (token?.kind !== 'word' || !token.text.startsWith('.')) return null;
    at += 1;
    const [sub = '', ...more] = readNames(token.text.slice(1), fails);
    if (more.length > 0) throw fails();
    return sub;
  }

  return {
    readFilter,
    readPath(): PatchPath {
      const [attribute = '', sub = null] = readNames(requireWord(), fails);
      if (!takeMark('[')) return { attribute, filter: null, sub };
      const filter = readFilter();
      requireMark(']');
      return { attribute, filter, sub: readSub() };
    },
    requireEnd() {
      if (at < tokens.length) throw fails();
    },
  };
}

function parsedOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function joined(kind: 'and' | 'or', filters: readonly Filter[]): Filter {
  const [only] = filters;
  return filters.length === 1 && only ? only : { kind, filters };
}
