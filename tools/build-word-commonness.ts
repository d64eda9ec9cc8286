/**
 * Builds the engine's table of how common words are in English at large: node tools/build-word-commonness.ts FILE
 * FILE is the tokenizer.json that comes with the word vectors.
 * The vocabulary of the word vectors (all-MiniLM-L6-v2, Apache-2.0) lists its words commonest first; their order is all
 * that is taken. The result is committed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { isContentWord } from '../packages/engine/src/words/known-words.ts';
import { stem } from '../packages/engine/src/words/stem.ts';

const output = new URL('../packages/engine/src/words/word-commonness-table.ts', import.meta.url);
/** Special entries and single characters come first. */
const firstWord = 1996;
/** Words among the first are as common as can be, words after the last are not called common. */
const [firstRank, lastRank] = [200, 20_000];
const steps = 20;

const [tokenizer] = process.argv.slice(2);
if (!tokenizer) throw new Error('usage: node tools/build-word-commonness.ts FILE');

const ranks = readRanks(tokenizer);
const rows: string[][] = Array.from({ length: steps + 1 }, () => []);
for (const [word, rank] of [...ranks].sort(([a], [b]) => (a < b ? -1 : 1))) {
  const commonness = Math.log(lastRank / rank) / Math.log(lastRank / firstRank);
  const step = Math.round(Math.min(1, commonness) * steps);
  if (step > 0) rows[step]?.push(word);
}
writeFileSync(output, render(rows));

/** By stem the rank of its commonest word, from 1. */
function readRanks(file: string): ReadonlyMap<string, number> {
  const { model }: { model: { vocab: Record<string, number> } } = JSON.parse(readFileSync(file, 'utf8'));
  const found = new Map<string, number>();
  for (const [word, number] of Object.entries(model.vocab)) {
    if (number < firstWord || !/^[a-z]{2,}$/.test(word) || !isContentWord(word)) continue;
    const rank = number - firstWord + 1;
    found.set(stem(word), Math.min(rank, found.get(stem(word)) ?? rank));
  }
  return found;
}

function render(byStep: readonly string[][]): string {
  return [
    '// Made by tools/build-word-commonness.ts from the order of words in the vocabulary of all-MiniLM-L6-v2 (Apache-2.0).',
    `/** Row n holds the stems of commonness n / ${steps}: ln(${lastRank} / rank) / ln(${lastRank / firstRank}), the commonest word first of all. */`,
    'export const wordCommonnessTable: readonly string[] = [',
    ...byStep.map((stems) => `  '${stems.join(' ')}',`),
    '];',
    '',
  ].join('\n');
}
