import { rename, rm, writeFile } from 'node:fs/promises';
import { exportAnalyses } from '@winnow/contracts';
import { parseOptions } from '../arguments.ts';
import { UsageError } from '../usage-error.ts';
import { write } from '../write-line.ts';
import { chosenFrom, expectNoFiles, openServer, remoteCommand } from './remote-command.ts';
import { RemoteError } from './remote-error.ts';

/** Writes the candidates of a job or a run as CSV or JSON, without names unless they are asked for. */
export const exportResults = remoteCommand(async (args) => {
  const { values, files } = parseOptions(args, {
    job: { type: 'string' },
    run: { type: 'string' },
    format: { type: 'string', default: 'csv' },
    names: { type: 'boolean' },
    output: { type: 'string' },
  });
  expectNoFiles(files);
  const chosen = chosenFrom(values);
  const { format } = values;
  if (format !== 'csv' && format !== 'json')
    throw new UsageError(`--format must be csv or json, not "${format}"`);
  const { ask } = await openServer();
  const { blob } = await ask((client) =>
    client.download(exportAnalyses, { ...chosen, format, anonymous: values.names ? 'no' : 'yes' }),
  );
  // Not decoded: a byte-order mark tells spreadsheets that the text is UTF-8.
  const bytes = Buffer.from(await blob.arrayBuffer());
  if (values.output === undefined) await write(bytes);
  else await writeWhole(values.output, bytes);
  return 0;
});

/** A file that was there is replaced once the new one is whole. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const next = `${path}.${process.pid}`;
  try {
    await writeFile(next, bytes, { mode: 0o600 });
    await rename(next, path);
  } catch (error) {
    await rm(next, { force: true });
    throw new RemoteError(`${path} cannot be written: ${(error as Error).message}`);
  }
}
