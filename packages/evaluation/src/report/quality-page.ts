import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Table, toMarkdown } from './table.ts';

const page = join(import.meta.dirname, '../../../../docs/quality.md');

/** Puts each table between its markers. Throws where the page has no place for one. */
export function withTables(markdown: string, tables: readonly Table[]): string {
  return tables.reduce((text, table) => {
    const { from, to } = placeOf(text, table.id);
    return `${text.slice(0, from)}\n${toMarkdown(table)}\n${text.slice(to)}`;
  }, markdown);
}

export async function writeTables(tables: readonly Table[]): Promise<void> {
  await writeFile(page, withTables(await readFile(page, 'utf8'), tables));
}

/** Ids of the tables that the page shows differently. */
export async function outdatedTables(tables: readonly Table[]): Promise<readonly string[]> {
  const markdown = await readFile(page, 'utf8');
  return tables.filter((table) => withTables(markdown, [table]) !== markdown).map(({ id }) => id);
}

/** From the end of the opening marker to the closing one. */
function placeOf(markdown: string, id: string): { readonly from: number; readonly to: number } {
  const opening = `<!-- evaluate: ${id} -->`;
  const start = markdown.indexOf(opening);
  const from = start + opening.length;
  const to = markdown.indexOf('<!-- end -->', from);
  if (start === -1 || to === -1) throw new Error(`docs/quality.md has no place for the table "${id}".`);
  return { from, to };
}
