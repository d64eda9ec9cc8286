import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** A table of the pages of quality in docs, word for word. */
export type MeasuredTable = {
  readonly heading: string;
  /** What makes the figures, from the project's root. */
  readonly command: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

const files = ['docs/quality.md', 'docs/quality/scores.md', 'docs/quality/performance.md'].map((file) =>
  join(import.meta.dirname, '../../..', file),
);

/** What was measured, of all pages. */
export const readRecord = (): string => files.map((file) => readFileSync(file, 'utf8')).join('\n');

/** Measured figures for the claims on the landing page. */
export type MeasuredFigures = {
  /** 0–1: two resumes for one job in the order that their labels give. */
  readonly order: number;
  /** 0–1: verdicts as labeled, of all requirements; those not found count as wrong. */
  readonly verdicts: number;
  /** From the start of a run of 50 until all of them are on the screen. */
  readonly secondsOfRun: number;
  /** Of the load test of one minute. */
  readonly answers: number;
  readonly errors: number;
};

/** The sections that the page of features shows. A heading that is gone fails the build. */
const shown = ['Requirements and verdicts', 'What a score means', 'Waiting', 'Load', 'Speed'];

const made: Readonly<Record<string, (markdown: string) => string>> = {
  'virtual:measured-quality': (markdown) =>
    `export const measuredQuality = ${JSON.stringify(readTables(markdown))}`,
  'virtual:measured-figures': (markdown) =>
    `export const measuredFigures = ${JSON.stringify(readFigures(markdown))}`,
};

/** Provides the public pages with measured values from their single source. */
export const measuredQuality: Plugin = {
  name: 'measured-quality',
  resolveId: (id) => (Object.hasOwn(made, id) ? id : null),
  load(id) {
    const make = made[id];
    if (!make) return null;
    for (const file of files) this.addWatchFile(file);
    return make(readRecord());
  },
};

/** @throws Error where a figure is missing */
export function readFigures(markdown: string): MeasuredFigures {
  const tables = readTables(markdown);
  const numbersOf = (heading: string, label: string): readonly number[] => {
    const row = tables.find((table) => table.heading === heading)?.rows.find(([first]) => first === label);
    const numbers = row?.[heading === 'Requirements and verdicts' ? 2 : 1]?.match(/[\d,]*\.?\d+/g) ?? [];
    return numbers.map((number) => Number(number.replaceAll(',', '')));
  };
  const [order] = numbersOf('Requirements and verdicts', 'Two resumes in the right order');
  const [verdicts] = numbersOf(
    'Requirements and verdicts',
    'Verdicts right, requirements not found counted as wrong',
  );
  const [secondsOfRun] = numbersOf('Waiting', 'run pressed to all 50 on the screen');
  const [answers, errors] = numbersOf('Load', 'answers, errors');
  const figures = { order, verdicts, secondsOfRun, answers, errors };
  for (const [name, value] of Object.entries(figures)) {
    if (value === undefined) throw new Error(`docs/quality does not say ${name}.`);
  }
  return figures as MeasuredFigures;
}

/** @throws Error where a section or its table is missing */
export function readTables(markdown: string): MeasuredTable[] {
  const sections = markdown.split(/^## /m).map((section) => section.split('\n'));
  return shown.map((heading) => {
    const lines = sections.find(([first]) => first?.trim() === heading);
    if (!lines) throw new Error(`docs/quality has no section "${heading}".`);
    const command = /`([^`]+)`/.exec(lines.slice(1).join('\n'))?.[1];
    const from = lines.findIndex((line) => line.startsWith('|'));
    const until = lines.findIndex((line, index) => index > from && !line.startsWith('|'));
    const [columns, , ...rows] = lines.slice(from, until === -1 ? undefined : until).map(cellsOf);
    if (!command || from === -1 || !columns) throw new Error(`"${heading}" has no command or no table.`);
    return { heading, command, columns, rows };
  });
}

function cellsOf(line: string): string[] {
  return line
    .replace(/^\||\|\s*$/g, '')
    .split('|')
    .map((cell) => cell.replace(/[*`]/g, '').trim());
}
