import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Table, toMarkdown } from './table.ts';

const pages = ['quality.md', 'quality/scores.md', 'quality/rankings.md'].map((page) =>
  join(import.meta.dirname, '../../../../docs', page),
);

/** Inserts each table between its markers. Throws if the page has no place for one. */
export function withTables(markdown: string, tables: readonly Table[]): string {
  return tables.reduce((text, table) => {
    const { from, to } = placeOf(text, table.id);
    return `${text.slice(0, from)}\n${toMarkdown(table)}\n${text.slice(to)}`;
  }, markdown);
}

export async function writeTables(tables: readonly Table[]): Promise<void> {
  for (const { page, markdown, own } of await withOwnTables(tables)) {
    await writeFile(page, withTables(markdown, own));
  }
}

/** Ids of the tables that differ from the pages. */
export async function outdatedTables(tables: readonly Table[]): Promise<readonly string[]> {
  return (await withOwnTables(tables)).flatMap(({ markdown, own }) =>
    own.filter((table) => withTables(markdown, [table]) !== markdown).map(({ id }) => id),
  );
}

/** The quality pages, each with its own tables. Throws if a table has no place in any page. */
async function withOwnTables(tables: readonly Table[]) {
  const read = await Promise.all(
    pages.map(async (page) => {
      const markdown = await readFile(page, 'utf8');
      return { page, markdown, own: tables.filter(({ id }) => markdown.includes(openingOf(id))) };
    }),
  );
  const homeless = tables.filter((table) => !read.some(({ own }) => own.includes(table)));
  if (homeless.length > 0) {
    throw new Error(`No page of quality has a place for: ${homeless.map(({ id }) => id).join(', ')}.`);
  }
  return read;
}

const openingOf = (id: string): string => `<!-- evaluate: ${id} -->`;

/** From the end of the opening marker to the closing one. */
function placeOf(markdown: string, id: string): { readonly from: number; readonly to: number } {
  const opening = openingOf(id);
  const start = markdown.indexOf(opening);
  const from = start + opening.length;
  const to = markdown.indexOf('<!-- end -->', from);
  if (start === -1 || to === -1) throw new Error(`The page has no place for the table "${id}".`);
  return { from, to };
}
