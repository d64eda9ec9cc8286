import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Prometheus } from './prometheus.ts';

export type MetricsServer = { readonly port: number; close(): Promise<void> };

/**
 * Serves only `/metrics`, on a port of its own that isn't exposed to users.
 * @throws Error if the port is in use or not allowed
 */
export async function serveMetrics(
  prometheus: Prometheus,
  place: { readonly host: string; readonly port: number },
): Promise<MetricsServer> {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    if (request.method !== 'GET') return void response.writeHead(405, { allow: 'GET' }).end();
    try {
      const text = await prometheus.write();
      response
        .writeHead(200, { 'content-type': prometheus.contentType, 'cache-control': 'no-store' })
        .end(text);
    } catch {
      response.writeHead(500).end();
    }
  });
  server.requestTimeout = 10_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(place.port, place.host, () => resolve());
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
