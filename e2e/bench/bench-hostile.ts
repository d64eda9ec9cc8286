/**
 * What other users notice while one address sends the worst known texts and files, against the built product on the
 * embedded database. The exit status is 1 if a limit is missed.
 *
 *   npm run bench:hostile
 */
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { processFile, uploadFile } from '@winnow/contracts';
import { machine } from '../../tools/bench/machine.ts';
import { newPerson } from '../testing/person.ts';
import { sampleJob } from '../testing/samples.ts';
import { askSteadily, percentile } from './ask-steadily.ts';
import { type Recruiter, registerWithoutBrowser } from './recruiter.ts';
import { startProduct } from './start-product.ts';

const { values } = parseArgs({ options: { port: { type: 'string', default: '3298' } } });
/** p99 of `/healthz`, in milliseconds. */
const healthMs = 250;
/** Maximum slowdown of a signed-in user's file. */
const maxSlowdown = 2;
const files = 12;
const missed: string[] = [];

const repeated = (unit: string, length: number) =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

/** Jobs of the maximum length. */
const hostileJobs = [
  repeated(`${'AAAAAA1'.repeat(110)}${' \u0301'.repeat(360)}\n`, 20_000),
  repeated('A', 20_000),
  repeated('- 5+ years of experience in SQL and Python or R and ', 20_000),
  repeated('Requirements\n- a, b, c / d (e) & f\n', 20_000),
];

/** Small files that used to be slow, and a large one that is slow to parse. */
const hostileFiles = [
  new File([repeated('A', 190_000)], 'letters.txt'),
  new File([repeated('QUJD', 190_000)], 'word.txt'),
  new File([repeated('软件工程师', 190_000)], 'characters.txt'),
  new File([repeated('2019 - 2020 Welder, Alder & Pine\n', 190_000)], 'positions.txt'),
  new File([repeated('<table><tr><td><b>a</b> 2020', 9_900_000)], 'tables.html'),
];

process.stdout.write(`${machine}; the product and this script share the machine\n\n`);
const product = await startProduct(Number(values.port), {});
const health = `${product.url}/healthz`;
try {
  const recruiter = await registerWithoutBrowser(product.url, newPerson());
  await timeFiles(recruiter, 3);
  const quiet = percentile(await timeFiles(recruiter, files), 0.5);
  const quietHealth = await pingDuring(() => wait(5_000));
  line('/healthz when quiet', `p99 ${percentile(quietHealth, 0.99).toFixed(0)} ms`);
  line('a file of a signed-in user when quiet', `${quiet.toFixed(0)} ms (median of ${files})`);

  const statuses: number[] = [];
  const sending = sendHostile(statuses, 10);
  await wait(500);
  const busy = percentile(await timeFiles(recruiter, files), 0.5);
  await sending;
  limit(
    'the same while ten hostile files are sent',
    busy / quiet,
    maxSlowdown,
    `${busy.toFixed(0)} ms, ${(busy / quiet).toFixed(2)} times (at most ${maxSlowdown}); ${counted(statuses)}`,
  );

  // Waits until the budget of the address is restored.
  await wait(60_000);
  const steady: number[] = [];
  const pings = await pingDuring(async () => {
    const sends: Promise<void>[] = [];
    for (let sent = 0; sent < 20; sent += 1) {
      sends.push(sendOne(sent, steady));
      await wait(3_000);
    }
    await Promise.all(sends);
  });
  const p99 = percentile(pings, 0.99);
  limit(
    '/healthz while 20 a minute come in',
    p99,
    healthMs,
    `p99 ${p99.toFixed(0)} ms (at most ${healthMs} ms), longest ${Math.max(...pings).toFixed(0)} ms; ${counted(steady)}`,
  );
} finally {
  await product.stop();
}
for (const error of missed) process.stdout.write(`missed: ${error}\n`);
process.exitCode = missed.length > 0 ? 1 : 0;

/** Milliseconds from sending a file until it has been read. */
async function timeFiles({ client }: Recruiter, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let number = 0; number < count; number += 1) {
    const text = `Imani Sato\nimani@example.org\n\nExperience\nWelder, Alder & Pine, 2019 - present\n${Math.random()}\n`;
    const begun = performance.now();
    const { data } = await client.call(uploadFile, { file: new File([text], 'imani.txt') });
    await client.call(processFile, { id: data.files[0]?.file?.id ?? '' });
    times.push(performance.now() - begun);
    await wait(200);
  }
  return times;
}

async function pingDuring(act: () => Promise<unknown>): Promise<number[]> {
  const pings = askSteadily([{ url: health, headers: {} }], 20);
  await act();
  await pings.stop();
  return pings.times;
}

async function sendHostile(statuses: number[], count: number): Promise<void> {
  await Promise.all(Array.from({ length: count }, (_, index) => sendOne(index, statuses)));
}

async function sendOne(index: number, statuses: number[]): Promise<void> {
  const form = new FormData();
  // Every third request is a hostile text.
  const isText = index % 3 === 2;
  form.set('job', (isText && hostileJobs[index % hostileJobs.length]) || sampleJob);
  form.set('resume', hostileFiles[index % hostileFiles.length] ?? '');
  const answer = await fetch(`${product.url}/api/resume-matcher`, { method: 'POST', body: form });
  await answer.arrayBuffer();
  statuses.push(answer.status);
}

function counted(statuses: readonly number[]): string {
  const counts = new Map<number, number>();
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${count} answered ${status}`).join(', ');
}

function limit(label: string, value: number, max: number, text: string): void {
  line(label, text);
  if (value > max) missed.push(`${label}: ${text}`);
}

function line(label: string, text: string): void {
  process.stdout.write(`${label.padEnd(44)} ${text}\n`);
}
