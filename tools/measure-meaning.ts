/**
 * What the similarities of the word vectors mean: how many answers, neighbors and unrelated answers pass each threshold.
 * Prints the tables of docs/engine/similarity.md, and how fast vectors are made.
 *
 *   node tools/measure-meaning.ts
 */
import { createSimilarity, type Embedder, loadWordEmbedder } from '@winnow/embedding';
import { embedTexts } from './bench/embed-texts.ts';
import { sentenceTriplets, shortTriplets, type Triplet } from './meaning/triplets.ts';

type Nearness = {
  answers: number[];
  neighbours: number[];
  unrelated: number[];
  bestUnrelated: number[];
  ordered: number;
};

const thresholds = [0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.6, 0.7];

await report('Word vectors', await loadWordEmbedder(console.error));
const speed = await embedTexts(1000);
if (speed)
  console.log(
    `\nWord vectors: ${Math.round(speed.textsPerSecond)} texts a second, ready after ${speed.loadSeconds.toFixed(2)} s.`,
  );

async function report(name: string, embedder: Embedder | null): Promise<void> {
  if (!embedder) return;
  const similarity = await createSimilarity(
    embedder,
    [...shortTriplets, ...sentenceTriplets].flatMap(({ requirement, answer, neighbour }) => [
      requirement,
      answer,
      neighbour,
    ]),
  );
  const near = (left: string, right: string) => similarity(left, right) ?? Number.NaN;
  print(`${name}: titles and skills`, measure(shortTriplets, near));
  print(`${name}: sentences`, measure(sentenceTriplets, near));
  await embedder.close();
}

/**
 * The unrelated texts are answers to requirements of other fields. The best of about twenty-five represents the best
 * line of a resume from another field, since a resume has many lines and the nearest one counts.
 */
function measure(some: Triplet[], near: (left: string, right: string) => number): Nearness {
  const answers = some.map(({ requirement, answer }) => near(requirement, answer));
  const neighbours = some.map(({ requirement, neighbour }) => near(requirement, neighbour));
  const unrelatedTo = ({ requirement, field }: Triplet) =>
    some.filter((other) => other.field !== field).map(({ answer }) => near(requirement, answer));
  const unrelated = some.flatMap(unrelatedTo);
  const bestUnrelated = some.map((triplet) => Math.max(...unrelatedTo(triplet)));
  const ordered = answers.filter((answer, index) => answer > (neighbours[index] ?? 1)).length;
  return { answers, neighbours, unrelated, bestUnrelated, ordered };
}

function print(heading: string, { ordered, ...nearness }: Nearness): void {
  const { answers, neighbours, unrelated, bestUnrelated } = nearness;
  console.log(
    `\n${heading}: ${answers.length} requirements; the answer is nearer than the neighbour in ${ordered}.\n`,
  );
  console.log('| | 5 % | 25 % | half | 75 % | 95 % |\n| --- | --- | --- | --- | --- | --- |');
  for (const [name, values] of Object.entries(nearness)) {
    const cells = [0.05, 0.25, 0.5, 0.75, 0.95].map((share) => percentile(values, share).toFixed(2));
    console.log(`| ${name} | ${cells.join(' | ')} |`);
  }
  console.log(
    '\n| from | answers | neighbours | unrelated | best of all unrelated |\n| --- | --- | --- | --- | --- |',
  );
  for (const threshold of thresholds) {
    const cells = [answers, neighbours, unrelated, bestUnrelated].map(
      (values) => `${percentFrom(values, threshold)} %`,
    );
    console.log(`| ${threshold.toFixed(2)} | ${cells.join(' | ')} |`);
  }
  const areas = [neighbours, unrelated].map((values) => areaUnderCurve(answers, values).toFixed(2));
  console.log(
    `\nAn answer beats a neighbour with chance ${areas[0]}, an unrelated answer with chance ${areas[1]}.`,
  );
}

function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

function percentFrom(values: number[], threshold: number): number {
  return Math.round((100 * values.filter((value) => value >= threshold).length) / values.length);
}

/**
 * The probability that a value of the first list exceeds one of the second, counting ties half: the area under the ROC
 * curve.
 */
function areaUnderCurve(above: number[], below: number[]): number {
  const wins = above.flatMap((high) => below.map((low) => (high > low ? 1 : high === low ? 0.5 : 0)));
  return wins.reduce<number>((sum, win) => sum + win, 0) / wins.length;
}
