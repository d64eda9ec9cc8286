/**
 * Mixed reads at a fixed rate against the built product: by one recruiter and visitors, or by a team of ten. On the
 * embedded database, or on several processes and a PostgreSQL that it starts. There it also holds many event streams
 * open, and times runs by the number of workers. The client shares the machine with all of it.
 *
 *   npm run bench:load                          200 a second for a minute
 *   npm run bench:load -- --team                the same of the members of a team
 *   npm run bench:load -- --rate 50 --seconds 10
 *   npm run bench:load -- --apis 1,3            with 1 and with 3 APIs, two workers and runs under way all the time
 *   npm run bench:load -- --streams 1000        1,000 open streams of events
 *   npm run bench:load -- --workers 1,2,4       resumes a minute with 1, 2 and 4 workers
 */
import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createJob } from '@winnow/contracts';
import { machine } from '../../tools/bench/machine.ts';
import { residentKilobytes } from '../../tools/bench/measure-process.ts';
import { newPerson } from '../testing/person.ts';
import { sampleJob } from '../testing/samples.ts';
import { type Answers, askSteadily, percentile, type Question } from './ask-steadily.ts';
import { measureReads } from './growing/measure-reads.ts';
import { measureStreams } from './growing/measure-streams.ts';
import { measureWorkers } from './growing/measure-workers.ts';
import { benchOperator, judge, registerWithoutBrowser, sendPdfs, takeUnlimitedPlan } from './recruiter.ts';
import { readsOf } from './recruiter-reads.ts';
import { startProduct } from './start-product.ts';
import { questionsOfTeam } from './team-at-work.ts';

const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '60' },
    team: { type: 'boolean', default: false },
    port: { type: 'string', default: '3292' },
    apis: { type: 'string' },
    streams: { type: 'string' },
    workers: { type: 'string' },
    runs: { type: 'string', default: '6' },
  },
});
const rate = Number(values.rate);
const seconds = Number(values.seconds);
/** The first responses compile code and fill caches, so they are not counted. */
const warmUpSeconds = 5;
/** Number of workers in addition to the measured APIs. */
const workersBeside = 2;
let broken = 0;

process.stdout.write(`${machine}; whoever asks, all processes and the database share it\n\n`);
const grows = values.apis !== undefined || values.streams !== undefined || values.workers !== undefined;
if (!grows) await loadOne();
for (const apis of numbersOf(values.apis)) await loadApis(apis);
for (const streams of numbersOf(values.streams)) await holdStreams(streams);
for (const workers of numbersOf(values.workers)) await timeRuns(workers);
process.exitCode = broken > 0 ? 1 : 0;

/** One process, on the embedded database or the one of DATABASE_URL. */
async function loadOne(): Promise<void> {
  const product = await startProduct(Number(values.port), { OPERATOR_EMAILS: benchOperator.email });
  try {
    const questions = values.team
      ? await questionsOfTeam(product.url)
      : await questionsOfRecruiter(product.url);

    const warmUp = askSteadily(questions, rate);
    await wait(warmUpSeconds * 1000);
    await warmUp.stop();

    const memory = [residentKilobytes(product.pid)];
    const asking = askSteadily(questions, rate);
    for (let quarter = 0; quarter < 4; quarter += 1) {
      await wait((seconds * 1000) / 4);
      memory.push(residentKilobytes(product.pid));
    }
    await asking.stop();

    sayAnswers(`${rate} mixed reads a second for ${seconds} s${values.team ? ', of a team' : ''}`, asking);
    const megabytes = memory.map((kilobytes) => Math.round(kilobytes / 1024)).join(', ');
    say('memory of all processes, start to end', `${megabytes} MB (aim: flat)`);
  } finally {
    await product.stop();
  }
}

