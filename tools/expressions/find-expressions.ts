import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync } from 'oxc-parser';
import { root } from '../running/run-command.ts';

export type Expression = {
  readonly file: string;
  readonly line: number;
  readonly source: string;
  readonly flags: string;
};

/** Location of a call of `RegExp`. */
export type Construction = { readonly file: string; readonly line: number };

const parts = [
  'packages/engine',
  'packages/locales',
  'packages/document-model',
  'packages/documents',
  'packages/contracts',
  'apps/server',
];
/** Modules of these parts can be loaded without starting anything. */
const loaded = /^packages\/(?:engine|locales|document-model|documents|contracts)\//;
/** A module that starts reading files when it is loaded. */
const startsWork = /\/pool\/reader-child\.ts$/;

const sources = (): readonly string[] =>
  globSync(`{${parts.join(',')}}/src/**/*.ts`, { cwd: root })
    .filter((file) => !/\.test\.ts$|\/testing\//.test(file))
    .sort();

/** The literals in all source files, and the places that construct expressions. */
export function findInSources(): {
  readonly literals: readonly Expression[];
  readonly constructions: readonly Construction[];
} {
  const literals: Expression[] = [];
  const constructions: Construction[] = [];
  for (const file of sources()) {
    const text = readFileSync(join(root, file), 'utf8');
    const { program, errors } = parseSync(file, text, { lang: 'ts' });
    if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
    const lineAt = (offset: number): number => text.slice(0, offset).split('\n').length;
    visit(program, (node) => {
      if (node['type'] === 'Literal' && isPattern(node['regex'])) {
        const { pattern, flags } = node['regex'];
        literals.push({ file, line: lineAt(Number(node['start'])), source: pattern, flags });
      }
      const callee = node['callee'];
      if (isNode(callee) && callee['name'] === 'RegExp')
        constructions.push({ file, line: lineAt(Number(node['start'])) });
    });
  }
  return { literals, constructions };
}

/** Expressions constructed while the modules are loaded, by the place that constructs them. */
export async function findConstructed(): Promise<readonly Expression[]> {
  const found = new Map<string, Expression>();
  const original = globalThis.RegExp;
  globalThis.RegExp = new Proxy(original, {
    construct(target, given: [string | RegExp, string?]) {
      const made = new target(...given);
      const place = placeOfCaller();
      if (place)
        found.set(`${place.file}:${place.line} ${made}`, {
          ...place,
          source: made.source,
          flags: made.flags,
        });
      return made;
    },
  });
  try {
    for (const file of sources())
      if (loaded.test(file) && !startsWork.test(file)) await import(pathToFileURL(join(root, file)).href);
  } finally {
    globalThis.RegExp = original;
  }
  return [...found.values()];
}

/** The module of ours that called the constructor; `null` for a library. */
function placeOfCaller(): Construction | null {
  const [, , , caller = ''] = new Error('where').stack?.split('\n') ?? [];
  const start = caller.indexOf(root);
  const [file, line] = caller.slice(start + root.length + 1).split(':');
  return start < 0 || file === undefined || !loaded.test(file) ? null : { file, line: Number(line) };
}

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

const isPattern = (value: unknown): value is { readonly pattern: string; readonly flags: string } =>
  isNode(value) && typeof value['pattern'] === 'string' && typeof value['flags'] === 'string';

function visit(value: unknown, look: (node: Node) => void): void {
  if (Array.isArray(value)) for (const one of value) visit(one, look);
  else if (isNode(value)) {
    look(value);
    for (const one of Object.values(value)) if (typeof one === 'object') visit(one, look);
  }
}
