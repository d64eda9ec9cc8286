/**
 * Memory of the product at rest, during uploads of large files and after many runs, and its start time: the built
 * product on the embedded database, without any settings, in its own data folder. Memory shared by processes is counted
 * once. Takes a quarter of an hour, most of it waiting for idle; the exit status is 1 only if memory or open files
 * exceed their limit, never because of a timing.
 *
 *   npm run bench:memory
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createJob, getBatch, limits, startBatch, uploadFile } from '@winnow/contracts';
import { machine } from '../../tools/bench/machine.ts';
import { listMemoryInUse } from '../../tools/bench/measure-memory.ts';
import { newPerson } from '../testing/person.ts';
import { sampleJob } from '../testing/samples.ts';
import {
  benchOperator,
  judge,
  type Recruiter,
  registerWithoutBrowser,
  sendPdfs,
  takeUnlimitedPlan,
} from './recruiter.ts';
import { startProduct } from './start-product.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '3296' },
    runs: { type: 'string', default: '6' },
  },
});
const runs = Number(values.runs);
const restMb = 300;
const uploadGrowthMb = 150;
/** Maximum growth from the first to the last idle state, in which caches are filled. */
const slopeMb = 40;
/** The server collects garbage half a minute after work, and reading processes end after five minutes. */
const soonMs = 75_000;
const restMs = 6 * 60_000;
const missed: string[] = [];

process.stdout.write(`${machine}; the product and this script share the machine\n\n`);
const person = newPerson();
const folder = await mkdtemp(join(tmpdir(), 'winnow-bench-'));
const settings = { OPERATOR_EMAILS: benchOperator.email, DATA_DIR: folder };
const start = async (label: string) => {
  const begun = performance.now();
  const started = await startProduct(Number(values.port), settings);
  line(label, `${((performance.now() - begun) / 1000).toFixed(1)} s (aim 5 s)`);
  return started;
};
let product = await start('started, with a new data folder');
try {
  await wait(soonMs);
  atMost('at rest after the first start', memoryInUse(), restMb);
  await product.stop();
  product = await start('started again');
  await wait(soonMs);
  atMost('at rest after a start', memoryInUse(), restMb);

  const recruiter = await registerWithoutBrowser(product.url, person);
  await takeUnlimitedPlan(product.url, recruiter);
  await sendLargeFiles(recruiter);
  const { data: job } = await recruiter.client.call(createJob, { text: sampleJob });
  const rests: ReturnType<typeof memoryInUse>[] = [];
  for (const count of [1, runs - 1]) {
    for (let run = 0; run < count; run += 1) await judge(recruiter, job.id, await sendPdfs(recruiter, 50));
    const name = `${count === 1 ? 'a run' : `${count} more runs`} of 50`;
    line(`after ${name}`, describeMemory(memoryInUse()));
    const fileIds = await sendPdfs(recruiter, 5);
    await wait(restMs);
    rests.push(memoryInUse());
    atMost(`at rest after ${name}`, memoryInUse(), restMb);
    line(
      '  from rest: first result of a run',
      `${await timeFirstResult(recruiter, job.id, fileIds)} s (aim 3 s)`,
    );
  }
  const [first, last] = rests;
  if (!first || !last) throw new Error('There were no runs.');
  const growth = last.megabytes - first.megabytes;
  limit(
    `grown by ${runs - 1} runs`,
    growth,
    slopeMb,
    `${growth.toFixed(0)} MB (aim 0; at most ${slopeMb} MB)`,
  );
  const opened = last.openFiles - first.openFiles;
  limit('  open files', opened, 10, `${opened} more (aim 0; at most 10)`);
} finally {
  await product.stop();
  await rm(folder, { recursive: true, force: true });
}
for (const error of missed) process.stdout.write(`missed: ${error}\n`);
process.exitCode = missed.length > 0 ? 1 : 0;

/**
 * Sends as many files as a run accepts, each of the maximum size, and measures the server itself: the reading processes
 * that start are the same as in any run.
 */
async function sendLargeFiles({ client }: Recruiter): Promise<void> {
  const ofServer = () => memoryInUse().each.find(({ pid }) => pid === product.pid)?.megabytes ?? 0;
  const before = ofServer();
  let max = before;
  const watching = setInterval(() => {
    max = Math.max(max, ofServer());
  }, 100);
  for (let number = 0; number < limits.filesPerBatch; number += 1) {
    const text = `Resume of candidate ${number}, welder and diver.\n`;
    const file = new File([text.repeat(limits.fileBytes / text.length)], `large-${number}.txt`);
    const { data } = await client.call(uploadFile, { file });
    if (!data.files[0]?.file) throw new Error(`A large file was refused: ${data.files[0]?.message}`);
  }
  clearInterval(watching);
  const count = `${limits.filesPerBatch} files of ${limits.fileBytes / 1024 ** 2} MB`;
  const growth = max - before;
  limit(
    `${count} sent`,
    growth,
    uploadGrowthMb,
    `the server holds ${growth.toFixed(0)} MB more (aim ${uploadGrowthMb} MB)`,
  );
}

async function timeFirstResult({ client }: Recruiter, jobId: string, fileIds: string[]): Promise<string> {
  const begun = performance.now();
  const started = { jobDescriptionId: jobId, fileIds, idempotencyKey: randomUUID() };
  const { id } = (await client.call(startBatch, started)).data;
  for (;;) {
    const { data: batch } = await client.call(getBatch, { id });
    if (batch.counts.done > 0) return ((performance.now() - begun) / 1000).toFixed(1);
    if (batch.state !== 'running') throw new Error('No resume was scored.');
    await wait(50);
  }
}

function memoryInUse() {
  const each = listMemoryInUse(product.pid);
  return {
    each,
    megabytes: each.reduce((sum, { megabytes }) => sum + megabytes, 0),
    openFiles: each.reduce((sum, { openFiles }) => sum + openFiles, 0),
  };
}

function describeMemory({ each, megabytes, openFiles }: ReturnType<typeof memoryInUse>): string {
  const parts = each.map((process) => process.megabytes.toFixed(0)).join(' + ');
  const sum = each.length > 1 ? ` (${parts})` : '';
  return `${megabytes.toFixed(0)} MB${sum} in ${each.length} processes, ${openFiles} open files`;
}

function atMost(label: string, now: ReturnType<typeof memoryInUse>, max: number): void {
  limit(label, now.megabytes, max, `${describeMemory(now)} (aim ${max} MB)`);
}

function limit(label: string, value: number, max: number, text: string): void {
  line(label, text);
  if (value > max) missed.push(`${label}: ${text}`);
}

function line(label: string, text: string): void {
  process.stdout.write(`${label.padEnd(44)} ${text}\n`);
}
