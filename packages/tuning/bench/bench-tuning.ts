/**
 * What each measure of this package gains: the same work with and without it, in turns, printed with the machine. A
 * ratio over 1 is what is lost without the measure. The machine must have nothing else to do.
 *
 *   npm run bench:tuning                                  every measure of the command and the reading processes
 *   npm run bench:tuning -- --measure old-space --pairs 9 one of them
 *   npm run bench:tuning -- --server                      those of the server: 3 minutes for each pair
 */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startProduct } from '../../../e2e/bench/start-product.ts';
import { machine } from '../../../tools/bench/machine.ts';
import { listMemoryInUse } from '../../../tools/bench/measure-memory.ts';
import { measureProcess } from '../../../tools/bench/measure-process.ts';
import { makePdfSet } from '../../../tools/bench/pdf-set.ts';
import { root } from '../../../tools/running/run-command.ts';
import { measures } from '../src/measures.js';

const { values } = parseArgs({
  options: {
    measure: { type: 'string', multiple: true },
    pairs: { type: 'string', default: '5' },
    files: { type: 'string', default: '50' },
    server: { type: 'boolean', default: false },
    port: { type: 'string', default: '3297' },
  },
});
const pairs = Number(values.pairs);
const winnow = join(root, 'node_modules/.bin/winnow');
const job = join(root, 'samples/job-description.txt');
/** The server collects garbage at rest half a minute or a minute after its start. */
const restMs = 75_000;

type Figures = Readonly<Record<string, number | null>>;

const ofServer = [
  'young-space',
  'heap-ceiling',
  'tidy-at-rest',
  'wasm-compiling',
  'compiled-code',
  'c-library',
];
const ofCommand = Object.keys(measures).filter(
  (name) => !ofServer.includes(name) || name === 'young-space' || name === 'compiled-code',
);
const names = values.measure ?? [...(values.server ? ofServer : ofCommand), 'all'];

process.stdout.write(`${machine}; medians of ${pairs} pairs, with and without in turns\n\n`);
if (values.server) for (const name of names) await compare(name, startAndRest);
else await compareCommands();

async function compareCommands(): Promise<void> {
  const folder = await makePdfSet(Number(values.files));
  try {
    for (const name of names) {
      await compare(name, (environment) =>
        run(`rank ${values.files}`, ['rank', '--job', job, folder], environment),
      );
      await compare(name, (environment) =>
        run('read 1', ['read', '--jsonl', join(folder, 'resume-0.pdf')], environment),
      );
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function run(
  label: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<Figures> {
  const { seconds, processorSeconds, peakMegabytes } = await measureProcess(winnow, args, environment);
  return {
    [`${label}, seconds`]: seconds,
    [`${label}, processor seconds`]: processorSeconds,
    [`${label}, peak MB`]: peakMegabytes,
  };
}

/** Starts the product and measures its memory at rest. */
async function startAndRest(environment: Readonly<Record<string, string>>): Promise<Figures> {
  const begun = performance.now();
  const product = await startProduct(Number(values.port), environment);
  const seconds = (performance.now() - begun) / 1000;
  try {
    await wait(restMs);
    const held = listMemoryInUse(product.pid).reduce((sum, { megabytes }) => sum + megabytes, 0);
    return { 'start, seconds': seconds, 'at rest, MB': held };
  } finally {
    await product.stop();
  }
}

async function compare(
  name: string,
  measure: (environment: Readonly<Record<string, string>>) => Promise<Figures>,
): Promise<void> {
  const withIt: Figures[] = [];
  const without: Figures[] = [];
  // One warm-up run of each that is not counted, since code is compiled and cached.
  await measure({});
  await measure({ WINNOW_WITHOUT: name });
  for (let pair = 0; pair < pairs; pair += 1) {
    const both = [
      async () => withIt.push(await measure({})),
      async () => without.push(await measure({ WINNOW_WITHOUT: name })),
    ];
    for (const each of pair % 2 === 0 ? both : both.reverse()) await each();
  }
  for (const label of Object.keys(withIt[0] ?? {})) {
    const [on, off] = [median(withIt, label), median(without, label)];
    process.stdout.write(
      `${name.padEnd(22)} ${label.padEnd(28)} ${on.toFixed(2)} with, ${off.toFixed(2)} without (${(off / on).toFixed(2)})\n`,
    );
  }
}

function median(figures: readonly Figures[], label: string): number {
  const sorted = figures.map((each) => each[label] ?? Number.NaN).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
