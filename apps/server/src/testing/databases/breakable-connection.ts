import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A proxy to a server on loopback that can be interrupted and restored. */
export type BreakableConnection = {
  /** The given URL through the proxy. */
  readonly url: string;
  /** Closes all connections and accepts no new ones. */
  breakOff(): Promise<void>;
  mend(): Promise<void>;
};

export async function createBreakableConnection(targetUrl: string): Promise<BreakableConnection> {
  const target = new URL(targetUrl);
  const sockets = new Set<Socket>();
  let server = await listen(0);
  const { port } = server.address() as AddressInfo;

  async function listen(at: number): Promise<Server> {
    const created = createServer((near) => {
      const far = connect(Number(target.port || 5432), target.hostname);
      for (const socket of [near, far]) {
        sockets.add(socket);
        socket.on('close', () => sockets.delete(socket));
        socket.on('error', () => {});
      }
      near.on('close', () => far.destroy());
      far.on('close', () => near.destroy());
      near.pipe(far).pipe(near);
    }).listen(at, '127.0.0.1');
    await once(created, 'listening');
    return created;
  }

  const url = new URL(targetUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return {
    url: url.href,
    async breakOff() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    async mend() {
      server = await listen(port);
    },
  };
}
