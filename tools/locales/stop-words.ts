import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** By three-letter tags of ISO 639-3. The package has no types. */
const lists: Readonly<Record<string, readonly string[]>> = require('stopword');

/** Tags that stand for another: "deu" for "de". */
const aliases: Readonly<Record<string, { readonly _replacement: string }>> = JSON.parse(
  readFileSync(require.resolve('cldr-core/supplemental/aliases.json'), 'utf8'),
).supplemental.metadata.alias.languageAlias;

/** English has its own shorter list. */
const withOwnList: ReadonlySet<string> = new Set(['en']);

/** Stop words of a language, without numbers; empty if the package has none. */
export function stopWordsOf(tag: string): string {
  if (withOwnList.has(tag)) return '';
  const words = Object.entries(lists).flatMap(([name, list]) =>
    aliases[name]?._replacement === tag && Array.isArray(list) ? list : [],
  );
  return [...new Set(words.flatMap((word) => word.toLowerCase().split(/\s+/)))]
    .filter((word) => /^[\p{L}\p{M}'’-]+$/u.test(word))
    .join(' ');
}
