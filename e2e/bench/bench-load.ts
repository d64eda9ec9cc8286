/**
 * Mixed reads, so many a second for a while, against the built product on the embedded database: of one recruiter and
 * of visitors, or of a team of ten. The client shares the machine with the product.
 *
 *   npm run bench:load                          200 a second for a minute
 *   npm run bench:load -- --team                the same of the members of a team
 *   npm run bench:load -- --rate 50 --seconds 10
 */
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createJob } from '@winnow/contracts';
import { machine } from '../../tools/bench/machine.ts';
import { residentKilobytes } from '../../tools/bench/measure-process.ts';
import { newPerson } from '../testing/person.ts';
import { sampleJob } from '../testing/samples.ts';
import { askSteadily, percentile, type Question } from './ask-steadily.ts';
import { benchOperator, judge, registerWithoutBrowser, sendPdfs, takeUnlimitedPlan } from './recruiter.ts';
import { startProduct } from './start-product.ts';
import { questionsOfTeam } from './team-at-work.ts';

const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '60' },
    team: { type: 'boolean', default: false },
    port: { type: 'string', default: '3292' },
  },
});
const rate = Number(values.rate);
const seconds = Number(values.seconds);
/** The first answers compile code and fill caches; they are not counted. */
const warmUpSeconds = 5;

process.stdout.write(`${machine}; the product and whoever asks it share the machine\n\n`);
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

  const { times, errors } = asking;
  const at = (share: number) => `${percentile(times, share).toFixed(1)} ms`;
  const failed = [...errors.values()].reduce((sum, count) => sum + count, 0);
  line(
    `${rate} mixed reads a second for ${seconds} s${values.team ? ', of a team' : ''}`,
    `${times.length} answers, ${failed} errors (aim 0)`,
  );
  line('from due to answered', `p50 ${at(0.5)}, p95 ${at(0.95)} (aim 100 ms), p99 ${at(0.99)}`);
  const megabytes = memory.map((kilobytes) => Math.round(kilobytes / 1024)).join(', ');
  line('memory of all processes, start to end', `${megabytes} MB (aim: flat)`);
  for (const [error, count] of errors) process.stdout.write(`FAILED ${count} times: ${error}\n`);
  process.exitCode = failed > 0 || times.length === 0 ? 1 : 0;
} finally {
  await product.stop();
}

function line(label: string, text: string): void {
  process.stdout.write(`${label.padEnd(40)} ${text}\n`);
}

/** What a recruiter with fifty resumes and visitors read. */
async function questionsOfRecruiter(url: string): Promise<Question[]> {
  const recruiter = await registerWithoutBrowser(url, newPerson());
  await takeUnlimitedPlan(url, recruiter);
  const { data: job } = await recruiter.client.call(createJob, { text: sampleJob });
  const batch = await judge(recruiter, job.id, await sendPdfs(recruiter, 50));
  const analysisId = batch.items.find(({ analysis }) => analysis)?.analysis?.id;
  return [
    '/api/credits',
    '/api/job-descriptions',
    '/',
    `/api/job-descriptions/${job.id}`,
    '/api/resume-analysis/batches',
    `/api/resume-analysis/${analysisId}`,
    '/pricing',
    '/api/billing',
  ].map((path) => ({ url: url + path, headers: recruiter.headers }));
}
