import { filledByTriggers } from './releases.ts';

/** A statement that may break processes of the previous release, and why. */
export type Contraction = { readonly statement: string; readonly why: string };

type Rule = {
  readonly matches: RegExp;
  readonly isHarmless?: (statement: string) => boolean;
  readonly why: string;
};

const rules: readonly Rule[] = [
  { matches: /\bdrop\s+column\b/i, why: 'they name the column in every query' },
  { matches: /^drop\s+(table|view|materialized view|type|schema|function|sequence)\b/i, why: 'they use it' },
  { matches: /\brename\b/i, why: 'they know the former name' },
  {
    matches: /\balter\s+column\s+\S+\s+(set\s+data\s+)?type\b/i,
    why: 'they write values of the former type',
  },
  {
    matches: /\bset\s+not\s+null\b/i,
    isHarmless: (statement) => namesColumn(statement, filledByTriggers),
    why: 'they may leave the column empty',
  },
  { matches: /\bdrop\s+default\b/i, why: 'they leave the column to its default' },
  { matches: /^truncate\b/i, why: 'they need the rows' },
];
const addsColumn = /\badd\s+column\b/i;
const createsTable = /^create\s+table\s+(?:if\s+not\s+exists\s+)?"?(\w+)"?/i;
const namesTable = /^(?:alter|truncate|drop)\s+table\s+(?:if\s+exists\s+)?(?:only\s+)?"?(\w+)"?/i;

/**
 * Changes in a release's migrations that break processes of the previous release running at the same time. Tables
 * created by the same release don't count.
 */
export function findContractions(migrations: readonly string[]): Contraction[] {
  const ownTables = new Set<string>();
  const found: Contraction[] = [];
  for (const statement of migrations.flatMap(readStatements)) {
    const made = createsTable.exec(statement)?.[1];
    if (made) ownTables.add(made);
    const table = namesTable.exec(statement)?.[1];
    if (table && ownTables.has(table)) continue;
    const why = whyItBreaks(statement);
    if (why) found.push({ statement, why });
  }
  return found;
}

function whyItBreaks(statement: string): string | null {
  const rule = rules.find(({ matches, isHarmless }) => matches.test(statement) && !isHarmless?.(statement));
  if (rule) return rule.why;
  const isEmptyRefused = addsColumn.test(statement) && /\bnot\s+null\b/i.test(statement);
  const fillsItself = /\b(default|generated)\b/i.test(statement);
  return isEmptyRefused && !fillsItself ? 'they leave the new column empty' : null;
}

/** Splits SQL into statements, without comments; the body of a function is one statement. */
export function readStatements(migration: string): string[] {
  return migration
    .split('--> statement-breakpoint')
    .map((statement) => statement.replace(/--.*$/gm, '').trim().replace(/;$/, '').replace(/\s+/g, ' '))
    .filter((statement) => statement !== '');
}

function namesColumn(statement: string, columns: readonly string[]): boolean {
  const name = /\balter\s+column\s+"?(\w+)"?/i.exec(statement)?.[1];
  return name !== undefined && columns.includes(name);
}
