/**
 * Builds the engine's table of how rare words are across occupations, from the task statements and descriptions of
 * O*NET 29.2 (CC BY 4.0, U.S. Department of Labor): node tools/build-word-rarity.ts FOLDER
 * FOLDER holds the tab-separated files of the database. The result is committed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readWords } from '../packages/engine/src/words/read-words.ts';

const output = new URL('../packages/engine/src/words/word-rarity-table.ts', import.meta.url);
const sources = [
  { file: 'Task Statements.txt', column: 2 },
  { file: 'Occupation Data.txt', column: 1 },
  { file: 'Occupation Data.txt', column: 2 },
  { file: 'Sample of Reported Titles.txt', column: 1 },
];
/** Words of a single occupation are mostly typos and names. */
const minOccupations = 2;
const steps = 20;

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('usage: node tools/build-word-rarity.ts FOLDER');

const occupationsByStem = countOccupations(folder);
const all = new Set([...occupationsByStem.values()].flatMap((codes) => [...codes])).size;
const rows: string[][] = Array.from({ length: steps + 1 }, () => []);
for (const [stem, codes] of [...occupationsByStem].sort(([a], [b]) => (a < b ? -1 : 1))) {
  if (codes.size < minOccupations || !/^[a-z]+$/.test(stem)) continue;
  const rarity = Math.log(all / codes.size) / Math.log(all);
  rows[Math.round(rarity * steps)]?.push(stem);
}
writeFileSync(output, render(rows));

function countOccupations(from: string): Map<string, Set<string>> {
  const counted = new Map<string, Set<string>>();
  for (const { file, column } of sources) {
    const lines = readFileSync(join(from, file), 'utf8').trim().split(/\r?\n/).slice(1);
    for (const line of lines) {
      const cells = line.split('\t');
      const code = cells[0] ?? '';
      for (const { stem } of readWords(cells[column] ?? '')) {
        const codes = counted.get(stem) ?? new Set();
        counted.set(stem, codes.add(code));
      }
    }
  }
  return counted;
}

function render(rarities: readonly string[][]): string {
  const lines = rarities.map((stems) => `  '${stems.join(' ')}',`);
  return [
    '// Made by tools/build-word-rarity.ts from O*NET 29.2 (U.S. Department of Labor, CC BY 4.0), changed: words counted.',
    '/** Row n holds the stems of rarity n / 20: ln(occupations / occupations that use the word) / ln(occupations). */',
    'export const wordRarityTable: readonly string[] = [',
    ...lines,
    '];',
    '',
  ].join('\n');
}
