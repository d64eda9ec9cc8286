import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import { runToEnd, type SpawnedServer, spawnServer } from '../../apps/server/src/testing/spawn-server.ts';
import {
  type Client,
  createWebhook,
  getBatch,
  listAnalyses,
  listWebhookDeliveries,
  startBatch,
  type WebhookDelivery,
  webhookEventTypes,
} from '../../packages/contracts/src/index.ts';
import { enter, prepareRun } from './kill-runs.ts';

/**
 * The process is killed while the receiver has so many requests: at the odd ones before they are answered, at the even
 * ones right after, when the answer is on its way and nothing is recorded yet.
 */
const points = [1, 6, 12, 19, 26, 33, 40, 46];
const longestMs = 600_000;

export type WebhookKillReport = {
  readonly broken: readonly string[];
  readonly messages: number;
  /** Requests of messages that the receiver had before. */
  readonly repeated: number;
  /** From the last kill until everything was delivered. */
  readonly settledMs: number;
};

/**
 * Kills the process that delivers, at eight points of a run of 50 files, and reports violated promises: every message
 * arrives, is signed, is the same each time, and comes again only where a kill interrupted it.
 *
 * @param databaseUrl PostgreSQL, where the worker is a separate process; `null` for all in one process on PGlite
 */
export async function killWebhooks(databaseUrl: string | null): Promise<WebhookKillReport> {
  const folder = await mkdtemp(join(tmpdir(), 'winnow-bench-webhooks-'));
  const receiver = await startReceiver();
  return killIn(folder, databaseUrl, receiver).finally(async () => {
    receiver.stop();
    await rm(folder, { recursive: true, force: true });
  });
}

async function killIn(
  folder: string,
  databaseUrl: string | null,
  receiver: Receiver,
): Promise<WebhookKillReport> {
  const variables = {
    DATA_DIR: folder,
    IDENTITY_AUTO_CONFIRM: 'on',
    LOG_LEVEL: 'warn',
    WEBHOOK_PRIVATE_HOSTS: receiver.host,
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
    const request = await prepareRun(client());
    const url = `http://${receiver.host}/hook`;
    const added = await client().call(createWebhook, { url, eventTypes: [...webhookEventTypes] });
    const { webhook, secret } = added.data;
    const kills = points.map((requests, index) =>
      receiver.at(requests, index % 2 === 0 ? 'before' : 'after', () => working.process.kill('SIGKILL')),
    );
    // The first message may be out, and the process killed, before the answer is.
    const started = retry(async () => (await client().call(startBatch, request)).data.id);
    for (const kill of kills) {
      await kill;
      await working.ended;
      killedAt = performance.now();
      working = await startWorking();
    }
    const runId = await started;
    await until(async () => (await client().call(getBatch, { id: runId })).data.state !== 'running');
    await until(async () => {
      const deliveries = await listAll(client(), webhook.id);
      return deliveries.every(({ state }) => state !== 'pending');
    });
    const settledMs = performance.now() - killedAt;
    const deliveries = await listAll(client(), webhook.id);
    const analysisIds = await listAnalysisIds(client(), runId);
    const broken = brokenPromises({ deliveries, analysisIds, secret, receiver, runId });
    await stop(working);
    if (api) await stop(api);
    const examined = await runToEnd(variables, ['--examine']);
    if (examined.code !== 0) broken.push(`after the kills the doctor finds:\n${examined.output}`);
    const messages = new Set(receiver.received.map(idOf)).size;
    return { broken, messages, repeated: receiver.received.length - messages, settledMs };
  } catch (error) {
    throw new Error(`The server wrote:\n${working.output()}`, { cause: error });
  } finally {
    await stop(working);
    if (api) await stop(api);
  }
}

type Told = {
  readonly deliveries: readonly WebhookDelivery[];
  readonly analysisIds: ReadonlySet<string>;
  readonly secret: string;
  readonly receiver: Receiver;
  readonly runId: string;
};

/** Requests to one endpoint that may be under way at a kill. */
const underWayAtOnce = 4;

function brokenPromises({ deliveries, analysisIds, secret, receiver, runId }: Told): string[] {
  const { received } = receiver;
  const byId = Map.groupBy(received, idOf);
  const again = [...byId.values()].filter((requests) => requests.length > 1);
  const told = deliveries.map(
    ({ payload }) => JSON.parse(payload) as { type: string; data: Record<string, string> },
  );
  const ofType = (type: string) => told.filter((each) => each.type === type);
  const scored = new Set(ofType('analysis.scored').map(({ data }) => data['analysisId']));
  const ended = ['run.finished', 'run.failed'].flatMap(ofType).filter(({ data }) => data['runId'] === runId);
  const verifier = new Webhook(secret);
  const promises: readonly (readonly [boolean, string])[] = [
    [deliveries.every(({ state }) => state === 'delivered'), 'a delivery did not end as delivered'],
    [deliveries.every(({ messageId }) => byId.has(messageId)), 'a message never arrived'],
    [byId.size === deliveries.length, `${byId.size} messages arrived of ${deliveries.length}`],
    [analysisIds.size > 0 && [...analysisIds].every((id) => scored.has(id)), 'an analysis was not told'],
    [ofType('run.started').length === 1 && ended.length === 1, 'the run was not told once'],
    [again.every((all) => new Set(all.map(({ body }) => body)).size === 1), 'a repeated message differs'],
    [
      received.length - byId.size <= points.length * underWayAtOnce,
      `${received.length - byId.size} requests were repeated`,
    ],
    [received.every((request) => isSigned(verifier, request)), 'a message is not signed'],
  ];
  return promises.filter(([holds]) => !holds).map(([, words]) => words);
}

function isSigned(verifier: Webhook, { body, headers }: Received): boolean {
  try {
    verifier.verify(body, headers);
    return true;
  } catch {
    return false;
  }
}

async function listAll(client: Client, id: string): Promise<WebhookDelivery[]> {
  const all: WebhookDelivery[] = [];
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const { data } = await client.call(listWebhookDeliveries, { id, ...(cursor && { cursor }) });
    all.push(...data.deliveries);
    cursor = data.nextCursor;
  }
  return all;
}

async function listAnalysisIds(client: Client, batchId: string): Promise<Set<string>> {
  const ids = new Set<string>();
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const { data } = await client.call(listAnalyses, { batchId, ...(cursor && { cursor }) });
    for (const { id } of data.analyses) ids.add(id);
    cursor = data.nextCursor;
  }
  return ids;
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

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + longestMs;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error('It did not end.');
    await wait(250);
  }
}

type Received = { readonly headers: Record<string, string>; readonly body: string };

type Receiver = {
  readonly host: string;
  readonly received: readonly Received[];
  /** Calls at that request, and resolves then. */
  at(requests: number, moment: 'before' | 'after', call: () => void): Promise<void>;
  stop(): void;
};

const idOf = ({ headers }: Received) => headers['webhook-id'] ?? randomUUID();

/** The receiving system, which answers immediately. */
async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const calls = new Map<string, () => void>();
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    received.push({
      headers: request.headers as Record<string, string>,
      body: Buffer.concat(parts).toString(),
    });
    const requests = received.length;
    calls.get(`${requests} before`)?.();
    response.end('thanks', () => calls.get(`${requests} after`)?.());
  });
  // A killed process leaves its requests behind.
  server.on('clientError', (_, socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    at: (requests, moment, call) =>
      new Promise((resolve) => {
        calls.set(`${requests} ${moment}`, () => {
          call();
          resolve();
        });
      }),
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function stop({ process, ended }: SpawnedServer): Promise<void> {
  process.kill('SIGTERM');
  await ended;
}
