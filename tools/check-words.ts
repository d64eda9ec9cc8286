/**
 * Checks that no retired word is used in names, strings, comments and docs: `tools/words/retired-words.ts` lists them,
 * with what to write instead and the few exceptions. Part of `npm run check`.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { covers, findRetiredWords } from './words/find-retired-words.ts';
import { notRead, retiredWords } from './words/retired-words.ts';

const isText = /\.(?:tsx?|m?js|css|html|md|json|ya?ml)$/;
/** Catalogues in other languages, in which the same letters may be a different word. */
const isOtherLanguage = /[.-](?:ar|de|es|fr)\.tsx?$/;
const isGenerated = /\/generated\/|^package-lock\.json$/;

// Includes new files that are not committed yet, without deleted ones.
const listed = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'],
  {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  },
);
const gone = new Set(execFileSync('git', ['ls-files', '--deleted'], { encoding: 'utf8' }).split('\n'));
const files = listed
  .split('\n')
  .filter((path) => isText.test(path) && !isOtherLanguage.test(path) && !isGenerated.test(path))
  .filter((path) => !gone.has(path) && !notRead.some((one) => covers(one, path, '')))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

const { found, unused } = findRetiredWords(files, retiredWords);
for (const { path, line, found: word, instead } of found)
  process.stdout.write(`${path}:${line} "${word}" is retired: write ${instead}\n`);
for (const { where, because } of unused)
  process.stdout.write(`retired-words.ts has an exception that nothing needs: ${where} (${because})\n`);
process.exitCode = found.length + unused.length > 0 ? 1 : 0;
