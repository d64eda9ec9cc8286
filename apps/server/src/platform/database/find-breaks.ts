import { readStatements } from './find-contractions.ts';
import type { ColumnShape, Rule, Shape, TableShape } from './read-shape.ts';
import { contractSteps, filledByTriggers, keysAsNarrow } from './releases.ts';

/** A migration with its SQL. */
export type MigrationText = { readonly tag: string; readonly text: string };

/** A change of the tables under which processes of the previous release fail. */
export type Break = {
  /** What changed, with its table. */
  readonly what: string;
  /** What fails in the previous release. */
  readonly why: string;
  /** The words that the statement behind it must contain. */
  readonly words: readonly string[];
};

/**
 * What a release that knows the tables as in `before` can't do any more with those of `after`. Unlike a look at the
 * statements, it also finds changes made inside of functions and blocks.
 */
function findBreaks(before: Shape, after: Shape): Break[] {
  const found: Break[] = [];
  for (const [table, old] of before.tables) {
    const now = after.tables.get(table);
    if (now) found.push(...ofColumns(table, old, now), ...ofRules(table, old, now));
    else found.push({ what: `the table ${table} is gone`, why: 'it reads and writes it', words: [table] });
  }
  for (const name of before.functions) {
    if (after.functions.has(name)) continue;
    const words = [name.slice(0, name.indexOf('('))];
    found.push({ what: `the function ${name} is gone`, why: 'it may call it', words });
  }
  return found;
}

function* ofColumns(table: string, old: TableShape, now: TableShape): Generator<Break> {
  for (const [name, column] of old.columns) {
    const place = `${table}.${name}`;
    const words = [table, name];
    const change = now.columns.get(name);
    if (!change) yield { what: `the column ${place} is gone`, why: 'its queries name it', words };
    else yield* ofColumn(place, column, change, words);
  }
  for (const [name, { isRequired, fillsItself }] of now.columns) {
    if (old.columns.has(name) || !isRequired || fillsItself || filledByTriggers.includes(name)) continue;
    const what = `the new column ${table}.${name} must be filled and has no default`;
    yield { what, why: 'it adds rows without it', words: [table, name] };
  }
}

function* ofColumn(
  place: string,
  old: ColumnShape,
  now: ColumnShape,
  words: readonly string[],
): Generator<Break> {
  if (old.type !== now.type) {
    const what = `the column ${place} is ${now.type}, and was ${old.type}`;
    yield { what, why: 'it writes and reads values of the former type', words };
  }
  const name = words.at(-1) ?? '';
  if (now.isRequired && !old.isRequired && !filledByTriggers.includes(name)) {
    yield { what: `the column ${place} must be filled`, why: 'it may leave it empty', words };
  }
  if (old.fillsItself && !now.fillsItself) {
    yield { what: `the column ${place} has lost its default`, why: 'it adds rows without it', words };
  }
}

function* ofRules(table: string, old: TableShape, now: TableShape): Generator<Break> {
  const had = new Set(old.rules.map(({ kind, text }) => `${kind} ${text}`));
  const has = new Set(now.rules.map(({ kind, text }) => `${kind} ${text}`));
  for (const rule of now.rules) {
    if (had.has(`${rule.kind} ${rule.text}`) || !limits(rule, old)) continue;
    const what = `the ${rule.kind} "${rule.name}" of ${table} is new: ${rule.text}`;
    yield { what, why: 'it may write rows that are refused now', words: [table, rule.name] };
  }
  for (const { kind, name, text } of old.rules) {
    if (kind !== 'unique key' || has.has(`${kind} ${text}`)) continue;
    const what = `the unique key "${name}" of ${table} is gone: ${text}`;
    yield { what, why: 'its "on conflict" names it', words: [table, name] };
  }
}

/**
 * Sentences about the breaks between two shapes of the tables: what broke, by which statement, and what to do. Steps
 * that `releases.ts` allows are left out.
 */
export function explainBreaks(before: Shape, after: Shape, migrations: readonly MigrationText[]): string[] {
  const allowed = new Set(contractSteps.map(({ statement }) => statement));
  return findBreaks(before, after).flatMap(({ what, why, words }) => {
    const cause = findStatement(words, migrations);
    if (cause && allowed.has(cause.statement)) return [];
    const by = cause ? `\n  by ${cause.tag}: ${cause.statement}` : '';
    return [`${what}${by}\n  The previous release runs beside this one: ${why}. ${advice}`];
  });
}

const advice =
  'Only add in this release, and take away in the next (docs/operating/upgrades.md#what-a-release-may-change).';

/** The last statement with all the words. */
function findStatement(words: readonly string[], migrations: readonly MigrationText[]) {
  const statements = migrations.flatMap(({ tag, text }) =>
    readStatements(text).map((statement) => ({ tag, statement })),
  );
  return statements.findLast(({ statement }) => {
    const own = new Set(statement.split(/\W+/));
    return words.every((word) => own.has(word));
  });
}

/** A rule about new columns alone can't refuse what the previous release writes: it leaves them to their defaults. */
function limits({ name, columns }: Rule, old: TableShape): boolean {
  if (old.rules.some((rule) => rule.name === keysAsNarrow[name])) return false;
  return columns.length === 0 || columns.some((column) => old.columns.has(column));
}