async function loadApis(apis: number): Promise<void> {
  const reads = await measureReads({ apis, workers: workersBeside, perSecond: rate, seconds });
  const processes = `${apis} API${apis === 1 ? '' : 's'}, ${workersBeside} workers`;
  sayAnswers(`${rate} mixed reads a second for ${seconds} s, ${processes}`, reads);
  say('  runs of 50 new PDFs that ended meanwhile', `${reads.runs}`);
  say('  share of the time with a run under way', `${Math.round(reads.shareOfRuns * 100)} %`);
  const listed = (of: 'apis' | 'workers') => reads.memory.map((each) => each[of]).join(', ');
  say('  memory of the APIs, start to end', `${listed('apis')} MB (aim: flat)`);
  say('  memory of the workers, start to end', `${listed('workers')} MB (aim: flat)`);
}

async function holdStreams(streams: number): Promise<void> {
  const apis = 1;
  const { opened, expected, arrived, delays, failures, memory } = await measureStreams({ apis, streams });
  say(`${streams} open streams of events, ${apis} API`, `${opened} opened, ${failures.length} broke (aim 0)`);
  say('  events that must come', `${arrived} of ${expected} arrived (aim: all)`);
  const at = (share: number) => `${(percentile(delays, share) / 1000).toFixed(1)} s`;
  say('  from the end of a run until told', `p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}`);
  const { before, open, told, closed, again } = memory;
  say('  memory of the API', `${before} MB before, ${open} open, ${told} told, ${closed} closed`);
  const rounds = again.map((round) => `${round.open} open, ${round.closed} closed`).join('; ');
  say('  opened and closed twice more', `${rounds} MB (aim: flat)`);
  for (const failure of failures.slice(0, 5)) process.stdout.write(`FAILED: ${failure}\n`);
  if (failures.length > 0 || opened < streams || arrived < expected) broken += 1;
}

async function timeRuns(workers: number): Promise<void> {
  const { resumes, seconds: passed, memory } = await measureWorkers(workers, Number(values.runs));
  const perMinute = Math.round((resumes * 60) / passed);
  say(
    `runs with ${workers} worker${workers === 1 ? '' : 's'}`,
    `${perMinute} resumes a minute: ${resumes} in ${passed.toFixed(1)} s; memory of workers ${memory} MB`,
  );
}

function sayAnswers(what: string, { times, errors }: Answers): void {
  const at = (share: number) => `${percentile(times, share).toFixed(1)} ms`;
  const failed = [...errors.values()].reduce((sum, count) => sum + count, 0);
  say(what, `${times.length} answers, ${failed} errors (aim 0)`);
  say('  from due to answered', `p50 ${at(0.5)}, p95 ${at(0.95)} (aim 100 ms), p99 ${at(0.99)}`);
  for (const [error, count] of errors) process.stdout.write(`FAILED ${count} times: ${error}\n`);
  if (failed > 0 || times.length === 0) broken += 1;
}

/** Prints a figure with the current load of the machine, which other programs may share. */
function say(what: string, figure: string): void {
  process.stdout.write(`${what.padEnd(58)} ${figure} (load ${loadavg()[0]?.toFixed(1)})\n`);
}

/** `1,3` as numbers; empty if the option is not given. */
function numbersOf(listed = ''): number[] {
  const numbers = listed.split(',').filter(Boolean).map(Number);
  const wrong = numbers.find((number) => !Number.isInteger(number) || number < 1);
  if (wrong === undefined) return numbers;
  throw new Error(`"${listed}" is no list of whole numbers from 1, such as 1,3.`);
}

/** What visitors and a recruiter with fifty resumes read. */
async function questionsOfRecruiter(url: string): Promise<Question[]> {
  const recruiter = await registerWithoutBrowser(url, newPerson());
  await takeUnlimitedPlan(url, recruiter);
  const { data: job } = await recruiter.client.call(createJob, { text: sampleJob });
  const batch = await judge(recruiter, job.id, await sendPdfs(recruiter, 50));
  return readsOf(recruiter, { jobId: job.id, batch }).map(({ path, headers }) => ({
    url: url + path,
    headers,
  }));
}
