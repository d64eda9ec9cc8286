import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { browserHeaders } from './guards/security-headers.ts';
import type { App } from './request-context.ts';

export type RunningServer = {
  readonly port: number;
  /** Starts answering with the application; until then every request gets 503 with Retry-After. */
  open(app: App): void;
  /** Keeps answering, but asks callers to open a new connection next time. */
  drain(): void;
  /** Accepts no new connections and waits for running requests, at most `waitMs`. */
  stop(waitMs: number): Promise<void>;
};

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * Opens the port before anything slow begins: a port in use fails at once, and a balancer sees a server that
 * starts.
 * @throws Error if the port is in use or not allowed
 */
export async function listen(place: { host: string; port: number }): Promise<RunningServer> {
  let app: App | null = null;
  let isDraining = false;
  const listener = getRequestListener((request, env) => (app ? app.fetch(request, env) : answerStarting()));
  const server = createServer((request, response) => {
    if (!methods.has(request.method ?? '')) {
      // The web's Request type doesn't support TRACE, so it is refused here.
      response.writeHead(405, { ...browserHeaders, allow: [...methods].join(', ') }).end();
      return;
    }
    // A balancer would otherwise reuse its connections until they are closed.
    if (isDraining) response.setHeader('connection', 'close');
    void listener(request, response);
  });
  server.headersTimeout = 15_000;
  server.requestTimeout = 90_000;
  // Longer than the minute for which proxies reuse connections: closing first would break a request.
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(place.port, place.host, () => resolve());
  });
  return {
    port: (server.address() as AddressInfo).port,
    open(opened) {
      app = opened;
    },
    drain() {
      isDraining = true;
    },
    stop(waitMs) {
      isDraining = true;
      return stop(server, waitMs);
    },
  };
}

function answerStarting(): Response {
  const headers = { ...browserHeaders, 'retry-after': '2', 'cache-control': 'no-store' };
  return new Response('Winnow is starting.', { status: 503, headers });
}

function stop(server: Server, waitMs: number): Promise<void> {
  return new Promise((resolve) => {
    const lastCall = setTimeout(() => server.closeAllConnections(), waitMs);
    // Connections that were busy when the stop began stay open after their response, so they must be closed repeatedly.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearTimeout(lastCall);
      clearInterval(sweep);
      resolve();
    });
  });
}
