import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments, stringify } from 'yaml';

/** An object of Kubernetes, as the chart describes it. */
export type KubernetesObject = {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly spec?: Record<string, unknown>;
  readonly data?: Readonly<Record<string, string>>;
};

type Values = Readonly<Record<string, unknown>>;

/**
 * Renders our chart, which uses a small part of Helm's language: `.Values.…` and `.Release.Name` with `quote`, `toYaml
 * | nindent N`, `printf "%s:%s"`, and blocks of `if` and `if not`. Anything else throws: then use Helm itself.
 */
export function renderChart(folder: string, changes: Values = {}, release = 'winnow'): KubernetesObject[] {
  const values = merge(parse(readFileSync(join(folder, 'values.yaml'), 'utf8')), changes);
  const context = { Values: values, Release: { Name: release } };
  return globSync('templates/*.yaml', { cwd: folder })
    .toSorted()
    .flatMap((file) => {
      const text = renderTemplate(readFileSync(join(folder, file), 'utf8'), context);
      return parseAllDocuments(text).flatMap((document) => {
        if (document.errors.length > 0) throw new Error(`${file}: ${document.errors[0]?.message}\n${text}`);
        const object = document.toJS() as KubernetesObject | null;
        return object === null ? [] : [object];
      });
    });
}

/** Overrides values of the chart by `changes`, like `helm --set`. */
export function merge(values: Values, changes: Values): Values {
  const isMap = (value: unknown): value is Values =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  const merged = Object.entries(changes).map(([key, change]) => {
    const before = values[key];
    return [key, isMap(before) && isMap(change) ? merge(before, change) : change] as const;
  });
  return { ...values, ...Object.fromEntries(merged) };
}

function renderTemplate(template: string, context: object): string {
  // As Helm: a hyphen takes away the white space on its side.
  const parts = template
    .replace(/\s+\{\{-/g, '{{')
    .replace(/^\{\{-/, '{{')
    .split(/(\{\{.*?\}\})/);
  /** Whether each open block is shown. */
  const shown: boolean[] = [];
  let text = '';
  for (const part of parts) {
    const action = /^\{\{ ?(.*?) ?\}\}$/.exec(part)?.[1];
    if (action === undefined) text += shown.includes(false) ? '' : part;
    else if (action === 'end') {
      if (shown.pop() === undefined) throw new Error('An end without a beginning.');
    } else if (action.startsWith('if not ')) shown.push(!evaluate(action.slice(7), context));
    else if (action.startsWith('if ')) shown.push(Boolean(evaluate(action.slice(3), context)));
    else if (!shown.includes(false)) text += String(evaluate(action, context));
  }
  if (shown.length > 0) throw new Error('A block without an end.');
  return text;
}

function evaluate(expression: string, context: object): unknown {
  const [first = '', ...filters] = expression.split('|').map((step) => step.trim());
  return filters.reduce(applyFilter, evaluateTerm(first, context));
}

function evaluateTerm(term: string, context: object): unknown {
  const [word = '', ...rest] = term.split(/\s+/);
  if (word === 'toYaml' && rest.length === 1) return stringify(look(rest[0] ?? '', context)).trimEnd();
  if (word === 'printf' && rest[0] === '"%s:%s"')
    return rest
      .slice(1)
      .map((path) => look(path, context))
      .join(':');
  if (rest.length === 0) return look(word, context);
  throw new Error(`The renderer does not know "${term}".`);
}

function look(path: string, context: object): unknown {
  if (!/^\.(?:Values|Release)(?:\.\w+)+$/.test(path))
    throw new Error(`The renderer does not know "${path}".`);
  const found = path
    .slice(1)
    .split('.')
    .reduce<unknown>((value, key) => Object(value)[key], context);
  if (found === undefined) throw new Error(`The values have no ${path}.`);
  return found;
}

function applyFilter(value: unknown, filter: string): unknown {
  if (filter === 'quote') return JSON.stringify(String(value));
  const [, columns] = /^nindent (\d+)$/.exec(filter) ?? [];
  if (columns === undefined) throw new Error(`The renderer does not know "${filter}".`);
  return String(value)
    .split('\n')
    .map((line) => `\n${' '.repeat(Number(columns))}${line}`)
    .join('');
}
