/**
 * What a confidence means: graded pairs are scored again from resumes with a part removed, and the score is compared
 * with that of the whole resume. Prints, by band of confidence, how far the two lie apart. Figures only.
 *
 *   node tools/measure-confidence.ts FOLDER    a folder with ferr_ranking.jsonl and its PDFs
 */
import { join } from 'node:path';
import { createReaderPool } from '@winnow/documents';
import { documentFromText, type TextDocument } from '@winnow/engine';
import { createRandom } from './fuzz/mutate.ts';
import { judge, readFacts, readGradedJobs } from './graded/graded-jobs.ts';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('name the folder with the graded pairs');

const pool = createReaderPool();
const random = createRandom(1);

/** What is removed, and the reading note it causes. */
const losses: Readonly<Record<string, (document: TextDocument) => TextDocument>> = {
  nothing: (document) => documentFromText(document.text),
  'the second half': ({ text }) => documentFromText(text.slice(0, text.length / 2)),
  'the last three quarters': ({ text }) => documentFromText(text.slice(0, text.length / 4)),
  'all but the first lines': ({ text }) => documentFromText(text.slice(0, 400)),
  'every other line': ({ text }) => documentFromText(everyOther(text)),
  'all dates': ({ text }) => documentFromText(text.replace(/\b(?:19|20)\d\d\b/g, '')),
  'one letter in thirty, as by recognition': ({ text }) => ({
    ...documentFromText(smudged(text, 30)),
    notes: ['ocr' as const],
  }),
  'one letter in eight, as by recognition': ({ text }) => ({
    ...documentFromText(smudged(text, 8)),
    notes: ['ocr' as const],
  }),
};

const outcomes: { readonly loss: string; readonly confidence: number; readonly apart: number }[] = [];
for (const { job, candidates } of readGradedJobs(folder)) {
  for (const { pdf } of candidates) {
    const outcome = await pool.read({ path: join(folder, pdf) });
    if (!outcome.ok) continue;
    const whole = await judge(readFacts(documentFromText(outcome.document.text)), job);
    if (whole.score === null) continue;
    for (const [loss, lose] of Object.entries(losses)) {
      const { score, confidence } = await judge(readFacts(lose(outcome.document)), job);
      outcomes.push({ loss, confidence, apart: Math.abs((score ?? 0) - whole.score) });
    }
  }
}
await pool.close();

print(
  'lost of the resume',
  Object.keys(losses).map((loss) => [loss, outcomes.filter((each) => each.loss === loss)]),
);
const bands = [0, 0.3, 0.5, 0.6, 0.7, 0.8, 0.9, 1.01];
print(
  'confidence',
  bands.slice(0, -1).map((from, index) => {
    const to = bands[index + 1] ?? 1;
    const inBand = outcomes.filter(({ confidence }) => confidence >= from && confidence < to);
    return [`${from.toFixed(2)}-${Math.min(1, to).toFixed(2)}`, inBand];
  }),
);

function print(label: string, rows: (readonly [string, typeof outcomes])[]): void {
  process.stdout.write(
    `| ${label} | judged | mean confidence | points apart, mean | within 5 | within 10 |\n| --- | --- | --- | --- | --- | --- |\n`,
  );
  for (const [name, some] of rows) {
    if (some.length === 0) continue;
    const mean = (value: (outcome: (typeof outcomes)[number]) => number): number =>
      some.reduce((sum, each) => sum + value(each), 0) / some.length;
    const within = (points: number) => `${Math.round(100 * mean(({ apart }) => Number(apart <= points)))} %`;
    process.stdout.write(
      `| ${name} | ${some.length} | ${mean(({ confidence }) => confidence).toFixed(2)} | ${mean(({ apart }) => apart).toFixed(1)} | ${within(5)} | ${within(10)} |\n`,
    );
  }
  process.stdout.write('\n');
}

function everyOther(text: string): string {
  return text
    .split('\n')
    .filter((_, index) => index % 2 === 0)
    .join('\n');
}

/** Simulates recognition errors: characters replaced by similar ones. */
function smudged(text: string, every: number): string {
  return [...text]
    .map((letter) =>
      /[a-z]/i.test(letter) && random() < 1 / every ? 'lrncoeaitm'.charAt(Math.floor(random() * 10)) : letter,
    )
    .join('');
}
