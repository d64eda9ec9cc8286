/**
 * Writes what CLDR and a package of stop words know of the languages that have a folder in packages/locales/src: node tools/build-locales.ts
 * The result is committed; a test compares it.
 */
import { writeFileSync } from 'node:fs';
import { generatedLocales } from './locales/generated-locales.ts';

for (const { file, text } of generatedLocales()) writeFileSync(file, text);
