import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runToEnd, type SpawnedServer, spawnServer } from '../../apps/server/src/testing/spawn-server.ts';
import { jobText, resumeText } from '../../apps/server/src/testing/work.ts';
import {
  type Batch,
  type Client,
  createClient,
  createJob,
  getBatch,
  getCredits,
  signIn,
  signUp,
  startBatch,
  subscribe,
  uploadFile,
} from '../../packages/contracts/src/index.ts';

const files = 50;
/** The working process is killed when this many files of a run have ended. */
const points = [0, 1, 6, 13, 21, 30, 38, 45];
const longestMs = 180_000;

type Run = { readonly client: () => Client; readonly id: string; readonly endedAtKill: number };

export type KillReport = {
  readonly broken: readonly string[];
  /** From the last kill until everything had ended. */
  readonly settledMs: number;
};

/**
 * Kills the process that works at eight points of runs of 50 files, starts it again each time, and reports violated
 * invariants: every file ends, scored files are charged once, and no credit stays reserved or is lost.
 *
 * @param databaseUrl PostgreSQL, where the worker is a separate process; `null` for all in one process on PGlite
 */
export async function killRuns(databaseUrl: string | null): Promise<KillReport> {
  const folder = await mkdtemp(join(tmpdir(), 'winnow-bench-kill-'));
  return killIn(folder, databaseUrl).finally(() => rm(folder, { recursive: true, force: true }));
}

async function killIn(folder: string, databaseUrl: string | null): Promise<KillReport> {
  const variables = {
    DATA_DIR: folder,
    IDENTITY_AUTO_CONFIRM: 'on',
    LOG_LEVEL: 'warn',
    // The issuer in tokens, which stays the same although the server listens on another port after a kill.
    SITE_URL: 'http://localhost',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
  const api = databaseUrl ? await spawnServer(variables, ['--role=api']) : null;
  const startWorking = () => spawnServer(variables, databaseUrl ? ['--role=worker'] : []);
  let working = await startWorking();
  const url = () => `${(api ?? working).url}/api`;
  const broken: string[] = [];
  const runs: Run[] = [];
  let killedAt = 0;
  try {
    for (const point of points) {
      const client = await enter(url);
      const id = await startRun(client());
      const endedAtKill = endedOf(await until(client, id, (batch) => endedOf(batch) >= point));
      working.process.kill('SIGKILL');
      await working.ended;
      killedAt = performance.now();
      runs.push({ client, id, endedAtKill });
      working = await startWorking();
    }
    for (const run of runs) broken.push(...(await errorsOf(run)));
  } catch (error) {
    throw new Error(`The server wrote:\n${working.output()}`, { cause: error });
  } finally {
    await stop(working);
    if (api) await stop(api);
  }
  const settledMs = performance.now() - killedAt;
  const examined = await runToEnd(variables, ['--examine']);
  if (examined.code !== 0) broken.push(`after the kills the doctor finds:\n${examined.output}`);
  return { broken, settledMs };
}

/** A new person with Pro, so that a run of 50 can be paid. @param url where the server is now */
export async function enter(url: () => string): Promise<() => Client> {
  const email = `${randomUUID()}@example.org`;
  const password = 'a long and quiet river';
  const visitor = createClient({ baseUrl: url() });
  await visitor.call(signUp, { name: 'Ada Thorne', email, password });
  const { token } = (await visitor.call(signIn, { email, password })).data;
  // Created each time: after a kill the server listens on another port.
  const client = () =>
    createClient({ baseUrl: url(), headers: () => ({ authorization: `Bearer ${token}` }) });
  await client().call(subscribe, { plan: 'pro', idempotencyKey: randomUUID() });
  return client;
}

async function startRun(client: Client): Promise<string> {
  return (await client.call(startBatch, await prepareRun(client))).data.id;
}

/** Adds a job and uploads the resumes of a run of 50, and returns the request that starts it. */
export async function prepareRun(client: Client) {
  const { data: job } = await client.call(createJob, { text: jobText });
  const fileIds: string[] = [];
  for (let number = 0; number < files; number += 1) {
    const file = new File([resumeText(`Person ${number} ${randomUUID()}`)], `person-${number}.txt`);
    const [sent] = (await client.call(uploadFile, { file })).data.files;
    if (sent?.file) fileIds.push(sent.file.id);
  }
  return { jobDescriptionId: job.id, fileIds, idempotencyKey: randomUUID() };
}

async function until(client: () => Client, id: string, isSo: (batch: Batch) => boolean): Promise<Batch> {
  const end = performance.now() + longestMs;
  for (;;) {
    const { data } = await client().call(getBatch, { id });
    if (isSo(data)) return data;
    if (performance.now() > end) throw new Error(`A run did not end: ${JSON.stringify(data.counts)}`);
    await wait(20);
  }
}

function endedOf({ counts }: Batch): number {
  return counts.total - counts.queued - counts.reading - counts.judging;
}

async function errorsOf({ client, id, endedAtKill }: Run): Promise<string[]> {
  const { counts, credits } = await until(client, id, ({ state }) => state !== 'running');
  const { usedCredits, heldCredits, availableCredits } = (await client().call(getCredits)).data;
  const { done, failed } = counts;
  const invariants: readonly (readonly [boolean, string])[] = [
    [endedAtKill < files, `nothing was left to do at the kill after ${endedAtKill} files`],
    // A file that was being processed at three kills is given up, and costs nothing.
    [done + failed === files, `${done} of ${files} files were judged and ${failed} given up`],
    [credits.charged === done && usedCredits === done, `${credits.charged}, ${usedCredits} were charged`],
    [credits.released === failed && heldCredits === 0, `${heldCredits} are still held`],
    [availableCredits === 100 - done, `${availableCredits} are left`],
  ];
  return invariants.filter(([isSo]) => !isSo).map(([, words]) => `killed after ${endedAtKill}: ${words}`);
}

async function stop({ process, ended }: SpawnedServer): Promise<void> {
  process.kill('SIGTERM');
  await ended;
}
