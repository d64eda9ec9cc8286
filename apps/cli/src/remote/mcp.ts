import { createInterface } from 'node:readline';
import { parseOptions } from '../arguments.ts';
import { write, writeJsonLine } from '../write-line.ts';
import { type KeptKey, readKey } from './kept-key.ts';
import { expectNoFiles, remoteCommand } from './remote-command.ts';

/** Passes messages of the Model Context Protocol, one a line, between an assistant and the server. */
export const mcp = remoteCommand(async (args) => {
  expectNoFiles(parseOptions(args, {}).files);
  const kept = await readKey();
  const underWay = new Set<Promise<void>>();
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() === '') continue;
    // Later messages need not wait: their answers name them.
    const passing = pass(line, kept).finally(() => underWay.delete(passing));
    underWay.add(passing);
  }
  await Promise.all(underWay);
  return 0;
});

const parseError = -32_700;
const serverError = -32_000;

async function pass(line: string, { server, key }: KeptKey): Promise<void> {
  const id = idOf(line);
  if (id === undefined)
    return answer({ id: null, error: { code: parseError, message: 'This is not valid JSON.' } });
  try {
    const response = await fetch(`${server}/mcp`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      body: line,
    });
    const text = await response.text();
    if (response.ok) {
      if (text !== '') await write(`${text}\n`);
    } else if (id !== null)
      await answer({ id, error: { code: serverError, message: wordsOf(text, response.status) } });
  } catch {
    const message = `${server} cannot be reached. Check the address and the connection.`;
    if (id !== null) await answer({ id, error: { code: serverError, message } });
  }
}

/** Of a request; `null` of a notification, which is not answered, and `undefined` of what is not valid JSON. */
function idOf(line: string): unknown {
  try {
    const message: unknown = JSON.parse(line);
    return typeof message === 'object' && message !== null && 'id' in message ? message.id : null;
  } catch {
    return undefined;
  }
}

/** The server's sentence about what went wrong. */
function wordsOf(text: string, status: number): string {
  try {
    const { message } = JSON.parse(text) as { message?: unknown };
    if (typeof message === 'string' && message !== '') return message;
  } catch {
    // A proxy may answer with a page.
  }
  return `The server did not answer as Winnow does (status ${status}).`;
}

function answer(message: Readonly<Record<string, unknown>>): Promise<void> {
  return writeJsonLine({ jsonrpc: '2.0', ...message });
}
