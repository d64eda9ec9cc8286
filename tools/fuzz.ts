/**
 * Reads seeded mutations of our own samples through the reader pool: every one must give an outcome in time.
 *
 *   npm run fuzz                              10,000 mutations of seed 1
 *   npm run fuzz -- --count 500 --seed 7
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createReaderPool } from '@winnow/documents';
import { findFlags } from '@winnow/engine';
import { createRandom, mutate } from './fuzz/mutate.ts';
import { root } from './running/run-command.ts';

const { values } = parseArgs({
  options: { count: { type: 'string', default: '10000' }, seed: { type: 'string', default: '1' } },
});
const count = Number(values.count);
const seed = Number(values.seed);
/** Longer than the pool's own clock, which must have ended the file by then. */
const longestMs = 15_000;

const folder = join(root, 'samples/resumes');
const samples = await Promise.all(
  (await readdir(folder)).sort().map(async (name) => ({ name, bytes: await readFile(join(folder, name)) })),
);
const pool = createReaderPool();
const outcomes = new Map<string, number>();
const faults: string[] = [];
let slowestMs = 0;

/** A few at a time, so that a file's own clock is what is measured, not its wait. */
const lanes = Array.from({ length: 4 }, () => lane());
let next = 0;
await Promise.all(lanes);
await pool.close();

process.stdout.write(`\n${count} mutations of ${samples.length} samples, seed ${values.seed}\n`);
for (const [outcome, times] of [...outcomes].sort((a, b) => b[1] - a[1])) {
  process.stdout.write(`${String(times).padStart(7)}  ${outcome}\n`);
}
process.stdout.write(`slowest ${Math.round(slowestMs)} ms; ${faults.length} faults\n`);
for (const fault of faults.slice(0, 20)) process.stdout.write(`  ${fault}\n`);
process.exitCode = faults.length > 0 ? 1 : 0;

async function lane(): Promise<void> {
  await Promise.resolve();
  while (next < count) {
    const number = next;
    next += 1;
    // Each mutation has numbers of its own, so that it is the same whatever the others do meanwhile.
    const random = createRandom(seed * 1_000_003 + number);
    const sample = samples[Math.floor(random() * samples.length)];
    if (sample) await readOne(number, sample.name, mutate(sample.bytes, random));
  }
}

async function readOne(number: number, name: string, bytes: Uint8Array): Promise<void> {
  const started = performance.now();
  try {
    const outcome = await pool.readResume({ bytes }, '2026-11-01');
    const elapsed = performance.now() - started;
    slowestMs = Math.max(slowestMs, elapsed);
    if (elapsed > longestMs) faults.push(`mutation ${number} of ${name}: ${Math.round(elapsed)} ms`);
    countOutcome(outcome.ok ? 'read' : outcome.reason);
    if (outcome.ok) findFlags(outcome.resume.document);
  } catch (error) {
    faults.push(`mutation ${number} of ${name}: ${error instanceof Error ? error.stack : String(error)}`);
  }
}

function countOutcome(outcome: string): void {
  outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  const done = [...outcomes.values()].reduce((sum, times) => sum + times, 0);
  if (process.stderr.isTTY && done % 100 === 0) process.stderr.write(`\r${done} of ${count}`);
}
