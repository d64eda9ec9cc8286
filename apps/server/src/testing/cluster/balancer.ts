import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A process that may be sent connections. */
export type Target = {
  /** URL; `null` while it isn't listening. */
  url(): string | null;
};

/** One address for several processes: connections go to the ready ones in turn. */
export type Balancer = {
  readonly url: string;
  /** Number of targets that were ready at the last check. */
  countReady(): number;
  close(): Promise<void>;
};

type Checked = { readonly target: Target; isReady: boolean; askedAt: string | null };

const askEveryMs = 200;
const answerWithinMs = 10_000;
/** Milliseconds that a new connection waits for a ready target. */
const timeoutMs = 30_000;

/**
 * A balancer of TCP connections. Every target's `/readyz` is checked several times a second; one that is not ready
 * gets no new connection, and closes its existing ones itself. A connection that a ready target does not accept fails.
 */
export async function startBalancer(targets: readonly Target[]): Promise<Balancer> {
  const checked: Checked[] = targets.map((target) => ({ target, isReady: false, askedAt: null }));
  const sockets = new Set<Socket>();
  const ended = new AbortController();
  let round = 0;

  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
  };

  const server = createServer({ pauseOnConnect: true }, (near) => {
    keep(near);
    void pass(near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const asking = checked.map((each) => askOn(each, ended.signal));

  async function pass(near: Socket): Promise<void> {
    const giveUpAt = performance.now() + timeoutMs;
    let next = nextReady();
    while (next === null && !near.destroyed && performance.now() < giveUpAt) {
      await wait(askEveryMs);
      next = nextReady();
    }
    // Not retried with another target: a ready process must accept connections.
    const far = next === null ? null : await open(next);
    if (!far) return void near.destroy();
    keep(far);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
    near.pipe(far).pipe(near);
    near.resume();
  }

  /** URL of the next ready target; `null` if none is ready. */
  function nextReady(): string | null {
    for (let tries = 0; tries < checked.length; tries += 1) {
      const next = checked[round++ % checked.length];
      if (next?.isReady) return next.askedAt;
    }
    return null;
  }

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    countReady: () => checked.filter(({ isReady }) => isReady).length,
    async close() {
      ended.abort();
      await Promise.all(asking);
      await closeServer(server, sockets);
    },
  };
}

async function askOn(each: Checked, ended: AbortSignal): Promise<void> {
  while (!ended.aborted) {
    const url = each.target.url();
    each.isReady = url !== null && (await isReady(url, ended));
    each.askedAt = url;
    await wait(askEveryMs, undefined, { signal: ended }).catch(() => {});
  }
}

async function isReady(url: string, ended: AbortSignal): Promise<boolean> {
  try {
    const signal = AbortSignal.any([ended, AbortSignal.timeout(answerWithinMs)]);
    const answer = await fetch(`${url}/readyz`, { signal, headers: { connection: 'close' } });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}

async function open(url: string): Promise<Socket | null> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(socket));
    socket.once('error', () => resolve(null));
  });
}

async function closeServer(server: Server, sockets: ReadonlySet<Socket>): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  for (const socket of sockets) socket.destroy();
  await closed;
}
