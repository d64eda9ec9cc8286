import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import { type DoneJourney, doMainJourney, once } from './main-journey.ts';

export type Roll = {
  /** Requests per second over persistent connections. */
  readonly perSecond: number;
  /** A session whose job, run and credits the requests read. */
  readonly reader: { readonly token: string; readonly batchId: string };
};

export type Rolled = {
  readonly requests: number;
  /** Descriptions of the answers other than 200. */
  readonly failures: readonly string[];
  /** Exit code or signal of each member. */
  readonly exits: readonly (number | NodeJS.Signals | null)[];
  /** The last event of every stream that ended meanwhile. */
  readonly streamEnds: readonly string[];
  /** Main journeys of people meanwhile, without retried calls. */
  readonly jobs: readonly DoneJourney[];
};

/** Maximum concurrent requests, so that a busy machine gets fewer. */
const maxAtOnce = 60;

/** Restarts the members one by one while people and programs continue. */
export async function rollUnderLoad(cluster: Cluster, { perSecond, reader }: Roll): Promise<Rolled> {
  const agent = new Agent({ keepAlive: true, maxSockets: maxAtOnce });
  const headers = { authorization: `Bearer ${reader.token}` };
  const paths = [
    '/api/credits',
    '/api/job-descriptions',
    '/api/files',
    `/api/resume-analysis/batches/${reader.batchId}`,
    '/healthz',
  ];
  const failures: string[] = [];
  const exits: (number | NodeJS.Signals | null)[] = [];
  const streamEnds: string[] = [];
  const jobs: DoneJourney[] = [];
  const over = new AbortController();
  let requests = 0;
  let underWay = 0;

  async function ask(path: string): Promise<void> {
    underWay += 1;
    requests += 1;
    const outcome = await get(`${cluster.url}${path}`, agent, headers);
    if (outcome !== 200) failures.push(`${path} ${outcome}`);
    underWay -= 1;
  }

  async function askOn(): Promise<void> {
    for (let round = 0; !over.signal.aborted; round += 1) {
      if (underWay < maxAtOnce) void ask(paths[round % paths.length] ?? '/healthz');
      await wait(1000 / perSecond);
    }
    while (underWay > 0) await wait(20);
  }

  async function listenOn(): Promise<void> {
    while (!over.signal.aborted) {
      const url = `${cluster.url}/api/resume-analysis/batches/${reader.batchId}/events`;
      const end = await listenToEnd(url, headers, over.signal);
      if (end !== null) streamEnds.push(end);
    }
  }

  async function work(): Promise<void> {
    while (!over.signal.aborted) {
      try {
        jobs.push(await doMainJourney(cluster.url, once));
      } catch (error) {
        failures.push(`main job: ${tell(error)}`);
      }
    }
  }

  const under = [askOn(), listenOn(), listenOn(), listenOn(), work()];
  try {
    for (const member of cluster.members) {
      exits.push(await member.stopAndStart());
      await allReady(cluster);
    }
  } finally {
    over.abort();
    await Promise.all(under);
    agent.destroy();
  }
  return { requests, failures, exits, streamEnds, jobs };
}

/** Waits until the balancer sends requests to all members again, before the next is stopped. */
async function allReady({ members, balancer }: Cluster): Promise<void> {
  const apis = members.filter((member) => member.url() !== null).length;
  while (balancer.countReady() < apis) await wait(50);
}

/**
 * The status, or why there is none. A persistent connection that closed during use is replaced, as every client does.
 */
function get(url: string, agent: Agent, headers: Record<string, string>): Promise<number | string> {
  return new Promise((resolve) => {
    const asked = request(url, { agent, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 'no status'));
      answer.on('error', (error) => resolve(tell(error)));
    });
    asked.on('error', (error) => {
      if (asked.reusedSocket && 'code' in error && error.code === 'ECONNRESET') {
        resolve(get(url, agent, headers));
      } else resolve(tell(error));
    });
    asked.end();
  });
}

/** The name of the last event before a stream ended by itself; `null` where the listener left. */
async function listenToEnd(
  url: string,
  headers: Record<string, string>,
  leaving: AbortSignal,
): Promise<string | null> {
  let last = 'none';
  try {
    const answer = await fetch(url, { headers: { ...headers, connection: 'close' }, signal: leaving });
    if (answer.status !== 200) return `status ${answer.status}`;
    const decoder = new TextDecoder();
    for await (const chunk of answer.body ?? []) {
      const names = [...decoder.decode(chunk, { stream: true }).matchAll(/^event: (\S+)$/gm)];
      last = names.at(-1)?.[1] ?? last;
    }
    return last;
  } catch (error) {
    return leaving.aborted ? null : `${last}, then ${tell(error)}`;
  }
}

function tell(error: unknown): string {
  const { message, cause, status } = error as Error & { status?: number };
  return [status, message, cause && tell(cause)].filter(Boolean).join(' ');
}
