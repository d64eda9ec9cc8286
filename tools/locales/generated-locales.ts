import { readdirSync } from 'node:fs';
import { placesIn, readCldr } from './read-cldr.ts';
import { stopWordsOf } from './stop-words.ts';

const sources = new URL('../../packages/locales/src/', import.meta.url);

/** The tags of the language folders. */
export const localeFolders = (): readonly string[] =>
  readdirSync(sources, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'generated')
    .map(({ name }) => name)
    .toSorted();

/** The contents of the generated folder. */
export function generatedLocales(): readonly { readonly file: URL; readonly text: string }[] {
  const places = placesIn(localeFolders());
  const entries = localeFolders().map(
    (tag) => `  ${tag}: ${JSON.stringify(readCldr(tag, places), null, 2).replaceAll('\n', '\n  ')},`,
  );
  const stopWords = localeFolders().map((tag) => `  ${tag}: ${JSON.stringify(stopWordsOf(tag))},`);
  return [
    {
      file: new URL('generated/cldr.ts', sources),
      text: constant('cldr', 'CLDR (Unicode-3.0)', entries),
    },
    {
      file: new URL('generated/stop-words.ts', sources),
      text: constant('stopWords', 'the package stopword (MIT and Apache-2.0)', stopWords),
    },
  ];
}

const constant = (name: string, source: string, entries: readonly string[]): string =>
  [
    `// Made by tools/build-locales.ts from ${source}; see NOTICE.`,
    `export const ${name} = {`,
    ...entries,
    '} as const;',
    '',
  ].join('\n');
