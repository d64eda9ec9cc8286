import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** A table of docs/quality.md, word for word. */
export type MeasuredTable = {
  readonly heading: string;
  /** What makes the figures, from the project's root. */
  readonly command: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

const file = join(import.meta.dirname, '../../../docs/quality.md');

/** The sections that the page of features shows. A heading that is gone fails the build. */
const shown = ['Requirements and verdicts', 'What a score means', 'Speed'];

/** Gives the page of features what was measured, from the one place where it stands. */
export const measuredQuality: Plugin = {
  name: 'measured-quality',
  resolveId: (id) => (id === 'virtual:measured-quality' ? id : null),
  load(id) {
    if (id !== 'virtual:measured-quality') return null;
    this.addWatchFile(file);
    return `export const measuredQuality = ${JSON.stringify(readTables(readFileSync(file, 'utf8')))}`;
  },
};

/** @throws Error where a section or its table is missing */
export function readTables(markdown: string): MeasuredTable[] {
  const sections = markdown.split(/^## /m).map((section) => section.split('\n'));
  return shown.map((heading) => {
    const lines = sections.find(([first]) => first?.trim() === heading);
    if (!lines) throw new Error(`docs/quality.md has no section "${heading}".`);
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
