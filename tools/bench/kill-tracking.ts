import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  startTrackingDouble,
  type TrackingDouble,
} from '../../apps/server/src/features/applicant-tracking/testing/tracking-double.ts';
import { runToEnd, type SpawnedServer, spawnServer } from '../../apps/server/src/testing/spawn-server.ts';
import { resumeText } from '../../apps/server/src/testing/work.ts';
import {
  type Client,
  changeImport,
  connectTracking,
  getImport,
  type ImportItem,
  importFromTracking,
  listFiles,
  listImportItems,
  type TrackingCredentials,
  type TrackingVendor,
} from '../../packages/contracts/src/index.ts';
import { enter } from './kill-runs.ts';

const candidates = 200;
const pageSize = 10;
/** Shares of the import after which it is killed: at the odd ones before the system answers, at the even ones after. */
const points = [0.01, 0.06, 0.2, 0.33, 0.5, 0.64, 0.8, 0.97];
/** How long the answer of an even point is under way and worked on: the kills meet storing and committing as well. */
const afterMs = [3, 25, 60, 120];
const longestMs = 600_000;

export type TrackingKillReport = {
  readonly broken: readonly string[];
  readonly candidates: number;
  readonly requests: number;
  /** Files of pages that a kill interrupted. */
  readonly loadedAgain: number;
  /** Files given up because they were being read at three kills. */
  readonly givenUp: number;
  /** From the last kill until the import had ended. */
  readonly settledMs: number;
};

const credentialsOf: Readonly<Record<TrackingVendor, TrackingCredentials>> = {
  greenhouse: { vendor: 'greenhouse', clientId: 'winnow', clientSecret: 'secret', userId: '7' },
  lever: { vendor: 'lever', apiKey: 'lever-key', userId: 'u1' },
  ashby: { vendor: 'ashby', apiKey: 'ashby-key' },
};

/**
 * Imports candidates from a double of a system, kills the process that does it at eight points, and reports violated
 * promises: every candidate and every resume is there once.
 *
 * @param databaseUrl PostgreSQL, where the worker is a separate process; `null` for all in one process on PGlite
 */
export async function killTracking(
  vendor: TrackingVendor,
  databaseUrl: string | null,
): Promise<TrackingKillReport> {
  const folder = await mkdtemp(join(tmpdir(), 'winnow-bench-tracking-'));
  const double = await startTrackingDouble();
  double.pageSize = pageSize;
  // Every tenth has no resume.
  double.candidates = Array.from({ length: candidates }, (_, at) => {
    const name = `Person Number${at}`;
    return { id: at + 1, name, file: at % 10 === 9 ? null : resumeText(name) };
  });
  return killIn(folder, vendor, databaseUrl, double).finally(async () => {
    await double.stop();
    await rm(folder, { recursive: true, force: true });
  });
}

