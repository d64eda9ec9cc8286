/**
 * Trains the two heads that read of a line of an advert whether it asks something of the candidate, and whether as required:
 * node tools/train-asking.ts ADVERTS.jsonl ...   ({"id","text"} a line)
 * `tools/asking/labels.tsv` says of lines, by advert and offsets, what an experienced reader makes of them: M required, P
 * preferred, S soft skill, L condition of work, D work described, X anything else. Prints what ten-fold cross-validation over
 * adverts gives, and writes the heads into the engine. The result is committed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { readAdvertLines } from '../packages/engine/src/job/advert/advert-lines.ts';
import { featuresOfLines } from '../packages/engine/src/job/asking/line-features.ts';
import { loadVocabulary } from '../packages/engine/src/vocabulary/load-vocabulary.ts';
import { type Example, type Head, predict, trainHead } from './asking/logistic-regression.ts';

type Label = 'M' | 'P' | 'S' | 'L' | 'D' | 'X';
type LabelledLine = { readonly features: readonly string[]; readonly group: string; readonly label: Label };
type Task = { readonly name: string; readonly of: readonly Label[]; readonly positive: readonly Label[] };

const output = new URL('../packages/engine/src/job/asking/generated/asking-heads.js', import.meta.url);
const labelFile = new URL('./asking/labels.tsv', import.meta.url);
const folds = 10;
const options = { penalty: 2, minGroups: 5, minWeight: 0.06 };
const tasks = {
  asks: { name: 'asks of the candidate', of: ['M', 'P', 'S', 'L', 'D', 'X'], positive: ['M', 'P', 'S', 'L'] },
  must: { name: 'required, of what asks', of: ['M', 'P'], positive: ['M'] },
} satisfies Record<string, Task>;

const files = process.argv.slice(2);
if (files.length === 0) throw new Error('usage: node tools/train-asking.ts ADVERTS.jsonl ...');
const lines = readLabelledLines(files);
for (const task of Object.values(tasks)) report(task, lines);
writeFileSync(output, render(headOf(tasks.asks, lines), headOf(tasks.must, lines)));

function readLabelledLines(paths: readonly string[]): readonly LabelledLine[] {
  const labels = Map.groupBy(
    readFileSync(labelFile, 'utf8')
      .trim()
      .split('\n')
      .map((row) => {
        const [advert = '', start, end, label] = row.split('\t');
        return { advert, start: Number(start), end: Number(end), label: label as Label };
      }),
    ({ advert }) => advert,
  );
  const vocabulary = loadVocabulary();
  const isName = (word: string) => vocabulary.normaliseSkill(word) !== null;
  return paths
    .flatMap((path) => readFileSync(path, 'utf8').trim().split('\n'))
    .map((row) => JSON.parse(row) as { readonly id: string; readonly text: string })
    .flatMap(({ id, text }) => {
      const read = readAdvertLines(text, isName);
      const features = featuresOfLines(read);
      return read.flatMap((line, at) => {
        const best = (labels.get(id) ?? [])
          .map((label) => ({
            ...label,
            shared: Math.min(label.end, line.end) - Math.max(label.start, line.start),
          }))
          .filter(({ shared }) => shared > 0)
          .sort((a, b) => b.shared - a.shared)[0];
        return best ? [{ features: features[at] ?? [], group: id, label: best.label }] : [];
      });
    });
}

function examplesOf({ of, positive }: Task, from: readonly LabelledLine[]): readonly Example[] {
  return from
    .filter(({ label }) => of.includes(label))
    .map(({ label, ...line }) => ({ ...line, isPositive: positive.includes(label) }));
}

function headOf(task: Task, from: readonly LabelledLine[]): Head {
  return trainHead(examplesOf(task, from), options);
}

/** Precision, recall and accuracy at a threshold of one half, on adverts that were not used for training. */
function report(task: Task, from: readonly LabelledLine[]): void {
  const groups = [...new Set(from.map(({ group }) => group))];
  const foldOf = new Map(groups.map((group, at) => [group, at % folds]));
  const counts = { right: 0, all: 0, found: 0, said: 0, is: 0 };
  for (let fold = 0; fold < folds; fold += 1) {
    const isTried = ({ group }: LabelledLine) => foldOf.get(group) === fold;
    const head = headOf(
      task,
      from.filter((line) => !isTried(line)),
    );
    for (const { features, isPositive } of examplesOf(task, from.filter(isTried))) {
      const said = predict(head, features) >= 0.5;
      counts.all += 1;
      counts.right += Number(said === isPositive);
      counts.said += Number(said);
      counts.is += Number(isPositive);
      counts.found += Number(said && isPositive);
    }
  }
  const share = (part: number, whole: number) => (part / whole).toFixed(3);
  process.stdout.write(
    `${task.name}: ${counts.all} lines of ${groups.length} adverts, precision ${share(counts.found, counts.said)}, ` +
      `recall ${share(counts.found, counts.is)}, right ${share(counts.right, counts.all)} ` +
      `(always the commoner answer: ${share(Math.max(counts.is, counts.all - counts.is), counts.all)})\n`,
  );
}

function render(asks: Head, must: Head): string {
  const table = (name: string, { bias, weights }: Head) =>
    `export const ${name} = ${JSON.stringify({ bias, weights })};\n`;
  return `// Made by tools/train-asking.ts.\n${table('asks', asks)}${table('must', must)}`;
}
