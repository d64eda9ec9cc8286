import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Received = { readonly headers: Record<string, string>; readonly body: string };

export type Receiver = {
  readonly url: string;
  readonly received: Received[];
  /** Responds to the next requests. */
  answer: (response: ServerResponse) => void;
  stop(): Promise<void>;
};

/** A webhook endpoint on this machine. */
export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({
        headers: request.headers as Record<string, string>,
        body: Buffer.concat(parts).toString(),
      });
      receiver.answer(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    answer: (response) => response.end('thanks'),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return receiver;
}
