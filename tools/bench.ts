/**
 * Speed and memory of the command line and the engine, printed with the machine. Figures of shared machines are
 * noisy: quote medians, and compare only within one run.
 *
 *   npm run bench                 on 50 made PDFs of fictional people
 *   npm run bench -- --pdfs DIR   reads and ranks the PDFs of a folder as well
 */
import { rm } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { matchWarm } from './bench/match-warm.ts';
import { measureProcess, medianOfRuns, type ProcessFigures } from './bench/measure-process.ts';
import { makePdfSet } from './bench/pdf-set.ts';
import { readPdfs } from './bench/read-pdfs.ts';
import { root } from './running/run-command.ts';

const { values } = parseArgs({
  options: { pdfs: { type: 'string' }, runs: { type: 'string', default: '3' } },
});
const runs = Number(values.runs);
const winnow = join(root, 'node_modules/.bin/winnow');
const job = join(root, 'samples/job-description.txt');

const machine = `${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
process.stdout.write(`${machine}; medians of ${runs} runs after a warm-up\n\n`);

print(
  'winnow --help, whole process',
  await medianOfRuns(runs, () => measureProcess(winnow, ['--help'])),
  0.3,
);

const folder = await makePdfSet(50);
try {
  const rank = () => measureProcess(winnow, ['rank', '--job', job, folder]);
  print('winnow rank, 50 text PDFs, whole process', await medianOfRuns(runs, rank), 6);
  await printReading('reading the same 50 PDFs', folder);
} finally {
  await rm(folder, { recursive: true });
}

const { seconds, count } = matchWarm(1000);
line(`warm engine, ${count} read resumes against one job`, `${seconds.toFixed(2)} s (limit 1 s)`);

if (values.pdfs) {
  const rank = () => measureProcess(winnow, ['rank', '--job', job, values.pdfs as string]);
  print(`winnow rank on ${values.pdfs}, whole process`, await medianOfRuns(runs, rank), null);
  await printReading(`reading ${values.pdfs}`, values.pdfs);
}

async function printReading(label: string, pdfs: string): Promise<void> {
  const figures = await readPdfs(pdfs);
  line(
    label,
    `${figures.files} files, ${figures.pages} pages: ${figures.ours.toFixed(1)} ms a file in one warm process`,
  );
  line(
    '  pdftotext on the same files',
    figures.pdftotext === null
      ? 'not installed'
      : `${figures.pdftotext.toFixed(1)} ms a file, its start included`,
  );
}

function print(
  label: string,
  { seconds, peakMegabytes, status }: ProcessFigures,
  limit: number | null,
): void {
  const memory = peakMegabytes === null ? 'memory not seen' : `peak ${peakMegabytes} MB in all processes`;
  const within = limit === null ? '' : ` (limit ${limit} s)`;
  line(label, `${seconds.toFixed(2)} s${within}, ${memory}, exit status ${status}`);
}

function line(label: string, text: string): void {
  process.stdout.write(`${label.padEnd(52)} ${text}\n`);
}
