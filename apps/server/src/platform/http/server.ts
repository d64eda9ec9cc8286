import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { App } from './request-context.ts';

export type RunningServer = {
  readonly port: number;
  /** Takes no new connection and waits for running requests, at most `waitMs`. */
  stop(waitMs: number): Promise<void>;
};

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Listens. @throws Error where the port is taken or not allowed */
export async function listen(app: App, place: { host: string; port: number }): Promise<RunningServer> {
  const listener = getRequestListener(app.fetch);
  const server = createServer((request, response) => {
    if (!methods.has(request.method ?? '')) {
      // The web's Request type cannot even hold TRACE, so it is refused before.
      response.writeHead(405, { allow: [...methods].join(', '), 'x-content-type-options': 'nosniff' }).end();
      return;
    }
    void listener(request, response);
  });
  server.headersTimeout = 15_000;
  server.requestTimeout = 90_000;
  server.keepAliveTimeout = 10_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(place.port, place.host, () => resolve());
  });
  return { port: (server.address() as AddressInfo).port, stop: (waitMs) => stop(server, waitMs) };
}

function stop(server: Server, waitMs: number): Promise<void> {
  return new Promise((resolve) => {
    const lastCall = setTimeout(() => server.closeAllConnections(), waitMs);
    server.close(() => {
      clearTimeout(lastCall);
      resolve();
    });
    server.closeIdleConnections();
  });
}
