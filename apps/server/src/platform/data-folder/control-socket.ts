import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { join, resolve } from 'node:path';

/** Requests of commands to the server that uses the data folder. */
export type ControlRequest = 'copy-database';

export type ControlSocket = { close(): Promise<void> };

/** Maximum characters of a request or response. */
const maxLine = 4096;

/**
 * Answers commands that run on the same machine as the same user: the socket is in the data folder, which only that
 * user can open. A request and a response are one line each.
 * @param answer handles a request; an error is answered with its message
 * @throws Error if the system has no such sockets, or the path exceeds their hundred characters
 */
export async function listenForCommands(
  folder: string,
  answer: (request: ControlRequest) => Promise<string>,
): Promise<ControlSocket> {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    // The command was stopped and needs no response.
    socket.on('error', () => {});
    socket.on('close', () => open.delete(socket));
    void readLine(socket).then(async (line) => {
      if (line !== 'copy-database') return socket.destroy();
      const text = await answer(line).then(
        (done) => `ok ${done}`,
        (error: Error) => `failed ${error.message}`,
      );
      return socket.end(`${text.replaceAll('\n', ' ')}\n`);
    });
  });
  // Left by a killed server; we hold the lock.
  if (process.platform !== 'win32') await rm(placeOf(folder), { force: true });
  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    server.listen(placeOf(folder), listening);
  });
  server.unref();
  return {
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        for (const socket of open) socket.destroy();
      }),
  };
}

/**
 * Asks the server that uses a data folder; `null` if none answers.
 * @throws Error with the server's error message
 */
export async function askServer(folder: string, request: ControlRequest): Promise<string | null> {
  const socket = connect(placeOf(folder));
  try {
    await new Promise<void>((connected, failed) => {
      socket.once('connect', connected);
      socket.once('error', failed);
    });
  } catch {
    return null;
  }
  socket.on('error', () => {});
  socket.write(`${request}\n`);
  const [, outcome, text = ''] = /^(ok|failed) (.*)$/.exec(await readLine(socket)) ?? [];
  socket.destroy();
  if (outcome === 'ok') return text;
  throw new Error(outcome === 'failed' ? text : 'The server stopped before it answered. Try again.');
}

function placeOf(folder: string): string {
  if (process.platform !== 'win32') return join(folder, socketName);
  const digest = createHash('sha256').update(resolve(folder)).digest('hex').slice(0, 32);
  return `\\\\.\\pipe\\winnow-${digest}`;
}

/** Name of the socket in the data folder, while a server uses it. */
export const socketName = 'control.sock';

/** Empty if the other side closes first. */
function readLine(socket: Socket): Promise<string> {
  return new Promise((found) => {
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => {
      text += chunk;
      const end = text.indexOf('\n');
      if (end >= 0) found(text.slice(0, end));
      else if (text.length > maxLine) socket.destroy();
    });
    socket.on('close', () => found(''));
  });
}
