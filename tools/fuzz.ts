/**
 * Reads seeded mutations of our own samples, and of one of them in all formats, through the reader pool: every one must give an outcome in time.
 *
 *   npm run fuzz                              10,000 mutations of seed 1
 *   npm run fuzz -- --count 500 --seed 7
 *   npm run fuzz -- --from 4000 --count 500   the numbers 4,000 to 4,499 of seed 1
 *
 * What took too long is read once more at the end, alone: on a busy machine a file waits for others' work as well.
 */
import { readdir, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createReaderPool } from '@winnow/documents';
import { findFlags } from '@winnow/engine';
import { createRandom, mutate } from './fuzz/mutate.ts';
import { inOtherFormats } from './fuzz/other-formats.ts';
import { root } from './running/run-command.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '10000' },
    from: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
  },
});
const count = Number(values.count);
const from = Number(values.from);
const seed = Number(values.seed);
/** Longer than the pool's own limit, which must have ended the file by then. */
const longestMs = 15_000;

const folder = join(root, 'samples/resumes');
const resumes = await Promise.all(
  (await readdir(folder)).sort().map(async (name) => ({ name, bytes: await readFile(join(folder, name)) })),
);
const samples = [
  ...resumes,
  ...resumes
    .filter(({ name }) => name.endsWith('.txt'))
    .flatMap(({ name, bytes }) => inOtherFormats(name, bytes.toString('utf8'))),
];
const pool = createReaderPool();
const outcomes = new Map<string, number>();
const errors: string[] = [];
const late: number[] = [];
let slowestMs = 0;

/** One per process, so that a file's own time is measured, not its waiting time. */
let next = from;
await Promise.all(Array.from({ length: availableParallelism() }, () => lane()));
for (const number of late) {
  const { name, elapsed, outcome } = await readOne(number);
  slowestMs = Math.max(slowestMs, elapsed);
  if (elapsed > longestMs) errors.push(`mutation ${number} of ${name}: ${Math.round(elapsed)} ms`);
  countOutcome(outcome);
}
await pool.close();

process.stdout.write(
  `\n${count} mutations of ${samples.length} samples, seed ${seed}, from number ${from}\n`,
);
for (const [outcome, times] of [...outcomes].sort((a, b) => b[1] - a[1])) {
  process.stdout.write(`${String(times).padStart(7)}  ${outcome}\n`);
}
process.stdout.write(
  `slowest ${Math.round(slowestMs)} ms; ${late.length} read twice, being late; ${errors.length} errors\n`,
);
for (const error of errors.slice(0, 20)) process.stdout.write(`  ${error}\n`);
process.exitCode = errors.length > 0 ? 1 : 0;

async function lane(): Promise<void> {
  while (next < from + count) {
    const number = next;
    next += 1;
    const { elapsed, outcome } = await readOne(number);
    if (elapsed > longestMs || outcome === 'timeout') late.push(number);
    else {
      slowestMs = Math.max(slowestMs, elapsed);
      countOutcome(outcome);
    }
  }
}

async function readOne(number: number): Promise<{ name: string; elapsed: number; outcome: string }> {
  // Each mutation has its own random numbers, so that it doesn't depend on the others.
  const random = createRandom(seed * 1_000_003 + number);
  const sample = samples[Math.floor(random() * samples.length)];
  if (!sample) throw new Error('There are no samples.');
  const { name } = sample;
  const bytes = mutate(sample.bytes, random);
  const started = performance.now();
  const outcome = await outcomeOf(bytes, `mutation ${number} of ${name}`);
  return { name, elapsed: performance.now() - started, outcome };
}

/** Without the file name: the mutated file is read as what it became. */
async function outcomeOf(bytes: Uint8Array, label: string): Promise<string> {
  try {
    const outcome = await pool.readResume({ bytes }, '2026-11-01');
    if (!outcome.ok) return outcome.reason;
    findFlags(outcome.resume.document);
    return 'read';
  } catch (error) {
    errors.push(`${label}: ${error instanceof Error ? error.stack : String(error)}`);
    return 'failed';
  }
}

function countOutcome(outcome: string): void {
  outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  const done = [...outcomes.values()].reduce((sum, times) => sum + times, 0);
  if (process.stderr.isTTY) process.stderr.write(done % 100 === 0 ? `\r${done} of ${count}` : '');
  else if (done % 500 === 0) process.stderr.write(`${done} of ${count}, ${late.length} late\n`);
}
