import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { answerInPlace } from './answer-in-place.ts';

type Chunk = { readonly file: string; readonly imports?: readonly string[]; readonly isEntry?: boolean };

const manifest = join(import.meta.dirname, '../../apps/web/dist/.vite/manifest.json');

/**
 * The files that a page loads to import a module on demand: its own, and those that it imports in turn.
 * @param source the module, as a path in `apps/web/src`
 */
export async function lateFiles(source: string): Promise<string[]> {
  const chunks = JSON.parse(await readFile(manifest, 'utf8')) as Record<string, Chunk>;
  const found = new Set<string>();
  const add = (key: string): void => {
    const chunk = chunks[key];
    if (!chunk || chunk.isEntry || found.has(chunk.file)) return;
    found.add(chunk.file);
    for (const each of chunk.imports ?? []) add(each);
  };
  add(`src/${source}`);
  if (found.size === 0) throw new Error(`The build has no file for ${source}.`);
  return [...found].map((file) => `/${file}`);
}

/** Drops the connection whenever a page requests one of the files, until `heal`. */
export function dropRequests(page: Page, files: readonly string[]): Promise<{ heal(): void }> {
  return answerInPlace(
    page,
    ({ pathname }) => files.includes(pathname),
    (route) => route.abort('connectionfailed'),
  );
}
