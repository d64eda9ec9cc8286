/**
 * How well resumes are ranked in professions that no rule was written for: forty fictional ones with near neighbors
 * (packages/evaluation/professions), each with an advert, a strong and a weaker resume, with BM25 and TF-IDF over the same
 * texts for comparison. Twenty were looked at while the engine was improved, twenty were not.
 *
 *   node tools/measure-professions.ts [--among FOLDER] [--words N]   further resumes, each cut after N words
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createReaderPool } from '@winnow/documents';
import { parts, rankers, rankProfessions } from '../packages/evaluation/src/professions/rank-professions.ts';

const { values } = parseArgs({ options: { among: { type: 'string' }, words: { type: 'string' } } });
const others = values.among ? await readTexts(values.among, Number(values.words ?? Infinity)) : [];

console.log(`${others.length} other resumes; first place, mean average precision, AUC, strong above weaker`);
for (const part of parts) {
  const figures = rankProfessions(part, others);
  for (const ranker of rankers) {
    const { first, precision, auc, inOrder } = figures[ranker];
    const shown = [first, precision, auc, inOrder].map((figure) => figure.toFixed(3)).join('  ');
    console.log(`${part.padEnd(10)} ${ranker.padEnd(7)} ${shown}`);
  }
}

async function readTexts(folder: string, words: number): Promise<readonly string[]> {
  const pool = createReaderPool();
  const files = readdirSync(folder).sort();
  const outcomes = await Promise.all(files.map((file) => pool.read({ path: path.join(folder, file) })));
  await pool.close();
  return outcomes.flatMap((outcome) =>
    outcome.ok ? (outcome.document.text.match(/\s*\S+/g) ?? []).slice(0, words).join('') : [],
  );
}
