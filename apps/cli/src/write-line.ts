import { once } from 'node:events';

/** One JSON value on a line of standard output, waiting while the reader of the pipe is slow. */
export async function writeJsonLine(value: unknown): Promise<void> {
  await write(`${JSON.stringify(value)}\n`);
}

export async function write(text: string | Uint8Array): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}
