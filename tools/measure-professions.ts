/**
 * How well resumes are ranked in professions that no rule was written for: forty fictional ones with near neighbours
 * (tools/professions), each with an advert, a strong and a weaker resume, beside BM25 and TF-IDF over the same texts.
 * Twenty were looked at while the engine was mended, twenty were not.
 *
 *   node tools/measure-professions.ts [--among FOLDER] [--words N]   strangers' resumes besides, each cut after N words
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createReaderPool } from '@winnow/documents';
import { documentFromText, loadVocabulary, match, readJobDescription, readResume } from '@winnow/engine';
import { bm25 } from '../packages/evaluation/src/baselines/bm25.ts';
import { tfIdf } from '../packages/evaluation/src/baselines/tf-idf.ts';

type Sample = { readonly advert: string; readonly strong: string; readonly weaker: string };
type Ranker = (texts: readonly string[], advert: string) => readonly number[];

const today = '2026-11-22';
const { values } = parseArgs({ options: { among: { type: 'string' }, words: { type: 'string' } } });
const vocabulary = loadVocabulary();
const strangers = values.among ? await readStrangers(values.among, Number(values.words ?? Infinity)) : [];

console.log(`${strangers.length} strangers; first place, mean average precision, AUC, strong above weaker`);
for (const part of ['developed', 'untouched']) {
  const samples = readSamples(part);
  const texts = [...samples.flatMap(({ strong, weaker }) => [strong, weaker]), ...strangers];
  const rankers: Readonly<Record<string, Ranker>> = {
    Winnow: createEngine(texts),
    BM25: bm25,
    'TF-IDF': (texts, advert) => tfIdf(texts)(advert),
  };
  for (const [name, rank] of Object.entries(rankers)) {
    const figures = samples.map(({ advert }, number) => judgeRanking(rank(texts, advert), number * 2));
    const means = ['first', 'precision', 'auc', 'inOrder'] as const;
    const shown = means.map((figure) => mean(figures.map((row) => row[figure])).toFixed(3));
    console.log(`${part.padEnd(10)} ${name.padEnd(7)} ${shown.join('  ')}`);
  }
}

function readSamples(part: string): readonly Sample[] {
  const text = readFileSync(path.join(import.meta.dirname, 'professions', `${part}.txt`), 'utf8');
  return text
    .split(/^## .*\n/m)
    .slice(1)
    .map((sample) => {
      const [, advert = '', strong = '', weaker = ''] = sample.split(/^=== (?:advert|strong|weaker)\n/m);
      return { advert: advert.trim(), strong: strong.trim(), weaker: weaker.trim() };
    });
}

async function readStrangers(folder: string, words: number): Promise<readonly string[]> {
  const pool = createReaderPool();
  const files = readdirSync(folder).sort();
  const outcomes = await Promise.all(files.map((file) => pool.read({ path: path.join(folder, file) })));
  await pool.close();
  return outcomes.flatMap((outcome) =>
    outcome.ok ? (outcome.document.text.match(/\s*\S+/g) ?? []).slice(0, words).join('') : [],
  );
}

function createEngine(texts: readonly string[]): Ranker {
  const resumes = texts.map((text) => readResume(documentFromText(text), { vocabulary, today }));
  return (_, advert) => {
    const job = readJobDescription(advert, { vocabulary });
    return resumes.map((resume) => match(resume, job, { vocabulary, today }).score ?? -1);
  };
}

/** @param at where the strong resume of the advert's profession stands; the weaker one stands behind it */
function judgeRanking(scores: readonly number[], at: number) {
  const right = [scores[at] ?? 0, scores[at + 1] ?? 0].sort((a, b) => b - a);
  const wrong = scores.filter((_, index) => index !== at && index !== at + 1);
  // A wrong one with the same score stands before.
  const places = right.map((score, index) => index + 1 + wrong.filter((other) => other >= score).length);
  const won = right.map((score) =>
    mean(wrong.map((other) => (score > other ? 1 : score === other ? 0.5 : 0))),
  );
  return {
    first: places[0] === 1 ? 1 : 0,
    precision: mean(places.map((place, index) => (index + 1) / place)),
    auc: mean(won),
    inOrder: (scores[at] ?? 0) > (scores[at + 1] ?? 0) ? 1 : 0,
  };
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
}
