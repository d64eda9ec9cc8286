/**
 * Builds the engine's table of the words of each occupation, from the titles, descriptions and task statements of
 * O*NET 29.2 (CC BY 4.0, U.S. Department of Labor): node tools/build-occupation-words.ts FOLDER
 * FOLDER holds the tab-separated files of the database. The result is committed; the same input gives the same bytes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readWords } from '../packages/engine/src/words/read-words.ts';

const output = new URL('../packages/engine/src/vocabulary/generated/occupation-words', import.meta.url);
/** A word in a title counts three times as much as one in a sentence. */
const sources = [
  { file: 'Occupation Data.txt', column: 1, weight: 3 },
  { file: 'Occupation Data.txt', column: 2, weight: 1 },
  { file: 'Task Statements.txt', column: 2, weight: 1 },
  { file: 'Alternate Titles.txt', column: 1, weight: 1 },
];
/** Maximum number of words of an occupation; further words are shared by many occupations. */
const wordsOfOccupation = 60;
/** The root of a weight in steps of a twentieth, one digit of base 36. */
const steps = 20;

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('usage: node tools/build-occupation-words.ts FOLDER');

const occupations = rowsOf('Occupation Data.txt').map(([code = '', name = '']) => ({ code, name }));
const columns = columnsOf(weighWords(countWords()));
const lines = [...columns]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([stem, column]) => `${stem}\t${encodeColumn(column)}`);
const names = occupations.map(({ code, name }) => `${code} ${name}`).join('|');
writeFileSync(
  `${output.pathname}.js`,
  `// Made by tools/build-occupation-words.ts; see NOTICE.\nexport const occupationNames = ${JSON.stringify(names)};\nexport const occupationWords = ${JSON.stringify(lines.join('\n'))};\n`,
);
writeFileSync(
  `${output.pathname}.d.ts`,
  'export declare const occupationNames: string;\nexport declare const occupationWords: string;\n',
);
process.stdout.write(`${occupations.length} occupations, ${lines.length} words\n`);

function rowsOf(file: string): string[][] {
  const text = readFileSync(join(folder as string, file), 'utf8').trim();
  return text
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.split('\t'));
}

/** By occupation, how often each stem occurs. */
function countWords(): Map<string, number>[] {
  const numbers = new Map(occupations.map(({ code }, number) => [code, number]));
  const counts = occupations.map(() => new Map<string, number>());
  for (const { file, column, weight } of sources) {
    for (const cells of rowsOf(file)) {
      const counted = counts[numbers.get(cells[0] ?? '') ?? -1];
      if (!counted) continue;
      for (const { stem } of readWords(cells[column] ?? ''))
        counted.set(stem, (counted.get(stem) ?? 0) + weight);
    }
  }
  return counts;
}

/** By occupation, the stems that distinguish it with their weights: frequent in it, rare elsewhere, unit length. */
function weighWords(counts: readonly ReadonlyMap<string, number>[]): (readonly [string, number])[][] {
  const spread = new Map<string, number>();
  for (const counted of counts)
    for (const stem of counted.keys()) spread.set(stem, (spread.get(stem) ?? 0) + 1);
  const rarity = (stem: string): number => Math.log(occupations.length / (spread.get(stem) ?? 1));
  return counts.map((counted) => {
    const weights = [...counted].map(
      ([stem, count]) => [stem, (1 + Math.log(count)) * rarity(stem)] as const,
    );
    const length = Math.hypot(...weights.map(([, weight]) => weight));
    return (
      weights
        .filter(([stem]) => /^[a-z]+$/.test(stem))
        .sort(([a, left], [b, right]) => right - left || (a < b ? -1 : 1))
        .slice(0, wordsOfOccupation)
        // The rarity a second time: the word's weight in the text that is compared.
        .map(([stem, weight]) => [stem, (weight / length) * rarity(stem)] as const)
    );
  });
}

type Column = { readonly occupation: number; readonly code: number }[];

function columnsOf(weights: readonly (readonly [string, number])[][]): Map<string, Column> {
  const byStem = new Map<string, Column>();
  weights.forEach((words, occupation) => {
    for (const [stem, weight] of words) {
      const code = Math.min(35, Math.round(Math.sqrt(weight) * steps));
      if (code === 0) continue;
      const column = byStem.get(stem) ?? [];
      column.push({ occupation, code });
      byStem.set(stem, column);
    }
  });
  return byStem;
}

/** Entries of the weight's digit and the distance from the occupation before, both in base 36. */
function encodeColumn(column: Column): string {
  let before = 0;
  return column
    .map(({ occupation, code }) => {
      const distance = occupation - before;
      before = occupation;
      return `${code.toString(36)}${distance.toString(36)}`;
    })
    .join(',');
}
