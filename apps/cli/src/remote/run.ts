import { createHash, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { type Batch, getBatch, getJob, limits, startBatch } from '@winnow/contracts';
import { parseOptions } from '../arguments.ts';
import { listFiles } from '../list-files.ts';
import { printable } from '../printable.ts';
import { createProgress } from '../progress.ts';
import { UsageError } from '../usage-error.ts';
import { write } from '../write-line.ts';
import { type Ask, idFrom, openServer, remoteCommand } from './remote-command.ts';
import { type Sent, uploadFiles } from './upload-files.ts';

const pollMs = 1_000;

/** Sends resumes and has them scored for a job. More than a run may hold become several, one after the other. */
export const run = remoteCommand(async (args) => {
  const { values, files: paths } = parseOptions(args, {
    job: { type: 'string' },
    again: { type: 'boolean' },
    json: { type: 'boolean' },
  });
  if (values.job === undefined) throw new UsageError('run requires --job ID');
  const jobId = idFrom('job', values.job);
  const files = await listFiles(paths);
  const { server, ask } = await openServer();
  const { data: job } = await ask((client) => client.call(getJob, { id: jobId }));
  sayHowToGoOn();
  const sent = await uploadFiles(ask, files);
  const fileIds = [...new Set(sent.flatMap(({ fileId }) => fileId ?? []))];
  const runs: Batch[] = [];
  for (let start = 0; start < fileIds.length; start += limits.filesPerBatch) {
    const ofRun = fileIds.slice(start, start + limits.filesPerBatch);
    const idempotencyKey = values.again ? randomUUID() : keyOf([server, job.id, `${job.version}`, ...ofRun]);
    runs.push(await runOnce(ask, { jobDescriptionId: job.id, fileIds: ofRun, idempotencyKey }));
  }
  const report = { job: { id: job.id, title: job.title }, files: sent, runs };
  await write(values.json ? `${JSON.stringify(report, null, 2)}\n` : present(report));
  return runs.some(({ counts }) => counts.done + counts.duplicate > 0) ? 0 : 1;
});

/** The same files for the same version of a job are the same run, whenever and from wherever they are sent. */
function keyOf(parts: readonly string[]): string {
  const hash = createHash('sha256').update(parts.join('\n')).digest('hex');
  // Version 8 of RFC 9562: bits of one's own choice.
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}

type Work = { jobDescriptionId: string; fileIds: string[]; idempotencyKey: string };

async function runOnce(ask: Ask, work: Work): Promise<Batch> {
  let { data: batch } = await ask((client) => client.call(startBatch, work));
  const { id } = batch;
  process.stderr.write(`Run ${id}\n`);
  const progress = createProgress('Scoring', batch.counts.total);
  let ended = 0;
  for (;;) {
    for (; ended < endedOf(batch); ended += 1) progress.step();
    if (batch.state !== 'running') break;
    await setTimeout(pollMs);
    ({ data: batch } = await ask((client) => client.call(getBatch, { id })));
  }
  progress.end();
  return batch;
}

const endedOf = ({ counts }: Batch) => counts.done + counts.failed + counts.duplicate + counts.cancelled;

const creditsOf = (number: number) => `${number} ${number === 1 ? 'credit' : 'credits'}`;

type Report = {
  readonly job: { title: string };
  readonly files: readonly Sent[];
  readonly runs: readonly Batch[];
};

function present({ job, files, runs }: Report): string {
  const lines = [job.title];
  for (const { id, state, counts, credits } of runs) {
    const stopped = state === 'cancelled' ? ', canceled' : '';
    lines.push(
      `Run ${id}: ${counts.done + counts.duplicate} of ${counts.total} scored${stopped}, ${creditsOf(credits.charged)}`,
    );
  }
  const failed = [
    ...files.flatMap(({ path, fileName, outcome, message }) =>
      outcome === 'refused'
        ? [`  ${path.endsWith(fileName) ? path : `${path}: ${fileName}`}: ${message}`]
        : [],
    ),
    ...runs.flatMap(({ items }) =>
      items.flatMap(({ fileName, state, message }) =>
        state === 'failed' ? [`  ${fileName}: ${message}`] : [],
      ),
    ),
  ];
  if (failed.length > 0) lines.push('Could not be scored', ...failed);
  for (const { id } of runs) lines.push(`See the ranking: winnow results --run ${id}`);
  return `${lines.map(printable).join('\n')}\n`;
}

/** The run goes on without this program. */
function sayHowToGoOn(): void {
  for (const [signal, status] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const) {
    process.once(signal, () => {
      process.stderr.write('\nwinnow: interrupted. The same command continues where it stopped.\n');
      process.exit(status);
    });
  }
}
