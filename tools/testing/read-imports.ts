import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** The imports between modules, except generated ones. */
export async function readImports(): Promise<ReadonlyMap<string, readonly string[]>> {
  const files = globSync('{apps,packages,tools,e2e}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (path) => /(?:^|\/)(?:node_modules|dist|api-client\/src\/generated)(?:\/|$)/.test(path),
  });
  return new Map(
    await Promise.all(
      files.map(async (file) => {
        const text = await readFile(join(root, file), 'utf8');
        const paths = [...text.matchAll(/^(?:import|export)\s[^;']*?from '(\.[^']+)';/gm)];
        return [file, paths.map(([, path = '']) => normalize(join(dirname(file), path)))] as const;
      }),
    ),
  );
}