async function killIn(
  folder: string,
  vendor: TrackingVendor,
  databaseUrl: string | null,
  double: TrackingDouble,
): Promise<TrackingKillReport> {
  const variables = {
    DATA_DIR: folder,
    IDENTITY_AUTO_CONFIRM: 'on',
    LOG_LEVEL: 'warn',
    APPLICANT_TRACKING_URL: double.url,
    // The issuer in tokens, which stays the same although the server listens on another port after a kill.
    SITE_URL: 'http://localhost',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
  const api = databaseUrl ? await spawnServer(variables, ['--role=api']) : null;
  const startWorking = () => spawnServer(variables, databaseUrl ? ['--role=worker'] : []);
  let working = await startWorking();
  let killedAt = 0;
  try {
    const client = await enter(() => `${(api ?? working).url}/api`);
    const credentials = credentialsOf[vendor];
    const { data: connection } = await client().call(connectTracking, { name: 'Our system', credentials });
    const request = { jobs: [double.jobId], isScored: false, idempotencyKey: randomUUID() };
    // The answer may be lost with the server.
    const asked = () => client().call(importFromTracking, { id: connection.id, ...request });
    const kills = points.map((share, index) =>
      meet(double, share, index % 2 === 0 ? 0 : (afterMs[(index - 1) / 2] ?? 0), () =>
        working.process.kill('SIGKILL'),
      ),
    );
    const started = retry(async () => (await asked()).data.importIds[0] ?? '');
    for (const kill of kills) {
      await kill();
      await working.ended;
      killedAt = performance.now();
      working = await startWorking();
    }
    const id = await started;
    let ended = await until(client, id);
    const settledMs = performance.now() - killedAt;
    // A file that was read at three kills is given up, until somebody has it tried again.
    const givenUp = ended.counts.refused;
    if (givenUp > 0) await client().call(changeImport, { id, to: 'retry' });
    ended = await until(client, id);
    const items = await listAllItems(client(), id);
    const files = await listAllFiles(client());
    const broken = brokenPromises(double, ended.counts, items, files);
    await stop(working);
    if (api) await stop(api);
    const examined = await runToEnd(variables, ['--examine']);
    if (examined.code !== 0) broken.push(`after the kills the doctor finds:\n${examined.output}`);
    const loaded = loadedFiles(double);
    const loadedAgain = loaded.length - new Set(loaded).size;
    const requests = double.requests.length;
    return { broken, candidates: items.length, requests, loadedAgain, givenUp, settledMs };
  } catch (error) {
    throw new Error(`The server wrote:\n${working.output()}`, { cause: error });
  } finally {
    await stop(working);
    if (api) await stop(api);
  }
}

const loadedFiles = ({ requests }: TrackingDouble) =>
  requests.flatMap(({ path }) => (path.startsWith('/files/') ? path : []));

/** Arms the double: once so much of the candidates was asked for, the process is killed. */
function meet(double: TrackingDouble, share: number, afterwardsMs: number, kill: () => void) {
  return () =>
    new Promise<void>((resolve) => {
      double.onRequest = async () => {
        if (new Set(loadedFiles(double)).size < share * candidates * 0.9) return;
        double.onRequest = () => {};
        if (afterwardsMs > 0) void wait(afterwardsMs).then(kill).then(resolve);
        else {
          kill();
          resolve();
        }
      };
    });
}

function brokenPromises(
  double: TrackingDouble,
  counts: Readonly<Record<string, number>>,
  items: readonly ImportItem[],
  files: readonly string[],
): string[] {
  const names = double.candidates.map(({ name }) => name).sort();
  const brought = items.map(({ path }) => nameOf(path.slice(path.lastIndexOf('/') + 1))).sort();
  const promises: readonly (readonly [boolean, string])[] = [
    [brought.join() === names.join(), `${brought.length} items for ${names.length} candidates`],
    [files.join() === names.join(), `${files.length} resumes for ${names.length} candidates`],
    [
      counts['done'] === candidates && counts['total'] === candidates,
      `the import counts ${JSON.stringify(counts)}, refused for ${JSON.stringify(reasonsOf(items))}`,
    ],
    [double.notes.length === 0, 'a note was sent that nobody asked for'],
  ];
  return promises.filter(([holds]) => !holds).map(([, words]) => words);
}

const reasonsOf = (items: readonly ImportItem[]) => [...new Set(items.flatMap(({ reason }) => reason ?? []))];

const nameOf = (fileName: string): string => fileName.replace(/\.(txt|json)$/, '');

async function listAllItems(client: Client, id: string): Promise<ImportItem[]> {
  const all: ImportItem[] = [];
  let after: number | null = -1;
  while (after !== null) {
    const { data }: { data: { items: ImportItem[]; next: number | null } } = await client.call(
      listImportItems,
      { id, after },
    );
    all.push(...data.items);
    after = data.next;
  }
  return all;
}

/** The names of those whose resumes the library has. */
async function listAllFiles(client: Client): Promise<string[]> {
  const all: string[] = [];
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const { data } = await client.call(listFiles, { limit: 100, ...(cursor && { cursor }) });
    all.push(...data.files.map(({ fileName }) => nameOf(fileName)));
    cursor = data.nextCursor;
  }
  return all.sort();
}

/** Until the server answers. */
async function retry<Result>(ask: () => Promise<Result>): Promise<Result> {
  const end = performance.now() + longestMs;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (performance.now() > end) throw error;
      await wait(250);
    }
  }
}

async function until(client: () => Client, id: string) {
  const end = performance.now() + longestMs;
  for (;;) {
    const { data } = await client().call(getImport, { id });
    if (data.state === 'done') return data;
    if (performance.now() > end) throw new Error(`It did not end: ${JSON.stringify(data)}`);
    await wait(250);
  }
}

async function stop({ process, ended }: SpawnedServer): Promise<void> {
  process.kill('SIGTERM');
  await ended;
}
