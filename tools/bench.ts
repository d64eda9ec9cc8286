/**
 * Speed and memory of the command line and the engine, printed with the machine. Figures of shared machines are
 * noisy: quote medians, and compare only within one run.
 *
 *   npm run bench                 on 50 made PDFs of fictional people
 *   npm run bench -- --pdfs DIR   reads and ranks the PDFs of a folder as well
 *   npm run bench -- --long       reads 500, 2,000 and 4,000 made PDFs too: does time grow in step, does memory stay flat?
 */
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { embedTexts } from './bench/embed-texts.ts';
import { machine } from './bench/machine.ts';
import { matchWarm } from './bench/match-warm.ts';
import { measureProcess, medianOfRuns, type ProcessFigures } from './bench/measure-process.ts';
import { makePdfSet } from './bench/pdf-set.ts';
import { type ReadingFigures, readPdfs } from './bench/read-pdfs.ts';
import { readScannedPage } from './bench/scanned-page.ts';
import { root } from './running/run-command.ts';

const { values } = parseArgs({
  options: {
    pdfs: { type: 'string' },
    runs: { type: 'string', default: '3' },
    long: { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs);
const winnow = join(root, 'node_modules/.bin/winnow');
const job = join(root, 'samples/job-description.txt');

process.stdout.write(`${machine}; medians of ${runs} runs after a warm-up\n\n`);

print(
  'winnow --help, whole process',
  await medianOfRuns(runs, () => measureProcess(winnow, ['--help'])),
  0.3,
);

const folder = await makePdfSet(50);
try {
  const rank = () => measureProcess(winnow, ['rank', '--job', job, folder]);
  print('winnow rank, 50 text PDFs, whole process', await medianOfRuns(runs, rank), 4, 700);
  await printReading('reading the same 50 PDFs', folder);
} finally {
  await rm(folder, { recursive: true });
}

const { seconds, count } = matchWarm(1000);
line(`warm engine, ${count} read resumes against one job`, `${seconds.toFixed(2)} s (limit 1 s)`);

const scanned = await readScannedPage();
line(
  'a scanned page, on one core',
  scanned === null ? 'could not be read' : `${scanned.toFixed(2)} s (limit 3 s)`,
);

const embedding = await embedTexts(400);
line(
  'vectors of 400 new short texts',
  embedding ? `${embedding.textsPerSecond.toFixed(0)} a second` : 'the word vectors are not installed',
);

if (values.pdfs) {
  const { pdfs } = values;
  const count = (await readdir(pdfs, { recursive: true })).filter((name) => /\.pdf$/i.test(name)).length;
  const figures = await medianOfRuns(runs, () => measureProcess(winnow, ['rank', '--job', job, pdfs]));
  print(`winnow rank on ${pdfs}, whole process`, figures, count / 70, 700);
  line('  files a second', `${(count / figures.seconds).toFixed(0)} (at least 70)`);
  if (figures.processorSeconds !== null) {
    const spent = (figures.processorSeconds / count) * 1000;
    line(
      '  processor time a file',
      `${spent.toFixed(1)} ms, ${(2000 / spent).toFixed(0)} a second at most on two cores`,
    );
  }
  const { pdftotext } = await printReading(`reading ${pdfs}`, pdfs);
  if (pdftotext !== null) {
    const pace = (pdftotext * count) / 1000 / figures.seconds;
    line(
      '  pace beside pdftotext, a process a file',
      `${pace.toFixed(2)} of it (70 beside 96 a second: 0.73)`,
    );
  }
}

if (values.long) await printGrowth(500, 2000, 4000);

/**
 * Time must grow in proportion to the files; memory must stay constant once the heaps have reached their working size.
 */
async function printGrowth(few: number, many: number, max: number): Promise<void> {
  const measure = async (count: number): Promise<ProcessFigures> => {
    const pdfs = await makePdfSet(count);
    try {
      const figures = await measureProcess(winnow, ['read', '--jsonl', pdfs]);
      print(`winnow read, ${count} text PDFs`, figures, null, 700);
      return figures;
    } finally {
      await rm(pdfs, { recursive: true });
    }
  };
  const short = await measure(few);
  const long = await measure(many);
  const longest = await measure(max);
  const spent = (figures: ProcessFigures) => figures.processorSeconds ?? figures.seconds;
  const pace = spent(longest) / max / (spent(short) / few);
  const growth = (longest.peakMegabytes ?? 0) / (long.peakMegabytes ?? 1);
  line(
    '  growth',
    `${pace.toFixed(2)} times the processor time a file from the first to the last (limit 1.2), ${growth.toFixed(2)} times the memory from ${many} to ${max} (limit 1.2)`,
  );
}

async function printReading(label: string, pdfs: string): Promise<ReadingFigures> {
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
  return figures;
}

function print(
  label: string,
  { seconds, processorSeconds, peakMegabytes, status }: ProcessFigures,
  limit: number | null,
  limitMegabytes: number | null = null,
): void {
  const withinMemory = limitMegabytes === null ? '' : ` (limit ${limitMegabytes} MB)`;
  const memory =
    peakMegabytes === null ? 'memory not seen' : `peak ${peakMegabytes} MB in all processes${withinMemory}`;
  const within = limit === null ? '' : ` (limit ${limit.toFixed(1)} s)`;
  const spent = processorSeconds === null ? '' : `, ${processorSeconds.toFixed(2)} s of processor time`;
  line(label, `${seconds.toFixed(2)} s${within}${spent}, ${memory}, exit status ${status}`);
}

function line(label: string, text: string): void {
  process.stdout.write(`${label.padEnd(52)} ${text}\n`);
}
