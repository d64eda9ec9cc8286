/**
 * How many of the twenty best people for a job are among those whom the index of the talent pool finds first: 10,000
 * invented people, all of them compared in full by the engine, against the 200 that are compared in the product. Fails
 * below .95.
 *
 *   npm run measure:recall
 *   npm run measure:recall -- 2000
 */
import { fileURLToPath } from 'node:url';
import { createSimilarity, loadWordEmbedder } from '@winnow/embedding';
import {
  documentFromText,
  loadVocabulary,
  match,
  readJobDescription,
  readResume,
  textsForSimilarity,
} from '@winnow/engine';
import {
  type NamedTerm,
  nameOf,
  type PoolFact,
} from '../apps/server/src/features/talent-pool/facts/pool-fact.ts';
import { readPoolFacts } from '../apps/server/src/features/talent-pool/facts/read-pool-facts.ts';
import { encodeFacts } from '../apps/server/src/features/talent-pool/postings/person-facts.ts';
import { withTerms } from '../apps/server/src/features/talent-pool/postings/pool-query.ts';
import { scorePeople } from '../apps/server/src/features/talent-pool/postings/score-people.ts';
import { createOpenSegment } from '../apps/server/src/features/talent-pool/postings/segment.ts';
import { queryOfJob } from '../apps/server/src/features/talent-pool/query/query-of-job.ts';
import { readJobLines } from '../apps/server/src/features/talent-pool/query/read-job-lines.ts';
import { machine } from './bench/machine.ts';
import { createRandom } from './fuzz/mutate.ts';
import { plantPerson, readLibraryCases } from './people/plant-library.ts';

const people = Number(process.argv[2] ?? 10_000);
const depth = 200;
/** Smaller depths would be cheaper: shows the quality of the index order alone. */
const depths = [20, 50, 100, depth];
const best = 20;
const today = '2026-11-01';
const minRecall = 0.95;

const vocabulary = loadVocabulary();
const embedder = await loadWordEmbedder();
const cases = readLibraryCases(fileURLToPath(new URL('../packages/evaluation/cases', import.meta.url)));
const jobs = cases.map(({ name, advert }) => ({ name, job: readJobDescription(advert, { vocabulary }) }));
const random = createRandom(29);

const terms = new Map<string, number>();
const termOf = (term: NamedTerm): number => {
  const name = nameOf(term);
  const known = terms.get(name) ?? terms.size + 1;
  terms.set(name, known);
  return known;
};

const segment = createOpenSegment(0);
/** By job, then by person: larger is better. */
const judged = jobs.map(() => new Float64Array(people));
const started = performance.now();
for (let person = 0; person < people; person += 1) {
  const resume = readResume(documentFromText(plantPerson(cases, random)), { vocabulary, today });
  add(person, readPoolFacts(resume, vocabulary));
  for (const [index, { job }] of jobs.entries()) {
    const texts = textsForSimilarity(resume, job, { vocabulary });
    const similarity = await createSimilarity(embedder, [...texts.job, ...texts.resume]);
    const { score, gate } = match(resume, job, { vocabulary, similarity, today });
    const values = judged[index];
    if (values) values[person] = score === null ? -1 : score + (gate.passed ? 1_000 : 0);
  }
}
const seconds = Math.round((performance.now() - started) / 1_000);

console.log(`${people} people, ${jobs.length} jobs, depth ${depth}; ${seconds} s; ${machine}`);
const recalls = jobs.map(({ job }, index) =>
  recallsOf(job.requirements, judged[index] ?? new Float64Array()),
);
console.log(`  ${depths.map((each) => String(each).padStart(5)).join('  ')}`);
for (const [index, { name }] of jobs.entries())
  console.log(`  ${(recalls[index] ?? []).map((each) => each.toFixed(3)).join('  ')}  ${name}`);
const means = depths.map((_, at) => recalls.reduce((sum, each) => sum + (each[at] ?? 0), 0) / jobs.length);
console.log(`  ${means.map((each) => each.toFixed(3)).join('  ')}  recall@${best} by depth`);
if ((means.at(-1) ?? 0) < minRecall) process.exitCode = 1;

function add(person: number, facts: readonly PoolFact[]): void {
  segment.add(person, encodeFacts(facts.map((fact) => ({ term: termOf(fact), value: fact.grade }))));
}

/** By depth. With equal scores, any person counts. */
function recallsOf(
  requirements: (typeof jobs)[number]['job']['requirements'],
  values: Float64Array,
): number[] {
  const lines = readJobLines(requirements, vocabulary);
  const counts = new Map(requirements.map(({ id, weight, must }) => [id, { weight, must }]));
  const query = queryOfJob(lines, counts);
  const found = scorePeople(
    [segment],
    withTerms(
      // As in the product, no one is excluded, since facts are less precise about must-haves than the engine.
      {
        requirements: query.requirements,
        filter: { kind: 'all', of: [] },
        limit: depth,
        counted: [],
        countedByValue: null,
      },
      termOf,
    ),
  );
  const twentieth = values.toSorted().at(-best) ?? 0;
  const isRight = found.best.map(({ no }) => (values[no] ?? -1) >= twentieth);
  return depths.map((each) => Math.min(best, isRight.slice(0, each).filter(Boolean).length) / best);
}
