/**
 * Counts in how many job adverts each skill is named, for the rarity of skills:
 *
 *     node tools/vocabulary/count-adverts.ts ADVERTS.csv COLUMN > tools/vocabulary/curated/advert-counts.tsv
 *
 * Only counts leave the adverts, no text; skills named in fewer than three adverts are left out.
 */
import { readFileSync } from 'node:fs';
import { loadVocabulary } from '../../packages/engine/src/vocabulary/load-vocabulary.ts';
import { readCsv } from './delimited-text.ts';

const fewest = 3;

const [file, column = ''] = process.argv.slice(2);
if (!file) throw new Error('usage: node tools/vocabulary/count-adverts.ts ADVERTS.csv COLUMN');
const [header = [], ...rows] = readCsv(readFileSync(file, 'utf8'));
const place = header.indexOf(column);
if (place === -1) throw new Error(`no column "${column}" among ${header.join(', ')}`);

const vocabulary = loadVocabulary();
const counts = new Map<string, number>();
for (const row of rows) {
  const ids = new Set(vocabulary.findSkills(row[place] ?? '').map(({ skillId }) => skillId));
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
}
console.log(`# adverts\t${rows.length}`);
for (const [id, count] of [...counts].sort(([left], [right]) => (left < right ? -1 : 1))) {
  if (count >= fewest) console.log(`${id}\t${count}`);
}
