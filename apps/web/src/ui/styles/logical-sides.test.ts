// biome-ignore lint/style/noRestrictedImports: the test reads the source as text
import { globSync, readFileSync } from 'node:fs';
// biome-ignore lint/style/noRestrictedImports: as above
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '../..');
const files = globSync('{app,features,ui}/**/*.tsx', { cwd: source }).filter(
  (file) => !file.endsWith('.test.tsx'),
);

/** Classes that mean a side of the screen, where a side of the text is meant: wrong from right to left. */
const physical =
  /(?<![\w-])-?(?:(?:[mp][lr]|left|right|scroll-[mp][lr]|(?:border|rounded)-[lr]|rounded-[tb][lr])-[\w[(.]|(?:border|rounded)-[lr](?=\s|$)|text-(?:left|right)|float-(?:left|right))/g;

test('there is source to check', () => {
  expect(files.length).toBeGreaterThan(50);
});

test.each(files)('%s uses the start and the end of a line, never left and right', (file) => {
  const text = readFileSync(join(source, file), 'utf8');
  // A picture that runs from left to right in every language may say so.
  if (text.includes('dir="ltr"')) return;
  const words = [...text.matchAll(/(['"`])([^'"`]*)\1/g)].map(([, , literal = '']) => literal);
  const found = words
    .filter((literal) => !literal.startsWith('.'))
    .flatMap((literal) => literal.match(physical) ?? []);
  expect(found).toEqual([]);
});
