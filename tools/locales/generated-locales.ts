import { readdirSync } from 'node:fs';
import { placesIn, readCldr } from './read-cldr.ts';

const sources = new URL('../../packages/locales/src/', import.meta.url);

/** The tags of the folders of languages. */
export const localeFolders = (): readonly string[] =>
  readdirSync(sources, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'generated')
    .map(({ name }) => name)
    .toSorted();

/** What stands in the generated folder. */
export function generatedLocales(): readonly { readonly file: URL; readonly text: string }[] {
  const places = placesIn(localeFolders());
  const entries = localeFolders().map(
    (tag) => `  ${tag}: ${JSON.stringify(readCldr(tag, places), null, 2).replaceAll('\n', '\n  ')},`,
  );
  const text = [
    '// Made by tools/build-locales.ts from CLDR (Unicode-3.0); see NOTICE.',
    'export const cldr = {',
    ...entries,
    '} as const;',
    '',
  ].join('\n');
  return [{ file: new URL('generated/cldr.ts', sources), text }];
}
